"""The blog: its posts from the newest to the oldest, their tags, and who wrote them when."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterable
from dataclasses import dataclass

from tearsheet.build.outputs.feed import BLOG_ADDRESS
from tearsheet.model.page import Page


@dataclass(frozen=True, slots=True, kw_only=True)
class Byline:
    """What stands above the title of a post."""

    date: datetime.date
    authors: tuple[str, ...] = ()
    tags: tuple[tuple[str, str | None], ...] = ()
    """The tags, each with where its other posts are, if that is anywhere."""


def posts_of(pages: Iterable[Page]) -> list[tuple[datetime.date, Page]]:
    """Every post with its day, the newest first; pages of the blog without a day are none."""
    dated = [
        (page.settings.date, page)
        for page in pages
        if page.settings.date and page.listed and page.address.startswith(BLOG_ADDRESS)
    ]
    return sorted(dated, key=lambda post: (-post[0].toordinal(), post[1].address))


def find_byline(page: Page, *, has_tag_lists: bool) -> Byline | None:
    """The byline of a page, if it is a post; its tags lead to their lists where there are any."""
    settings = page.settings
    if settings.date is None or not page.address.startswith(BLOG_ADDRESS):
        return None
    return Byline(
        date=settings.date,
        authors=settings.authors,
        tags=tuple(
            (tag, f"{BLOG_ADDRESS}#{tag_id(tag)}" if has_tag_lists else None)
            for tag in settings.tags
        ),
    )


def tag_id(tag: str) -> str:
    """The id of the list of a tag's posts; spellings that only differ in signs share one."""
    words = re.findall(r"[^\W_]+", tag.lower())
    return f"tag-{'-'.join(words)}"


def write_day(day: datetime.date) -> str:
    """A day as one reads it."""
    return f"{day.day} {MONTHS[day.month - 1]} {day.year}"


# Not asked of the machine, which may speak another language than the site.
MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
