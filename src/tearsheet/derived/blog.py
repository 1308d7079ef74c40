"""The blog: its posts from the newest to the oldest, with tags, authors and dates."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Iterator

from msgspec import Struct

from tearsheet.model.anchor import find_segment
from tearsheet.model.author import Writer
from tearsheet.model.blog import BLOG_ADDRESS
from tearsheet.model.link import Link
from tearsheet.model.page import Page
from tearsheet.model.site import Site

TAGS_ADDRESS = f"{BLOG_ADDRESS}tags/"

Post = tuple[datetime.date, Page]
"""A page of the blog, and its day."""


class Byline(Struct, frozen=True, kw_only=True):
    """The date, authors and tags above the title of a post."""

    date: datetime.date
    authors: tuple[Writer, ...] = ()
    tags: tuple[tuple[str, str | None], ...] = ()
    """The tags, each with the address of its list of posts, if there is one."""


def posts_of(pages: Iterable[Page]) -> list[Post]:
    """Every post with its day, the newest first; blog pages without a day are not posts."""
    dated = [
        (page.settings.date, page)
        for page in pages
        if page.settings.date and page.listed and page.address.startswith(BLOG_ADDRESS)
    ]
    return sorted(dated, key=lambda post: (-post[0].toordinal(), post[1].address))


def find_byline(site: Site, page: Page, *, has_lists: bool) -> Byline | None:
    """The byline of a page, if it is a post; `has_lists` links its names to their lists."""
    settings = page.settings
    if settings.date is None or not page.address.startswith(BLOG_ADDRESS):
        return None
    return Byline(
        date=settings.date,
        authors=tuple(find_writers(site, page, has_lists=has_lists)),
        tags=tuple((tag, tag_address(tag) if has_lists else None) for tag in settings.tags),
    )


def find_writers(site: Site, page: Page, *, has_lists: bool) -> Iterator[Writer]:
    """The authors of a post, with their address if they are in the list of authors."""
    authors_by_name = {author.name: author for author in site.authors}
    for name in page.settings.authors:
        author = authors_by_name.get(name)
        yield (
            Writer(name=name, address=author.address if has_lists else None, team=author.team)
            if author
            else Writer(name=name)
        )


def tag_address(tag: str) -> str | None:
    """The address of a tag's posts; spellings that only differ in punctuation share one."""
    segment = find_segment(tag)
    return f"{TAGS_ADDRESS}{segment}/" if segment else None


def find_post_neighbors(posts: Iterable[Post], address: str) -> tuple[Link | None, Link | None]:
    """The links to the next older and the next newer post."""
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
    """A date for readers, such as "1 April 2025"."""
    return f"{day.day} {MONTHS[day.month - 1]} {day.year}"


def write_day_of(text: str) -> str:
    """The same for a date in ISO format."""
    return write_day(datetime.date.fromisoformat(text))


# Not from the locale, which may have another language than the site.
MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
