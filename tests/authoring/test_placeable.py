"""The list of what a page can place is made from what pages are rendered with."""

from __future__ import annotations

from pathlib import Path

import pytest

from small_site import begin_site
from tearsheet.authoring.placeable import Placeable, describe_placeable, find_placeable
from tearsheet.markdown.all_features import all_features
from tearsheet.markdown.demos.options import OPTIONS


@pytest.fixture
def placeable(tmp_path: Path) -> dict[str, Placeable]:
    return {it.written: it for it in find_placeable(begin_site(tmp_path).content)}


def test_every_directive_is_listed_with_a_line_about_it(placeable: dict[str, Placeable]) -> None:
    names = {name for feature in all_features() for name in feature.directives}

    listed = {written.strip(": ").split()[0] for written in placeable}
    assert listed == names
    assert [it.written for it in placeable.values() if not it.summary] == []


def test_options_are_those_that_pages_accept(placeable: dict[str, Placeable]) -> None:
    assert placeable[":: demo NAME"].options == OPTIONS
    assert placeable[":: props COMPONENT"].options == ("only",)
    assert placeable[":: component ListFilter"].options == ("of",)


def test_what_follows_the_name_is_listed_and_whether_it_may_be_left_out(
    placeable: dict[str, Placeable],
) -> None:
    assert {":: theme [KEY]", ":: events [PACKAGE]", "::: warning [TITLE] … :::"} <= set(placeable)
    assert "::: cards … :::" in placeable


def test_lines_fit_a_terminal(tmp_path: Path) -> None:
    lines = list(describe_placeable(begin_site(tmp_path).content))

    assert ":: component ListFilter {of}" in lines
    assert all(len(line) <= 100 for line in lines)
