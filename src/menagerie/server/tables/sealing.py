"""Games of which nobody else may learn anything, even when they are over: others play them too."""

from .days import day_at, end_of
from .purposes import DailyPurpose, Purpose


def sealed_until(purpose: Purpose | None, now: float) -> float | None:
    """Until when the deal is a secret, a day's until the day ends; None: from now on it is none."""
    if not isinstance(purpose, DailyPurpose) or day_at(now) > purpose.date:
        return None
    return end_of(purpose.date)
