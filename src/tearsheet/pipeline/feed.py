"""The blog as a feed, in the two common formats: Atom (RFC 4287) and RSS 2.0."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Mapping

from tearsheet.model.absolute_address import absolute_address
from tearsheet.model.blog import ATOM_ADDRESS, BLOG_ADDRESS, RSS_ADDRESS
from tearsheet.model.page import Page
from tearsheet.model.site import Site
from tearsheet.page.escaping import escape

# Feed readers fetch a feed every hour and store the posts they have seen.
MOST_POSTS = 50

# Atom requires `updated`. For a feed without posts it must not depend on the clock.
BEFORE_ANY_POST = datetime.date(1970, 1, 1)


def render_atom(site: Site, posts: Iterable[Page], articles: Mapping[str, str]) -> str:
    """Return the Atom feed; `articles` holds each post's HTML with absolute links, by address."""
    settings = site.settings
    shown = newest_first(posts)
    self_address = escape(absolute_address(settings.host, ATOM_ADDRESS))
    blog = escape(absolute_address(settings.host, BLOG_ADDRESS))
    entries = "".join(render_entry(site, post, articles[post.address]) for post in shown)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{escape(language(site))}">\n'
        f"<id>{blog}</id>\n"
        f"<title>{escape(title_of_feed(site))}</title>\n"
        f"<subtitle>{escape(settings.description)}</subtitle>\n"
        f"<updated>{atom_date(day_of_last_post(shown))}</updated>\n"
        f"<author><name>{escape(settings.name)}</name></author>\n"
        f'<link rel="self" type="application/atom+xml" href="{self_address}"/>\n'
        f'<link rel="alternate" type="text/html" href="{blog}"/>\n'
        f"{entries}</feed>\n"
    )


def render_entry(site: Site, post: Page, article: str) -> str:
    """Return one post as an Atom entry."""
    # The address is the id: the site promises never to change it.
    address = escape(absolute_address(site.settings.host, post.address))
    settings = post.settings
    date = atom_date(settings.date or BEFORE_ANY_POST)
    authors = "".join(
        f"<author><name>{escape(name)}</name></author>\n" for name in settings.authors
    )
    tags = "".join(f'<category term="{escape(tag)}"/>\n' for tag in settings.tags)
    return (
        "<entry>\n"
        f"<id>{address}</id>\n"
        f"<title>{escape(settings.title)}</title>\n"
        f'<link rel="alternate" type="text/html" href="{address}"/>\n'
        f"<published>{date}</published>\n"
        f"<updated>{date}</updated>\n"
        f"{authors}{tags}"
        f"<summary>{escape(settings.description)}</summary>\n"
        f'<content type="html">{escape(article)}</content>\n'
        "</entry>\n"
    )


def render_rss(site: Site, posts: Iterable[Page], articles: Mapping[str, str]) -> str:
    """Return the RSS feed; `articles` holds each post's HTML with absolute links, by address."""
    settings = site.settings
    shown = newest_first(posts)
    self_address = escape(absolute_address(settings.host, RSS_ADDRESS))
    items = "".join(render_item(site, post, articles[post.address]) for post in shown)
    built = f"<lastBuildDate>{rss_date(day_of_last_post(shown))}</lastBuildDate>\n" if shown else ""
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"'
        ' xmlns:content="http://purl.org/rss/1.0/modules/content/"'
        ' xmlns:dc="http://purl.org/dc/elements/1.1/">\n'
        "<channel>\n"
        f"<title>{escape(title_of_feed(site))}</title>\n"
        f"<link>{escape(absolute_address(settings.host, BLOG_ADDRESS))}</link>\n"
        f"<description>{escape(settings.description)}</description>\n"
        f"<language>{escape(language(site))}</language>\n"
        f"{built}"
        f'<atom:link rel="self" type="application/rss+xml" href="{self_address}"/>\n'
        f"{items}</channel>\n</rss>\n"
    )


def render_item(site: Site, post: Page, article: str) -> str:
    """Return one post as an RSS item."""
    address = escape(absolute_address(site.settings.host, post.address))
    settings = post.settings
    # RSS's own `author` must be a mail address; names go into Dublin Core's `creator`.
    authors = "".join(f"<dc:creator>{escape(name)}</dc:creator>\n" for name in settings.authors)
    tags = "".join(f"<category>{escape(tag)}</category>\n" for tag in settings.tags)
    return (
        "<item>\n"
        f"<title>{escape(settings.title)}</title>\n"
        f"<link>{address}</link>\n"
        f'<guid isPermaLink="true">{address}</guid>\n'
        f"<pubDate>{rss_date(settings.date or BEFORE_ANY_POST)}</pubDate>\n"
        f"{authors}{tags}"
        f"<description>{escape(settings.description)}</description>\n"
        f"<content:encoded>{escape(article)}</content:encoded>\n"
        "</item>\n"
    )


def newest_first(posts: Iterable[Page]) -> list[Page]:
    """Return the posts a feed shows; a page without a date is not a post."""
    dated = [(post.settings.date, post) for post in posts if post.listed and post.settings.date]
    dated.sort(key=lambda pair: (-pair[0].toordinal(), pair[1].address))
    return [post for _, post in dated[:MOST_POSTS]]


def day_of_last_post(shown: list[Page]) -> datetime.date:
    """Return the day the feed last changed."""
    return next((post.settings.date for post in shown if post.settings.date), BEFORE_ANY_POST)


def title_of_feed(site: Site) -> str:
    """Return the title of the feed."""
    return f"{site.settings.name} blog"


def language(site: Site) -> str:
    """Return the language the posts are written in."""
    return next(iter(site.settings.languages), "en")


def atom_date(day: datetime.date) -> str:
    """Format a day as in RFC 3339, at midnight UTC."""
    return f"{day.isoformat()}T00:00:00Z"


def rss_date(day: datetime.date) -> str:
    """Format a day as in RFC 822, in English whatever the locale."""
    # Imported here: few builds write a feed, and the import is slow.
    from email.utils import format_datetime

    midnight = datetime.datetime.combine(day, datetime.time(), tzinfo=datetime.UTC)
    return format_datetime(midnight, usegmt=True)
