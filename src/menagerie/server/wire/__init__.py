"""What goes over the wire: the messages, how a match is told in them, and their types."""
