"""What is worth studying: cards taken, prizes, medals, and the rules that bite."""

from menagerie.core.state.record import Numbers
from menagerie.core.study import Amounts, Bites, Finals, Happened, Study
from menagerie.core.text import Text

from .words import WORDS


def medals(finals: Finals) -> Numbers:
    won: Numbers = finals.medals
    return won


STUDY: Study = (
    Happened(
        title=Text("Взятые карты", "Cards taken"),
        event="take",
        value="card",
        about=Text("Карты, взятые в коллекцию.", "Cards taken into a collection."),
    ),
    Happened(
        title=Text("Призовые карты", "Prize cards"),
        event="prize",
        value="card",
        about=Text("Карты за элегантность.", "Cards won by elegance."),
    ),
    Amounts(
        title=Text("Медали", "Medals"),
        labels=[Text(*pair) for pair in WORDS.names["family"]],
        amounts=medals,
        about=Text("На игрока за партию.", "Of a player in a game."),
    ),
    Bites(
        title=Text("Как часто срабатывают правила", "How often the rules bite"),
        events={
            "no_room": Text("некуда класть, набор идёт дальше", "no room: the set goes on"),
            "must_take": Text("отказаться нельзя", "no passing: the set must be taken"),
            "steal": Text("воришка крадёт карту", "the thief steals a card"),
            "give": Text("шутник дарит карту", "the joker gives a card"),
            "look": Text("шпион смотрит колоду", "the spy looks at the deck"),
            "lapse": Text("свойству нечего делать", "a power has nothing to do"),
            "shared_first": Text("первое место по элегантности делят", "elegance is shared"),
            "no_prize": Text("призовых карт не осталось", "no prize card is left"),
            "exchange": Text("призовую карту вложили", "a prize card is laid"),
        },
    ),
)
