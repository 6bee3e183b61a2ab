"""Several learners of one net, on the cards and machines of a Ray cluster.

Each plays games of its own and improves the net by them, lesson by lesson; after every lesson all
of them go on with the mean of what they have become.
"""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, NamedTuple

import numpy as np

from menagerie.core.cluster import Carried, carried, cluster, unpacked
from menagerie.core.errors import MenagerieError

from .curve import Point
from .plan import Past, Plan, follow, schedule_of
from .trainer import Arrays, Trainer


class Files(NamedTuple):
    """What a trainer has written, by ending."""

    contents: dict[str, bytes]

    def put(self, out: Path) -> None:
        for ending, content in self.contents.items():
            file = out.with_suffix(ending)
            unfinished = file.with_name(file.name + ".part")
            unfinished.write_bytes(content)
            unfinished.replace(file)


class Learner:
    """One of them, in a process of its own, with the file that it goes on from."""

    def __init__(self, plan: Plan, resume: Carried | None) -> None:
        file = None if resume is None else unpacked(resume)
        self.trainer = Trainer(replace(plan, out=Path(mkdtemp()) / plan.out.name, resume=file))

    def sight(self) -> Arrays:
        return self.trainer.sight_arrays()

    def begin(self, sight: Arrays) -> Arrays:
        """Look with these eyes; the weights that it begins with."""
        self.trainer.use_sight(sight)
        return self.trainer.arrays()

    def past(self) -> tuple[Past, int]:
        """What its net has learned from, and the decisions of a lesson."""
        return self.trainer.past, self.trainer.experience.seat.numel()

    def lesson(self, common: Arrays, decisions: int, share: float) -> Arrays:
        """Go on from what all have become after so many decisions together."""
        self.trainer.go_on_from(common, decisions)
        self.trainer.lesson(share)
        return self.trainer.arrays()

    def tell(self, common: Arrays, decisions: int) -> Point:
        self.trainer.go_on_from(common, decisions)
        return self.trainer.tell()

    def files(self, common: Arrays, decisions: int) -> Files:
        self.trainer.go_on_from(common, decisions)
        self.trainer.write()
        out = self.trainer.plan.out
        return Files({one.suffix: one.read_bytes() for one in out.parent.glob(f"{out.stem}.*")})


def mean(many: list[Arrays]) -> Arrays:
    return [np.mean(same, axis=0, dtype=np.float32) for same in zip(*many, strict=True)]


def learn_together(
    plan: Plan, address: str, workers: int, report: Callable[[Point], object]
) -> None:
    """Learn as `Trainer.run` does, with so many learners: 0 is one for each card, or core."""
    began = time.perf_counter()
    # Where it learns there may be no such file.
    resume = None if plan.resume is None else carried(plan.resume)
    with cluster(address) as ray:
        kind = "CPU" if plan.device == "cpu" else "GPU"
        there = int(ray.cluster_resources().get(kind, 0))
        if workers > there or not there:
            raise MenagerieError(
                f"В кластере {kind}: {there}, для стольких учеников мало.",
                f"The cluster has {kind}: {there}, too few for so many learners.",
            )
        needs = {"num_cpus": 1, "num_gpus": int(kind == "GPU")}
        learner: Any = ray.remote(**needs)(Learner)
        plans = [replace(plan, seed=plan.seed + k) for k in range(workers or there)]
        learners = [learner.remote(one, resume) for one in plans]
        Course(ray, learners, plan, report).run(began)


class Course:
    """The lessons of all learners."""

    def __init__(
        self, ray: Any, learners: list[Any], plan: Plan, report: Callable[[Point], object]
    ) -> None:
        self.ray, self.learners, self.plan, self.report = ray, learners, plan, report
        sight = ray.get(learners[0].sight.remote())
        self.common: Arrays = ray.get([one.begin.remote(sight) for one in learners])[0]
        self.past: Past
        self.each: int  # decisions of a lesson
        self.past, self.each = ray.get(learners[0].past.remote())
        self.decisions = self.past.decisions

    def run(self, began: float) -> None:
        schedule = schedule_of(self.plan, began, self.past)
        follow(schedule, self._lesson, self._tell, self._write)

    def _lesson(self, share: float) -> int:
        sent = self.ray.put(self.common)
        asked = [one.lesson.remote(sent, self.decisions, share) for one in self.learners]
        self.common = mean(self.ray.get(asked))
        done = self.each * len(self.learners)
        self.decisions += done
        return done

    def _tell(self) -> None:
        self.report(self.ray.get(self.learners[0].tell.remote(self.common, self.decisions)))

    def _write(self) -> None:
        written = self.learners[0].files.remote(self.common, self.decisions)
        self.ray.get(written).put(self.plan.out)
