"""What a card can say, as data. `components.py` says it of each card; the rules, the sentences of
`texts.py` and the choices worth trying are all read from there.

Suits and cards are numbers. A suit named as `other` counts without the card that speaks (FR-41).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

Suits = tuple[int, ...]
Names = tuple[int, ...]


# Bonuses in points. Of several on one card the best counts (FR-40).


@dataclass(frozen=True)
class With:
    """Points once, if everything named here is so (FR-40)."""

    points: int
    names: Names = ()  # every one of these names is there
    one_of: Names = ()  # at least one of these names is
    suits: Suits = ()  # at least one card of these suits is
    without: Suits = ()  # no card of these suits is
    unlike: bool = False  # no two active cards share a suit (FR-46)


@dataclass(frozen=True)
class ForEach:
    """Points for each card of these suits (FR-40)."""

    points: int
    suits: Suits
    other: int | None = None
    once: Names = ()  # the same points once more with each of these names (FR-45)
    names: Names = ()  # only if every one of these names is there


@dataclass(frozen=True)
class BestStrength:
    """The base strength of one card of these suits, its own too."""

    suits: Suits


@dataclass(frozen=True)
class TotalStrength:
    """The base strengths of all cards of these suits."""

    suits: Suits


@dataclass(frozen=True)
class Collection:
    """Points for every suit, by the number of different names in it; more count as the most."""

    points: Mapping[int, int]


@dataclass(frozen=True)
class Runs:
    """Points for every run of consecutive strengths, by its length; more count as the longest."""

    points: Mapping[int, int]


# Clearing


@dataclass(frozen=True)
class Clears:
    """Lifts the penalties of all cards of these suits; of none named: of all cards (FR-31)."""

    suits: Suits = ()


@dataclass(frozen=True)
class ClearsOne:
    """Lifts the penalty of one card of these suits, chosen by the player (FR-54)."""

    suits: Suits


@dataclass(frozen=True)
class StrikesArmy:
    """Strikes the word "army" from the penalties of these suits; none named: of all (FR-32)."""

    suits: Suits = ()


# Penalties


@dataclass(frozen=True)
class LosesUnless:
    """Costs points once, unless a card of these suits is there."""

    points: int
    suits: Suits


@dataclass(frozen=True)
class LosesForEach:
    """Costs points for each card of these suits."""

    points: int
    suits: Suits
    other: int | None = None


@dataclass(frozen=True)
class Target:
    """The cards of a suit, but for those with these names."""

    suit: int
    but: Names = ()
    other: bool = False


@dataclass(frozen=True)
class Blanks:
    """Blanks these cards (FR-33)."""

    targets: tuple[Target, ...]


@dataclass(frozen=True)
class BlanksAllBut:
    """Blanks all cards but those of these suits and names; what stays wild is spared (FR-34)."""

    suits: Suits
    names: Names


def burnt(said: BlanksAllBut, suits: Iterable[int]) -> Suits:
    """The suits it leaves nothing of but the cards it names."""
    return tuple(suit for suit in suits if suit not in said.suits)


@dataclass(frozen=True)
class BlanksItself:
    """Is blanked where no card of the suit it needs is, or one of the suit it shuns (FR-37)."""

    needs: int
    shuns: int | None = None


# Choices of the end


@dataclass(frozen=True)
class Raises:
    """May take a card of these suits from the discard area as an eighth (FR-48)."""

    suits: Suits


@dataclass(frozen=True)
class ChangesSuit:
    """May change the suit of one other card (FR-53)."""


@dataclass(frozen=True)
class Becomes:
    """May take the name and suit of any card of these suits (FR-51, FR-52)."""

    suits: Suits


@dataclass(frozen=True)
class Copies:
    """May take name, suit, strength and penalty of another card of the hand (FR-50)."""


Bonus = With | ForEach
PeculiarBonus = BestStrength | TotalStrength | Collection | Runs
Clearing = Clears | ClearsOne | StrikesArmy
Loss = LosesUnless | LosesForEach
Penalty = Loss | Blanks | BlanksAllBut | BlanksItself
Choice = Raises | ChangesSuit | Becomes | Copies
Effect = Bonus | PeculiarBonus | Clearing | Penalty | Choice


class Card:
    """All that is printed on a card but its name, which `names.py` has in both languages."""

    def __init__(
        self, id: str, strength: int, *effects: Effect, reconstructed: bool = False
    ) -> None:
        self.id = id
        self.strength = strength
        self.effects = effects
        self.reconstructed = reconstructed  # the rulebook's table of cards lacks it
