"""Measurements, as ratios in one run on one machine. Nothing here is a test."""
