"""The notices of a site, read strictly, and which of them a day shows."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest

from tearsheet.content.site_file import read_site_settings
from tearsheet.errors import Mistake
from tearsheet.model.notice import Notice, find_next_change, find_notice

FILE = Path("site.yaml")
SITE = "name: Docs\nhost: https://docs.example\ndescription: For tests.\n"
WHOLE = """\
notices:
  - id: version-8
    text: Version 8 is here
    href: /versions/
    from: 2026-03-01
    until: 2026-03-14
"""


def day(number: int, month: int = 3) -> datetime.date:
    return datetime.date(2026, month, number)


def notice(name: str, first: datetime.date, last: datetime.date) -> Notice:
    return Notice(id=name, text="T", href="/", first=first, last=last)


def test_a_notice_has_a_text_a_link_and_its_days() -> None:
    mistakes: list[Mistake] = []

    settings = read_site_settings(SITE + WHOLE, FILE, mistakes)

    assert mistakes == []
    assert settings
    assert settings.notices == (
        Notice(
            id="version-8",
            text="Version 8 is here",
            href="/versions/",
            first=day(1),
            last=day(14),
        ),
    )


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        (WHOLE.replace("id: version-8", "id: Version 8"), 5, '"Version 8" is no id'),
        (WHOLE.replace("Version 8 is here", "Version 8 is here " * 3), 6, "38 is the most"),
        (WHOLE.replace("/versions/", "javascript:alert(1)"), 7, "no address on the web"),
        (WHOLE.replace("    until: 2026-03-14\n", ""), 5, '"until" is missing'),
        (WHOLE.replace("2026-03-14", "2026-02-30"), 9, '"2026-02-30" is not a day'),
        (WHOLE.replace("2026-03-14", "2026-02-14"), 9, "ends before it begins"),
        (WHOLE + WHOLE.partition("\n")[2], 10, 'Two notices are called "version-8"'),
        (WHOLE.replace("until", "untill"), 9, 'no setting "untill"'),
    ],
)
def test_a_mistake_is_told_by_its_line(text: str, line: int, problem: str) -> None:
    mistakes: list[Mistake] = []

    read_site_settings(SITE + text, FILE, mistakes)

    assert [mistake.where.line for mistake in mistakes] == [line]
    assert problem in mistakes[0].problem


def test_it_is_shown_from_its_first_day_to_its_last() -> None:
    only = notice("one", day(2), day(4))

    shown = [find_notice([only], day(number)) for number in range(1, 6)]

    assert shown == [None, only, only, only, None]


def test_of_two_the_first_in_the_list_is_shown() -> None:
    first, second = notice("one", day(3), day(4)), notice("two", day(1), day(9))

    assert find_notice([first, second], day(2)) is second
    assert find_notice([first, second], day(3)) is first


def test_a_site_changes_when_a_notice_begins_and_after_its_last_day() -> None:
    notices = [notice("one", day(3), day(4)), notice("two", day(1, 4), day(2, 4))]

    assert find_next_change(notices, day(1)) == day(3)
    assert find_next_change(notices, day(3)) == day(5)
    assert find_next_change(notices, day(5)) == day(1, 4)
    assert find_next_change(notices, day(3, 4)) is None
