"""What the tables of all hands say, as figures."""

import csv
from collections.abc import Iterable
from pathlib import Path

from menagerie.core import charts
from menagerie.core.charts import Bar, Bars, figure
from menagerie.core.text import NOTHING, Text
from menagerie.games.fantasy_realms import GAME
from menagerie.games.fantasy_realms.components import CARD_IDS, SUIT_IDS
from menagerie.games.fantasy_realms.names import CARD, ENGLISH_SUIT, RUSSIAN_SUIT

FOLDER = GAME.folder / "every_hand"  # the tables that were found
SHOWN = 15  # hands, and pairs, at either end
Rows = list[dict[str, str]]


def page(folder: Path = FOLDER) -> charts.Page:
    """All figures, from the tables in this folder."""
    points, cards, pairs, hands = (
        _read(folder / f"{name}.csv") for name in ("points", "cards", "pairs", "hands")
    )
    total = sum(int(row["hands"]) for row in points)
    best, worst = hands[: len(hands) // 2], hands[len(hands) // 2 :]
    return charts.Page(
        Text("Все руки «Волшебных королевств»", "Every hand of Fantasy Realms"),
        Text(
            f"Рук из семи карт: {_number(total)}. Каждая подсчитана с лучшими выборами; восьмой "
            "карты Некроманта здесь нет. Повторить: examples/every_hand",
            f"{_number(total)} hands of seven cards, each scored with its best choices; without "
            "Necromancer's eighth card. To repeat it: examples/every_hand",
        ),
        [
            distribution(points, total),
            milestones(points, total),
            extremes(Text("Лучшие руки", "The best hands"), best),
            extremes(Text("Худшие руки", "The worst hands"), worst),
            values(cards, points, total),
            among_best(cards),
            *together(pairs),
        ],
    )


def _read(file: Path) -> Rows:
    with file.open(encoding="utf-8") as table:
        return list(csv.DictReader(table))


def _number(n: int) -> str:
    return f"{n:,}".replace(",", "\u202f")


def name(card: str) -> Text:
    found = CARD[CARD_IDS.index(card)]
    return Text(found.ru, found.en)


def suit(one: str) -> Text:
    number = SUIT_IDS.index(one)
    return Text(RUSSIAN_SUIT[number].name, ENGLISH_SUIT[number].name)


def listed(texts: Iterable[Text], between: str = ", ") -> Text:
    return Text(*(between.join(said) for said in zip(*texts, strict=True)))


def mean_of(points: Rows, total: int) -> float:
    return sum(int(row["points"]) * int(row["hands"]) for row in points) / max(1, total)


def distribution(points: Rows, total: int) -> charts.Columns:
    usual = mean_of(points, total)
    return charts.Columns(
        Text("Сколько очков на руке", "How many points a hand has"),
        Text("В среднем {n}.", "{n} on average.").fill(n=figure(usual)),
        Text("очки", "points"),
        int(points[0]["points"]),
        [charts.Series(Text("руки", "hands"), [int(row["hands"]) for row in points])],
    )


def milestones(points: Rows, total: int) -> charts.Listing:
    """How many points a hand must have to be better than most others."""
    rows, left, wanted = [], total, [0.5, 0.25, 0.1, 0.05, 0.01, 0.001, 0.0001, 0.00001]
    for row in points:
        left -= int(row["hands"])  # hands with more points than these
        while wanted and left < wanted[0] * total:
            told = figure(100 * wanted.pop(0), "g")
            rows.append((Text(f"{told.ru}\u00a0%", f"{told.en}%"), charts.same(row["points"])))
    return charts.Listing(
        Text("Хороша ли рука", "Is a hand good"),
        Text(
            "Больше очков только у такой доли всех рук.",
            "Only so many of all hands have more points.",
        ),
        [Text("доля рук", "share of hands"), Text("очки", "points")],
        rows,
    )


def extremes(title: Text, hands: Rows) -> charts.Listing:
    same_points = sum(row["points"] == hands[0]["points"] for row in hands)
    return charts.Listing(
        title,
        Text(
            f"Первые {SHOWN}; стольких же очков, сколько у первой, рук: {same_points}.",
            f"The first {SHOWN}; hands with as many points as the first: {same_points}.",
        ),
        [Text("очки", "points"), Text("карты", "cards"), Text("выборы", "choices")],
        [
            (
                charts.same(row["points"].replace("-", "−")),
                listed(name(card) for card in row["cards"].split()),
                listed(map(choice, row["choices"].split())) if row["choices"] else NOTHING,
            )
            for row in hands[:SHOWN]
        ],
    )


def choice(spelt: str) -> Text:
    """`mirage=great_flood`, `book_of_changes=king:army` as words."""
    who, what = spelt.split("=")
    card, _, new_suit = what.partition(":")
    arrow = listed([name(who), name(card)], " → ")
    return Text("{a} ({b})", "{a} ({b})").fill(a=arrow, b=suit(new_suit)) if new_suit else arrow


def values(cards: Rows, points: Rows, total: int) -> Bars:
    usual = mean_of(points, total)
    bars = []
    for row in sorted(cards, key=lambda row: -float(row["mean"])):
        value, best = float(row["mean"]) - usual, row["best"]
        note = Text(f"лучшая рука с ней: {best}", f"the best hand with it: {best}")
        bars.append(Bar(name(row["card"]), value, figure(value, "+.1f"), note))
    return Bars(
        Text("Цена карты", "The value of a card"),
        Text(
            "На сколько очков руки с ней лучше средней руки.",
            "How many points hands with it have above the average.",
        ),
        bars,
    )


def among_best(cards: Rows) -> Bars:
    ordered = sorted(cards, key=lambda row: -float(row["top"]))
    return Bars(
        Text("Кто в лучших руках", "Who is in the best hands"),
        Text(
            "В какой доле лучшей сотой части всех рук она есть; наугад было бы 13 %.",
            "In which share of the best hundredth of all hands it is; by chance it would be 13 %.",
        ),
        [
            Bar(name(row["card"]), float(row["top"]), figure(float(row["top"]), ".1%"))
            for row in ordered
        ],
    )


def together(pairs: Rows) -> list[Bars | charts.Grid]:
    """How much more, or less, two cards are worth together than each by itself."""
    if not pairs:
        return []
    ordered = sorted(pairs, key=lambda row: -float(row["together"]))
    about = Text(
        "На сколько очков руки с обеими лучше, чем обещают цены этих карт.",
        "How many points hands with both have above what the values of the two promise.",
    )
    grid = [[0.0] * len(CARD_IDS) for _ in CARD_IDS]
    for row in pairs:
        a, b = sorted((CARD_IDS.index(row["card"]), CARD_IDS.index(row["other"])))
        grid[b][a] = float(row["together"])
    return [
        Bars(Text("Лучшие пары", "The best pairs"), about, _pairs(ordered[:SHOWN])),
        Bars(Text("Худшие пары", "The worst pairs"), about, _pairs(ordered[: -SHOWN - 1 : -1])),
        charts.Grid(Text("Все пары", "All pairs"), about, [name(card) for card in CARD_IDS], grid),
    ]


def _pairs(rows: Rows) -> list[Bar]:
    found = []
    for row in rows:
        value = float(row["together"])
        both = listed([name(row["card"]), name(row["other"])], " + ")
        note = Text(f"лучшая рука: {row['best']}", f"the best hand: {row['best']}")
        found.append(Bar(both, value, figure(value, "+.1f"), note))
    return found
