"""What a seat, or a spectator, sees of the table."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from menagerie.core.state.bits import members, u64
from menagerie.core.state.record import Mask
from menagerie.core.view import Ask, alike
from menagerie.core.words import Reason

from . import components as box
from .battles import best, modifiers_left, strength
from .decrees import (
    decree_of,
    demands_pair,
    lets_all_in,
    mates,
    only_capital_free,
    playable,
    seen_by,
)
from .prospects import Prospect, after_a_claim, as_it_stands, with_modifiers
from .reasons import why_no_rally, why_not_in
from .rules import final_points, may_rally
from .state import BATTLE, MODIFY, OVER, PAIR_CARD, PHASES, TURN, State
from .table import cubes_left, kept
from .telling import question
from .upstart import reveals_now

ARROWS = {
    box.NOWHERE: "none",
    box.HERE_LAST: "down",
    box.HERE_ALL: "down",
    box.NEIGHBOURS: "neighbours",
    box.OTHERS: "all",
}


class Why(msgspec.Struct):
    """Why something is not possible: a key of the words, its values, and the rule."""

    key: str
    args: dict[str, int | list[int]]
    rule: str


class Laid(msgspec.Struct):
    """A card below a kingdom, or one that a decree looks at there."""

    kingdom: int
    card: int
    player: int


class Kingdom(msgspec.Struct):
    size: int
    neighbours: list[int]
    decree: int
    arrow: str  # none, down, neighbours, all: where the decree looks
    refers: list[Laid]  # the very cards it looks at now
    lets_all_in: bool  # it keeps no card out now
    tokens: list[int]  # what is left for first place, this age's first
    territories: list[int | None]  # ordinary ones: whose cube is there
    capital: int | None
    council: list[int | None]
    cards: list[Laid]  # in the order of play, the last one on top
    counts: list[int]  # cubes by player, council included
    leaders: list[int]
    now: list[Prospect]  # by player: if the age ended with this position
    then: Prospect | None  # for the viewer, after a claim here; None where none is possible
    scored: bool  # in this age
    points: list[int]  # by player, when scored


class Verdict(msgspec.Struct):
    """Whether a card of the hand may be laid in a kingdom."""

    kingdom: int
    legal: bool
    capital: bool  # it would take the capital
    mates: list[int]  # for the decree of two cards: what may be discarded with it
    why: Why | None


class Held(msgspec.Struct):
    card: int
    playable: bool
    kingdoms: list[Verdict]


class Token(msgspec.Struct):
    """A withdrawal token; its value is None while the viewer may not see it."""

    age: int
    value: int | None


class Player(msgspec.Struct):
    points: int
    promised: int  # what this age would add as it stands, battles counted as lost
    hand_size: int
    modifiers: int
    cubes: int  # in supply
    out: int  # 1 for who withdrew first …; 0 still in
    tokens: list[Token]
    upstart: bool


class Battle(msgspec.Struct):
    kingdom: int
    value: int  # what first place is worth
    fighters: list[int]
    losers: list[int]
    ready: list[int]  # who has chosen a card, unseen by the others
    chosen: int | None  # the viewer's own choice
    cards: list[list[int]]  # by player: all cards shown, by round
    boosts: list[int]  # modifiers on the card shown
    strengths: list[int | None]  # of the card shown, with them
    winning: list[int]  # whose cards are best as they stand
    adding: int | None  # who may add modifiers now
    boosted: list[list[int]]  # while the viewer may: the best cards with none, one, two … of them
    reveals: int  # how many cards the upstart shows
    revealed: list[int]  # those it has just shown


class Upstart(msgspec.Struct):
    level: str
    bonus: list[int]  # the older first
    rank_calls: bool  # a bonus card is played for an equal rank too, not only for an equal type
    after: bool  # the player is out: it may take a capital now
    low_target: int | None  # where its ranks 1–3 go; None: they are discarded
    out: bool


class View(msgspec.Struct):
    seats: int
    age: int  # 1, 2, 3
    phase: str
    peace: bool
    first: int
    turn: int
    waiting: list[int]
    kingdoms: list[Kingdom]  # clockwise; the last is the first one's neighbour
    players: list[Player]
    hand: list[Held]
    can_rally: bool
    why_no_rally: Why | None
    token_waits: bool  # who withdraws now takes a token
    forced: bool  # the viewer can only withdraw
    picked: int | None  # the card that the viewer is laying
    pair_in: int | None  # the kingdom whose decree wants a second card
    dropped: int  # cards discarded in the rally going on
    deck_size: int
    discards: list[int]
    modifiers_left: int
    battle: Battle | None
    upstart: Upstart | None
    results: list[list[list[int]]]  # points by age, kingdom and player, as far as scored
    ask: Ask | None
    over: bool


def view(s: State, seat: int | None) -> View:
    """The table as this seat sees it; None is a spectator."""
    solo = int(s.seats) == 1
    asked = seat is not None and int(s.waiting) >> seat & 1 == 1
    viewer = 0 if solo else seat  # alone, the hand lies open
    hand = [] if viewer is None else _hand(s, viewer)
    kingdoms = [_kingdom(s, k, viewer) for k in range(box.KINGDOMS)]
    my_turn = asked and s.phase == TURN
    claiming = bool(s.picked) and viewer == int(s.turn)  # AK-07: others learn of it when it is done
    rally = bool(my_turn and seat is not None and may_rally(s, seat))
    refusal = why_no_rally(s, seat) if my_turn and not rally and seat is not None else None
    return View(
        seats=int(s.seats),
        age=int(s.age) + 1,
        phase=PHASES[TURN if s.picked and not claiming else int(s.phase)],
        peace=bool(s.peace),
        first=int(s.first),
        turn=int(s.turn),
        waiting=members(s.waiting),
        kingdoms=kingdoms,
        players=[_player(s, seat, p, kingdoms) for p in range(int(s.players))],
        hand=hand,
        can_rally=rally,
        why_no_rally=None if refusal is None else _why(refusal),
        token_waits=bool(not solo and s.outs == 0 and s.phase != OVER),
        forced=bool(my_turn and not rally and not any(held.playable for held in hand)),
        picked=int(s.picked) - 1 if claiming else None,
        pair_in=int(s.kingdom) if claiming and s.phase == PAIR_CARD else None,
        dropped=int(s.dropped),
        deck_size=int(s.deck_size),
        discards=members(s.discards),
        modifiers_left=0 if solo or s.peace else int(modifiers_left(s)),
        battle=_battle(s, seat) if s.phase in (BATTLE, MODIFY) else None,
        upstart=_upstart(s) if solo else None,
        results=_results(s),
        ask=question(s, seat) if asked and seat is not None else None,
        over=bool(s.phase == OVER),
    )


def _why(reason: Reason) -> Why:
    return Why(reason.key, dict(reason.args), reason.rule)


@alike
def _laid(s: State, k: int) -> list[Laid]:
    return [Laid(k, int(s.laid[k, i]), int(s.laid_by[k, i])) for i in range(int(s.laid_count[k]))]


def _kingdom(s: State, k: int, viewer: int | None) -> Kingdom:
    then = None if viewer is None else after_a_claim(s, k, viewer)
    return replace(_open_kingdom(s, k), then=then)


@alike
def _open_kingdom(s: State, k: int) -> Kingdom:
    """A kingdom without what it means to a viewer."""
    decree = int(decree_of(s, k))
    looks = box.DECREES[decree].looks
    seen = set(members(seen_by(s, k, looks)))
    cards = _laid(s, k)
    owners: list[int | None] = [laid.player for laid in cards]
    owners += [None] * (box.SIZES[k] - len(owners))
    counts = [int(s.cubes[k, p]) for p in range(int(s.players))]
    most = max(counts)
    scored = (k - box.SMALLEST) % box.KINGDOMS < int(s.scored)
    age = int(s.age)
    return Kingdom(
        size=box.SIZES[k],
        neighbours=list(box.neighbours(k)),
        decree=decree,
        arrow=ARROWS[looks],
        refers=[
            laid for other in range(box.KINGDOMS) for laid in _laid(s, other) if laid.card in seen
        ],
        lets_all_in=bool(lets_all_in(s, k)) and not demands_pair(s, k),
        tokens=[int(n) for n in s.tokens[k * box.AGES + age + scored : (k + 1) * box.AGES]],
        territories=owners[:-1],
        capital=owners[-1],
        council=[int(p) - 1 if p else None for p in s.council[k]],
        cards=cards,
        counts=counts,
        leaders=[p for p, n in enumerate(counts) if n == most and n > 0],
        now=as_it_stands(s, k),
        then=None,
        scored=scored,
        points=[int(n) for n in s.earned[age, k, : int(s.players)]] if scored else [],
    )


def _hand(s: State, seat: int) -> list[Held]:
    hand = u64(kept(s, seat))
    somewhere = members(playable(s, hand))
    return [
        Held(card, card in somewhere, [_verdict(s, hand, card, k) for k in range(box.KINGDOMS)])
        for card in members(hand)
    ]


def _verdict(s: State, hand: Mask, card: int, k: int) -> Verdict:
    reason = why_not_in(s, k, card, hand)
    pair = reason is None and bool(demands_pair(s, k))
    return Verdict(
        kingdom=k,
        legal=reason is None,
        capital=_capital_is_next(s, k),
        mates=members(mates(hand, card)) if pair else [],
        why=None if reason is None else _why(reason),
    )


@alike
def _capital_is_next(s: State, k: int) -> bool:
    return bool(only_capital_free(s, k))


def _player(s: State, seat: int | None, p: int, kingdoms: list[Kingdom]) -> Player:
    open_tokens = s.phase == OVER or seat == p
    upstart = int(s.seats) == 1 and p == 1
    return Player(
        points=int(final_points(s, p)),
        promised=sum(k.now[p].at_least for k in kingdoms if not k.scored),
        hand_size=int(s.hand[p]).bit_count(),
        modifiers=int(s.modifiers[p]),
        cubes=int(cubes_left(s, p)),
        out=int(s.out[p]),
        tokens=[
            Token(age + 1, int(s.withdrawal[age]) if open_tokens else None)
            for age in range(box.AGES)
            if s.withdrawal_of[age] == p + 1
        ],
        upstart=upstart,
    )


def _battle(s: State, seat: int | None) -> Battle:
    players, k = range(int(s.players)), int(s.kingdom)
    shown = s.phase == MODIFY
    own = seat is not None and s.phase == BATTLE and s.chosen[seat] > 0
    return Battle(
        kingdom=k,
        value=int(s.tokens[k * box.AGES + int(s.age)]),
        fighters=members(s.fighters),
        losers=members(s.losers),
        ready=[p for p in players if s.chosen[p] > 0 and not shown],
        chosen=int(s.chosen[seat]) - 1 if own else None,
        cards=[[int(c) - 1 for c in s.fought[p] if c] for p in players],
        boosts=[int(s.boost[p]) for p in players],
        strengths=[int(strength(s, p)) if shown and s.chosen[p] else None for p in players],
        winning=members(best(s)) if shown else [],
        adding=int(s.turn) if shown else None,
        boosted=with_modifiers(s, seat) if shown and seat == s.turn else [],
        reveals=int(reveals_now(s)) if s.seats == 1 else 0,
        revealed=[int(c) - 1 for c in s.revealed if c],
    )


def _upstart(s: State) -> Upstart:
    after = bool(s.out[0])
    return Upstart(
        level=box.LEVELS[int(s.level)].name,
        bonus=[int(c) - 1 for c in s.bonus if c],
        rank_calls=bool(box.LEVELS[int(s.level)].called_by & box.RANK),
        after=after,
        low_target=None if after else int(s.last) - 1 if s.last else box.SMALLEST,
        out=bool(s.out[1]),
    )


@alike
def _results(s: State) -> list[list[list[int]]]:
    ages = int(s.age) + (1 if s.scored else 0)
    return [
        [[int(n) for n in s.earned[age, k, : int(s.players)]] for k in range(box.KINGDOMS)]
        for age in range(ages)
    ]


def pieces(s: State) -> Sequence[int]:
    """Every card, decree and token; then the cubes and modifiers, counted in all their places."""
    cards = members(s.discards) + members(s.shown)
    cards += [int(c) for c in s.deck[: int(s.deck_size)]]
    cards += [int(c) - 1 for c in s.bonus if c]
    for p in range(int(s.players)):
        cards += members(s.hand[p])
    for k in range(box.KINGDOMS):
        cards += [laid.card for laid in _laid(s, k)]
    decrees = [100 + int(d) for d in s.decrees]
    tokens = [200 + int(n) for n in s.tokens] + [300 + int(n) for n in s.withdrawal]
    # Every cube on the board is one of a card laid in this age, or sits in a council.
    cubes = []
    for p in range(int(s.players)):
        laid = sum(card.player == p for k in range(box.KINGDOMS) for card in _laid(s, k))
        seated = sum(
            int(s.council[k, i]) == p + 1 for k in range(box.KINGDOMS) for i in range(box.COUNCIL)
        )
        cubes.append(400 + box.CUBES - int(cubes_left(s, p)) - laid - seated)
    return sorted(cards + decrees + tokens + cubes)
