"""Test pages: one document for each demo variant, like its real page but with it alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tearsheet.markdown.demos.variants import frame_style
from tearsheet.markdown.features.live_part import render_live_part
from tearsheet.markdown.rendering import attribute
from tearsheet.model.article import Island, IsolatedFrame, Prerendered
from tearsheet.page.document import SharedPageParts, render_alone, render_frame
from tearsheet.proving.demos_under_test import Case

COLUMN = "max-inline-size:46rem;margin-inline:auto;padding-inline:var(--space-2)"
"""The width of a page's text column."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TestPage:
    """The test page of a demo variant."""

    case: Case
    address: str
    document: str


def make_test_pages(
    cases: Iterable[Case], rendered: Mapping[Island, Prerendered], shared: SharedPageParts
) -> list[TestPage]:
    """Test pages of all variants that were rendered; failures of others were reported already."""
    return [
        TestPage(
            case=case,
            address=f"/{number}/",
            document=_render(case, part, shared),
        )
        for number, case in enumerate(cases)
        if (part := rendered[case.island]).src and not part.mistake
    ]


def _render(case: Case, part: Prerendered, shared: SharedPageParts) -> str:
    name = case.demo_under_test.demo.name
    if case.stand.isolated:
        frame = IsolatedFrame(address="", title=name, island=case.island)
        return render_frame(shared, frame, part)
    figure = _render_figure(case, part)
    body = f'<body>\n<main style="{COLUMN}">\n<h1>{name}</h1>\n{figure}\n</main>\n</body>'
    return render_alone(shared, name, part, body)


def _render_figure(case: Case, part: Prerendered) -> str:
    """The demo as in an article, without its other variants and its code."""
    demo, styling = case.demo_under_test.demo, case.variant.styling
    provider = case.variant.provider.id if case.variant.provider else ""
    live = render_live_part(part, when="visible", prefix="p1-")
    return (
        f'<figure class="demo {attribute(case.stand.background)}" id="{demo.name}"'
        f' data-name="{demo.name}" data-demo="{attribute(demo.id)}" data-stylings="{styling}"'
        f' data-provider="{provider}">'
        f'<div class="demo-frame"{frame_style(case.stand)}>'
        f'<div class="demo-variant" data-styling="{styling}">{live}</div></div></figure>'
    )
