"""Pages that belong together as tabs: a written page and its generated API pages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tearsheet.derived.reference.homes import COMPONENTS, HOOKS
from tearsheet.model.link import Link
from tearsheet.model.site import Site
from tearsheet.model.texts import TEXTS


def find_tabs(pages: Iterable[str], site: Site) -> Iterator[tuple[str, tuple[Link, ...]]]:
    """The tabs of each page that has API pages beside it, by the address of every tab."""
    written = {page.address for page in site.pages}
    addresses = {*pages, *written}
    ends = (("", "componentTab"), (COMPONENTS, "componentsTab"), (HOOKS, "hooksTab"))
    for subject in sorted({_subject(address) for address in pages} - {""}):
        links = tuple(
            Link(f"{subject}{end}", TEXTS[words])
            for end, words in ends
            if f"{subject}{end}" in addresses
        )
        if len(links) > 1:
            yield from ((link.address, links) for link in links)


def _subject(address: str) -> str:
    for end in (COMPONENTS, HOOKS):
        if address.endswith(end):
            return address.removesuffix(end)
    return ""
