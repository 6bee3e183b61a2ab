"""docs/speed.md and its chart, made from the results of `make bench`."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bench.chart import Bar, chart
from bench.measure import load
from menagerie.core.registry import get_game

DOCS = Path(__file__).parents[1] / "docs"
FOUR = 4  # the seat count of the summary
HEAD = """# Speed

This page measures the rules engine; for the server see [server-speed.md](server-speed.md).

Every game plays random moves and enumerates the legal ones at every step. `make bench` writes this
page. It measures what the machine has and keeps the other numbers: those of a GPU stay when a
machine without one runs it. Ratios say more than absolute numbers, so measure on your own machine;
`menagerie bench` prints the same measurements of one game or of all.

![Moves a second, on a logarithmic scale](pictures/speed.svg)
"""
REPEAT = """## To repeat it

    make bench                                        # our games on this CPU
    .venv/bin/pip install -r requirements/peers.txt   # OpenSpiel, RLCard, PettingZoo beside them
    .venv/bin/pip install -e '.[gpu]'                 # and on a CUDA device, where there is one
    .venv/bin/pip install pgx "jax[cuda13]"           # pgx beside it
    make bench PARTS=gpu,pgx                          # only these parts

[gpu.md](gpu.md) says how the same rules run on a GPU and where the time goes.
"""


def table(head: tuple[str, ...], rows: Iterable[Iterable[str]]) -> str:
    lines = [f"| {' | '.join(head)} |", "|" + "---|" * len(head)]
    return "\n".join([*lines, *(f"| {' | '.join(row)} |" for row in rows)]) + "\n"


def n(value: float) -> str:
    return f"{value:,.0f}"


def times(ratio: float) -> str:
    return f"{ratio:.1f}" if ratio < 10 else n(ratio)


def millions(value: float) -> str:
    return f"{value / 1e6:,.3g}" if value < 1e9 else f"{value / 1e6:,.0f}"


def origin(part: dict[str, Any]) -> str:
    words = ", ".join(f"{name} {number}" for name, number in part["versions"].items())
    return f"{part['machine']}; {words}; {part['date']}.\n"


def name(game: str) -> str:
    return get_game(game).words.label("title", "en")


def cpu_section(part: dict[str, Any]) -> str:
    rows = part["rows"]
    facts = {row["game"]: row for row in rows if "state" in row}
    start = next(row["start_s"] for row in rows if "start_s" in row)
    speeds = table(
        ("game", "seats", "interpreted, moves/s", "one core", "all cores"),
        (
            (name(row["game"]), str(row["seats"]), n(row["interpreted"]), n(row["cpu"]),
             n(row["cpu_all"]))
            for row in rows
            if "cpu" in row
        ),
    )  # fmt: skip
    sizes = table(
        ("game", "state", "a copy of it", "compiling rules and bots, once"),
        (
            (name(game), f"{row['state']} B", f"{row['copy_ns']:.0f} ns",
             f"{row['compile_s']:.0f} s")
            for game, row in facts.items()
        ),
    )  # fmt: skip
    return (
        f"## On a CPU\n\n{origin(part)}\n{speeds}\n{sizes}\n"
        f"A second start of a command takes {start:.1f} s.\n"
    )


def peers_section(part: dict[str, Any], cpu: dict[str, Any] | None) -> str:
    ours = [row["cpu"] for row in cpu["rows"] if row.get("seats") == FOUR] if cpu else []
    rows = table(
        ("library", "game", "moves/s", "our slowest and fastest game, four seats, one core"),
        (
            (row["library"], row["game"], n(row["moves_per_second"]),
             f"{times(min(ours) / row['moves_per_second'])} to "
             f"{times(max(ours) / row['moves_per_second'])} times as fast" if ours else "")
            for row in part["rows"]
        ),
    )  # fmt: skip
    return (
        "## Beside others, on one core\n\nEach library plays its own games in one process, random "
        f"legal moves; the games differ, so this shows orders of magnitude.\n\n{origin(part)}\n"
        f"{rows}"
    )


def gpu_section(part: dict[str, Any]) -> str:
    rows = table(
        ("game", "seats", "state", "observation", "in bits", "whole games, million moves/s",
         "steps in bits, million moves/s", "steps, million moves/s"),
        (
            (name(row["game"]), str(row["seats"]), f"{row['state']} B", f"{row['observation']} B",
             f"{row['observation_bits']} B" if "observation_bits" in row else "",
             millions(row["gpu_playout"]),
             millions(row["gpu_step_packed"]) if "gpu_step_packed" in row else "",
             millions(row["gpu_step"]) if "gpu_step" in row else "")
            for row in part["rows"]
            if "gpu_playout" in row
        ),
    )  # fmt: skip
    compiling = table(
        ("game", "compiling whole games", "compiling steps"),
        (
            (name(row["game"]), f"{row['compile_playouts_s']:.0f} s",
             f"{row['compile_steps_s']:.0f} s")
            for row in part["rows"]
            if "compile_steps_s" in row
        ),
    )  # fmt: skip
    return (
        "## On a GPU\n\n*Whole games* are played inside a kernel. *Steps* write out the legal mask "
        "and the observation of the deciding seat after every move, in bits or as small numbers; "
        "random moves are chosen on the device and finished games dealt anew, 1,048,576 games at a "
        f"time.\n\n{origin(part)}\n{rows}\n{compiling}"
    )


def pgx_section(part: dict[str, Any]) -> str:
    rows = table(
        ("game", "steps, million moves/s"),
        ((row["game"], millions(row["moves_per_second"])) for row in part["rows"]),
    )
    return (
        "### pgx on the same card\n\nBatches of 65,536, automatic restart, random legal moves, 64 "
        f"steps in one compiled loop.\n\n{origin(part)}\n{rows}"
    )


def bars(parts: dict[str, dict[str, Any] | None]) -> list[list[Bar]]:
    """Our games with four seats, then the others."""
    ours: dict[str, list[Bar]] = {}
    for part, columns in (
        ("cpu", (("cpu", "one core"), ("cpu_all", "all cores"))),
        ("gpu", (("gpu_step", "GPU, steps"), ("gpu_playout", "GPU, whole games"))),
    ):
        for row in (parts[part] or {"rows": []})["rows"]:
            if row.get("seats") == FOUR:
                for column, kind in columns:
                    bar = Bar(name(row["game"]), kind, row[column])
                    ours.setdefault(row["game"], []).append(bar)
    others = [
        Bar(f"{row['library']}: {row['game']}", "others", row["moves_per_second"])
        for part in ("peers", "pgx")
        for row in (parts[part] or {"rows": []})["rows"]
    ]
    return [*ours.values(), *([others] if others else [])]


def write() -> None:
    parts = {part: load(part) for part in ("cpu", "peers", "gpu", "pgx")}
    cpu, peers, gpu, pgx = parts.values()
    sections = [HEAD]
    if cpu:
        sections.append(cpu_section(cpu))
    if peers:
        sections.append(peers_section(peers, cpu))
    if gpu:
        sections.append(gpu_section(gpu))
    if pgx:
        sections.append(pgx_section(pgx))
    sections.append(REPEAT)
    (DOCS / "speed.md").write_text("\n".join(sections))
    picture = chart(bars(parts), "Random moves a second, four seats")
    (DOCS / "pictures" / "speed.svg").write_text(picture)
