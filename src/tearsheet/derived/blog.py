"""The blog: its posts from the newest to the oldest, their tags, and who wrote them when."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tearsheet.model.anchor import find_segment
from tearsheet.model.author import Writer
from tearsheet.model.blog import BLOG_ADDRESS
from tearsheet.model.link import Link
from tearsheet.model.page import Page
from tearsheet.model.site import Site

TAGS_ADDRESS = f"{BLOG_ADDRESS}tags/"

Post = tuple[datetime.date, Page]
"""A page of the blog, and its day."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Byline:
    """What stands above the title of a post."""

    date: datetime.date
    authors: tuple[Writer, ...] = ()
    tags: tuple[tuple[str, str | None], ...] = ()
    """The tags, each with where its other posts are, if that is anywhere."""


def posts_of(pages: Iterable[Page]) -> list[Post]:
    """Every post with its day, the newest first; pages of the blog without a day are none."""
    dated = [
        (page.settings.date, page)
        for page in pages
        if page.settings.date and page.listed and page.address.startswith(BLOG_ADDRESS)
    ]
    return sorted(dated, key=lambda post: (-post[0].toordinal(), post[1].address))


def find_byline(site: Site, page: Page, *, has_lists: bool) -> Byline | None:
    """The byline of a page, if it is a post; its names lead to their lists where there are any."""
    settings = page.settings
    if settings.date is None or not page.address.startswith(BLOG_ADDRESS):
        return None
    return Byline(
        date=settings.date,
        authors=tuple(find_writers(site, page, has_lists=has_lists)),
        tags=tuple((tag, tag_address(tag) if has_lists else None) for tag in settings.tags),
    )


def find_writers(site: Site, page: Page, *, has_lists: bool) -> Iterator[Writer]:
    """Who wrote a post, with what is known of each of them."""
    known = {author.name: author for author in site.authors}
    for name in page.settings.authors:
        author = known.get(name)
        yield (
            Writer(name=name, address=author.address if has_lists else None, team=author.team)
            if author
            else Writer(name=name)
        )


def tag_address(tag: str) -> str | None:
    """The page of a tag's posts; spellings that only differ in signs share one."""
    segment = find_segment(tag)
    return f"{TAGS_ADDRESS}{segment}/" if segment else None


def find_post_neighbours(posts: Iterable[Post], address: str) -> tuple[Link | None, Link | None]:
    """The post before another one in time, and the one after it, each with its title."""
    pages = [page for _, page in posts]
    place = next((at for at, page in enumerate(pages) if page.address == address), None)
    if place is None:
        return None, None
    older = pages[place + 1 : place + 2]
    newer = pages[max(0, place - 1) : place]
    return _link(older), _link(newer)


def _link(pages: list[Page]) -> Link | None:
    return Link(pages[0].address, pages[0].settings.title) if pages else None


def write_day(day: datetime.date) -> str:
    """A day as one reads it."""
    return f"{day.day} {MONTHS[day.month - 1]} {day.year}"


def write_day_of(text: str) -> str:
    """A day that is written year-month-day, as one reads it."""
    return write_day(datetime.date.fromisoformat(text))


# Not asked of the machine, which may speak another language than the site.
MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
