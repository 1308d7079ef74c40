"""A build as it is mostly typed is understood without Typer, and just as by it."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from tearsheet.cli.build_command import read_plain_words
from tearsheet.cli.commands import app

PLAIN = [
    [],
    ["-c", "text"],
    ["--content", "text", "--out", "site", "--cache", "kept"],
    ["--content=text", "--out=site=1"],
    ["-o", "site", "--reader-cache=bundles"],
]
LEFT_TO_TYPER = [
    ["--help"],
    ["--fresh"],
    ["text"],
    ["-ctext"],
    ["-c=text"],
    ["--content"],
    ["--content="],
    ["--content", "--out"],
    ["--out", "one", "-o", "two"],
    ["--executor", "dask:address"],
    ["--", "-c"],
]


def read_by_typer(words: list[str]) -> dict[str, str]:
    """The folders that the command would be called with."""
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    found = group.commands["build"].make_context("build", words).params
    names = ("content", "out", "cache", "reader_cache")
    return {name: str(found[name]) for name in names if found[name]}


def resolve(plain: dict[str, str]) -> dict[str, str]:
    resolved = {"cache", "reader_cache"}
    return {
        name: str(Path(folder).resolve() if name in resolved else Path(folder))
        for name, folder in plain.items()
    }


@pytest.mark.parametrize("words", PLAIN, ids=" ".join)
def test_plain_words_mean_what_they_mean_to_typer(words: list[str]) -> None:
    plain = read_plain_words(["build", *words])

    assert plain is not None
    assert resolve(plain) == read_by_typer(words)


@pytest.mark.parametrize("words", LEFT_TO_TYPER, ids=" ".join)
def test_other_words_are_left_to_typer(words: list[str]) -> None:
    assert read_plain_words(["build", *words]) is None


def test_other_commands_are_left_to_typer() -> None:
    assert read_plain_words([]) is None
    assert read_plain_words(["check", "-c", "text"]) is None


def test_the_variable_stands_for_the_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TEARSHEET_READER_CACHE", "bundles")
    plain = read_plain_words(["build"])

    assert plain
    assert resolve(plain) == read_by_typer([])
    assert read_plain_words(["build", "--reader-cache", "own"]) == {**plain, "reader_cache": "own"}
