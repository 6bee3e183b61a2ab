"""The server: tables, seats, clocks, storage and live updates over HTTP and WebSocket."""
