"""What server, command line and web offer beside playing: the score calculator (FR-60)."""

from menagerie.core.tools import Tool
from menagerie.core.words import Text

from . import compare_tool, score_tool, told_score

TOOLS = (
    Tool(
        name="score",
        title=Text("Калькулятор очков", "Score calculator"),
        about=Text(
            "Сколько стоит рука за настоящим столом. Объяснение по картам: Гора, Дым; несколько "
            "рук через «/», с именами: Аня: Гора, Дым / Боря: Лес; область сброса для Некроманта: "
            '/ сброс: Король. Или по строке JSON на руку: {"cards": ["mountain", "smoke"]}, выборы '
            'в поле choices (или "best": лучшие; без него ничего не выбрано).',
            "What a hand at a real table is worth. Explained card by card: Mountain, Smoke; several"
            " hands parted by /, with names: Ann: Mountain, Smoke / Bob: Forest; the discard area "
            'for Necromancer: / discards: King. Or one JSON line a hand: {"cards": ["mountain", '
            '"smoke"]}, its choices in the field choices (or "best"; without it none is made).',
        ),
        Ask=score_tool.ScoreAsk,
        Answer=score_tool.ScoreAnswer,
        answer=score_tool.answer,
        explain=told_score.explain,
    ),
    Tool(
        name="compare",
        title=Text("Кто победил", "Who has won"),
        about=Text(
            "Несколько рук сразу: места, сумма основной силы для ничьей и победитель.",
            "Several hands at once: places, sums of base strength for ties, and the winner.",
        ),
        Ask=compare_tool.CompareAsk,
        Answer=compare_tool.CompareAnswer,
        answer=compare_tool.answer,
        explain=told_score.explain,
    ),
)
