"""What a server's work costs, and what is gained by sharing it out: `python -m bench.costs`."""
