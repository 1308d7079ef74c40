"""A document for each cut: the demo alone, on a page like the one it will stand on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tearsheet.markdown.demos.cuts import frame_style
from tearsheet.markdown.features.live_part import render_live_part
from tearsheet.markdown.rendering import attribute
from tearsheet.model.article import Island, IsolatedFrame, Prerendered
from tearsheet.page.document import Common, render_alone, render_frame
from tearsheet.proving.subjects import Specimen

COLUMN = "max-inline-size:46rem;margin-inline:auto;padding-inline:var(--space-2)"
"""As wide as the text of a page."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Exhibit:
    """A cut, ready to be looked at."""

    specimen: Specimen
    address: str
    document: str


def exhibit(
    specimens: Iterable[Specimen], rendered: Mapping[Island, Prerendered], common: Common
) -> list[Exhibit]:
    """The documents of all cuts that could be rendered; what is wrong with the others is known."""
    return [
        Exhibit(
            specimen=specimen,
            address=f"/{number}/",
            document=_render(specimen, part, common),
        )
        for number, specimen in enumerate(specimens)
        if (part := rendered[specimen.island]).src and not part.mistake
    ]


def _render(specimen: Specimen, part: Prerendered, common: Common) -> str:
    name = specimen.subject.demo.name
    if specimen.stand.isolated:
        frame = IsolatedFrame(address="", title=name, island=specimen.island)
        return render_frame(common, frame, part)
    figure = _render_figure(specimen, part)
    body = f'<body>\n<main style="{COLUMN}">\n<h1>{name}</h1>\n{figure}\n</main>\n</body>'
    return render_alone(common, name, part, body)


def _render_figure(specimen: Specimen, part: Prerendered) -> str:
    """The demo as the article shows it, without its other cuts and its code."""
    demo, styling = specimen.subject.demo, specimen.cut.styling
    provider = specimen.cut.provider.id if specimen.cut.provider else ""
    live = render_live_part(part, when="visible", prefix="p1-")
    return (
        f'<figure class="demo {attribute(specimen.stand.background)}" id="{demo.name}"'
        f' data-name="{demo.name}" data-demo="{attribute(demo.id)}" data-cuts="{styling}"'
        f' data-provider="{provider}">'
        f'<div class="demo-frame"{frame_style(specimen.stand)}>'
        f'<div class="demo-cut" data-styling="{styling}">{live}</div></div></figure>'
    )
