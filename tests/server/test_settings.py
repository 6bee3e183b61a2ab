"""Settings: the defaults, a file, the environment, the command line, each over the one before."""

from pathlib import Path

import pytest

from menagerie.core.errors import MenagerieError
from menagerie.server.settings import VARIABLE, Rate, Settings, from_environment, meanings, table
from server.harness import command


def written(folder: Path, text: str) -> Path:
    file = folder / "menagerie.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_each_place_overrides_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert from_environment() == Settings()
    file = written(tmp_path, 'pace = 1\nthink = 2.5\ncreations = [5, 60]\nproxies = ["::1"]\n')
    assert from_environment(file) == Settings(
        pace=1.0, think=2.5, creations=Rate(5, 60), proxies=("::1",)
    )
    monkeypatch.setenv(VARIABLE, '{"think": 1, "data": "there"}')
    assert from_environment(file, data=None).data == "there"
    found = from_environment(file, data="here", database=None)
    assert (found.pace, found.think, found.data, found.database) == (1.0, 1.0, "here", "")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("connection = 5", "there is no setting connection. Did you mean connections?"),
        ("[limits]\nconnections = 5", "there is no setting limits."),
        ('connections = "many"', "the setting connections is not right: Expected `int`"),
        ("connections = -1", "the setting connections is not right: Expected `int` >= 0"),
        ("chat = 5", "the setting chat is not right: Expected `array`, got `int`. Its default is"),
        ("chat = [5]", "the setting chat is not right"),
        ("chat = [0, 10]", "the setting chat is not right"),
        ("pace 1", "is not TOML"),
    ],
)
def test_what_is_not_understood_is_refused_in_a_sentence(
    tmp_path: Path, text: str, sentence: str
) -> None:
    with pytest.raises(MenagerieError) as refused:
        from_environment(written(tmp_path, text))
    assert sentence in refused.value.en
    assert str(tmp_path) in refused.value.ru


def test_a_proxy_that_would_never_be_recognised_is_refused(tmp_path: Path) -> None:
    for taken in ("127.0.0.1", "::1", "172.16.0.0/12", "172.16.0.9/12", "fd00::/8"):
        assert from_environment(written(tmp_path, f'proxies = ["{taken}"]')).proxies == (taken,)
    for none in ("caddy", "localhost", "10.0.0.", "10.0.0.0/33", ""):
        with pytest.raises(MenagerieError) as refused:
            from_environment(written(tmp_path, f'proxies = ["{none}"]'))
        for sentence in (refused.value.ru, refused.value.en):
            assert repr(none) in sentence
            assert "172.16.0.0/12" in sentence


def test_secrets_are_not_repeated(tmp_path: Path) -> None:
    with pytest.raises(MenagerieError) as refused:
        from_environment(written(tmp_path, 'metrics_token = ["hush"]'))
    assert "hush" not in refused.value.en + refused.value.ru


def test_a_file_that_is_not_there_or_a_wrong_variable_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(MenagerieError, match="cannot be read: No such file"):
        from_environment(tmp_path / "nothing.toml")
    for text in ("[]", "{", '{"pace": "slow"}', '{"pase": 1}'):
        monkeypatch.setenv(VARIABLE, text)
        with pytest.raises(MenagerieError, match=VARIABLE):
            from_environment()


def test_commands_take_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, f'data = "{tmp_path / "nowhere"}"')
    for words in (["admin", "tables"], ["export", str(tmp_path / "games.parquet")]):
        done = command(*words, "--settings", str(file), "--lang", "en")
        assert isinstance(done.exception, MenagerieError)
        assert "nowhere" in done.exception.en
    done = command("serve", "--port", "0", "--settings", str(written(tmp_path, "x = 1")))
    assert isinstance(done.exception, MenagerieError)


def test_every_setting_has_a_meaning() -> None:
    assert list(meanings()) == list(Settings.__struct_fields__)
    rows = table().splitlines()
    assert "| `chat` | `[5,10]` | rate of chat lines, by player;" in "".join(rows)
    assert all(row.count("|") == 4 for row in rows)
