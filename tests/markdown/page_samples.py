"""A page to render: the text, and around it the demos, images and parts of a small site."""

from __future__ import annotations

import json
from pathlib import Path

from tearsheet.markdown.article import render_article
from tearsheet.model.article import Article, Island, Prerendered
from tearsheet.model.demo import Demo, DemoFile, DemoVariant
from tearsheet.model.page import Page, PageSettings
from tearsheet.model.placed_facts import (
    FactRow,
    FactTable,
    FactText,
    PlacedEvents,
    PlacedFacts,
    PlacedHook,
    PlacedSelectors,
    RefusedFacts,
)
from tearsheet.model.reference import Component, Event, Hook, Prop, Selector
from tearsheet.model.source import ApiEntry, PageSource, Picture

FILE = Path("content/joy-ui/react-switch/page.md")
HOST = "https://small.example"
TITLE = "# Page\n\nLead.\n\n"
TITLE_HTML = '<h1>Page</h1>\n<p class="lead">Lead.</p>\n'

DEMOS = {
    "BasicSwitch": Demo(
        page="/joy-ui/react-switch/",
        name="BasicSwitch",
        variants=(
            DemoVariant(
                styling="system", files=(DemoFile(name="BasicSwitch.tsx", text="save();\n"),)
            ),
        ),
    ),
    "TypedSwitch": Demo(
        page="/joy-ui/react-switch/",
        name="TypedSwitch",
        variants=(
            DemoVariant(
                styling="system",
                files=(
                    DemoFile(
                        name="index.tsx",
                        text="export default () => <Switch<string> />;\n",
                        javascript="export default () => <Switch />;\n",
                    ),
                    DemoFile(name="Row.ts", text="interface Row {}\n", javascript=""),
                ),
            ),
        ),
    ),
    "ThreeCuts": Demo(
        page="/joy-ui/react-switch/",
        name="ThreeCuts",
        variants=(
            DemoVariant(styling="system", files=(DemoFile(name="index.tsx", text="one();\n"),)),
            DemoVariant(
                styling="css",
                files=(
                    DemoFile(name="index.tsx", text="two();\n"),
                    DemoFile(name="styles.css", text="b {}\n"),
                ),
            ),
        ),
    ),
}
PICTURES = {
    "joy-ui/react-switch/leaf.png": Picture(url="/assets/leaf-1a2b.png", width=400, height=300),
    "joy-ui/sea.svg": Picture(url="/assets/sea-3c4d.svg", width=64, height=48),
}
COMPONENTS = {"VersionTable": json.dumps({"products": []})}
API = (ApiEntry(name="Switch", package="@mui/joy", address="/joy-ui/api/switch/", has_props=True),)
FACTS = {
    "Switch": Component(
        name="Switch",
        package="@mui/joy",
        imports=("import Switch from '@mui/joy/Switch';",),
        props=(
            Prop(name="checked", type="bool", required=True, description="Whether it is on."),
            Prop(name="size", type="'sm' | 'md'", default="'md'", description="How large it is."),
        ),
    )
}
PLACED: dict[str, PlacedFacts] = {
    "utilities ": FactTable(
        columns=("Property", "CSS"),
        rows=(
            FactRow(name="m", group="spacing", cells=("`m`", "`margin`")),
            FactRow(name="p", group="spacing", cells=("`p`", "`padding`")),
            FactRow(name="color", group="palette", cells=("`color`", "`red | green`")),
        ),
    ),
    "install @mui/joy": FactText(text="Run `it`, see [the guide](/joy-ui/guide/)."),
    "events ": PlacedEvents(
        events=(
            Event(name="rowClick", params="RowParams", prop="onRowClick"),
            Event(name="rowOver", description="Fired late."),
        )
    ),
    "selectors ": PlacedSelectors(
        selectors=(
            Selector(name="rowsSelector", returns="Row[]", category="Rows"),
            Selector(name="sortSelector", returns="Sort"),
        )
    ),
    "hook useSwitch": PlacedHook(
        hook=Hook(
            name="useSwitch",
            package="@mui/joy",
            imports=(),
            parameters=(Prop(name="checked", type="boolean"),),
            returns=(Prop(name="getProps", type="() => Props"),),
        )
    ),
    "theme colors": RefusedFacts(problem='There is no "colors".', remedy="Use palette."),
}
READY = {
    Island(kind="demo", id=f"joy-ui/react-switch/{name}/{variant.styling}"): Prerendered(
        html=f"<b id='prefix0-1'>{variant.styling}</b>",
        src=f"/assets/{name}-{variant.styling}-5e6f.js",
    )
    for name, demo in DEMOS.items()
    for variant in demo.variants
} | {
    Island(kind="browser", id="joy-ui/react-switch/BasicSwitch/system"): Prerendered(
        html="", src="/assets/BasicSwitch-system-5e6f.js"
    ),
    Island(
        kind="playground",
        id=f"{API[0].playground}",
        props=json.dumps(
            {
                "controls": [
                    {"name": "size", "kind": "choice", "choices": ["sm", "md"], "value": "sm"},
                    {"name": "disabled", "kind": "switch", "value": False, "usual": False},
                    {"name": "tabIndex", "kind": "number", "value": 3},
                    {"name": "children", "kind": "text", "value": "Save"},
                ]
            }
        ),
    ): Prerendered(html="<b>Save</b>", src="/assets/Switch-7a8b.js"),
    Island(kind="component", id="VersionTable", props='{"products": []}'): Prerendered(
        html="<table id='prefix0-1'></table>"
    ),
}


def a_source(text: str, *, first_line: int = 1, api: tuple[ApiEntry, ...] = ()) -> PageSource:
    """The page of a switch, with some text."""
    return PageSource(
        page=Page(
            address="/joy-ui/react-switch/",
            file=str(FILE),
            settings=PageSettings(title="Switch", description="Turns one setting on or off."),
            product="joy-ui",
            category="core",
        ),
        text=text,
        first_line=first_line,
        folder=Path("content"),
        host=HOST,
        demos=DEMOS,
        pictures=PICTURES,
        api=api,
        prerendered=READY,
        components=COMPONENTS,
        facts=FACTS,
        placed=PLACED,
    )


def render(text: str) -> Article:
    """The article of a text that begins with its own title."""
    return render_article(a_source(text))


def render_below_title(text: str) -> Article:
    """The article of a text that stands below a title and a lead."""
    return render(f"{TITLE}{text}")
