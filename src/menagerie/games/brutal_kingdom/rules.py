"""The course of the game: deal, legal moves, what they do (BK-05 … BK-12, BK-51 … BK-54)."""

from __future__ import annotations

from typing import Any

import numpy as np

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import (
    NONE,
    allow,
    allow_range,
    clear,
    first,
    i64,
    with_,
    without,
    wrap,
)
from menagerie.core.state.events import EVERYONE, Events, emit
from menagerie.core.state.random import seed_game

from .components import (
    ALL_CARDS,
    BACKS,
    BLESS,
    CHAPTERS,
    COLOURS,
    CONDEMN,
    CONDEMNABLE,
    EFFECT,
    INQUIRE,
    INQUISITOR,
    INTRIGUE,
    KILL,
    LOOK_CENTRE,
    LOOK_HAND,
    NO_LOW_RANKS,
    REVIVE,
    ROUNDS,
    STAND,
    SWAP_CENTRE,
    TRADE,
    VICTIMS,
)
from .effects import (
    announce_rank,
    answer,
    ask,
    begin_blessing,
    begin_offer,
    begin_revival,
    begin_spying,
    bless,
    condemn,
    fallen_in_stack,
    gaze,
    inquire,
    intrigue,
    lend,
    lose,
    may_offer,
    offer,
    pair,
    replace,
    revive,
    spy,
    swap_with_centre,
)
from .elimination import eliminate, falls_to_standing, kill, open_victims
from .moves import (
    CENTRE,
    CHAPTER,
    COLOUR,
    FINISHED,
    FIRST,
    GIVE,
    LOOK,
    MARKER,
    NAME,
    PARTNER,
    PASS,
    PENSIONED,
    PLAY,
    PLAYED,
    RANK_HIGH,
    RANK_LOW,
    RISE,
    SKIP,
    SKIPPED,
    VICTIM,
)
from .notes import lay_open
from .passing import begin_chapter, choose_pass, pass_on, tell_deal
from .scoring import may_claim, take_tokens
from .state import (
    ANSWERING,
    ASKING,
    BLESSING,
    CHOOSING_VICTIM,
    CLAIMING,
    CONDEMNING,
    DONE,
    GAZING,
    LENDING,
    LOSING,
    MARKER_SPACE,
    OFFERING,
    OVER,
    PAID,
    PAIRING,
    PASSING,
    PLAYING,
    RANKING,
    REPLACING,
    REVIVING,
    SPYING,
    TAKING,
    State,
)
from .table import hand, hand_of_back, hand_size, highest, open_top, seats_with_back


@rule
def deal(s: State, seats: Any, options: Any, seed_low: Any, seed_high: Any) -> None:
    seed_game(s, seed_low, seed_high)
    s.seats = seats
    s.random_deck = options[0]
    s.from_hand = options[1]
    s.memory = 1 - options[2]
    # BK-02: tokens. BK-03, BK-04: which characters play.
    for colour in range(COLOURS):
        s.stock[colour] = 13 if seats == 4 else 11
    s.deck = ALL_CARDS if seats == 4 or s.random_deck != 0 else NO_LOW_RANKS
    # BK-05: the first seat is the eldest player's and begins.
    s.first = 0
    begin_chapter(s)


@rule
def colours_left(s: State) -> Any:
    found = NONE
    for colour in range(COLOURS):
        if s.stock[colour] > 0:
            found = with_(found, colour)
    return found


@rule
def legal(s: State, seat: int, mask: Any) -> None:
    clear(mask)
    if (i64(s.waiting) >> seat) & 1 == 0:
        return
    phase = s.phase
    back = i64(s.back)
    if phase == PLAYING:
        allow_range(mask, PLAY, hand(s, seat))
    elif phase == PASSING:
        allow_range(mask, PASS, hand_of_back(s, seat, back))
    elif phase == CHOOSING_VICTIM:
        allow_range(mask, VICTIM, open_victims(s, seat, open_top(s, seat)))
    elif phase == REVIVING:
        allow(mask, SKIP)
        allow_range(mask, RISE, fallen_in_stack(s, seat))
    elif phase == OFFERING:
        allow(mask, SKIP)
        for b in range(BACKS):
            if may_offer(s, seat, b):
                allow_range(mask, GIVE, hand_of_back(s, seat, b))
    elif phase == PAIRING:
        allow_range(mask, PARTNER, seats_with_back(s, seat, back))
    elif phase in (ANSWERING, LOSING):
        allow_range(mask, GIVE, hand_of_back(s, seat, back))
    elif phase == GAZING:
        allow(mask, SKIP)
        allow(mask, LOOK)
    elif phase == LENDING:
        allow(mask, SKIP)
        allow_range(mask, GIVE, hand(s, seat))
    elif phase in (TAKING, REPLACING):
        allow_range(mask, CENTRE + 2 * back, first(2))
    elif phase == CONDEMNING:
        allow_range(mask, NAME, s.deck & CONDEMNABLE)
    elif phase == SPYING:
        allow(mask, SKIP)
        for other in range(i64(s.seats)):
            if other != seat and hand_size(s, other) > 0:
                allow(mask, PARTNER + other)
    elif phase == BLESSING:
        allow_range(mask, COLOUR, colours_left(s))
    elif phase == RANKING:
        allow(mask, RANK_LOW)
        allow(mask, RANK_HIGH)
    elif phase == ASKING:
        allow_range(mask, NAME, without(s.deck, INQUISITOR))
    elif phase == CLAIMING:
        allow(mask, SKIP)
        allow_range(mask, COLOUR, colours_left(s))


@rule
def decide(s: State, seat: int, move: int, events: Events) -> None:
    phase = s.phase
    if phase == PLAYING:
        play(s, seat, move - PLAY, events)
    elif phase == PASSING:
        choose_pass(s, seat, move - PASS, events)
    elif phase == CLAIMING:
        claim(s, seat, move, events)
    elif move == SKIP:
        # BK-12: what one may do one may leave.
        emit(events, SKIPPED, EVERYONE, seat)
        s.traded = 0
        s.phase = DONE
    elif phase == CHOOSING_VICTIM:
        eliminate(s, seat, move - VICTIM, events)
        s.phase = DONE
    elif phase == REVIVING:
        revive(s, seat, move - RISE, events)
    elif phase == OFFERING:
        offer(s, seat, move - GIVE)
    elif phase == PAIRING:
        pair(s, seat, move - PARTNER, events)
    elif phase == ANSWERING:
        answer(s, seat, move - GIVE, events)
    elif phase == GAZING:
        gaze(s, seat, events)
    elif phase == LENDING:
        lend(s, seat, move - GIVE)
    elif phase == TAKING:
        swap_with_centre(s, seat, (move - CENTRE) & 1, events)
    elif phase == CONDEMNING:
        condemn(s, seat, move - NAME, events)
    elif phase == SPYING:
        spy(s, seat, move - PARTNER, events)
    elif phase == BLESSING:
        bless(s, seat, move - COLOUR, events)
    elif phase == RANKING:
        announce_rank(s, seat, 1 if move == RANK_LOW else 0, events)
    elif phase == ASKING:
        inquire(s, seat, move - NAME, events)
    elif phase == REPLACING:
        replace(s, seat, (move - CENTRE) & 1, events)
    elif phase == LOSING:
        lose(s, seat, move - GIVE, events)
    if s.phase == DONE:
        end_turn(s)


@rule
def interlude(s: State, events: Events) -> Any:
    """What nobody decides: cards change hands, a round ends, a chapter ends; is the game over?"""
    over = False
    if s.phase == PASSING:
        pass_on(s, events)
    elif s.phase == DONE:
        end_round(s, events)
    else:
        over = end_chapter(s, events)
    return over


@rule
def play(s: State, seat: int, card: Any, events: Events) -> None:
    """A card goes face up onto the player's stack (BK-09) and has its effect at once (BK-12)."""
    lay_open(s, seat, card)
    s.stack[seat, s.height[seat]] = card
    s.height[seat] += 1
    s.standing[seat] = NONE  # BK-17: a covered card no longer watches
    emit(events, PLAYED, EVERYONE, seat, card)
    # BK-18: a standing elimination comes first, and the effect is lost.
    if falls_to_standing(s, seat, card, events):
        s.phase = DONE
        return
    effect = EFFECT[card]
    s.phase = DONE
    if effect == KILL:
        kill(s, seat, card, events)
    elif effect == STAND:
        s.standing[seat] = VICTIMS[card]
    elif effect == SWAP_CENTRE:
        # BK-38 … BK-40: the centre always has both backs, so a hand is all it takes.
        if hand_size(s, seat) > 0:
            ask(s, seat, LENDING)
    elif effect == REVIVE:
        begin_revival(s, seat)
    elif effect == TRADE:
        begin_offer(s, seat)
    elif effect == LOOK_CENTRE:
        ask(s, seat, GAZING)
    elif effect == CONDEMN:
        ask(s, seat, CONDEMNING)
    elif effect == INTRIGUE:
        intrigue(s, seat, events)
    elif effect == LOOK_HAND:
        begin_spying(s, seat)
    elif effect == BLESS:
        begin_blessing(s, seat, events)
    elif effect == INQUIRE:
        ask(s, seat, RANKING)


@rule
def end_turn(s: State) -> None:
    """Clockwise until everyone has played a card (BK-09)."""
    seats = i64(s.seats)
    s.played += 1
    if s.played == seats:
        s.waiting = 0
    else:
        s.turn = wrap(i64(s.turn) + 1, seats)
        ask(s, i64(s.turn), PLAYING)


@rule
def end_round(s: State, events: Events) -> None:
    """The highest open card gets the first-player card, also after the last round (BK-10)."""
    leader = highest(s)
    if leader >= 0:
        s.first = leader
        emit(events, FIRST, EVERYONE, leader, open_top(s, leader))
    s.played = 0
    s.turn = s.first
    if s.rounds == ROUNDS - 1:
        pay(s, events)
    else:
        s.rounds += 1
        ask(s, i64(s.first), PLAYING)


@rule
def pay(s: State, events: Events) -> None:
    """From the first player on, each takes the tokens of his stack (BK-51)."""
    seats = i64(s.seats)
    while s.paid < seats:
        seat = wrap(i64(s.first) + i64(s.paid), seats)
        received = take_tokens(s, seat, events)
        if may_claim(s, seat, received):
            s.partner = seat
            ask(s, seat, CLAIMING)
            return
        s.paid += 1
    s.phase = PAID
    s.waiting = 0


@rule
def claim(s: State, seat: int, move: int, events: Events) -> None:
    """BK-32: the Black Knight's token, in his owner's turn."""
    if move == SKIP:
        emit(events, SKIPPED, EVERYONE, seat)
    else:
        colour = move - COLOUR
        s.stock[colour] -= np.uint8(1)
        s.tokens[seat, colour] += np.uint8(1)
        emit(events, PENSIONED, EVERYONE, seat, colour)
    s.partner = 0
    s.paid += 1
    pay(s, events)


@rule
def end_chapter(s: State, events: Events) -> Any:
    """BK-53: without a Saint an elimination token marks the chapter in the Chapel. The last?"""
    if s.blessed == 0:
        s.chapel[s.chapter] = MARKER_SPACE
        emit(events, MARKER, EVERYONE, i64(s.first))
    last = s.chapter == CHAPTERS - 1
    if last:
        s.phase = OVER
        emit(events, FINISHED, EVERYONE)
    else:
        s.chapter += 1
        begin_chapter(s)
        emit(events, CHAPTER, EVERYONE, i64(s.chapter) + 1)
        tell_deal(s, events)
    return last
