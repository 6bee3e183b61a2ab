"""Days as all servers count them: UTC. A day is written 2026-11-16."""

from datetime import UTC, date, datetime, timedelta

DAY = 86_400.0  # seconds


def day_at(moment: float) -> str:
    """The day of a moment, given in seconds since 1970."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def end_of(day: str) -> float:
    """When the day ends."""
    following = date.fromisoformat(day) + timedelta(days=1)
    return datetime(following.year, following.month, following.day, tzinfo=UTC).timestamp()


def is_day(text: str) -> bool:
    """Whether this is a day as it is written here."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def month_of(day: str) -> tuple[str, str]:
    """The first and the last day of its month."""
    first = date.fromisoformat(day).replace(day=1)
    following = (first + timedelta(days=31)).replace(day=1)
    return first.isoformat(), (following - timedelta(days=1)).isoformat()
