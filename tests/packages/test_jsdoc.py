"""Comments of packages, as they are written."""

from __future__ import annotations

from tearsheet.packages.jsdoc import read_jsdoc


def test_control_characters_in_a_comment_do_not_reach_the_page() -> None:
    doc = read_jsdoc("/** The list\x08\x08 of tabs.\n * @default 'a\x0cb'\n */")

    assert doc.description == "The list of tabs."
    assert doc.text("default") == "'ab'"
