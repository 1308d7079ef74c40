"""What a finished page really holds, read from its HTML as a browser would."""

from __future__ import annotations

from dataclasses import dataclass

from selectolax.lexbor import LexborHTMLParser

_HEADINGS = {"h1": 1, "h2": 2, "h3": 3, "h4": 4, "h5": 5, "h6": 6}
_INTERESTING = ":is([id],[href],[src],img,h1,h2,h3,h4,h5,h6)"


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """Something wrong that only the finished page shows."""

    problem: str
    remedy: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Inspection:
    """A page's ids, where it leads, and what is wrong with it."""

    ids: tuple[str, ...]
    links: tuple[str, ...]
    """Addresses of this site, each once."""
    findings: tuple[Finding, ...]


def inspect_page(
    html: str, *, leave_out: frozenset[str] = frozenset(), taken: frozenset[str] = frozenset()
) -> Inspection:
    """Read a finished page, or that part of it which its neighbours do not share.

    `leave_out` are the links of the shared part, `taken` its ids.
    """
    ids: dict[str, int] = {}
    links: dict[str, None] = {}
    findings: list[Finding] = []
    level = 0
    for node in LexborHTMLParser(html).css(_INTERESTING):
        attributes = node.attributes
        tag = node.tag or ""
        if ident := attributes.get("id"):
            ids[ident] = ids.get(ident, 0) + 1
        href = attributes.get("href") or attributes.get("src")
        if href and href[0] in "/#" and href not in leave_out:
            links[href] = None
        if tag == "img" and attributes.get("alt") is None:
            findings.append(_image_without_alt(attributes.get("src") or ""))
        if tag in _HEADINGS:
            findings += _check_heading(_HEADINGS[tag], level)
            level = _HEADINGS[tag]
    findings += [_duplicate(ident) for ident, count in ids.items() if count > 1 or ident in taken]
    return Inspection(ids=tuple(ids), links=tuple(links), findings=tuple(findings))


def _image_without_alt(src: str) -> Finding:
    return Finding(
        problem=f'The image "{src}" has no text for those who cannot see it.',
        remedy="Say what it shows, or give it an empty text when it shows nothing.",
    )


def _duplicate(ident: str) -> Finding:
    return Finding(
        problem=f'The id "{ident}" stands twice on the finished page.',
        remedy="Give the heading or the demo another name.",
    )


def _check_heading(level: int, before: int) -> list[Finding]:
    if level > before + 1:
        problem = f"On the finished page a heading of level {level} follows one of level {before}."
        return [Finding(problem=problem, remedy="Let headings go down one level at a time.")]
    return []
