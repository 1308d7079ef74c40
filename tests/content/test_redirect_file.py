"""The table of redirects, read strictly."""

from __future__ import annotations

from pathlib import Path

import pytest

from tearsheet.content.redirect_file import read_moves
from tearsheet.content.structure import attempt
from tearsheet.errors import Mistake

FILE = Path("redirects.yaml")
WHOLE = """\
formerLanguages: [pt, zh-tw]
moved:
  - from: /components/buttons/
    to: /material-ui/react-button/#sizes
  - from: /guides/migration-v0.x/
    to: /migration/
  - from: /base/{section}/{page}/
    to: /base-ui/{section}/{page}/
  - from: /rss.xml
    to: /feed/blog/rss.xml
"""


def test_rows_are_read_in_their_order_with_their_lines() -> None:
    mistakes: list[Mistake] = []

    moves = read_moves(WHOLE, FILE, mistakes)

    assert mistakes == []
    assert moves.former_languages == ("pt", "zh-tw")
    assert [(row.old, row.new) for row in moves.rows] == [
        ("/components/buttons/", "/material-ui/react-button/#sizes"),
        ("/guides/migration-v0.x/", "/migration/"),
        ("/base/{section}/{page}/", "/base-ui/{section}/{page}/"),
        ("/rss.xml", "/feed/blog/rss.xml"),
    ]
    assert [row.is_pattern for row in moves.rows] == [False, False, True, False]
    assert (moves.rows[1].source.line, moves.rows[1].target.line) == (5, 6)


def test_one_pattern_may_look_for_pages_in_several_places() -> None:
    mistakes: list[Mistake] = []
    rows = "moved:\n- {from: '/api/{name}/', to: '/a/{name}/'}\n"
    rows += "- {from: '/api/{name}/', to: '/b/{name}/'}\n"

    moves = read_moves(rows, FILE, mistakes)

    assert mistakes == []
    assert [row.new for row in moves.rows] == ["/a/{name}/", "/b/{name}/"]


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("- from: /a/\n", 1, "not a list"),
        ("moved: none\n", 1, '"moved" is text'),
        (WHOLE + "redirect: []\n", 11, 'no setting "redirect"'),
        (WHOLE.replace("zh-tw", "zh/tw"), 1, '"zh/tw" is no language'),
        (WHOLE.replace("    to: /migration/\n", ""), 5, '"to" is missing'),
        (WHOLE.replace("- from: /components/buttons/\n   ", "-"), 3, '"from" is missing'),
        (WHOLE + "    status: 301\n", 11, 'no setting "status"'),
        (WHOLE.replace("/components/buttons/", "/"), 3, "no address that a page could have had"),
        (WHOLE.replace("/components/buttons/", "/components/buttons"), 3, "slash at both ends"),
        (WHOLE.replace("/components/buttons/", "components/buttons/"), 3, "no address that"),
        (WHOLE.replace("/components/buttons/", "/Components/"), 3, "Write it in lower case"),
        (WHOLE.replace("/components/buttons/", "/a//b/"), 3, "no address that"),
        (WHOLE.replace("/components/buttons/", "/a/../b/"), 3, "no address that"),
        (WHOLE.replace("/components/buttons/", "/.git/"), 3, "no address that"),
        (WHOLE.replace("/components/buttons/", '"/a/#b"'), 3, "no address that"),
        (WHOLE.replace("/components/buttons/", "/a/{1}/"), 3, "no address that"),
        (WHOLE.replace("to: /migration/", "to: https://evil.example/"), 6, "no address of this"),
        (WHOLE.replace("to: /migration/", "to: //evil.example/"), 6, "no address of this site"),
        (WHOLE.replace("to: /migration/", "to: /migration"), 6, "no address of this site"),
        (WHOLE.replace("to: /migration/", "to: /{page}/"), 6, "cannot be filled in"),
        (WHOLE.replace("-ui/{section}/{page}", "-ui/{section}"), 8, "cannot be filled in"),
        (WHOLE.replace("{page}", "{section}"), 8, "cannot be filled in"),
        (WHOLE.replace("}/{", "}{"), 8, "with something between two gaps"),
        (WHOLE.replace("to: /migration/", "to: /guides/migration-v0.x/#new"), 6, "leads to itself"),
        (WHOLE + "  - from: /rss.xml\n    to: /atom.xml\n", 11, "it is first led on in line 9"),
        ("moved: [\n", 2, "not YAML"),
    ],
)
def test_a_mistake_is_told_by_its_line(text: str, line: int, problem: str) -> None:
    mistakes: list[Mistake] = []

    attempt(lambda: read_moves(text, FILE, mistakes), mistakes)

    (mistake,) = mistakes
    assert mistake.where.line == line
    assert problem in f"{mistake.problem} {mistake.remedy}"


def test_an_empty_file_moves_nothing() -> None:
    mistakes: list[Mistake] = []

    assert read_moves("# Nothing yet.\n", FILE, mistakes).rows == ()
    assert mistakes == []
