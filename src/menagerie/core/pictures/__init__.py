"""What shows itself in notebooks: tables, hands, cards and scores as HTML that stands by itself."""
