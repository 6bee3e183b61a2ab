"""The kernels of this game, the count of many hands among them, compiled without a card."""

from collections.abc import Callable

from batch.without_card import main


def counting() -> Callable[[], object]:
    from menagerie.batch.gpu import each
    from menagerie.games.fantasy_realms.bulk import hands_of, score_hands

    return lambda: score_hands(hands_of([["king"]]), best=True, each=each)


if __name__ == "__main__":
    main("fantasy_realms", counting)
