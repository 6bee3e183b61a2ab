"""What rules work on: the typed record, sets as bits, random streams, events."""
