"""Pages that belong together: one that is written, and those of facts that stand beside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tearsheet.derived.reference.homes import COMPONENTS, HOOKS
from tearsheet.model.link import Link
from tearsheet.model.site import Site
from tearsheet.model.texts import TEXTS


def find_tabs(pages: Iterable[str], site: Site) -> Iterator[tuple[str, tuple[Link, ...]]]:
    """The parts of each page that others stand beside, for all of them."""
    written = {page.address for page in site.pages}
    known = {*pages, *written}
    ends = (("", "componentTab"), (COMPONENTS, "componentsTab"), (HOOKS, "hooksTab"))
    for subject in sorted({_subject(address) for address in pages} - {""}):
        links = tuple(
            Link(f"{subject}{end}", TEXTS[words])
            for end, words in ends
            if f"{subject}{end}" in known
        )
        if len(links) > 1:
            yield from ((link.address, links) for link in links)


def _subject(address: str) -> str:
    for end in (COMPONENTS, HOOKS):
        if address.endswith(end):
            return address.removesuffix(end)
    return ""
