"""`menagerie learn`: a net teaches itself a game."""

import os
import shlex
import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from menagerie.bots.catalogue import NET, is_net
from menagerie.core.distribution import install_command
from menagerie.core.errors import MenagerieError, check_known
from menagerie.core.registry import get_game

from .common import Lang, Options, errors_console, language, make_ready, parse_options, say


def learn(
    game: Annotated[str, typer.Argument(help="Which game; see `menagerie games`.")],
    minutes: Annotated[float, typer.Option(help="How long, preparing included.")],
    out: Annotated[Path, typer.Option(help="Where the net is written, as it learns.")],
    decisions: Annotated[
        int, typer.Option(help="End after so many; 0: when the time is over.")
    ] = 0,
    seats: Annotated[
        list[int] | None, typer.Option(help="Learn at tables of so many only; repeatable.")
    ] = None,
    option: Options = None,
    seed: Annotated[int, typer.Option(help="Of the first weights, the deals and the choices.")] = 1,
    resume: Annotated[
        Path | None, typer.Option(help="A checkpoint (.pt), or a net (.npz), to go on from.")
    ] = None,
    course: Annotated[
        float,
        typer.Option(help="Minutes of learning in all, if this is a part; 0: as given so far."),
    ] = 0.0,
    device: Annotated[str, typer.Option(help="cuda or cpu; cuda if there is one.")] = "",
    games: Annotated[int, typer.Option(help="Played side by side; 0: as suits the device.")] = 0,
    width: Annotated[int, typer.Option(help="Of a new net.")] = 256,
    margin: Annotated[
        float, typer.Option(help="Weight of margins in the reward; the rest is for places.")
    ] = 0.5,
    memory: Annotated[
        float, typer.Option(help="How far back a decision is judged by what came of it: λ.")
    ] = 0.8,
    taught: Annotated[
        float,
        typer.Option(help="Share of the time in which the game's own judgement has a say."),
    ] = 0.0,
    against: Annotated[str | None, typer.Option(hidden=True)] = None,
    house: Annotated[str | None, typer.Option(hidden=True)] = None,
    ray: Annotated[
        str | None,
        typer.Option(help="Address of a Ray cluster, or `local`."),
    ] = None,
    workers: Annotated[
        int, typer.Option(help="Learners on the cluster; 0: one for each card, or core.")
    ] = 0,
    lang: Lang = None,
) -> None:
    """Let a net teach itself a game, by playing against itself."""
    code = language(lang)
    if against is not None or house is not None:
        raise MenagerieError(
            "Ключей --against и --house больше нет: сеть играет с прежней собой, а сравнивает "
            "сети `menagerie arena`.",
            "The options --against and --house were removed: a net plays against earlier selves, "
            "and `menagerie arena` compares nets.",
        )
    try:
        import torch

        from menagerie.learn.cluster import learn_together
        from menagerie.learn.plan import SIZES, Plan
        from menagerie.learn.playing import TAUGHT
        from menagerie.learn.trainer import Trainer
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "torch":
            raise
        raise MenagerieError(
            f"Нет PyTorch. Установите: {install_command('learn')}.",
            f"PyTorch is missing. Install it: {install_command('learn')}.",
        ) from None
    device = device or ("cuda" if torch.cuda.is_available() else "cpu")
    check_known("устройства", "device", device, SIZES)
    numbers, parts = (games, decisions, workers, course), (margin, taught, memory)
    sound = all(one >= 0 for one in numbers) and all(0 <= one <= 1 for one in parts)
    if not (sound and minutes > 0 and width > 0):  # what is no number is neither
        raise MenagerieError(
            "Время и ширина больше нуля, числа не меньше нуля, доли от 0 до 1.",
            "Give a time and a width above zero, no negative number, shares from 0 to 1.",
        )
    if taught and games % TAUGHT:
        raise MenagerieError(
            f"С учителем число партий делится на {TAUGHT}.",
            f"With a teacher the number of games is a multiple of {TAUGHT}.",
        )
    if workers and not ray:
        raise MenagerieError(
            "Ученики (--workers) бывают в кластере: дайте и --ray.",
            "Learners (--workers) are on a cluster: give --ray, too.",
        )
    if not is_net(out.name) or out.is_dir():
        raise MenagerieError(
            f"Сеть записывают в файл {NET}, а не в {out}.",
            f"A net is written to a file {NET}, not to {out}.",
        )
    if not out.parent.is_dir():
        raise MenagerieError(f"Нет папки {out.parent}.", f"There is no folder {out.parent}.")
    if not os.access(out.parent, os.W_OK):
        raise MenagerieError(
            f"В папку {out.parent} нельзя писать.", f"Nobody may write to the folder {out.parent}."
        )
    size = SIZES[device]
    plan = Plan(
        game,
        out,
        minutes,
        decisions,
        tuple(seats or ()),
        parse_options(option),
        seed,
        device,
        resume,
        command=shlex.join(["menagerie", *sys.argv[1:]]),
        size=replace(size, games=games) if games else size,
        width=width,
        course=course,
        margin=margin,
        memory=memory,
        taught=taught,
    )
    if device == "cpu":
        make_ready(get_game(game))
    if ray:
        learn_together(plan, ray, workers, lambda point: tell(point.line(code)))
    else:
        trainer = Trainer(plan)
        seconds = trainer.schedule.started - trainer.began
        tell(say(f"Готово за {seconds:.0f} с, учусь.", f"Ready after {seconds:.0f} s, learning."))
        trainer.run(lambda point: tell(point.line(code)))
    tell(say(f"Сеть: {out}", f"The net: {out}"))


def tell(line: str) -> None:
    errors_console.print(line)
