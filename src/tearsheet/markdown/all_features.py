"""All Markdown features; their order is irrelevant."""

from tearsheet.markdown.features import (
    callout,
    cards,
    code,
    code_tabs,
    component,
    demo,
    facts,
    feature_list,
    footnote,
    heading,
    html,
    image,
    link,
    list_items,
    playground,
    props,
    prose,
    table,
)
from tearsheet.markdown.rendering import Feature

FEATURES: tuple[Feature, ...] = (
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
    demo.FEATURE,
    playground.FEATURE,
    component.FEATURE,
    props.FEATURE,
    facts.FEATURE,
)
