"""The live connection of a table: a WebSocket, and the commands that arrive over it."""
