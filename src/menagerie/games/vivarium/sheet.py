"""The score with its reasons, and the list of all pieces."""

from menagerie.core.state.bits import members
from menagerie.core.words import ScoreLine

from . import said
from .components import CREATURES, MOST, TOKEN_POINTS
from .state import State
from .tables import ALL_CREATURES, CONTRACT, EMPTY, IN_PLAY, PAYS, STARTING
from .view import contract_now, contracts_of


def score_lines(s: State, seat: int) -> list[ScoreLine]:
    """VI-39: the four columns of the score pad."""
    creatures = members(int(s.cards[seat]) & int(ALL_CREATURES))
    tokens = members(s.won[seat])
    contracts = [_contract_line(s, seat, c) for c in contracts_of(s, seat)]
    worth = {card: CREATURES[card].points for card in creatures}
    return [
        said.score_creatures(n=len(creatures)).worth(
            sum(worth.values()),
            tuple(said.score_card(card=card).worth(n) for card, n in worth.items()),
        ),
        said.score_gems(n=int(s.gems[seat])).worth(int(s.gems[seat])),
        said.score_tokens(n=len(tokens)).worth(
            TOKEN_POINTS * len(tokens),
            tuple(said.score_token(token=token).worth(TOKEN_POINTS) for token in tokens),
        ),
        said.score_contracts(n=len(contracts)).worth(
            sum(line.points for line in contracts), tuple(contracts)
        ),
    ]


def _contract_line(s: State, seat: int, contract: int) -> ScoreLine:
    """A contract, with what each further card, pair or set adds."""
    done = contract_now(s, seat, contract)
    pays = [int(points) for points in PAYS[contract]]
    parts = tuple(
        said.score_group(card=group).worth(pays[min(MOST, k + 1)] - pays[min(MOST, k)])
        for k, group in enumerate(done.groups)
    )
    return said.score_contract(card=done.card, n=done.counted).worth(done.points, parts)


# Conservation


def pieces(s: State) -> list[int]:
    """Every card in play, then tokens (from 100) and dominoes (from 200)."""
    seats = int(s.seats)
    pieces = [int(card) for card in s.board if card != EMPTY]
    pieces += [int(card) for card in s.creatures[: int(s.creatures_left)]]
    pieces += [int(card) for card in s.equipment[: int(s.equipment_left)]]
    pieces += [int(card) for card in s.contracts[: int(s.contracts_left)]]
    for seat in range(4):
        pieces += members(s.cards[seat]) + members(s.rejected[seat])
        pieces += [CONTRACT + c for c in members(s.signed[seat])]
    # All starting contracts: those nobody got are in the box.
    pieces += [STARTING + int(goal) for goal in s.habitat_goal]
    pieces += [STARTING + 4 + int(goal) for goal in s.species_goal]
    pieces += members(s.discarded) + [CONTRACT + c for c in members(s.torn)] + members(s.looked)
    pieces += [100 + int(token) for token in s.tokens]
    pieces += [200 + int(tile) for tile in s.dominoes[: IN_PLAY[seats]]]
    return sorted(pieces)
