"""What is printed on the cards, as typed JSON for clients."""

from typing import Literal

import msgspec

from . import components

Strikes = Literal["never", "when_played", "while_on_top"]
STRIKES: dict[int, Strikes] = {
    components.KILL: "when_played",
    components.STAND: "while_on_top",
    components.CONDEMN: "while_on_top",
}


class PrintedCharacter(msgspec.Struct):
    rank: int
    low_rank: int | None  # the rank its player may announce instead
    back: int
    icons: list[int]  # royal, church, mystic
    strikes: Strikes
    victims: list[int]
    names_victim: bool  # eliminates whom its player names
    immune: bool
    reconstructed: list[str]  # facts of which we have not seen the print


class Printed(msgspec.Struct):
    characters: list[PrintedCharacter]  # by card id
    chapters: int
    rounds: int


PRINTED = Printed(
    characters=[
        PrintedCharacter(
            rank=c.rank,
            low_rank=c.low_rank,
            back=c.back,
            icons=list(c.icons),
            strikes=STRIKES.get(c.effect, "never"),
            victims=list(c.victims),
            names_victim=c.effect == components.CONDEMN,
            immune=c.immune,
            reconstructed=list(c.reconstructed),
        )
        for c in components.CHARACTERS
    ],
    chapters=components.CHAPTERS,
    rounds=components.ROUNDS,
)
