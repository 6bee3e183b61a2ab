"""Measurements: ratios in one run, on one machine. `make bench` runs them; nothing here is a test."""
