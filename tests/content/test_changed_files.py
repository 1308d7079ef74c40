"""What differs from the last commit is asked of git."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from small_site import SmallSite, begin_site
from tearsheet.content.changed_files import find_changed_files
from tearsheet.errors import MachineError


def git(folder: Path, *words: str) -> None:
    identity = ("-c", "user.name=A", "-c", "user.email=a@example.com")
    subprocess.run(["git", "-C", str(folder), *identity, *words], check=True, capture_output=True)


@pytest.fixture
def committed(tmp_path: Path) -> SmallSite:
    """A site whose files are all committed, in a folder of the repository."""
    site = begin_site(tmp_path)
    site.page("guides")
    site.page("gone")
    git(tmp_path, "init")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-m", "Begin")
    return site


def test_nothing_differs_right_after_a_commit(committed: SmallSite) -> None:
    assert find_changed_files(committed.content) == ()


def test_changed_new_deleted_and_staged_files_are_found(committed: SmallSite) -> None:
    committed.page("guides", "More.")
    committed.write("new/page.md", "New.")
    (committed.content / "gone/page.md").unlink()
    committed.write("staged/a name.md", "Staged.")
    git(committed.folder, "add", "content/staged")
    committed.write("../outside.txt", "No content.")

    assert find_changed_files(committed.content) == (
        "gone/page.md",
        "guides/page.md",
        "new/page.md",
        "staged/a name.md",
    )


def test_without_a_repository_the_pages_have_to_be_named(tmp_path: Path) -> None:
    site = begin_site(tmp_path)

    with pytest.raises(MachineError, match="cannot compare") as refused:
        find_changed_files(site.content)

    assert "Name the pages instead: --page" in str(refused.value)


def test_a_machine_without_git_says_so(
    committed: SmallSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(committed.folder))

    with pytest.raises(MachineError, match="git is not on this machine"):
        find_changed_files(committed.content)
