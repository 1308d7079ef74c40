"""The island of each demo variant, in the page or in an iframe."""

from __future__ import annotations

from collections.abc import Mapping

from tearsheet.markdown.demos.options import FRAME_HEIGHT, DemoOptions
from tearsheet.markdown.features.live_part import place_island
from tearsheet.markdown.rendering import Rendering, attribute
from tearsheet.model.article import Island, IsolatedFrame
from tearsheet.model.code_styling import CodeStyling
from tearsheet.model.demo import Demo
from tearsheet.model.texts import TEXTS


def render_cuts(demo: Demo, options: DemoOptions, page: Rendering) -> str:
    """The box with every variant of a demo; the page shows the one the visitor chose."""
    variants = "".join(
        f'<div class="demo-variant" data-styling="{variant.styling}"{_place_style(options)}>'
        f"{_live(demo, variant.styling, options, page)}</div>"
        for variant in demo.variants
    )
    return f'<div class="demo-frame"{frame_style(options)}>{variants}</div>'


def frame_style(options: DemoOptions) -> str:
    """The sizes from the demo's options, as a style attribute."""
    # An iframe has its own height, and the space for a client-only demo is reserved inside.
    height = None if options.isolated or options.client_only else options.height
    return _style({"min-block-size": height, "max-inline-size": options.max_width})


def _place_style(options: DemoOptions) -> str:
    """The space reserved for a client-only demo, to avoid a layout shift."""
    reserved = options.client_only and not options.isolated
    return _style({"min-block-size": options.height if reserved else None})


def _style(sizes: Mapping[str, int | None]) -> str:
    declarations = [f"{name}:{size}px" for name, size in sizes.items() if size]
    return f' style="{";".join(declarations)}"' if declarations else ""


def _live(demo: Demo, styling: CodeStyling, options: DemoOptions, page: Rendering) -> str:
    island = Island(kind="browser" if options.client_only else "demo", id=f"{demo.id}/{styling}")
    if options.isolated:
        return _frame(demo, styling, island, options, page)
    return place_island(island, page, when="visible")


def _frame(
    demo: Demo, styling: CodeStyling, island: Island, options: DemoOptions, page: Rendering
) -> str:
    address = f"/frames/{demo.id}/{styling}/"
    title = f"{page.source.page.settings.title}: {demo.name}"
    page.frames.append(IsolatedFrame(address=address, title=title, island=island))
    return (
        f'<iframe class="demo-isolated" src="{attribute(address)}" title="{attribute(title)}"'
        f' height="{options.height or FRAME_HEIGHT}" loading="lazy"></iframe>'
        f"{_full_page(demo, address) if options.toolbar else ''}"
    )


def _full_page(demo: Demo, address: str) -> str:
    label = f"{TEXTS['openFullPage']}: {demo.name}"
    return (
        f'<p class="demo-full-page"><a href="{attribute(address)}" target="_blank"'
        f' aria-label="{attribute(label)}">{TEXTS["openFullPage"]}</a></p>'
    )
