"""What goes over the wire: the messages, how a match is rendered as messages, and their types."""
