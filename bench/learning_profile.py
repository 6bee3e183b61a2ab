"""Where the time of learning goes: each part of a lesson by itself, and lessons as they are.

python -m bench.learning FOLDER --profile [--games a,b] [--sizes 32768,65536]

Times are those of the GPU; `host` is how long the processor took to hand the work over: where that
is as long, the GPU waits for it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import torch

from menagerie.learn.fused import compiling
from menagerie.learn.plan import SIZES, Plan
from menagerie.learn.playing import TAUGHT, choose, think
from menagerie.learn.ppo import Pull, improve, judge, samples_of, take
from menagerie.learn.returns import learn_from
from menagerie.learn.trainer import Trainer

REPEATS, LESSONS = 20, 3


def wait(device: str) -> None:
    if device != "cpu":
        torch.cuda.synchronize()


def timed(device: str, work: Callable[[], object], repeats: int = REPEATS) -> tuple[float, float]:
    """Milliseconds of one call: in all, and until it was handed over."""
    for _ in range(3):
        work()
    wait(device)
    began = time.perf_counter()
    for _ in range(repeats):
        work()
    handed = time.perf_counter()
    wait(device)
    each = 1000 / repeats
    return each * (time.perf_counter() - began), each * (handed - began)


def parts_of(trainer: Trainer) -> dict[str, tuple[int, Callable[[], object]]]:
    """Each part of a lesson, and how often a lesson has it."""
    players, into, plan = trainer.players, trainer.experience, trainer.plan
    steps, net = plan.sizes().steps, trainer._net()
    seen, masks = into.seen[:, 0], into.masks[0]
    players.play(net, trainer.selves, into)
    heads, _ = think(net, players.eyes, seen)
    lessons = learn_from(into, trainer.prize, plan.memory)
    use = (into.mine & lessons.known).float()
    some = [*samples_of(into, plan)]
    sample = take(some[0], into, lessons, lessons.gain, use)

    def step() -> None:
        players.batch.random_moves()
        players.step()

    def backward() -> None:
        losses = judge(trainer.mind, sample, steps, plan.clip)
        sum(losses, torch.zeros((), device=plan.device)).backward()

    def keep() -> None:
        into.seen[:, 0].copy_(players.seen)
        into.masks[0].copy_(players.masks)
        into.scores[0].copy_(players.scores)

    parts: dict[str, tuple[int, Callable[[], object]]] = {
        "rules": (steps, step),
        "keep": (steps, keep),
        "think": (steps, lambda: think(net, players.eyes, seen)),
        "choose": (steps, lambda: choose(heads, masks)),
        "glance": (len(into.glancing), lambda: players._glance(0, into)),
        "returns": (1, lambda: learn_from(into, trainer.prize, plan.memory)),
        "take": (len(some), lambda: take(some[0], into, lessons, lessons.gain, use)),
        "judge, forward and back": (len(some), backward),
        "optimizer": (len(some), trainer.optimizer.step),
    }
    if into.taught:
        parts["teacher"] = (
            len(into.promised),
            lambda: players.look_ahead(TAUGHT, into.promised[0]),
        )
    return parts


def profile(game: str, folder: Path, device: str, games: int, taught: float) -> None:
    size = replace(SIZES[device], games=games or SIZES[device].games)
    size = replace(size, sample=min(size.sample, size.games))
    plan = Plan(game, folder / "profile.npz", 60, device=device, size=size, taught=taught)
    trainer = Trainer(plan)
    ready = time.perf_counter() - trainer.began
    trainer.selves.remember(trainer._net())
    decisions = trainer.experience.seat.numel()
    began = time.perf_counter()
    rows = [
        (name, times, *timed(device, work, 5 if times == 1 else REPEATS))
        for name, (times, work) in parts_of(trainer).items()
    ]
    compiled = time.perf_counter() - began
    print(
        f"{game}: {size.games} games, ready after {ready:.0f} s, measured for {compiled:.0f} s,"
        f" tensors compiled: {compiling()}"
    )
    for name, times, device_ms, host_ms in rows:
        print(
            f"  {name:24} {times:3} x {device_ms:8.3f} ms (host {host_ms:7.3f})"
            f" = {times * device_ms:8.1f} ms"
        )
    net, into, pull = trainer._net(), trainer.experience, Pull(0.02, 1.0)

    def play() -> None:
        trainer.players.play(net, trainer.selves, into, into.taught)

    def learn() -> None:
        lessons = learn_from(into, trainer.prize, plan.memory)
        improve(trainer.mind, trainer.optimizer, into, lessons, plan, pull)

    spent = [timed(device, work, LESSONS) for work in (play, learn)]
    whole = sum(all_ for all_, _ in spent)
    print(
        f"  play {spent[0][0]:.0f} ms (host {spent[0][1]:.0f}), learn {spent[1][0]:.0f} ms"
        f" (host {spent[1][1]:.0f}): {decisions / whole / 1000:.2f} million decisions a second;"
        f" wrong moves {trainer.players.batch.illegal()}",
        flush=True,
    )
