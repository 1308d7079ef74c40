"""The notices in a site.yaml: what every page shows above its header for some days."""

from __future__ import annotations

from collections.abc import Iterator

from tearsheet.content.message_file import read_href
from tearsheet.content.yaml_record import Record
from tearsheet.model.notice import Notice

LONGEST_TEXT = 38
"""In characters: one line on a screen of 360 px."""


def read_notices(record: Record) -> tuple[Notice, ...]:
    """Read all notices; what is wrong with them is added to the mistakes."""
    return tuple(_notices(record))


def _notices(record: Record) -> Iterator[Notice]:
    known: set[str] = set()
    for entry in record.records("notices"):
        notice = _read_notice(entry)
        if notice and notice.id in known:
            problem = f'Two notices are called "{notice.id}".'
            entry.refuse("id", problem, "Give one of them another id.")
        elif notice:
            known.add(notice.id)
            yield notice


def _read_notice(entry: Record) -> Notice | None:
    name = entry.identifier("id", such_as="version-8", required=True)
    text = entry.text("text", required=True, longest=LONGEST_TEXT)
    href = read_href(entry)
    first, last = entry.date("from", required=True), entry.date("until", required=True)
    entry.finish()
    if first and last and last < first:
        remedy = 'Write the first day in "from" and the last one in "until".'
        entry.refuse("until", f"The notice ends before it begins, on {first}.", remedy)
    if name and text and href and first and last:
        return Notice(id=name, text=text, href=href, first=first, last=last)
    return None
