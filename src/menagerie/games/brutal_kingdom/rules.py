"""The course of the game: deal, legal moves, what they do (BK-05 … BK-12, BK-51 … BK-54)."""

import numpy as np

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, allow, allow_range, clear, first, i64, wrap
from menagerie.core.state.events import EVERYONE, Events, emit
from menagerie.core.state.random import seed_game
from menagerie.core.state.record import Masks, Numbers

from . import components, effects, moves, notes, passing, scoring, state, table
from .state import MARKER_SPACE, SET_ASIDE, State


@rule
def deal(s: State, seats: int, options: Numbers, seed_low: np.uint64, seed_high: np.uint64) -> None:
    seed_game(s, seed_low, seed_high)
    s.seats = seats
    s.random_deck = options[0]
    s.open_offer = options[1]
    s.pays_always = options[2]
    s.from_hand = options[3]
    s.memory = 1 - options[4]
    # BK-02: tokens. BK-03, BK-04: which characters play.
    for colour in range(components.COLOURS):
        s.stock[colour] = components.STOCK[seats]
    whole = seats == 4 or s.random_deck == SET_ASIDE
    s.deck = components.ALL_CARDS if whole else components.NO_LOW_RANKS
    # BK-05: the first seat is the eldest player's and begins.
    s.first = 0
    passing.begin_chapter(s)


@rule
def legal(s: State, seat: int, mask: Masks) -> None:
    clear(mask)
    if (i64(s.waiting) >> seat) & 1 == 0:
        return
    if s.phase == state.PLAYING:
        allow_range(mask, moves.PLAY, table.hand(s, seat))
    elif s.phase == state.PASSING:
        allow_range(mask, moves.PASS, table.hand_of_back(s, seat, i64(s.back)))
    else:
        legal_in_effect(s, seat, mask)


@rule
def legal_in_effect(s: State, seat: int, mask: Masks) -> None:
    """What the effect of a card leaves to decide."""
    phase = s.phase
    back = i64(s.back)
    if state.MAY_SKIP[phase]:  # BK-12
        allow(mask, moves.SKIP)
    if phase == state.CHOOSING_VICTIM:
        allow_range(mask, moves.VICTIM, effects.open_victims(s, seat, table.open_top(s, seat)))
    elif phase == state.REVIVING:
        allow_range(mask, moves.RISE, effects.fallen_in_stack(s, seat))
    elif phase == state.OFFERING:
        for b in range(components.BACKS):
            if effects.may_offer(s, seat, b):
                allow_range(mask, moves.GIVE, table.hand_of_back(s, seat, b))
    elif phase == state.PAIRING:
        allow_range(mask, moves.PARTNER, table.seats_with_back(s, seat, back))
    elif phase == state.ANSWERING or phase == state.LOSING:
        allow_range(mask, moves.GIVE, table.hand_of_back(s, seat, back))
    elif phase == state.GAZING:
        allow(mask, moves.LOOK)
    elif phase == state.LENDING:
        allow_range(mask, moves.GIVE, table.hand(s, seat))
    elif phase == state.TAKING or phase == state.REPLACING:
        allow_range(mask, moves.CENTRE + 2 * back, first(2))
    elif phase == state.CONDEMNING:
        allow_range(mask, moves.NAME, s.deck & components.CONDEMNABLE)
    elif phase == state.SPYING:
        for other in range(i64(s.seats)):
            if other != seat and table.hand_size(s, other) > 0:
                allow(mask, moves.PARTNER + other)
    elif phase == state.BLESSING or phase == state.CLAIMING:
        allow_range(mask, moves.COLOUR, scoring.colours_left(s))
    elif phase == state.RANKING:
        allow(mask, moves.RANK_LOW)
        allow(mask, moves.RANK_HIGH)
    elif phase == state.ASKING:
        allow_range(mask, moves.NAME, s.deck & components.ASKABLE)


@rule
def decide(s: State, seat: int, move: int, events: Events) -> None:
    phase = s.phase
    if phase == state.PLAYING:
        play(s, seat, move - moves.PLAY, events)
    elif phase == state.PASSING:
        passing.choose_pass(s, seat, move - moves.PASS, events)
    elif phase == state.CLAIMING:
        claim(s, seat, move, events)
    elif move == moves.SKIP:
        # BK-12: what one may do one may leave.
        emit(events, moves.SKIPPED, EVERYONE, seat)
        s.traded = 0
        s.phase = state.DONE
    elif phase == state.CHOOSING_VICTIM:
        effects.eliminate(s, seat, move - moves.VICTIM, events)
        s.phase = state.DONE
    elif phase == state.REVIVING:
        effects.revive(s, seat, move - moves.RISE, events)
    elif phase == state.OFFERING:
        effects.offer(s, seat, move - moves.GIVE)
    elif phase == state.PAIRING:
        effects.pair(s, seat, move - moves.PARTNER, events)
    elif phase == state.ANSWERING:
        effects.answer(s, seat, move - moves.GIVE, events)
    elif phase == state.GAZING:
        effects.gaze(s, seat, events)
    elif phase == state.LENDING:
        effects.lend(s, seat, move - moves.GIVE)
    elif phase == state.TAKING:
        effects.swap_with_centre(s, seat, (move - moves.CENTRE) & 1, events)
    elif phase == state.CONDEMNING:
        effects.condemn(s, seat, move - moves.NAME, events)
    elif phase == state.SPYING:
        effects.spy(s, seat, move - moves.PARTNER, events)
    elif phase == state.BLESSING:
        effects.bless(s, seat, move - moves.COLOUR, events)
    elif phase == state.RANKING:
        effects.announce_rank(s, seat, 1 if move == moves.RANK_LOW else 0, events)
    elif phase == state.ASKING:
        effects.inquire(s, seat, move - moves.NAME, events)
    elif phase == state.REPLACING:
        effects.replace(s, seat, (move - moves.CENTRE) & 1, events)
    elif phase == state.LOSING:
        effects.lose(s, seat, move - moves.GIVE, events)
    if s.phase == state.DONE:
        end_turn(s)


@rule
def interlude(s: State, events: Events) -> bool:
    """What nobody decides: cards change hands, a round ends, a chapter ends; is the game over?"""
    over = False
    if s.phase == state.PASSING:
        passing.pass_on(s, events)
    elif s.phase == state.DONE:
        end_round(s, events)
    else:
        over = end_chapter(s, events)
    return over


@rule
def play(s: State, seat: int, card: int, events: Events) -> None:
    """A card goes face up onto the player's stack (BK-09) and has its effect at once (BK-12)."""
    notes.lay_open(s, seat, card)
    s.stack[seat, s.height[seat]] = card
    s.height[seat] += 1
    s.standing[seat] = NONE  # BK-17: a covered card no longer watches
    emit(events, moves.PLAYED, EVERYONE, seat, card)
    # BK-18: a standing elimination comes first, and the effect is lost.
    if effects.falls_to_standing(s, seat, card, events):
        s.phase = state.DONE
        return
    effect = components.EFFECT[card]
    s.phase = state.DONE  # BK-48, BK-49: a card without an effect is done
    if effect == components.KILL:  # BK-35, BK-36, BK-37, BK-44
        effects.kill(s, seat, card, events)
    elif effect == components.STAND:
        # BK-45, BK-47: whom it stands against; BK-22: nobody falls now.
        s.standing[seat] = components.VICTIMS[card]
    elif effect == components.SWAP_CENTRE:
        # BK-38 … BK-40: a centre has both backs, so a hand is all it takes.
        if table.hand_size(s, seat) > 0 and table.has_centre(s):
            table.ask(s, seat, state.LENDING)
    elif effect == components.REVIVE:
        effects.begin_revival(s, seat)
    elif effect == components.TRADE:
        effects.begin_offer(s, seat)
    elif effect == components.LOOK_CENTRE:
        table.ask(s, seat, state.GAZING)
    elif effect == components.CONDEMN:
        table.ask(s, seat, state.CONDEMNING)
    elif effect == components.INTRIGUE:
        effects.intrigue(s, seat, events)
    elif effect == components.LOOK_HAND:
        effects.begin_spying(s, seat)
    elif effect == components.BLESS:
        effects.begin_blessing(s, seat, events)
    elif effect == components.INQUIRE:
        table.ask(s, seat, state.RANKING)


@rule
def end_turn(s: State) -> None:
    """Clockwise until everyone has played a card (BK-09)."""
    seats = i64(s.seats)
    s.played += 1
    if s.played == seats:
        s.waiting = 0
    else:
        s.turn = wrap(i64(s.turn) + 1, seats)
        table.ask(s, i64(s.turn), state.PLAYING)


@rule
def end_round(s: State, events: Events) -> None:
    """The highest open card gets the first-player card, also after the last round (BK-10)."""
    leader = table.highest(s)
    if leader >= 0:
        s.first = leader
        emit(events, moves.FIRST, EVERYONE, leader, table.open_top(s, leader))
    s.played = 0
    s.turn = s.first
    if s.rounds == components.ROUNDS - 1:  # BK-06
        pay(s, events)
    else:
        s.rounds += 1
        table.ask(s, i64(s.first), state.PLAYING)


@rule
def pay(s: State, events: Events) -> None:
    """From the first player on, each takes the tokens of his stack (BK-51)."""
    seats = i64(s.seats)
    while s.paid < seats:
        seat = wrap(i64(s.first) + i64(s.paid), seats)
        received = scoring.take_tokens(s, seat, events)
        if scoring.may_claim(s, seat, received):
            s.partner = seat
            table.ask(s, seat, state.CLAIMING)
            return
        s.paid += 1
    s.phase = state.PAID
    s.waiting = 0


@rule
def claim(s: State, seat: int, move: int, events: Events) -> None:
    """BK-32: the Black Knight's token, in his owner's turn."""
    if move == moves.SKIP:
        emit(events, moves.SKIPPED, EVERYONE, seat)
    else:
        colour = move - moves.COLOUR
        scoring.take_token(s, seat, colour)
        emit(events, moves.PENSIONED, EVERYONE, seat, colour)
    s.partner = 0
    s.paid += 1
    pay(s, events)


@rule
def end_chapter(s: State, events: Events) -> bool:
    """BK-53: without a Saint an elimination token marks the chapter in the Chapel. The last?"""
    if s.blessed == 0:
        s.chapel[s.chapter] = MARKER_SPACE
        emit(events, moves.MARKER, EVERYONE, i64(s.first))
    last = s.chapter == components.CHAPTERS - 1  # BK-06
    if last:
        s.phase = state.OVER
        emit(events, moves.FINISHED, EVERYONE)
    else:
        s.chapter += 1
        passing.begin_chapter(s)
        emit(events, moves.CHAPTER, EVERYONE, i64(s.chapter) + 1)
        passing.tell_deal(s, events)
    return last
