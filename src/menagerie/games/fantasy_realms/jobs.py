"""Long calculations over the game: what all hands of seven cards are worth."""

from menagerie.core.jobs import Job
from menagerie.core.text import Text

from .every_hand import counting, report, tables
from .every_hand.ranks import HANDS

JOBS = (
    Job(
        name="every_hand",
        title=Text("Все руки", "Every hand"),
        about=Text(
            "Все 154 143 080 рук из семи карт, каждая с лучшими выборами: сколько рук с какими "
            "очками, лучшие и худшие, цена каждой карты и каждой пары.",
            "All 154,143,080 hands of seven cards, each with its best choices: how many hands have "
            "how many points, the best and the worst, the value of every card and every pair.",
        ),
        size=HANDS,
        begin=counting.begin,
        count=counting.count,
        merge=counting.merge,
        write=tables.write,
        page=report.page,
        tables=tables.FOLDER,
    ),
)
