"""What is read of a socket past the library: nothing but short whole texts, and no others."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from menagerie.server.live.framing import all_whole, short_text
from server.harness import Person, run, served_here


def sent(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """As a browser sends it."""
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 61, 125])
def test_a_short_text_is_read_as_the_library_reads_it(size: int) -> None:
    text = b"x" * size
    assert short_text(sent(text)) == text


def test_anything_else_is_left_to_the_library() -> None:
    text = sent(b"hello")
    others = [
        b"", text[:1], text[:-1], text + b"x", text + text, sent(b"x" * 126), sent(b"x" * 70_000),
        sent(b"x", Opcode.BINARY), sent(b"x", Opcode.PONG), sent(b"x", fin=False),
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False), b"\x81\xfe" + b"x" * 130,
        bytes([text[0] | 0x40]) + text[1:],
    ]  # fmt: skip
    assert [short_text(data) for data in others] == [None] * len(others)


def test_frames_are_whole_or_cut_off() -> None:
    frames = b"".join(sent(b"x" * size) for size in (0, 5, 126, 70_000)) + sent(b"", Opcode.PING)
    assert all_whole(frames)
    long = sent(b"x" * 300)
    assert not any(all_whole(long[:end]) for end in range(1, len(long)))
    assert not all_whole(frames + long[:1])


def test_a_message_is_heard_however_it_comes(tmp_path: Path) -> None:
    """Whole, several at once, in two parts cut anywhere, in fragments with a ping between."""
    questions = [
        json.dumps({"type": "why", "key": f"k{n}", "seat": 0, "move": 0}) for n in range(9)
    ]
    frames = [sent(question.encode()) for question in questions]
    fragments = sent(questions[7].encode()[:9], fin=False) + sent(b"?", Opcode.PING)
    pieces = [frames[0], frames[1] + frames[2], sent(b"!", Opcode.PONG), frames[3]]
    pieces += [fragments, sent(questions[7].encode()[9:], Opcode.CONT)]
    for cut, frame in zip((1, 3, 40), frames[4:7], strict=True):
        pieces += [frame[:cut], frame[cut:]]
    pieces.append(frames[8])

    async def story() -> None:
        async with served_here(tmp_path) as server:
            ann = Person(server)
            table = await ann.create(2)
            live = await ann.live(table)
            transport: Any = live.socket.transport
            for piece in pieces:
                transport.write(piece)
                await asyncio.sleep(0.01)  # so that each piece arrives by itself
            await live.until(lambda m: m.get("key") == "k8")
            heard = [m["key"] for m in live.heard if "key" in m]
            assert heard == ["k0", "k1", "k2", "k3", "k7", "k4", "k5", "k6", "k8"]
            await live.close()

    run(story())


def test_a_message_does_not_come_in_parts_for_ever(tmp_path: Path) -> None:
    """Parts without a byte in them make it no longer."""

    async def story() -> None:
        async with served_here(tmp_path) as server:
            ann = Person(server)
            live = await ann.live(await ann.create(2))
            transport: Any = live.socket.transport
            transport.write(sent(b"", fin=False) + sent(b"", Opcode.CONT, fin=False) * 1000)
            transport.write(sent(b"", Opcode.CONT))
            with pytest.raises(ConnectionError):
                await live.until(lambda m: m["type"] == "refused")  # as what cannot be read is

    run(story())
