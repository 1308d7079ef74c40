"""All Markdown features; their order is irrelevant."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module

from tearsheet.markdown.features import (
    callout,
    cards,
    code,
    code_tabs,
    feature_list,
    footnote,
    heading,
    html,
    image,
    link,
    list_items,
    prose,
    table,
)
from tearsheet.markdown.rendering import Feature
from tearsheet.model.placed_facts import FACT_DIRECTIVES

TEXT_FEATURES: tuple[Feature, ...] = (
    prose.FEATURE,
    heading.FEATURE,
    link.FEATURE,
    image.FEATURE,
    list_items.FEATURE,
    table.FEATURE,
    code.FEATURE,
    code_tabs.FEATURE,
    callout.FEATURE,
    feature_list.FEATURE,
    cards.FEATURE,
    footnote.FEATURE,
    html.FEATURE,
)
"""What stands in the text of most pages."""

PLACING = {
    "demo": "demo",
    "playground": "playground",
    "component": "component",
    "props": "props",
    **dict.fromkeys(FACT_DIRECTIVES, "facts"),
}
"""The directives that place what others wrote, and the modules of their features."""


@cache
def load_placing(module: str) -> Feature:
    """Import a feature that places something on demand, as most pages do without."""
    feature: Feature = import_module(f"tearsheet.markdown.features.{module}").FEATURE
    return feature


def all_features() -> Iterator[Feature]:
    """Every feature."""
    yield from TEXT_FEATURES
    yield from map(load_placing, dict.fromkeys(PLACING.values()))
