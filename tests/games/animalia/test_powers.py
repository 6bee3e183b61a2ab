"""Thief, spy and joker."""

import pytest

from games.animalia.position import card, cards, collection, deck, position, told, uses
from menagerie.core.errors import IllegalMove
from menagerie.games.animalia.components import GIVING, SPYING, STEALING
from menagerie.games.animalia.moves import GIVE, GIVE_TO, KEEP, LOOK, NEXT, PASS, SKIP, STEAL, TAKE

FULL_A = "cat champion, dog smart, owl, horse smart, parrot rascal"
FULL_B = "cat smart, dog champion, rabbit champion, horse rascal, parrot champion"


@pytest.mark.rule("AN-19", "AN-20")
@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("", "cat thief", [0, 0, 0]),  # alone: no power
        ("dog thief", "cat thief", [1, 0, 0]),  # a partner is there
        ("dog thief", "cat spy", [0, 0, 0]),  # another power is no partner
        ("", "cat thief, dog thief", [1, 0, 0]),  # partners of each other
        ("", "cat thief, dog thief, horse thief", [2, 0, 0]),
        ("dog thief", "cat thief, horse thief", [2, 0, 0]),  # one old and two new
        ("dog spy", "cat spy, horse thief", [0, 1, 0]),  # each power by itself
        ("dog spy, dog joker", "cat spy, horse joker", [0, 1, 1]),
        ("owl", "cat joker", [0, 0, 0]),
    ],
)
def test_uses_of_a_power(old: str, new: str, expected: list[int]) -> None:
    match = position([old, "cat champion", ""], offer=new)
    match.play(0, TAKE)
    assert uses(match) == expected
    assert (match.waiting == [0]) == any(expected)


@pytest.mark.rule("AN-20")
@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [("", "cat thief, dog thief", 2), ("", "cat thief", 0), ("dog thief", "cat thief", 1)],
)
def test_with_the_option_every_card_of_a_set_gives_a_use(old: str, new: str, expected: int) -> None:
    match = position([old, "cat champion", ""], offer=new, set_uses="all")
    match.play(0, TAKE)
    assert uses(match)[STEALING] == expected


@pytest.mark.rule("AN-20", "AN-24")
def test_the_whole_set_is_laid_down_before_its_powers() -> None:
    """Four places: the set of three fits, then the stolen card fills the last one."""
    match = position(["dog rascal", "cat champion", ""], offer="cat thief, dog thief, horse spy")
    match.play(0, TAKE)
    events = match.play(0, STEAL + card("cat champion"))
    assert told(events, "complete") == [{"seat": 0, "row": 0}]
    assert len(collection(match, 0)) == 5


@pytest.mark.rule("AN-21")
def test_powers_are_used_in_any_order_mixed_and_skipped_one_by_one() -> None:
    match = position(
        ["dog thief, dog joker", "cat champion, cat smart", "horse smart"],
        offer="cat thief, horse thief, cat joker",
    )
    match.play(0, TAKE)
    assert uses(match) == [2, 0, 1]
    match.play(0, STEAL + card("cat smart"))  # buried: the collection is full
    match.play(0, GIVE + card("dog joker"))
    match.play(0, GIVE_TO + 2 * 2)
    assert collection(match, 2) == sorted(cards("horse smart, dog joker"))
    assert uses(match) == [1, 0, 0]
    events = match.play(0, SKIP + STEALING)
    assert told(events, "skip") == [{"seat": 0, "power": STEALING}]
    # Nothing is left over for later.
    assert uses(match) == [0, 0, 0]
    assert match.waiting == [1]


@pytest.mark.rule("AN-21")
def test_uses_are_fixed_when_the_cards_are_taken() -> None:
    """Giving the partner away does not take the right back."""
    match = position(["dog thief, dog joker", "cat champion", ""], offer="cat thief, cat joker")
    match.play(0, TAKE)
    match.play(0, GIVE + card("dog thief"))
    match.play(0, GIVE_TO + 2)
    assert uses(match) == [1, 0, 0]
    match.play(0, STEAL + card("cat champion"))
    assert card("cat champion") in collection(match, 0)


@pytest.mark.rule("AN-21", "AN-19")
def test_while_powers_wait_nothing_else_is_legal() -> None:
    match = position(["dog thief", "cat champion", ""], offer="cat thief")
    match.play(0, TAKE)
    assert match.legal_ids(0) == [SKIP + STEALING, STEAL + card("cat champion")]
    for move, rule in ((PASS, "AN-21"), (LOOK, "AN-19"), (SKIP + GIVING, "AN-19")):
        with pytest.raises(IllegalMove) as refusal:
            match.play(0, move)
        assert refusal.value.rule == rule


@pytest.mark.rule("AN-22")
def test_a_stolen_card_has_no_power_but_is_a_partner_later() -> None:
    match = position(
        ["dog thief", "cat spy, cat champion", ""], offer="cat thief", top="horse champion"
    )
    match.play(0, TAKE)
    match.play(0, STEAL + card("cat spy"))
    assert uses(match) == [0, 0, 0]
    assert match.waiting == [1]
    # Seat 0 has a stolen spy: a spy taken from an offer finds a partner in it.
    match.state.offer = 1 << card("dog spy")
    match.play(1, PASS)
    match.play(2, PASS)
    match.play(0, TAKE)
    assert uses(match)[SPYING] == 1


@pytest.mark.rule("AN-22")
def test_a_given_card_has_no_power_but_is_a_partner_later() -> None:
    match = position(
        ["dog joker, dog thief", "horse thief", ""], offer="cat joker", top="rabbit thief"
    )
    match.play(0, TAKE)
    match.play(0, GIVE + card("dog thief"))
    match.play(0, GIVE_TO + 1 * 2)
    # Seat 1 now has two thieves, but may not steal.
    assert match.waiting == [1]
    assert uses(match) == [0, 0, 0]
    match.play(1, TAKE)
    assert uses(match)[STEALING] == 1


@pytest.mark.rule("AN-22", "AN-03")
def test_the_owl_is_no_partner() -> None:
    for new in ("cat thief", "cat spy", "cat joker"):
        match = position(["owl", "cat champion", ""], offer=new)
        match.play(0, TAKE)
        assert uses(match) == [0, 0, 0]


@pytest.mark.rule("AN-23")
def test_a_thief_takes_any_card_of_others_and_none_of_ones_own() -> None:
    match = position(["dog thief, horse spy", FULL_A, "cat smart"], offer="cat thief")
    match.play(0, TAKE)
    stealable = [m - STEAL for m in match.legal_ids(0) if STEAL <= m < NEXT]
    assert stealable == sorted(cards(FULL_A) + cards("cat smart"))
    for name, words in (("horse spy", "not yourself"), ("rabbit spy", "No rival")):
        with pytest.raises(IllegalMove, match=words) as refusal:
            match.play(0, STEAL + card(name))
        assert refusal.value.rule == "AN-23"


@pytest.mark.rule("AN-24")
def test_a_robbed_complete_player_collects_again() -> None:
    match = position(["dog thief", FULL_A, "cat smart"], offer="cat thief")
    match.play(0, TAKE)
    events = match.play(0, STEAL + card("owl"))
    assert told(events, "steal") == [{"seat": 0, "card": card("owl"), "seat2": 1}]
    assert collection(match, 0) == sorted(cards("dog thief, cat thief, owl"))
    # Seat 1 was complete, and leads now.
    assert match.waiting == [1]
    assert len(collection(match, 1)) == 4


@pytest.mark.rule("AN-24", "AN-31")
def test_what_a_full_collection_steals_goes_under_the_deck() -> None:
    match = position(
        ["dog thief, cat smart, rabbit smart, rabbit joker", FULL_A, ""], offer="cat thief"
    )
    match.play(0, TAKE)
    events = match.play(0, STEAL + card("cat champion"))
    assert told(events, "bury") == [{"seat": 0, "card": card("cat champion")}]
    assert deck(match)[-1] == card("cat champion")
    assert len(collection(match, 0)) == 5
    assert len(collection(match, 1)) == 4


@pytest.mark.rule("AN-25")
def test_a_thief_with_nobody_to_rob_lapses() -> None:
    match = position(["", "", ""], offer="cat thief, dog thief")
    events = match.play(0, TAKE)
    assert told(events, "lapse") == [{"seat": 0, "power": STEALING}]
    assert match.waiting == [1]


@pytest.mark.rule("AN-25")
def test_a_thief_with_nobody_to_rob_waits_while_another_power_is_left() -> None:
    match = position(["dog joker", "", ""], offer="cat thief, dog thief, cat joker")
    match.play(0, TAKE)
    assert SKIP + STEALING in match.legal_ids(0)
    assert not [m for m in match.legal_ids(0) if STEAL <= m < NEXT]
    match.play(0, GIVE + card("cat joker"))
    match.play(0, GIVE_TO + 2)
    # The present can be stolen back.
    match.play(0, STEAL + card("cat joker"))
    assert card("cat joker") in collection(match, 0)


@pytest.mark.rule("AN-25")
def test_a_spy_with_an_empty_deck_cannot_look() -> None:
    match = position(
        ["dog spy, dog thief", FULL_A, "cat smart"], offer="cat spy, cat thief", deck=""
    )
    match.play(0, TAKE)
    assert uses(match) == [1, 1, 0]
    assert LOOK not in match.legal_ids(0)
    assert SKIP + SPYING in match.legal_ids(0)
    with pytest.raises(IllegalMove) as refusal:
        match.play(0, LOOK)
    assert refusal.value.rule == "AN-25"


FIVE = "cat champion, horse champion, dog champion, rabbit champion, parrot champion"


@pytest.mark.rule("AN-26")
def test_a_spy_sees_the_top_five_and_nobody_else_does() -> None:
    match = position(["dog spy", "", ""], offer="cat spy", top=FIVE)
    match.play(0, TAKE)
    match.play(0, LOOK)
    assert [e.args["card"] for e in match.events(0) if e.kind == "see"] == cards(FIVE)
    assert not [e for e in match.events(1) if e.kind == "see"]
    assert not [e for e in match.events(None) if e.kind == "see"]
    assert told(match.events(1), "look") == [{"seat": 0, "n": 5}]
    assert match.view(0)["power"]["cards"] == cards(FIVE)
    assert match.view(1)["power"]["cards"] is None
    assert match.view(None)["power"]["cards"] is None


@pytest.mark.rule("AN-26")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_a_spy_sees_what_is_left_of_a_small_deck(size: int) -> None:
    names = ", ".join(FIVE.split(", ")[:size])
    match = position(["dog spy", "", ""], offer="cat spy", deck=names)
    match.play(0, TAKE)
    events = match.play(0, LOOK)
    assert [e["card"] for e in told(events, "see")] == cards(names)
    # A single card has only one place: the turn goes on.
    assert match.waiting == ([1] if size == 1 else [0])


@pytest.mark.rule("AN-27")
def test_a_spy_puts_the_cards_back_in_any_order() -> None:
    match = position(["dog spy", "", ""], offer="cat spy", top=FIVE)
    below = deck(match)[5:]
    match.play(0, TAKE)
    match.play(0, LOOK)
    order = cards("parrot champion, cat champion, rabbit champion, dog champion")
    for c in order[:3]:
        match.play(0, NEXT + c)
        assert NEXT + c not in match.legal_ids(0)
    # Two are left; the last one finds its place by itself, and seat 1 turns up the first.
    match.play(0, NEXT + order[3])
    assert match.view(1)["offer"] == [order[0]]
    assert deck(match) == [*order[1:], card("horse champion"), *below]


@pytest.mark.rule("AN-27")
def test_a_spy_may_leave_the_rest_as_it_is() -> None:
    match = position(["dog spy", "", ""], offer="cat spy", top=FIVE)
    match.play(0, TAKE)
    before = deck(match)
    match.play(0, LOOK)
    match.play(0, KEEP)
    assert [match.view(1)["offer"][0], *deck(match)] == before

    match = position(["dog spy", "", ""], offer="cat spy", top=FIVE)
    match.play(0, TAKE)
    match.play(0, LOOK)
    match.play(0, NEXT + card("dog champion"))
    with pytest.raises(IllegalMove) as refusal:
        match.play(0, NEXT + card("dog champion"))
    assert refusal.value.rule == "AN-27"
    match.play(0, KEEP)
    names = "dog champion, cat champion, horse champion, rabbit champion, parrot champion"
    assert [match.view(1)["offer"][0], *deck(match)[:4]] == cards(names)


@pytest.mark.rule("AN-28")
def test_a_joker_gives_any_card_also_itself_and_may_complete_the_receiver() -> None:
    four = "cat champion, dog smart, owl, horse smart"
    match = position(["dog joker", four, FULL_B], offer="cat joker")
    match.play(0, TAKE)
    given = [m - GIVE for m in match.legal_ids(0) if m >= GIVE]
    assert given == sorted(cards("dog joker, cat joker"))
    # Seat 2 is complete, so seat 1 is the only receiver and nobody is asked.
    events = match.play(0, GIVE + card("cat joker"))
    assert told(events, "give") == [{"seat": 0, "card": card("cat joker"), "seat2": 1, "row": 0}]
    assert told(events, "complete")[0] == {"seat": 1, "row": 0}
    assert collection(match, 1) == sorted(cards(four) + cards("cat joker"))
    # Now seat 0 alone collects, and takes the next cards one by one.
    assert told(events, "must_take")[0] == {"seat": 0, "n": 1}


@pytest.mark.rule("AN-28")
def test_a_joker_chooses_among_incomplete_players() -> None:
    match = position(["dog joker", "", FULL_B, "owl"], offer="cat joker")
    match.play(0, TAKE)
    match.play(0, GIVE + card("dog joker"))
    assert match.legal_ids(0) == [GIVE_TO + 1 * 2, GIVE_TO + 3 * 2]
    for place in (0, 2 * 2):
        with pytest.raises(IllegalMove) as refusal:
            match.play(0, GIVE_TO + place)
        assert refusal.value.rule == "AN-28"
    match.play(0, GIVE_TO + 3 * 2)
    assert collection(match, 3) == sorted(cards("owl, dog joker"))


@pytest.mark.rule("AN-29", "AN-30", "AN-31")
def test_with_all_others_complete_the_jokers_card_goes_under_the_deck() -> None:
    match = position(
        ["dog joker, cat thief, rabbit smart, rabbit spy", FULL_A, FULL_B], offer="cat joker"
    )
    match.play(0, TAKE)
    events = match.play(0, GIVE + card("dog joker"))
    assert told(events, "bury") == [{"seat": 0, "card": card("dog joker")}]
    # The giver has four again, and takes one more card at once, being alone.
    assert told(events, "must_take") == [{"seat": 0, "n": 1}]
    assert len(told(events, "take")) == 1


@pytest.mark.rule("AN-29")
def test_receivers_are_looked_at_anew_for_every_use() -> None:
    four = "cat champion, dog smart, owl, horse smart"
    match = position(["dog joker", four, FULL_B], offer="cat joker, rabbit joker")
    match.play(0, TAKE)
    assert uses(match)[GIVING] == 2
    match.play(0, GIVE + card("dog joker"))  # completes seat 1
    events = match.play(0, GIVE + card("cat joker"))
    assert told(events, "bury") == [{"seat": 0, "card": card("cat joker")}]


@pytest.mark.rule("AN-30")
def test_a_player_who_just_completed_may_give_and_plays_on() -> None:
    match = position(
        ["dog joker, cat thief, rabbit smart, rabbit spy", "", FULL_B], offer="cat joker"
    )
    match.play(0, TAKE)
    assert len(collection(match, 0)) == 5
    match.play(0, GIVE + card("rabbit spy"))
    match.play(1, PASS)
    # Seat 0 has four and is asked again.
    assert match.waiting == [0]


@pytest.mark.rule("AN-31")
def test_cards_under_the_deck_keep_the_order_of_arrival() -> None:
    match = position(
        ["dog thief, cat smart, rabbit smart", FULL_A, ""], offer="cat thief, horse thief"
    )
    match.play(0, TAKE)
    match.play(0, STEAL + card("cat champion"))
    match.play(0, STEAL + card("owl"))
    assert deck(match)[-2:] == cards("cat champion, owl")
    assert match.view(None)["deck_bottom"] == cards("owl, cat champion")


@pytest.mark.rule("AN-32")
def test_the_last_collector_may_use_powers_and_bring_others_back() -> None:
    four = "dog joker, rabbit joker, cat smart, horse joker"
    match = position(
        ["dog thief, cat rascal, rabbit smart", FULL_A, four],
        offer="parrot spy",
        top="cat thief, horse champion, horse spy",
        leader=2,
    )
    events = match.play(2, TAKE)
    # Seat 0 is alone: the thief is taken unasked, and may be used.
    assert told(events, "must_take") == [{"seat": 0, "n": 1}]
    assert match.waiting == [0]
    assert uses(match)[STEALING] == 1
    events = match.play(0, STEAL + card("owl"))
    # The thief is complete with the owl. Its turn ends; the victim leads and draws alone.
    assert told(events, "reveal")[0] == {"seat": 1, "card": card("horse champion")}
    assert told(events, "take") == [{"seat": 1, "card": card("horse champion"), "row": 0}]


@pytest.mark.rule("AN-32")
def test_with_two_incomplete_again_passing_resumes() -> None:
    match = position(
        ["dog thief", FULL_A, FULL_B], offer="cat thief", top="horse champion, horse spy"
    )
    match.state.must_take = 1
    match.play(0, TAKE)
    match.play(0, STEAL + card("owl"))
    # The victim follows the leader; both collect, so passing is possible.
    assert match.waiting == [1]
    assert PASS in match.legal_ids(1)
    match.play(1, PASS)
    assert match.waiting == [0]
    assert match.legal_ids(0) == [TAKE, PASS]


@pytest.mark.rule("AN-33")
@pytest.mark.parametrize(("turns", "expected"), [(500, 1), (501, 0)])
def test_after_500_turns_powers_rest(turns: int, expected: int) -> None:
    match = position(["dog thief", "cat champion", ""], offer="cat thief")
    match.state.turns = turns
    match.play(0, TAKE)
    assert uses(match)[STEALING] == expected
