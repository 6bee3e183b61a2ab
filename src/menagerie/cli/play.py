"""`menagerie play`: a person against bots in the terminal."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.tree import Tree

from menagerie.bots import Bot, BotKind, Knowledge, get_bot, offer
from menagerie.bots.coach import hint
from menagerie.core.match import Match, Move
from menagerie.core.registry import get_game
from menagerie.core.running import mode
from menagerie.core.running.rule import COMPILED
from menagerie.core.words import ScoreLine

from .common import (
    Lang,
    Options,
    Seed,
    console,
    language,
    make_ready,
    parse_options,
    say,
)
from .start import compile_in_background

ME = 0


def play(
    game: Annotated[str, typer.Argument(help="Which game; see `menagerie games`.")],
    seats: Annotated[int | None, typer.Option(help="How many play, you included.")] = None,
    bot: Annotated[
        str, typer.Option(help="Who plays against you; module:Name for a bot of your own.")
    ] = "greedy",
    option: Options = None,
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option(help="Write the record here at the end.")] = None,
    lang: Lang = None,
) -> None:
    """Play against bots."""
    code = language(lang)
    declared = get_game(game)
    opponent = offer(bot) if ":" in bot else get_bot(bot)
    options = parse_options(option)
    if seats is None:
        seats = min(declared.playable_seats(options), key=lambda n: abs(n - 3))
    match = Match(declared, seats, options, seed)
    if COMPILED:
        make_ready(declared)
    elif not mode.asked():
        compile_in_background(game)
        opponent = _until_compiled(opponent)
    title = opponent.title.text(code)
    names = [say("Игрок", "Player"), *(f"{title} {n}" for n in range(1, seats))]
    Terminal(match, names, code, opponent.make()).run()
    if save:
        save.write_text(json.dumps({"record": match.record(), "names": names}) + "\n")
        console.print(say(f"Запись: {save}", f"Record: {save}"))


def _until_compiled(opponent: BotKind) -> BotKind:
    """Nobody waits for a compiler: a greedy bot sits in for one that searches."""
    console.print(
        say(
            "Правила собираются в фоне, около минуты; эта партия их не ждёт.",
            "The rules are being compiled in the background, about a minute; this game does not "
            "wait for them.",
        ),
        style="dim",
    )
    if not opponent.searches:
        return opponent
    console.print(
        say(
            f"{opponent.title.ru} ещё одевается: на этот раз за него сядет жадный бот.",
            f"The {opponent.title.en} is still dressing: a greedy bot sits in this time.",
        ),
        style="dim",
    )
    return get_bot("greedy")


class Terminal:
    """One game on the screen."""

    def __init__(self, match: Match, names: list[str], lang: str, bot: Bot) -> None:
        self.match, self.names, self.lang, self.bot = match, names, lang, bot
        self.words = match.game.words
        self.told = 0  # moves whose events have been shown

    def run(self) -> None:
        console.print(f"[bold]{self.words.label('title', self.lang)}[/bold]")
        console.print(self.words.label("about", self.lang), style="dim")
        console.print(self.help_line(), style="dim")
        while not self.match.over:
            if ME in self.match.waiting:
                self.tell()
                if not self.my_turn():
                    return
            else:
                self.bot_turn(self.match.waiting[0])
        self.tell()
        self.show_table()
        self.show_scores()

    def bot_turn(self, seat: int) -> None:
        self.match.play(seat, self.bot.choose(Knowledge(self.match, seat), secrets.randbits(64)))

    def my_turn(self) -> bool:
        """Ask until a move is made; False when the player leaves."""
        self.show_table()
        moves = self.match.legal(ME)
        for number, move in enumerate(moves, 1):
            console.print(f" [bold]{number:>3}[/bold]  {move.text(self.lang, self.names, ME)}")
        while True:
            try:
                answer = console.input(f"[bold]{say('Ваш ход', 'Your move')}:[/bold] ").strip()
            except EOFError:
                return False
            if answer == "q":
                return False
            if answer == "u":
                if self.undo():
                    return True
            elif answer == "h":
                self.advise()
            elif answer.startswith("?"):
                self.explain(answer[1:].strip(), moves)
            elif answer.isdigit() and 1 <= int(answer) <= len(moves):
                self.match.play(ME, moves[int(answer) - 1])
                return True
            else:
                console.print(
                    say(
                        f"Введите число от 1 до {len(moves)}, ? или q.",
                        f"Type a number from 1 to {len(moves)}, ? or q.",
                    ),
                    style="yellow",
                )

    def undo(self) -> bool:
        if not self.match.can_undo(ME):
            console.print(
                say(
                    "Отменить нельзя: после вашего хода открылось новое или ходили другие.",
                    "No undo: something was revealed or others have moved since.",
                ),
                style="yellow",
            )
            return False
        self.match.undo()
        self.told = min(self.told, len(self.match.moves))
        return True

    def advise(self) -> None:
        """What a master would play, from what this seat knows."""
        if not COMPILED:
            console.print(
                say(
                    "Советчик ещё готовится: он будет в следующей партии.",
                    "The adviser is still getting ready: he will be there in the next game.",
                )
            )
            return
        names = {move.id: move.text(self.lang, self.names, ME) for move in self.match.legal(ME)}
        for advice in hint(Knowledge(self.match, ME), secrets.randbits(64), seconds=2.0):
            console.print(
                f" [bold]{names[advice.move]}[/bold] {advice.share:.0%}  {advice.text(self.lang)}"
            )

    def explain(self, what: str, moves: list[Move]) -> None:
        """`?`: help and what is not allowed now; `? word`: components with that word."""
        if what:
            found = False
            for group, texts in self.words.help.items():
                for index in range(len(texts)):
                    name = self.words.name(group, index, self.lang)
                    if what.lower() in name.lower():
                        found = True
                        help_text = self.words.explained(group, index, self.lang)
                        console.print(f"[bold]{name}[/bold]: {help_text}")
            if not found:
                console.print(say("Такой карты нет.", "No such card."), style="yellow")
            return
        console.print(self.help_line())
        possible = {move.kind for move in moves}
        for kind in self.match.game.moves:
            if kind.name not in possible:
                refusal = self.match.explain(ME, kind.start)
                if refusal is not None:
                    console.print(f"  [dim]{refusal.rule}[/dim] {refusal.text(self.lang)}")

    def help_line(self) -> str:
        return say(
            "число — ход, ? — что нельзя и почему, ? имя — карта, h — совет, u — отмена, q — конец",
            "number: move, ?: what is not allowed and why, ? name: card, h: hint, u: undo, q: quit",
        )

    def tell(self) -> None:
        """The events since the last look."""
        for event in self.match.events(ME, since=self.told):
            console.print(
                "· " + event.text(self.lang, self.names, ME), style="cyan", highlight=False
            )
        self.told = len(self.match.moves)

    def show_table(self) -> None:
        view = self.match.game.view(self.match.state, ME)
        console.print(self.match.game.render(view, self.words, self.names, self.lang))

    def show_scores(self) -> None:
        match = self.match
        order = sorted(range(match.seats), key=lambda seat: match.places[seat])
        for seat in order:
            result = f"{match.places[seat]}. {self.names[seat]}: {match.scores[seat]}"
            tree = Tree(result, style="bold")
            for line in match.score_lines(seat):
                self.add_line(tree, line)
            console.print(tree)
        for extra in range(match.seats, len(match.scores)):
            console.print(say("Соперник: ", "Rival: ") + str(match.scores[extra]))

    def add_line(self, tree: Tree, line: ScoreLine) -> None:
        text = f"{self.words.text(line, self.lang, self.names, ME)}: {line.points:+d}"
        branch = tree.add(text.replace("-", "−"))
        for part in line.parts:
            self.add_line(branch, part)
