"""The Markdown copy of a page says what the components on it show."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from tearsheet.derived.components import component_props
from tearsheet.derived.measured_facts import MeasuredFacts
from tearsheet.model.history import ComponentHistory, PackageHistory, Standing
from tearsheet.model.product import Product, Version
from tearsheet.model.site import Site, SiteSettings
from tearsheet.model.size import PackageSizes, Size, SizeSnapshot
from tearsheet.model.theme_tree import ThemeTree

TOYS = Product(
    id="toys",
    category="core",
    name="Toys",
    description="Toys.",
    address="/toys/",
    logo="",
    versions=(Version(text="v2", href="https://old.example/", current=True),),
    packages=("@acme/toys",),
)
SITE = Site(
    root=Path("content"),
    settings=SiteSettings(name="Small", host="https://small.example", description="A site."),
    products=(TOYS,),
    pages=(),
    default_navigation=(),
)
SIZES = SizeSnapshot(
    packages={
        "@acme/toys": PackageSizes(
            version="2.0.1",
            components={
                "Kite": Size(minified=2000, brotli=700, shared_minified=2000, shared_brotli=700)
            },
        )
    }
)
HISTORY = PackageHistory(
    package="@acme/toys",
    version="2.0.1",
    versions=("1.0", "2.0"),
    components={
        "Drum": ComponentHistory(standings={"2.0": Standing()}),
        "Kite": ComponentHistory(
            standings={"1.0": Standing()},
            props={
                "line": {"1.0": Standing(type="string"), "2.0": Standing(type="number")},
                "tail": {"1.0": Standing(), "2.0": Standing(deprecated=True)},
                "wind": {"1.0": Standing(), "2.0": None},
            },
        ),
    },
)
THEME: Mapping[str, ThemeTree] = {
    "light": {"palette": {"mode": "light", "tonalOffset": 0.2, "augmentColor": "ƒ (options) => …"}},
    "dark": {"vars": [True, None]},
}


def copy_of(component: str) -> str:
    props = component_props(
        SITE,
        TOYS,
        measured=MeasuredFacts(sizes=SIZES, histories={"@acme/toys": HISTORY}),
        error_codes={2: "Two <b>.", 1: "One."},
        theme=THEME,
    )
    decoded = json.loads(props[component])
    choices = decoded.get("choices", {}).get("package", {}).get("@acme/toys", {})
    return str({**decoded, **choices}["twin"])


def test_versions_are_listed_with_links_that_work_anywhere() -> None:
    assert copy_of("VersionTable") == (
        "- [Toys](https://small.example/toys/): [v2](https://old.example/); `@acme/toys` \n"
    )


def test_sizes_are_listed_by_package() -> None:
    assert copy_of("SizeTable") == (
        "**@acme/toys 2.0.1**\n\n- `Kite`: 2.0 KB minified, 0.7 KB with Brotli.\n"
    )


def test_error_codes_are_listed_by_number() -> None:
    assert copy_of("ErrorCodes") == "- **1**: One.\n- **2**: Two \\<b\\>.\n"


def test_every_value_of_the_theme_has_its_path_and_reads_as_javascript() -> None:
    assert copy_of("ThemeViewer") == (
        "**Light**\n\n"
        '- `palette.mode`: `"light"`\n'
        "- `palette.tonalOffset`: `0.2`\n"
        "- `palette.augmentColor`: `(options) => …`\n"
        "\n**Dark**\n\n"
        "- `vars.0`: `true`\n"
        "- `vars.1`: `undefined`\n"
    )


def test_changes_say_what_became_of_each_member() -> None:
    assert copy_of("ApiChanges") == (
        "**@acme/toys 1.0 → 2.0**\n\n"
        "- `Drum`: added\n"
        "- `Kite`: props `line` `string` → `number`, props `tail` deprecated,"
        " props `wind` removed\n"
    )
