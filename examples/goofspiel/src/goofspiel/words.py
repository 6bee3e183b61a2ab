"""All text of Goofspiel, Russian and English."""

from menagerie.core.words import Pair, Words

from .components import RANK

_LETTERS: dict[int, Pair] = {1: ("Т", "A"), 11: ("В", "J"), 12: ("Д", "Q"), 13: ("К", "K")}
_CARDS = [_LETTERS.get(rank, (str(rank), str(rank))) for rank in RANK.tolist()]
_HELP = [(f"Старшинство и цена: {rank}.", f"Rank and worth: {rank}.") for rank in RANK]

TEXTS: dict[str, Pair] = {
    "title": ("Гуфшпиль", "Goofspiel"),
    "about": (
        "Тайные ставки одинаковыми картами: старшая забирает приз.",
        "Secret bids with the same cards: the highest takes the prize.",
    ),
    "move.bid": ("Поставить {card}", "Bid {card}"),
    "event.bid": ("{seat} {seat:ставит|ставите} {card}", "{seat} {seat:bids|bid} {card}"),
    "event.bid.hidden": ("{seat} {seat:делает|делаете} ставку", "{seat} {seat:bids|bid}"),
    "event.shown": ("{seat} {seat:открывает|открываете} {card}", "{seat} {seat:shows|show} {card}"),
    "event.won": (
        "{seat} {seat:получает|получаете} {n} {n:очко|очка|очков}",
        "{seat} {seat:wins|win} {n} {n:point|points}",
    ),
    "event.tied": ("Ничья: призы остаются на кону", "A tie: the prizes stay at stake"),
    "event.prize": ("Открыт приз {card}", "The prize {card} is turned up"),
    "ask.bid": (
        "Что поставить? На кону {n} {n:очко|очка|очков}.",
        "What do you bid? {n} {n:point|points} at stake.",
    ),
    "reason.played": ("Карта {card} уже сыграна.", "You have played {card} already."),
    "score.prize": ("Приз {card}", "Prize {card}"),
    "view.round": ("Раунд {n}", "Round {n}"),
    "view.stake": ("На кону: {card}", "At stake: {card}"),
    "view.deck": ("Ещё придут: {card}", "Still to come: {card}"),
    "view.hand": ("Рука: {card}", "Hand: {card}"),
    "view.bid": ("Ставка: {card}", "Bid: {card}"),
    "view.has_bid": ("Ставка сделана", "Has bid"),
    "view.prizes": ("Призы: {card}", "Prizes: {card}"),
    "view.points": ("{n} {n:очко|очка|очков}", "{n} {n:point|points}"),
}
WORDS = Words(TEXTS, names={"card": _CARDS}, help={"card": _HELP})
