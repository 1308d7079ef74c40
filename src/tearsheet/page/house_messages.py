"""The house message of a page: which one it is, and its HTML."""

from __future__ import annotations

from collections.abc import Iterable

from tearsheet.cache.step_cache import digest
from tearsheet.markdown.rendering import attribute, escape
from tearsheet.model.house_message import HouseMessage
from tearsheet.model.page import Page
from tearsheet.model.texts import TEXTS

_LEAD = '<p class="lead">'


def choose_message(
    messages: Iterable[HouseMessage], page: Page, share: float = 1
) -> HouseMessage | None:
    """Choose the message of a page, if it is one of the share of pages that show any.

    It is the same for all visitors, and each message is on equally many pages: by rendezvous
    hashing, so that one more message changes only the pages that get it.
    """
    if not page.settings.sponsor or page.generated or not page.listed:
        return None
    if int(digest(page.address)[:8], 16) >= share * 16**8:
        return None
    workers = (message for message in messages if message.href != page.address)
    return max(workers, key=lambda message: digest(page.address, message.id), default=None)


def place_message(article: str, message: HouseMessage | None) -> str:
    """Insert a message below the lead paragraph, or below the title."""
    if message is None:
        return article
    before, lead, after = article.partition(_LEAD)
    text, end, rest = after.partition("</p>\n") if lead else article.partition("</h1>\n")
    return f"{before if lead else ''}{lead}{text}{end}{_render(message)}{rest}"


def _render(message: HouseMessage) -> str:
    paid = "" if message.href.startswith("/") else ' rel="sponsored noopener"'
    return (
        f'<aside class="house" aria-label="{TEXTS["houseMessage"]}" data-house="{message.id}">'
        f'<p><strong>{escape(message.title)}</strong> <a href="{attribute(message.href)}"{paid}>'
        f"{escape(message.words)}</a></p><span>{TEXTS['houseMessage']}</span></aside>\n"
    )
