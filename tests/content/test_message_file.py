"""The messages of the house, read strictly."""

from __future__ import annotations

from pathlib import Path

import pytest

from tearsheet.content.message_file import read_messages
from tearsheet.errors import Mistake
from tearsheet.model.house_message import HouseMessage

FILE = Path("house-messages.yaml")
WHOLE = """\
messages:
  - id: icons
    title: An icon for almost anything.
    href: /icons/
    words: Search
"""


def test_messages_are_read_in_their_order() -> None:
    mistakes: list[Mistake] = []
    more = WHOLE + WHOLE.partition("\n")[2].replace("icons\n", "others\n", 1)

    messages = read_messages(more, FILE, mistakes)

    assert mistakes == []
    assert [message.id for message in messages] == ["icons", "others"]
    assert messages[0] == HouseMessage(
        id="icons",
        title="An icon for almost anything.",
        href="/icons/",
        words="Search",
    )


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("- id: icons\n", 1, "not a list"),
        ("messages: none\n", 1, '"messages" is text'),
        (WHOLE.replace("id: icons", "id: Icons!"), 2, '"Icons!" is no id'),
        (WHOLE + WHOLE.partition("\n")[2], 6, 'Two messages are called "icons"'),
        (WHOLE.replace("    words: Search\n", ""), 2, '"words" is missing'),
        (WHOLE.replace("almost", "almost " * 20), 3, "28 is the most"),
        (WHOLE.replace("/icons/", "javascript:alert(1)"), 4, "no address on the web"),
        (WHOLE.replace("/icons/", "//elsewhere.example/"), 4, "no address on the web"),
        (WHOLE.replace("words", "word"), 5, 'no setting "word"'),
        (WHOLE + "ratio: 0.1\n", 6, 'no setting "ratio"'),
    ],
)
def test_a_mistake_is_told_by_its_line(text: str, line: int, problem: str) -> None:
    mistakes: list[Mistake] = []

    read_messages(text, FILE, mistakes)

    assert any(problem in found.problem and found.where.line == line for found in mistakes), (
        mistakes
    )


def test_an_empty_file_has_no_messages() -> None:
    mistakes: list[Mistake] = []

    assert read_messages("# later\n", FILE, mistakes) == ()
    assert mistakes == []
