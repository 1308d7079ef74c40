"""A sample of the tests has each long file now and then, and what was changed always."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import selection
from selection import LONG, SHARE, draw, find_left_out

TESTS = Path(__file__).parent


def test_long_files_exist() -> None:
    names = {file.name for file in TESTS.rglob("test_*.py")}

    assert set(LONG) <= names


def test_the_same_commit_draws_the_same_files() -> None:
    assert draw(LONG, "a1b2") == draw(reversed(LONG), "a1b2")
    assert len(draw(LONG, "a1b2")) == -(-len(LONG) // SHARE)


def test_a_few_commits_draw_them_all() -> None:
    drawn = [draw(LONG, f"commit {number}") for number in range(40)]

    assert set().union(*drawn) == set(LONG)


def test_a_file_that_was_changed_is_never_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(selection, "LONG", ("test_a.py", "test_b.py", "test_c.py"))
    commit(tmp_path, "init", "--quiet")
    for number in range(8):
        (tmp_path / "test_a.py").write_text(f"# {number}")
        commit(tmp_path, "add", "--all")
        commit(tmp_path, "commit", "--quiet", "--message", str(number))

        assert "test_a.py" not in find_left_out(tmp_path) or number == 0


def test_without_git_the_draw_is_always_the_same(tmp_path: Path) -> None:
    assert find_left_out(tmp_path / "none") == set(LONG) - draw(LONG, "")


def commit(folder: Path, *words: str) -> None:
    author = ("-c", "user.name=A", "-c", "user.email=a@example.com")
    subprocess.run(["git", "-C", str(folder), *author, *words], check=True)
