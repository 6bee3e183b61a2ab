"""Work in step: every one does its first step before anybody does the second."""

from menagerie.server.in_step import Steps, finish, in_step


def test_everybody_does_a_step_before_anybody_does_the_next() -> None:
    done: list[tuple[str, int]] = []

    def work(name: str) -> Steps:
        for step in range(len(name)):
            done.append((name, step))
            yield

    in_step(["a", "bbb", "cc"], work, failed=print)
    assert done == [("a", 0), ("bbb", 0), ("cc", 0), ("bbb", 1), ("cc", 1), ("bbb", 2)]


def test_one_that_fails_hinders_nobody() -> None:
    done: list[str] = []
    failed: list[str] = []

    def work(name: str) -> Steps:
        yield
        if name == "bad":
            raise ValueError
        done.append(name)

    in_step(["good", "bad", "better"], work, failed.append)
    assert done == ["good", "better"]
    assert failed == ["bad"]


def test_all_steps_at_once() -> None:
    done: list[int] = []

    def work() -> Steps:
        for step in range(3):
            done.append(step)
            yield

    finish(work())
    assert done == [0, 1, 2]
