"""Test pages: documents of demo variants, like their real page but without its text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count

from tearsheet.markdown.demos.variants import frame_style
from tearsheet.markdown.features.live_part import render_live_part
from tearsheet.markdown.rendering import attribute, escape
from tearsheet.model.article import Island, IsolatedFrame, Prerendered
from tearsheet.page.document import SharedPageParts, render_alone, render_frame
from tearsheet.proving.demos_under_test import Case

COLUMN = "max-inline-size:46rem;margin-inline:auto;padding-inline:var(--space-2)"
"""The width of a page's text column."""

MOST = 16
"""Cases on one test page: the browser loads the libraries once for all of them."""
OPEN = 4
"""Groups that still take cases: other variants of the same demos come soon."""

_ID = re.compile(r'\bid="([^"]*)"')


@dataclass(frozen=True, slots=True, kw_only=True)
class TestPage:
    """A test page of one or several cases."""

    cases: tuple[Case, ...]
    parts: tuple[Prerendered, ...]
    shared: SharedPageParts
    start: int
    """The number of its first case among those of all test pages."""

    @property
    def stop(self) -> int:
        """The number after that of its last case."""
        return self.start + len(self.cases)

    @property
    def address(self) -> str:
        """Its path, which says which cases it shows."""
        return f"/{self.start}-{self.stop}/"

    def narrow(self, start: int, stop: int) -> TestPage:
        """The test page of some of its cases, by their numbers among those of all pages."""
        some = slice(start - self.start, stop - self.start)
        return replace(self, cases=self.cases[some], parts=self.parts[some], start=start)

    def render(self) -> str:
        """Its document."""
        title = ", ".join(case.demo_under_test.demo.name for case in self.cases)
        case, part = self.cases[0], self.parts[0]
        if case.stand.isolated:
            frame = IsolatedFrame(address="", title=title, island=case.island)
            return render_frame(self.shared, frame, part)
        figures = "\n".join(map(_render_figure, self.cases, self.parts, count(1)))
        main = f'<main style="{COLUMN}">\n<h1>{escape(title)}</h1>\n{figures}\n</main>'
        return render_alone(self.shared, title, self.parts, f"<body>\n{main}\n</body>")


def make_test_pages(
    cases: Iterable[Case], rendered: Mapping[Island, Prerendered], shared: SharedPageParts
) -> list[TestPage]:
    """Test pages of all cases that were rendered; failures of others were reported already."""
    known = [case for case in cases if _is_rendered(rendered[case.island])]
    pages: list[TestPage] = []
    for group in group_cases(known, rendered):
        pages.append(
            TestPage(
                cases=tuple(group),
                parts=tuple(rendered[case.island] for case in group),
                shared=shared,
                start=pages[-1].stop if pages else 0,
            )
        )
    return pages


def render_address(test_pages: Iterable[TestPage], address: str) -> str | None:
    """The document at an address: a test page, or one of some of its cases."""
    numbers = re.fullmatch(r"/(\d+)-(\d+)/", address)
    if numbers is None:
        return None
    start, stop = map(int, numbers.groups())
    whole = next(page for page in test_pages if page.start <= start < page.stop)
    return whole.narrow(start, stop).render()


def _is_rendered(part: Prerendered) -> bool:
    return bool(part.src) and not part.mistake


@dataclass(slots=True)
class _Group:
    cases: list[Case] = field(default_factory=list)
    ids: set[str] = field(default_factory=set)


def group_cases(
    cases: Iterable[Case], rendered: Mapping[Island, Prerendered]
) -> Iterator[Sequence[Case]]:
    """Neighbors share a page; no demo and no id is on it twice.

    An isolated demo has a document of its own.
    """
    groups: list[_Group] = []
    for case in cases:
        if case.stand.isolated:
            yield [case]
            continue
        ids = {case.demo_under_test.demo.name, *_ID.findall(rendered[case.island].html)}
        free = (it for it in groups[-OPEN:] if len(it.cases) < MOST and not ids & it.ids)
        group = next(free, None)
        if group is None:
            groups.append(group := _Group())
        group.cases.append(case)
        group.ids |= ids
    yield from (group.cases for group in groups)


def _render_figure(case: Case, part: Prerendered, number: int) -> str:
    """The demo as in an article, without its other variants and its code."""
    demo, styling = case.demo_under_test.demo, case.variant.styling
    provider = case.variant.provider.id if case.variant.provider else ""
    # Below the edge of the window, a demo that waits to be visible would wait forever.
    live = render_live_part(part, when="load", prefix=f"p{number}-")
    return (
        f'<figure class="demo {attribute(case.stand.background)}" id="{demo.name}"'
        f' data-name="{demo.name}" data-demo="{attribute(demo.id)}" data-stylings="{styling}"'
        f' data-provider="{provider}">'
        f'<div class="demo-frame"{frame_style(case.stand)}>'
        f'<div class="demo-variant" data-styling="{styling}">{live}</div></div></figure>'
    )
