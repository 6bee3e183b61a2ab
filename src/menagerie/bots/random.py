"""The random bot: any legal move, each as likely as the others."""

from menagerie.core.state.random import sample_below, sampling_stream

from .knowledge import Knowledge


class RandomBot:
    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        moves = knowledge.legal_ids
        return moves[int(sample_below(sampling_stream(seed), len(moves)))]
