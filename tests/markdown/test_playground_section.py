"""A page about one component ends with a playground that nobody had to place."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace
from page_samples import TITLE, a_source

from tearsheet.markdown.article import render_article
from tearsheet.markdown.features.live_part import render_live_part
from tearsheet.model.article import Article, Prerendered
from tearsheet.model.reference import Component, Prop
from tearsheet.model.source import ApiEntry

SWITCH = ApiEntry(name="Switch", package="@mui/joy")
FACTS = Component(
    name="Switch",
    package="@mui/joy",
    imports=(),
    takes_sx=True,
    props=(
        Prop(name="size", type="'sm' | 'md'", default="'md'"),
        Prop(name="color", type="'neutral' | 'danger'", default="'neutral'"),
    ),
)


def article(text: str, facts: Component = FACTS) -> Article:
    source = a_source(f"{TITLE}{text}", api=(SWITCH,))
    return render_article(replace(source, facts={"Switch": facts}))


def controls(rendered: Article) -> list[str]:
    props = json.loads(rendered.islands[0].props)
    return [control["name"] for control in props["controls"]]


def test_it_stands_before_the_api_and_in_the_contents() -> None:
    rendered = article("Words.\n")

    assert [heading.text for heading in rendered.headings] == ["Playground", "API"]
    assert [(island.kind, island.id) for island in rendered.islands] == [
        ("playground", "playground/@mui/joy/Switch")
    ]
    assert controls(rendered) == ["color", "size"]
    assert "- `size`: `sm`, `md`" in rendered.markdown


def test_where_the_author_placed_one_there_is_no_other() -> None:
    rendered = article(":: playground Switch\n")

    assert len(rendered.islands) == 1
    assert "Playground" not in [heading.text for heading in rendered.headings]
    assert controls(rendered) == ["color", "size"]


@pytest.mark.parametrize(
    "facts",
    [
        replace(FACTS, props=FACTS.props[:1]),
        replace(FACTS, props=(*FACTS.props, Prop(name="open", type="bool", required=True))),
    ],
)
def test_a_component_with_little_to_choose_has_none(facts: Component) -> None:
    assert article("Words.\n", facts).islands == ()


def test_one_that_shows_only_in_the_browser_does_not_wait_for_a_touch() -> None:
    shown = Prerendered(html="<button>Save</button>", src="/save.js")
    empty = Prerendered(html="", src="/save.js")

    assert 'when="interaction"' in render_live_part(shown, when="interaction", prefix="p1-")
    assert 'when="visible"' in render_live_part(empty, when="interaction", prefix="p1-")
