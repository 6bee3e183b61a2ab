"""A fuzzer of our own: requests and socket messages by their grammar, then broken in all ways.

Everything follows from a seed. What is sent is built from the server's own list of addresses and
from the types of its messages, so that most of it gets past the first check.
"""
