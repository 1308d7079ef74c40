"""An article for a feed: it is read outside the site, so every link is absolute."""

from __future__ import annotations

from urllib.parse import urljoin

from selectolax.lexbor import LexborHTMLParser

LINKS = ("href", "src", "poster")

# Elements that do nothing in a feed reader.
LEFT_OUT = "script, style, button, a.anchor:empty"


def render_feed_article(article: str, address: str) -> str:
    """Return an article's HTML with absolute links; `address` is the URL of its page."""
    document = LexborHTMLParser(article)
    body = document.body
    if body is None:
        return ""
    for node in body.css(LEFT_OUT):
        node.decompose()
    for node in body.css("[href], [src], [poster]"):
        for name in LINKS:
            target = node.attributes.get(name)
            if target is not None:
                node.attrs[name] = make_whole(address, target)
    for node in body.css("[srcset]"):
        node.attrs["srcset"] = make_whole_set(address, node.attributes.get("srcset") or "")
    return body.inner_html or ""


def make_whole(address: str, target: str) -> str:
    """Return a link as an absolute URL; an invalid one stays as it is."""
    try:
        return urljoin(address, target)
    except ValueError:
        return target


def make_whole_set(address: str, candidates: str) -> str:
    """Return a `srcset` with absolute URLs; each is followed by its size."""
    pairs = (
        candidate.split(maxsplit=1) for candidate in candidates.split(",") if candidate.strip()
    )
    return ", ".join(" ".join([make_whole(address, target), *size]) for target, *size in pairs)
