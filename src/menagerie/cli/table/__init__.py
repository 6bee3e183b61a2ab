"""The table in a terminal: a full-screen one, and plain lines for pipes and screen readers."""
