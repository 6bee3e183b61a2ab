"""`make bench`: measure what this machine has, beside others, and write docs/speed.md.

python -m bench [PARTS]     PARTS: any of cpu,peers,gpu,pgx; all that can be had without it
"""

import os
import sys

from rich.console import Console

from bench.measure import PARTS, save
from bench.page import write

SECONDS = float(os.environ.get("MENAGERIE_BENCH_SECONDS", "1"))
console = Console()


def main() -> None:
    known = [part.name for part in PARTS]
    wanted = sys.argv[1].split(",") if len(sys.argv) > 1 and sys.argv[1] else known
    if unknown := set(wanted) - set(known):
        raise SystemExit(f"unknown: {', '.join(sorted(unknown))}; parts are {', '.join(known)}")
    for part in PARTS:
        if part.name not in wanted:
            continue
        if missing := part.missing():
            console.print(f"{part.name}: left out, {missing}")
            continue
        rows = []
        for row in part.rows(SECONDS):
            rows.append(row)
            console.print(f"{part.name}: {row}")
        save(part, rows, SECONDS)
    write()
    console.print("docs/speed.md and docs/pictures/speed.svg are written")


if __name__ == "__main__":
    main()
