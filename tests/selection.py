"""Which tests a run has, and in which order."""

from __future__ import annotations

import subprocess
from collections import Counter
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

import pytest

BEFORE_ALL = (
    "test_offline.py",
    "test_search.py",
    "test_every_page.py",
    "test_build_again.py",
    "test_own_demos.py",
    "test_customization_tools.py",
    "test_rendered_components.py",
    "test_author_session.py",
    "test_author_mishaps.py",
    "test_isolation.py",
    "test_build_proofs.py",
    "test_build_damaged_content.py",
    "test_random_edits.py",
    "test_one_mistake.py",
    "test_page_samples.py",
    "test_installed_facts.py",
)
"""The files that take longest, by what they need of a processor; journeys come next."""

LONG = (
    "test_live_editing.py",
    "test_every_page.py",
    "test_offline.py",
    "test_reference.py",
    "test_icons.py",
    "test_demo_bar.py",
    "test_customization_tools.py",
    "test_analytics.py",
    "test_demo_addresses.py",
    "test_linked_edits.py",
    "test_policy.py",
    "test_author_session.py",
    "test_author_mishaps.py",
    "test_preview_frame.py",
    "test_live_demos.py",
    "test_sponsor.py",
    "test_ways_out.py",
    "test_ways_out_in_firefox_and_webkit.py",
    "test_offline_products.py",
    "test_hostile_edits.py",
    "test_firefox_and_webkit.py",
    "test_edits_in_firefox_and_webkit.py",
    "test_rendered_components.py",
    "test_build_damaged_content.py",
    "test_isolation.py",
)
"""The files that take most of a whole run: the dear journeys. A sample has a part of them."""
SHARE = 4
"""A sample has one of so many."""


def find_left_out(project: Path) -> set[str]:
    """The long files that a sample does without: the commit draws others each time.

    Those that were changed since the commit before are never left out.
    """
    commit = ask_git(project, "rev-parse", "HEAD")
    changed = {
        Path(path).name for path in ask_git(project, "diff", "--name-only", "HEAD~1").split()
    }
    return set(LONG) - draw(LONG, commit) - changed


def draw(names: Iterable[str], seed: str) -> set[str]:
    """One of four names, always the same for the same seed."""
    ranked = sorted(names, key=lambda name: sha256(f"{seed} {name}".encode()).hexdigest())
    return set(ranked[: -(-len(ranked) // SHARE)])


def ask_git(project: Path, *words: str) -> str:
    """What git says; nothing where it does not know, as in an unpacked archive."""
    command = ["git", "-C", str(project), *words]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    except FileNotFoundError:
        return ""


def put_in_order(items: list[pytest.Item]) -> None:
    """Long files first, so that no process works on one of them when the others have ended."""
    counts = Counter(item.path for item in items)
    items.sort(key=lambda item: (place_in_run(item.path), -counts[item.path], str(item.path)))


def place_in_run(file: Path) -> int:
    """Where a file of tests comes in a run of all of them."""
    if file.name in BEFORE_ALL:
        return BEFORE_ALL.index(file.name)
    return len(BEFORE_ALL) + (file.parent.name != "journeys")
