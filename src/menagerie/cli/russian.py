"""The help of the commands in Russian: every sentence that `--help` shows, by its English one."""

from typing import Any

from typer import rich_utils

from menagerie.bots import LEVELS, with_names
from menagerie.data.choosing import PLAYERS

HELP = {
    "Real tabletop games by their true rules.": "Настоящие настольные игры, правила — как в жизни.",
    # Commands
    "Play against bots, or at a server's table.": "Играть против ботов или за столом на сервере.",
    "Serve the games to browsers; Ctrl+C stops, and nothing is lost.": (
        "Раздавать игры браузерам; Ctrl+C останавливает, и ничего не теряется."
    ),
    "Play random games, or those of casual bots, and show the speed and the scores by seat.": (
        "Сыграть партии, случайные или ботов-любителей, и показать скорость и очки по местам."
    ),
    "Make one page with plots of what matters in a game, from games of bots.": (
        "Сделать страницу с графиками о том, что важно в игре, по партиям ботов."
    ),
    "Write the finished games of a server as Parquet: moves and scores, never names.": (
        "Записать сыгранные на сервере партии в Parquet: ходы и очки, без имён."
    ),
    "Let bots play each other, and rate them.": "Сыграть ботами друг против друга и оценить их.",
    "Let a net teach itself a game, by playing against itself.": (
        "Сеть учится игре сама, играя против себя."
    ),
    "Measure random play: interpreted, one core, all cores.": (
        "Измерить скорость случайной игры: без компиляции, на одном ядре, на всех."
    ),
    "Score a hand at a real table: short for `menagerie tool GAME score`.": (
        "Подсчитать руку за настоящим столом: коротко для `menagerie tool ИГРА score`."
    ),
    "Use a tool of a game: a question in words, or one JSON object a line on standard input.": (
        "Инструмент игры: вопрос словами или по объекту JSON в строке на входе."
    ),
    "Step through a game in words (Enter: next move), or verify it with --check.": (
        "Просмотреть партию словами (Enter: следующий ход) или проверить её с --check."
    ),
    "Read the rules of a game, or look up a ruling.": "Прочитать правила или найти в них слово.",
    "Which components are reconstructed, and where.": "Какие компоненты восстановлены, и где.",
    "List the games with their seats and options.": "Какие есть игры, на скольких и с чем.",
    "Find the best move, or let the engine find new puzzles.": (
        "Найти лучший ход или поручить программе искать новые задачи."
    ),
    "Find the best move of a position; a wrong answer is told what it is worth.": (
        "Найти лучший ход в позиции; на неверный ответ сказано, чего он стоит."
    ),
    "Find and prove puzzles in games of bots; begun files are gone on with.": (
        "Найти и доказать задачи в партиях ботов; начатый файл продолжается."
    ),
    "For whoever runs a server: tables, backups, restarts.": (
        "Тому, кто держит сервер: столы, копии, перезапуски."
    ),
    "Show which addresses connect and ask most, as the running servers count them.": (
        "Показать, с каких адресов больше всего соединений и запросов, по счёту самих серверов."
    ),
    "Copy all games from the data folder into an empty PostgreSQL, and check each of them.": (
        "Перенести все партии из папки в пустую PostgreSQL и проверить каждую."
    ),
    "List the tables, those that changed last first, and what they take.": (
        "Какие есть столы, последние изменённые сначала, и сколько они занимают."
    ),
    "Read every table as the server does, and name those that cannot be read.": (
        "Прочитать все столы, как это делает сервер, и назвать те, что не читаются."
    ),
    "Cut the record of a table down to what can be read; its game goes on from there.": (
        "Укоротить запись стола до того, что читается; партия продолжится оттуда."
    ),
    "End a table for good: nothing of it is kept, and whoever is there is told.": (
        "Убрать стол навсегда: от него ничего не останется, а кто за ним, узнает."
    ),
    "Remove now what the server removes by and by: tables that nobody needs any more.": (
        "Убрать сейчас то, что сервер убирает понемногу: столы, которые уже никому не нужны."
    ),
    "Copy all games as of one moment, while the server runs.": (
        "Снять копию всех партий на один момент; сервер при этом работает."
    ),
    "Put a copy of all games back, while no server runs; what was there is kept beside it.": (
        "Вернуть партии из копии, пока сервер стоит; прежние останутся рядом."
    ),
    "Tell everybody at a table that the server restarts soon.": (
        "Сказать всем за столами, что сервер скоро перезапустится."
    ),
    # Common
    "ru or en; the system's language if not given.": "ru или en; если не указан, язык системы.",
    "Machine-readable output.": "Вывод для программ.",
    "A game option as name=value; repeatable.": "Параметр игры: имя=значение; можно повторять.",
    "The same seed gives the same game.": "Одно и то же число даёт одну и ту же партию.",
    "The same seed gives the same games.": "Одно и то же число даёт одни и те же партии.",
    "Which game; see `menagerie games`.": "Какая игра; список: `menagerie games`.",
    "How many play.": "Сколько играют.",
    # play
    "Play at a server: its address with a game, a table's or a seat's link.": (
        "Играть на сервере: его адрес и игра, ссылка на стол или на место."
    ),
    "How the others call you.": "Как вас зовут за столом.",
    "How many play, you included.": "Сколько играют вместе с вами.",
    f"Who plays against you: {LEVELS.en}; module:Name or a net's file for your own.": (
        f"Кто играет против вас: {LEVELS.ru}; свой бот: module:Name или файл сети."
    ),
    "Write the record here at the end.": "Куда записать партию в конце.",
    "Lines of text, for pipes and screen readers.": (
        "Строки текста: для каналов и программ чтения с экрана."
    ),
    # serve
    "Where to listen: 0.0.0.0 lets the local network in.": (
        "Где слушать: 0.0.0.0 впускает местную сеть."
    ),
    "0 takes any free one.": "0 — любой свободный.",
    "The folder that keeps the games; `data` if not given.": (
        "Папка, где хранятся партии; если не указана, `data`."
    ),
    "A file of settings, TOML; see the docs.": "Файл настроек, TOML; см. документацию.",
    "postgresql://… in place of SQLite in the data folder.": (
        "postgresql://… вместо SQLite в папке партий."
    ),
    "Processes that share the work; more than one on PostgreSQL.": (
        "Сколько процессов делят работу; больше одного — с PostgreSQL."
    ),
    "A bot of your own to offer: module:Name, or a net's file. Repeatable.": (
        "Свой бот для столов: module:Name или файл сети; можно повторять."
    ),
    "Where people find this server, if it is behind a proxy: https://…": (
        "Где этот сервер находят люди, если он за прокси: https://…"
    ),
    # admin
    "The table, as in its address.": "Стол, как в его адресе.",
    "Do it without asking.": "Не переспрашивать.",
    "Only lobby, playing or over.": "Только lobby (ждёт), playing (идёт) или over (окончен).",
    "How many to show.": "Сколько показать.",
    "The file to write.": "Файл, который записать.",
    "A copy that `menagerie admin backup` made.": "Копия, снятая `menagerie admin backup`.",
    "In how many minutes it restarts.": "Через сколько минут перезапуск.",
    "It does not restart after all.": "Перезапуска не будет.",
    # simulate, arena, bench
    "How many games.": "Сколько партий.",
    "All cores if not given.": "Если не указано, все ядра.",
    f"Who plays: {with_names(PLAYERS).en}.": f"Кто играет: {with_names(PLAYERS).ru}.",
    "Write every game to this Parquet file.": "Записать все партии в этот файл Parquet.",
    "What it holds of each game, comma-separated.": "Что в нём о каждой партии, через запятую.",
    "The folder for the page, GAME.html.": "Папка для страницы ИГРА.html.",
    "The Parquet file to write.": "Файл Parquet, который надо записать.",
    f"Comma-separated: {LEVELS.en}; module:Name or a net's file for your own.": (
        f"Через запятую: {LEVELS.ru}; свой бот: module:Name или файл сети."
    ),
    "Deals; each is played in every rotation.": "Раздачи; каждая играется при всех рассадках.",
    "Processes; all cores if not given.": "Процессы; если не указано, по числу ядер.",
    "Address of a Ray cluster, or `local`.": "Адрес кластера Ray или `local`.",
    "One game; all of them if not given.": "Одна игра; если не указана, все.",
    "How long to measure each line.": "Сколько секунд измерять каждую строку.",
    # learn
    "How long, preparing included.": "Сколько минут, вместе с подготовкой.",
    "End after so many; 0: when the time is over.": (
        "Закончить после стольких решений; 0: когда выйдет время."
    ),
    "Where the net is written, as it learns.": "Куда записывать сеть, пока она учится.",
    "Learn at tables of so many only; repeatable.": (
        "Учиться только при таком числе игроков; можно повторять."
    ),
    "Of the first weights, the deals and the choices.": (
        "Число, от которого зависят первые веса, раздачи и выбор ходов."
    ),
    "A checkpoint (.pt), or a net (.npz), to go on from.": (
        "Сохранённое состояние (.pt) или сеть (.npz), с которых продолжить."
    ),
    "Minutes of learning in all, if this is a part; 0: as given so far.": (
        "Сколько минут учения всего, если это только часть; 0: сколько дано до сих пор."
    ),
    "How far back a decision is judged by what came of it: λ.": (
        "Насколько далеко назад решение судят по тому, что из него вышло: λ."
    ),
    "cuda or cpu; cuda if there is one.": "cuda или cpu; если есть, cuda.",
    "Played side by side; 0: as suits the device.": (
        "Партий одновременно; 0: сколько подходит устройству."
    ),
    "Of a new net.": "Ширина новой сети.",
    "Weight of margins in the reward; the rest is for places.": (
        "Вес отрыва в награде; остальное — за места."
    ),
    "Share of the time in which the game's own judgement has a say.": (
        "Доля времени, когда имеет слово и собственное суждение игры."
    ),
    "Learners on the cluster; 0: one for each card, or core.": (
        "Учеников в кластере; 0: по одному на видеокарту или ядро."
    ),
    # puzzles
    "Which puzzle; without it: a list.": "Какая задача; без номера: список.",
    "How many puzzles there shall be in all.": "Сколько задач должно быть всего.",
    "The same seed gives the same puzzles.": "Одно и то же число даёт одни и те же задачи.",
    "Where to; if not given, the file of the game.": "Куда; если не указано, в файл игры.",
    "Say what was better, after a move that cost much.": (
        "Говорить, что было лучше, после хода, который дорого обошёлся."
    ),
    # tool, replay, rules
    "An answer for people; without words: JSON lines.": (
        "Ответ для людей; без слов: строки JSON со входа."
    ),
    "The tool; without it: which ones there are.": "Инструмент; без него: какие есть.",
    "A record as JSON.": "Запись партии в JSON.",
    "Only verify moves, scores, deal.": "Только проверить ходы, очки и раздачу.",
    "Through whose eyes, from 1.": "Чьими глазами смотреть, места с 1.",
    "Only the rules with this id, or with these words in any form.": (
        "Только правила с этим номером или с этими словами в любой форме."
    ),
    "With --minute: as it is played by so many.": (
        "Вместе с --minute: как играют при таком числе игроков."
    ),
    "Only the game in a minute: goal, turn, end, points.": (
        "Только игра за минуту: цель, ход, конец, очки."
    ),
    "Only this example of the rules, to be played.": "Только этот пример из правил: сыграть его.",
    "With ids, sources and our rulings.": "С номерами, источниками и нашими решениями.",
    "Where the rule is kept in the code, and its tests.": "Где правило в коде и его проверки.",
}


# What stands around the sentences: the names that Typer has for it.
AROUND = {
    "ARGUMENTS_PANEL_TITLE": "Аргументы",
    "OPTIONS_PANEL_TITLE": "Параметры",
    "COMMANDS_PANEL_TITLE": "Команды",
    "ERRORS_PANEL_TITLE": "Ошибка",
    "ABORTED_TEXT": "Прервано.",
    "RICH_HELP": "Подсказка: [blue]{command_path} {help_option}[/]",
}


def translate_around() -> None:
    """Put what is around the help of all commands into Russian."""
    for name, text in AROUND.items():
        setattr(rich_utils, name, text)


def translate(command: Any) -> None:
    """Put the help of a command, its options and its subcommands into Russian."""
    if command.help:
        command.help = HELP.get(command.help, command.help)
    for parameter in command.params:
        if getattr(parameter, "help", None):
            parameter.help = HELP.get(parameter.help, parameter.help)
    for inner in getattr(command, "commands", {}).values():
        translate(inner)
