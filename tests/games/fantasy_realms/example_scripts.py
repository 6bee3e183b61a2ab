"""How the positions of the examples are reached: everybody helps one hand to its seven cards."""

from games.fantasy_realms.position import number
from menagerie.core.state.bits import members
from menagerie.testing.finding import Script, Scripts, Stage

LAST = 9  # cards in the discard area before the one that ends the game


def collecting(text: str) -> Script:
    """Seat 0 comes to hold these seven and an eighth, and with the next discard play stops."""
    wanted = {number(card) for card in text.split()}

    def script(stage: Stage) -> int:
        s = stage.state
        while True:
            seat, area = int(s.turn), set(members(s.discards))
            hand, complete = set(members(s.hand[seat])), wanted <= set(members(s.hand[0]))
            if complete and seat == 0 and len(area) == LAST:
                stage.do(0, "deck")
                return 0
            stage.need(len(area) < LAST and s.turns < 40)
            goal = sorted(wanted & area if seat == 0 else area - wanted)
            grow = not area or (complete if seat else not goal)
            if goal and not grow:
                stage.do(seat, "take", card=goal[0])
            else:
                stage.do(seat, "deck")
            hand = set(members(s.hand[seat]))
            if seat == 0:
                stage.do(0, "discard", card=min(hand - wanted))
            else:
                stage.do(seat, "discard", card=min(hand & wanted or hand))

    return script


SCRIPTS: Scripts = {
    name: (3, collecting(text), {})
    for name, text in {
        "wand_once": (
            "magic_wand beastmaster collector light_cavalry lightning shield_of_keth candle"
        ),
        "first_sheet": "mountain wildfire smoke great_flood whirlwind mirage air_elemental",
        "second_sheet": (
            "candle book_of_changes shield_of_keth gem_of_order queen sword_of_keth bell_tower"
        ),
        "cavern_and_flood": (
            "blizzard great_flood wildfire cavern shield_of_keth magic_wand world_tree"
        ),
        "two_basilisks": (
            "basilisk doppelganger mountain fountain_of_life island candle magic_wand"
        ),
        "rangers_in_the_fire": (
            "rangers wildfire knights dwarvish_infantry shield_of_keth magic_wand forest"
        ),
    }.items()
}
