"""What the table itself says, in both languages."""

from menagerie.core.text import Text

PHRASES = {
    "your_move": Text("ваш ход", "your move"),
    "thinking": Text("ходит: {names}", "to move: {names}"),
    "others": Text("Решают другие: {names}.", "Others decide: {names}."),
    "over": Text("партия окончена", "the game is over"),
    "waiting": Text("Стол собирается.", "The table is gathering."),
    "watching": Text("Вы смотрите партию.", "You are watching."),
    "log": Text("Ход партии", "What happened"),
    "about": Text("Об игре", "About the game"),
    "card": Text("Что это", "What it is"),
    "hint": Text("Совет", "Hint"),
    "coach": Text("Тренер: {words}", "Coach: {words}"),
    "thinking_hint": Text("Советчик думает …", "The adviser is thinking …"),
    "no": Text("Нельзя", "Not allowed"),
    "can": Text("Можно", "Possible"),
    "sure": Text(
        "Этот ход нельзя взять назад. Ещё раз Enter или щелчок: сходить; Esc: не надо.",
        "This move cannot be taken back. Enter or click again to make it, Esc to leave it.",
    ),
    "sure_title": Text("Точно?", "Sure?"),
    "nothing": Text(
        "Наведите на что-нибудь на столе: стрелки или мышь.",
        "Point at something on the table: arrows or mouse.",
    ),
    "nothing_said": Text("Здесь сказать нечего.", "There is nothing to say about it."),
    "no_hint": Text("Советовать нечего: решают другие.", "Nothing to advise: others decide."),
    "first": Text("? — как играть, за минуту.", "? – how to play, in a minute."),
    "lit": Text("▸ — это можно выбрать.", "▸ – this can be chosen."),
    "score": Text("Счёт", "Score"),
    "score_later": Text(
        "Очки — на столе; в конце здесь будет каждое очко с объяснением.",
        "Points are on the table; at the end every point is explained here.",
    ),
    "you_won": Text("Вы победили: {points}.", "You won: {points}."),
    "you_won_alone": Text("Вы победили: {points} : {theirs}.", "You won: {points} to {theirs}."),
    "rival_won": Text("Победа: {name}, {theirs} : {points}.", "{name} won: {theirs} to {points}."),
    "won": Text("Победа: {names}, {points}.", "{names} won: {points}."),
    "shared": Text("Победу делят: {names}, {points}.", "{names} share the victory: {points}."),
    "your_place": Text("Вы на {place}-м месте из {of}.", "You are number {place} of {of}."),
    "help": Text("Как играть", "How to play"),
    "rules": Text("Правила", "Rules"),
    "legend": Text("Знаки на столе", "Signs on the table"),
    "keys": Text("Клавиши", "Keys"),
    "close": Text("Esc — закрыть", "Esc – close"),
    "chat": Text("Сказать всем за столом", "Say something to the table"),
    "start": Text(
        "Начать партию (на пустые места сядут боты)", "Begin the game (bots take empty seats)"
    ),
    "lost": Text("связь прервалась, подключаюсь снова", "connection lost, connecting again"),
    "own_clock": Text("ваше время {left}", "your clock {left}"),
    "common_clock": Text("время для всех {left}", "time for all {left}"),
    "other_version": Text(
        "На сервере другая версия игры: стол показать нельзя.",
        "The server plays another version of the game: the table cannot be shown.",
    ),
    "host_starts": Text("Начнёт тот, кто собрал стол.", "Whoever made the table begins."),
    "seat_empty": Text("свободно", "empty"),
    "come_back": Text("Вернуться за стол: {command}", "Back to the table: {command}"),
    "record": Text("Запись: {file}", "Record: {file}"),
    # Keys
    "key.why": Text("почему", "why"),
    "key.hint": Text("совет", "hint"),
    "key.undo": Text("отмена", "undo"),
    "key.log": Text("журнал", "log"),
    "key.score": Text("счёт", "score"),
    "key.help": Text("помощь", "help"),
    "key.rules": Text("правила", "rules"),
    "key.chat": Text("сказать", "say"),
    "key.wait": Text("пусть ходят", "let others go"),
    "key.again": Text("ещё партия", "another game"),
    "key.quit": Text("выход", "quit"),
}

HOW_TO = Text(
    """\
* Стрелки ведут по столу или по списку ходов, **Tab** переходит между ними, **Enter** выбирает.
* Число и **Enter** — ход с этим номером. Мышь: наведите — объяснение, щёлкните — выбор.
* **w** — почему этого нельзя, **h** — совет, **u** — взять ход назад, **Esc** — передумать.
* **l** — весь ход партии, **s** — счёт, **r** — правила, **.** — пусть сначала сходят другие.
* **t** — сказать что-нибудь за столом на сервере, **q** — выйти.""",
    """\
* Arrows go over the table or the list of moves, **Tab** changes between them, **Enter** chooses.
* A number and **Enter**: the move with this number. Mouse: point to read, click to choose.
* **w**: why it is not allowed, **h**: hint, **u**: take a move back, **Esc**: think again.
* **l**: all that happened, **s**: score, **r**: rules, **.**: let the others go first.
* **t**: say something at a server's table, **q**: quit.""",
)


def phrase(key: str, lang: str, **values: object) -> str:
    text = PHRASES[key].text(lang)
    return text.format(**values) if values else text
