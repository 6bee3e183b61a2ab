"""The trainer: play, judge, improve, until the time is over; the net is written as it learns."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from pickle import UnpicklingError
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from menagerie.core.errors import MenagerieError
from menagerie.core.registry import get_game
from menagerie.core.setup import WORD
from menagerie.net.forward import Net
from menagerie.net.weights import About, load_net, net_in, save_net

from . import model
from .beside import Mind, flags_of, new_beside, points_head, secret_places
from .curve import Point, as_rows, picture
from .plan import Past, Plan, follow, schedule_of, tables_of
from .playing import RIVALS, Experience, Players, Selves
from .ppo import Learned, Pull, improve
from .returns import Prize, learn_from

ENOUGH = 32  # finished games of every table, or as many as it has slots
LONGEST = 1200  # steps
RARELY = 0.1  # inputs that hardly vary are not blown up more than this


def look(players: Players) -> tuple[model.Sight, Tensor, Tensor]:
    """How inputs are scaled; the usual points at the table of each slot, and their spread."""
    tables = torch.from_numpy(players.batch.table_of).to(players.seats.device)
    count = len(players.batch.setups)
    device = players.seats.device
    inputs = torch.zeros(2, players.eyes.rows, dtype=torch.float64, device=device)
    points = torch.zeros(3, count, dtype=torch.float64, device=device)  # how many, sum, squares
    places = torch.arange(players.scores.shape[1], device=device)
    pace = torch.rand(len(tables), device=device)
    slots = torch.bincount(tables, minlength=count).clamp_max(ENOUGH)
    enough = slots * torch.tensor([s.ranked for s in players.batch.setups], device=device)
    looks = 0
    for step in range(LONGEST):
        moved = players.step_at_random(pace)
        if step % 4 == 0:
            seen = players.eyes.open(players.seen[:, ::4]).double()
            inputs += torch.stack([seen.mean(1), seen.square().mean(1)])
            looks += 1
        ended = (moved & (players.finished != 0))[:, None] & (places < players.ranked[:, None])
        score = players.scores.double() * ended
        for row, values in zip(points, (ended.double(), score, score.square()), strict=True):
            row.index_add_(0, tables, values.sum(1))
        if step % 16 == 0 and (points[0] >= enough).all():
            break
    mean, square = inputs / looks
    deviation = (square - mean.square()).clamp_min(0).sqrt().clamp_min(RARELY)
    of_all = points.sum(1)
    known = torch.where(points[0] > 1, points, of_all[:, None])
    average = known[1] / known[0].clamp_min(1)
    spread = (known[2] / known[0].clamp_min(1) - average.square()).clamp_min(1.0).sqrt()
    eyes = model.Sight(mean.float(), (1 / deviation).float())
    return eyes, average.float()[tables], spread.float()[tables]


Arrays = list[NDArray[np.float32]]

SNAPSHOTS = 40  # times that the present self joins the earlier ones
LAST_RATE, LAST_CURIOSITY = 0.05, 0.05  # what is left of them at the end


class Trainer:
    """One game being learned. Time counts from here, preparing included."""

    def __init__(self, plan: Plan) -> None:
        self.began = time.perf_counter()
        self.plan, self.game = plan, get_game(plan.game)
        torch.manual_seed(plan.seed & WORD)
        if plan.device == "cpu":
            torch.set_num_threads(1)  # samples are too small to be shared
        self.players = Players(plan, tables_of(plan))
        players = self.players
        sight, usual, spread = look(players)
        flags = flags_of(self.game.observation_spec())
        weights = self._first_weights(sight)
        most = max(map(self.game.ranked, self.game.seats))  # whatever tables it learns at
        self.mind = Mind(
            weights,
            new_beside(len(weights.second), most, len(flags), plan.device),
            sight,
            players.eyes,
            flags.to(plan.device),
            secret_places(players.batch)[flags].to(plan.device),
        )
        self.decisions, self.past, self.command = 0, Past(), plan.command
        self.points = list[Point]()
        self.optimizer = torch.optim.AdamW(
            self.mind.learns, lr=plan.sizes().rate, eps=1e-5, fused=plan.device != "cpu"
        )
        self.prize = Prize(players.seats, players.ranked, usual, spread, plan.margin)
        self.experience = Experience(
            players.batch, plan.sizes().steps, plan.device, plan.taught > 0
        )
        self.selves, self._snapshots = Selves(plan.seed), 0
        self._learned: Learned | None = None
        if plan.resume_net is not None:
            about = load_net(plan.resume_net)[1]
            self.past = Past(about.seconds, about.decisions)
            self.decisions = about.decisions
            self._made_before(about.command)
        elif plan.resume is not None:
            self._resume(plan.resume)
        self.schedule = schedule_of(plan, self.began, self.past)

    def run(self, report: Callable[[Point], object]) -> None:
        """Learn until the time is over; the net is there whenever it ends before."""
        follow(self.schedule, self.lesson, lambda: report(self.tell()), self.write)

    def lesson(self, share: float) -> int:
        """Play, judge and improve once, when so much of the learning is over."""
        if share * SNAPSHOTS >= self._snapshots:
            self.selves.remember(self._net())
            self._snapshots = int(share * SNAPSHOTS) + 1
        self._learned = self._improve(share)
        done: int = self.experience.seat.numel()
        self.decisions += done
        return done

    def tell(self) -> Point:
        """How things stand, also for the curve."""
        if self._learned is not None and float(self._learned.lost) == 1.0:
            raise MenagerieError(
                "Сеть перестала учиться: её числа больше не конечны.",
                "The net has stopped learning: its numbers are not finite any more.",
            )
        self.players.check()
        self.points.append(self._point())
        return self.points[-1]

    def _first_weights(self, sight: model.Sight) -> model.Weights:
        """Chance ones, or those of the net that it goes on from."""
        plan = self.plan
        if plan.resume_net is not None:
            net = model.from_table(net_in(plan.resume_net, self.game), plan.device)
            return model.unfolded(net, sight)
        rows, moves = self.players.eyes.rows, self.game.move_count
        return model.new_weights(rows, moves, plan.width, plan.device)

    def _net(self) -> model.Weights:
        with torch.no_grad():
            return model.folded(self.mind.weights, self.mind.sight)

    def _improve(self, share: float) -> Learned:
        plan = self.plan
        for group in self.optimizer.param_groups:
            group["lr"] = plan.sizes().rate * max(LAST_RATE, 1 - share)
        teacher = max(0.0, 1 - share / plan.taught) if plan.taught else 0.0
        pull = Pull(plan.curiosity * max(LAST_CURIOSITY, 1 - share), teacher)
        self.players.play(self._net(), self.selves, self.experience, taught=teacher > 0)
        lessons = learn_from(self.experience, self.prize, plan.memory, self._expected_points())
        return improve(self.mind, self.optimizer, self.experience, lessons, plan, pull)

    @torch.no_grad()
    def _expected_points(self) -> Tensor:
        """How many points everybody will have in the games as they stand."""
        players = self.players
        understood = model.understand(self._net(), players.eyes.open(players.seen))
        points = points_head(self.mind.beside, understood, players.scores.shape[1])
        return self.prize.by_seat(players.seat.long(), points)

    def _seconds(self) -> float:
        return self.past.seconds + self.schedule.seconds()

    @torch.no_grad()
    def _point(self) -> Point:
        """How things stand, by the games that ended in the last experience."""
        experience, prize, some = self.experience, self.prize, slice(None, None, RIVALS)
        total, count, against, games = 0.0, 0, 0.0, 0
        places = torch.arange(experience.scores.shape[2], device=prize.seats.device)
        for t in range(len(experience.seat)):
            over, scores = experience.finished[t], experience.scores[t]
            there = over[:, None] & (places < prize.seats[:, None])
            total += float((scores * there).sum())
            count += int(there.sum())
            won = prize.of(scores)[some].gather(1, experience.learner[t, some, None])[:, 0]
            against += float((won * over[some]).sum())
            games += int(over[some].sum())
        return Point(
            seconds=round(self._seconds(), 1),
            decisions=float(self.decisions),
            points=total / max(1, count),
            standing=against / max(1, games),
            surprise=float(self._learned.surprise) if self._learned else 0.0,
            entropy=float(self._learned.entropy) if self._learned else 0.0,
            lost=float(self._learned.lost) if self._learned else 0.0,
        )

    def _table(self) -> Net:
        return model.to_table(self.mind.weights, self.mind.sight, self.game.observation_spec())

    def write(self) -> None:
        """The net, its curve beside it, and what is needed to go on."""
        plan, seconds = self.plan, round(self._seconds(), 1)
        about = About(
            self.game.id, self.game.version, self.command, plan.seed, self.decisions, seconds
        )
        save_net(plan.out, self._table(), about)
        title = f"{plan.command or self.game.id}: {self.decisions / 1e6:.0f} million decisions"
        plan.out.with_suffix(".svg").write_text(picture(title, self.points), encoding="utf-8")
        checkpoint = {
            "game": self.game.id,
            "command": self.command,
            "weights": dict(self.mind.weights._asdict()),
            "beside": dict(self.mind.beside._asdict()),
            "sight": dict(self.mind.sight._asdict()),
            "selves": [list(one) for one in self.selves.known],
            "optimizer": self.optimizer.state_dict(),
            "decisions": self.decisions,
            "seconds": seconds,
            "points": as_rows(self.points),
        }
        file = plan.out.with_suffix(".pt")
        unfinished = file.with_name(file.name + ".part")
        torch.save(checkpoint, unfinished)
        os.replace(unfinished, file)

    # Among several learners

    def arrays(self) -> Arrays:
        """All that learns."""
        return [one.detach().cpu().numpy().copy() for one in self.mind.learns]

    def sight_arrays(self) -> Arrays:
        return [one.cpu().numpy().copy() for one in self.mind.sight]

    def use_sight(self, sight: Arrays) -> None:
        sight_ = model.Sight(*(torch.from_numpy(one).to(self.plan.device) for one in sight))
        self.mind = self.mind._replace(sight=sight_)

    def go_on_from(self, common: Arrays, decisions: int) -> None:
        """Weights that learned from so many decisions."""
        with torch.no_grad():
            for mine, theirs in zip(self.mind.learns, common, strict=True):
                mine.copy_(torch.from_numpy(theirs))
        self.decisions = decisions

    def _made_before(self, command: str) -> None:
        """All commands that made a net are told with it."""
        self.command = " && ".join(filter(None, (command, self.command)))

    def _resume(self, file: Path) -> None:
        """Go on from a checkpoint."""
        try:
            saved: dict[str, Any] = torch.load(
                file, map_location=self.plan.device, weights_only=True
            )
            kept = [*saved["weights"].values(), *saved["beside"].values()]
        except OSError as error:
            raise MenagerieError(
                f"{file} не читается: {error.strerror}.",
                f"{file} cannot be read: {error.strerror}.",
            ) from None
        except (RuntimeError, ValueError, TypeError, LookupError, EOFError, UnpicklingError):
            raise MenagerieError(
                f"{file} — не сохранённое состояние учения.",
                f"{file} is no checkpoint of learning.",
            ) from None
        shapes = [tuple(one.shape) for one in kept]
        if saved["game"] != self.game.id or shapes != [tuple(w.shape) for w in self.mind.learns]:
            raise MenagerieError(
                f"{file}: сеть другой игры, других наблюдений или другой ширины.",
                f"{file} is of another game, of other observations or of another width.",
            )
        with torch.no_grad():
            for mine, theirs in zip(self.mind.learns, kept, strict=True):
                mine.copy_(theirs)
        self.mind = self.mind._replace(sight=model.Sight(**saved["sight"]))
        self.optimizer.load_state_dict(saved["optimizer"])
        self.selves.known = [model.Weights(*one) for one in saved["selves"]]
        self.past = Past(saved["seconds"], saved["decisions"])
        self.decisions = self.past.decisions
        self._made_before(saved.get("command", ""))
        self.points = [Point(*row) for row in saved["points"]]
