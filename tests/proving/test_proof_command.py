"""`tearsheet check --demos`, as an author and a script meet it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from proof_site import DEMOS, begin_demos, component

from small_site import SmallSite

pytestmark = pytest.mark.long

COMMAND = Path(sys.executable).with_name("tearsheet")


def check(site: SmallSite, *options: str) -> subprocess.CompletedProcess[str]:
    chosen = options or ("--demos",)
    return subprocess.run(
        [COMMAND, "check", *chosen, "--content", site.content, "--cache", site.cache],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "NO_COLOR": "1", "TERM": "dumb"},
    )


def test_mistakes_of_pages_and_of_demos_are_told_together_until_there_are_none(
    tmp_path: Path,
) -> None:
    nameless = component("Action", "return <button type='button' />;")
    site = begin_demos(tmp_path, {"Action.tsx": nameless}, {})
    page = site.content / "page.md"
    whole = page.read_text()
    page.write_text(f"{whole}\nSee [gone](/gone/).\n")

    failed = check(site)
    page.write_text(whole)
    site.write(f"{DEMOS}/Action.tsx", nameless.replace(" />", ">Save</button>"))
    passed = check(site)

    assert failed.returncode == 1
    assert 'The link to "/gone/" leads nowhere.' in failed.stderr
    assert "(button-name)" in failed.stderr
    assert failed.stderr.rstrip().endswith("2 mistakes.")
    assert "Traceback" not in failed.stderr
    assert passed.returncode == 0, passed.stderr
    assert "Looking at the demos" in passed.stdout
    assert "1 demo, 1 variant in" in passed.stdout
    assert "1 proven, 0 as before." in passed.stdout
    assert not site.out.exists()


def test_all_checks_of_one_page_leave_the_others_out(tmp_path: Path) -> None:
    demo = component("Action", "return <button type='button'>Save</button>;")
    site = begin_demos(tmp_path, {"Action.tsx": demo}, {})
    site.page("other", "A wrod, and [a link](/gone/).")
    site.navigation("/", "/guides/", "/other/")

    wrong = check(site, "--all", "--page", "/other/")
    right = check(site, "--all", "--page", "/guides/")

    assert wrong.returncode == 1
    assert '"wrod"' in wrong.stderr
    assert 'The link to "/gone/" leads nowhere.' in wrong.stderr
    assert right.returncode == 0, right.stderr
    assert "1 page in" in right.stdout
    assert "1 demo, 1 variant in" in right.stdout
    assert "No spelling mistakes" in right.stdout
