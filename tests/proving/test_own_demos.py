"""Demos of the site itself, in a browser: those that changed last, and a few of all others.

`make demos` proves all of them.
"""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path, PurePosixPath

import pytest
from proof_site import component, write_subject

from tearsheet.cache.step_cache import digest
from tearsheet.content.scan import DEMO_FOLDER
from tearsheet.pipeline.options import BuildOptions
from tearsheet.progress import Progress
from tearsheet.project import PROJECT
from tearsheet.proving.demos_under_test import DemoUnderTest
from tearsheet.proving.prove import prove_demos

CONTENT = PROJECT / "content"
CACHE = PROJECT / ".tearsheet" / "test-demos"
"""It stays, so that a demo is proven again only when it or what it is proven by has changed."""

LATEST, OTHERS = 12, 12
COMMITS = 40
"""So many commits are looked through for the latest changes."""


def choose_some(demos: Sequence[DemoUnderTest]) -> Sequence[DemoUnderTest]:
    """The latest demos, and others that the content of all draws: an edit of one draws anew."""
    known = {it.demo.id: it for it in demos}
    latest = [known[name] for name in load_latest() if name in known][:LATEST]
    seed = digest(*(it.key("") for it in demos))
    others = sorted((it for it in demos if it not in latest), key=lambda it: it.key(seed))
    return [*latest, *others[:OTHERS]]


def load_latest() -> Sequence[str]:
    """The ids of demos whose files changed last, the latest first, from git; none without it."""
    changed = [
        *git("diff", "--name-only", "--relative", "HEAD"),
        *git("ls-files", "--others", "--exclude-standard"),
        *git("log", f"--max-count={COMMITS}", "--name-only", "--relative", "--format="),
    ]
    return list(dict.fromkeys(filter(None, map(demo_of, changed))))


def demo_of(path: str) -> str | None:
    """The id of the demo a file belongs to."""
    page, found, inside = path.rpartition(f"/{DEMO_FOLDER}/")
    return f"{page}/{PurePosixPath(inside).parts[0].removesuffix('.tsx')}" if found else None


def git(*words: str) -> Sequence[str]:
    asked = subprocess.run(
        ["git", *words], cwd=CONTENT, capture_output=True, text=True, check=False
    )
    return asked.stdout.splitlines()


@pytest.mark.long
def test_the_latest_demos_and_some_others_hold() -> None:
    options = BuildOptions(content=CONTENT, out=CACHE / "dist", cache=CACHE, write=False)

    summary = prove_demos(options, Progress(), choose=choose_some)

    assert OTHERS <= summary.demos <= LATEST + OTHERS


def test_another_demo_draws_another_sample(tmp_path: Path) -> None:
    texts = {f"Demo{number}": "return <p>Good day</p>;" for number in range(99)}
    demos = [write_subject(tmp_path, name, component(name, text)) for name, text in texts.items()]
    more = write_subject(tmp_path, "More", component("More", "return <p>More</p>;"))

    assert len(choose_some(demos)) == OTHERS
    assert choose_some(demos) == choose_some(demos)
    assert choose_some(demos) != choose_some([*demos, more])
