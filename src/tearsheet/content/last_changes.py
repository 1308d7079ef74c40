"""The day on which each page was last changed, from the git log."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path

from msgspec import Struct, field

from tearsheet.cache.step_cache import StepCache, digest, steps_folder
from tearsheet.content.commit import find_commit
from tearsheet.content.scan import DEMO_FOLDER, PAGE_FILE

STEP = "last-changes"

LONGEST_WAIT = 30
"""In seconds; after that pages have no last-changed day."""

# Every commit counts, also those that a merge made superfluous: then the days after some more
# commits follow from the days before and from these commits alone.
_LOG = (
    *("-c", "core.quotePath=false"),
    *("log", "--full-history", "--no-merges", "--no-renames", "--no-show-signature"),
    *("--relative", "--name-only", "--format=%x01%cs"),
)


class LastChanges(Struct, frozen=True, kw_only=True):
    """The days from git; empty without a commit, or without git."""

    checked_out: str | None = None
    """The commit of the content."""
    commit: str | None = None
    """The same, if git could tell its days."""
    days: Mapping[str, str] = field(default_factory=dict)
    """By the address of a page, written year-month-day."""


def load_last_changes(root: Path, cache_folder: Path, earlier: str | None) -> LastChanges:
    """Read from git when each page was changed; `earlier` is the commit of the stored days.

    What was changed and not committed has no day of its own: it shows the last one, so that
    an author at work sees only the page change on which they work.
    """
    commit = find_commit(root)
    if commit is None:
        return LastChanges()
    cache = StepCache(steps_folder(cache_folder))
    key = _key(root, commit)
    kept = cache.find(STEP, key)
    if kept is None:
        days = _ask_git(root, commit, _earlier_days(cache, root, earlier))
        if days is None:
            return LastChanges(checked_out=commit)
        kept = json.dumps(days, sort_keys=True).encode()
        cache.keep(STEP, key, kept)
        cache.forget_others(STEP, {key})
    return LastChanges(checked_out=commit, commit=commit, days=json.loads(kept))


def _key(root: Path, commit: str) -> str:
    return digest(str(root.resolve()), commit)


def _earlier_days(
    cache: StepCache, root: Path, earlier: str | None
) -> tuple[str, dict[str, str]] | None:
    kept = cache.find(STEP, _key(root, earlier)) if earlier else None
    return (earlier, json.loads(kept)) if earlier and kept else None


def _ask_git(
    root: Path, commit: str, earlier: tuple[str, dict[str, str]] | None
) -> dict[str, str] | None:
    """The days at a commit; if earlier ones are stored, only newer commits are read."""
    commits, days = commit, dict[str, str]()
    if earlier and _git(root, "merge-base", "--is-ancestor", earlier[0], commit) is not None:
        commits, days = f"{earlier[0]}..{commit}", earlier[1]
    told = _git(root, *_LOG, commits, "--", ".")
    return None if told is None else _latest(told.splitlines(), days)


def _latest(lines: Iterable[str], days: dict[str, str]) -> dict[str, str]:
    latest, day = dict(days), ""
    for line in lines:
        if line.startswith("\x01"):
            day = line[1:]
        elif address := _page_of(line):
            latest[address] = max(day, latest.get(address, day))
    return latest


def _page_of(path: str) -> str | None:
    """The page a file belongs to: it is its text, or one of its demos."""
    folder, _, name = path.rpartition("/")
    if name != PAGE_FILE:
        folder, demos, _ = path.rpartition(f"/{DEMO_FOLDER}/")
        if not demos:
            return None
    return f"/{folder}/" if folder else "/"


def _git(root: Path, *words: str) -> str | None:
    """The output of git; None when it fails."""
    # Imported lazily: the days are stored until the next commit.
    import subprocess

    # In a git hook, git's environment variables would select another repository.
    environment = {name: value for name, value in os.environ.items() if name[:4] != "GIT_"}
    # A partial clone would fetch missing objects over the network.
    environment["GIT_NO_LAZY_FETCH"] = "1"
    try:
        asked = subprocess.run(
            ["git", "-C", str(root), *words],
            capture_output=True,
            check=True,
            env=environment,
            timeout=LONGEST_WAIT,
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return asked.stdout.decode(errors="replace")
