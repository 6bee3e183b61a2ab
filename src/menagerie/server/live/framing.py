"""What a client sends, at a glance: nearly always it is one short message, whole, in one frame."""

try:
    from websockets.speedups import apply_mask
except ImportError:  # where nobody compiled it
    from websockets.utils import apply_mask

TEXT = 0x81  # the first byte of an unfragmented text
MASKED = 0x80  # clients mask; in the second byte, whose other bits are the length
MASK = 4  # bytes
WIDE = {126: 2, 127: 8}  # lengths that stand for: the length is in so many bytes more


def short_text(data: bytes) -> bytes | None:
    """The text of one whole short frame (RFC 6455, 5.2); None where this is anything else."""
    start = 2 + MASK
    size = len(data) - start
    if 0 <= size < 126 and data[0] == TEXT and data[1] == MASKED | size:
        return apply_mask(data[start:], data[2:start])
    return None


def all_whole(data: bytes) -> bool:
    """Whether these are frames of which none is cut off."""
    place = 0
    while place + 2 <= len(data):
        masked, size = data[place + 1] & MASKED, data[place + 1] & ~MASKED
        place += 2
        if size in WIDE:
            start, place = place, place + WIDE[size]
            size = int.from_bytes(data[start:place])
        place += size + (MASK if masked else 0)
    return place == len(data)
