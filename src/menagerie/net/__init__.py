"""Learned judgement at the table: a small net from a file, evaluated without PyTorch."""
