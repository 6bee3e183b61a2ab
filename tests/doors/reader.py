"""A reader's Python: blocks of one page, one after the other, in one process and one namespace.

It is run by the interpreter of a fresh environment, so it needs the standard library alone. Each
line of its input is a block as JSON; each line of its answer is what went wrong, or nothing.
"""

import doctest
import json
import os
import sys
import traceback
from typing import Any

FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL | doctest.FAIL_FAST
NAMES: dict[str, Any] = {"__name__": "__main__"}


def talk(text: str, where: str) -> str:
    """Each answer is the printed one."""
    test = doctest.DocTestParser().get_doctest(text, {}, where, where, 0)
    test.globs = NAMES
    said: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=said.append, clear_globs=False)
    return "".join(said)


def tried(block: dict[str, Any]) -> str:
    source = "\n" * (block["line"] - 1) + block["text"]  # an error names its true line
    try:
        exec(block["before"], NAMES)
        if block["dialogue"]:
            return talk(block["text"], block["where"])
        exec(compile(source, block["where"], "exec", dont_inherit=True), NAMES)
    except BaseException:
        return traceback.format_exc()
    return ""


def main() -> None:
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what blocks print is no answer
    sys.path[0] = ""  # as at a prompt
    for line in sys.stdin:
        answers.write(json.dumps(tried(json.loads(line))) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
