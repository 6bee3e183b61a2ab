"""Measurements, as ratios in one run on one machine. Nothing here is a test."""

import os

# What is measured is compiled, whether it was ready or not.
os.environ.setdefault("MENAGERIE_MODE", "compiled")
