"""A house-messages.yaml: the site's own messages, of which some pages show one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tearsheet.content.yaml_record import Record, compose, read_record
from tearsheet.errors import Mistake
from tearsheet.model.house_message import HouseMessage

MESSAGE_FILE = "house-messages.yaml"

LONGEST_TITLE, LONGEST_WORDS = 28, 12
"""In characters: together one line on a screen of 360 px."""

_OWN_ADDRESS = re.compile(r"/(?:[^\s/][^\s]*)?")


def read_messages(text: str, file: Path, mistakes: list[Mistake]) -> tuple[HouseMessage, ...]:
    """Read all messages; what is wrong with them is added to the mistakes."""
    node = compose(text, file)
    record = read_record(node, file, mistakes) if node else None
    if record is None:
        return ()
    messages = tuple(_messages(record))
    record.finish()
    return messages


def _messages(record: Record) -> Iterator[HouseMessage]:
    known: set[str] = set()
    for entry in record.records("messages"):
        message = _message(entry)
        if message.id in known:
            problem = f'Two messages are called "{message.id}".'
            entry.refuse("id", problem, "Give one of them another id.")
        known.add(message.id)
        # A message with a mistake is never shown, as the build fails.
        yield message


def _message(entry: Record) -> HouseMessage:
    message = HouseMessage(
        id=entry.identifier("id", such_as="new-icons", required=True) or "",
        title=entry.text("title", required=True, longest=LONGEST_TITLE) or "",
        href=read_href(entry),
        words=entry.text("words", required=True, longest=LONGEST_WORDS) or "",
    )
    entry.finish()
    return message


def read_href(entry: Record) -> str:
    """A page of the site or an absolute URL; empty if it is neither."""
    href = entry.text("href", required=True) or ""
    if href and not _OWN_ADDRESS.fullmatch(href):
        # Anything but a page of the site has to be an absolute URL.
        return entry.web_address("href") or ""
    return href
