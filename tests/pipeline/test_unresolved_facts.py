"""What the packages leave open is counted by every build and named in the files of facts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from small_site import begin_site
from tearsheet.derived.reference.facts_file import render_facts_file
from tearsheet.model.reference import Component, Interface, PackageFacts
from tearsheet.progress import Summary
from tearsheet.terminal import show_summary

LOST = "The members of Lid could not be told."
FACTS = PackageFacts(
    package="@small/kit",
    version="1.0.0",
    components={
        "Kettle": Component(name="Kettle", package="@small/kit", imports=(), unresolved=(LOST,))
    },
    interfaces={
        "Pot": Interface(name="Pot", package="@small/kit", imports=(), unresolved=(LOST, LOST))
    },
    unresolved=("The classes of StoveClasses belong to no component that is described.",),
)
PICKERS = """\
name: Pickers
description: What they are.
logo: logo.svg
packages: ["@mui/x-date-pickers"]
classes:
  prefix: Mui
  state: Mui-{key}
  afterComponent: true
linksByHand: true
"""
LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v16H4z"/></svg>'


def test_everything_that_was_left_open_is_in_the_file_of_facts() -> None:
    written = json.loads(render_facts_file(FACTS, {}))

    assert written["unresolved"] == list(FACTS.unresolved)
    assert written["components"]["Kettle"]["unresolved"] == [LOST]
    assert written["interfaces"]["Pot"]["unresolved"] == [LOST, LOST]
    assert FACTS.unresolved_count == 4


def test_a_check_counts_what_the_packages_of_a_site_leave_open(tmp_path: Path) -> None:
    site = begin_site(tmp_path)
    site.write("pickers/product.yaml", PICKERS)
    site.write("pickers/logo.svg", LOGO)
    site.write("pickers/navigation.yaml", "- pathname: /pickers/\n")
    site.page("pickers", title="Pickers")

    summary = site.build(write=False)

    # Lists of classes of parts that have no page of their own, as those of the clock's hands.
    assert summary.unresolved == 11


def test_the_summary_says_how_many_and_where_they_are_named(
    capsys: pytest.CaptureFixture[str],
) -> None:
    show_summary(Summary(pages=1, rendered=1, unresolved=11), 0.1)

    assert "11 things in the documented packages could not be resolved" in capsys.readouterr().out


def test_the_summary_is_silent_where_nothing_was_left_open(
    capsys: pytest.CaptureFixture[str],
) -> None:
    show_summary(Summary(pages=1, rendered=1), 0.1)

    assert "resolved" not in capsys.readouterr().out
