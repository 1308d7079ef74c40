"""What the packages say, as articles: each part of a component, a hook, a type and an index."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from selectolax.lexbor import LexborHTMLParser

from tearsheet.markdown.reference.article import render_reference
from tearsheet.model.article import Article
from tearsheet.model.history import Kind
from tearsheet.model.link import Link
from tearsheet.model.page import PageSettings
from tearsheet.model.reference import (
    Argument,
    Component,
    Event,
    Hook,
    Interface,
    Prop,
    Selector,
    Signature,
    Slot,
    StyleClass,
)
from tearsheet.model.reference_page import (
    Age,
    ComponentSheet,
    HookSheet,
    IndexGroup,
    IndexRow,
    PropOrigin,
    ReferencePage,
)

SETTINGS = PageSettings(title="IconLamp API", description="What the lamp has.")
LAMP = Component(
    name="IconLamp",
    package="@lamps/core",
    imports=(
        "import IconLamp from '@lamps/core/IconLamp';",
        "import { IconLamp } from '@lamps/core';",
    ),
    props=(
        Prop(name="glow", type="'warm' | 'cold'", required=True, description="Which **light**."),
        Prop(
            name="onTurn",
            type="func",
            description="Called when it is turned.",
            signature=Signature(
                arguments=(
                    Argument(name="event", type="object", description="What happened."),
                    Argument(name="way", type="number", optional=True),
                ),
                returns="boolean",
                returned="whether it may turn.",
            ),
        ),
        Prop(name="shade", type="element", holds_ref=True, plan="pro"),
        Prop(name="watts", type="number", default="40", deprecated=True, deprecation="Use `glow`."),
    ),
    slots=(Slot(name="bulb", default="'i'", class_name="Lamp-bulb", description="What glows."),),
    classes=(
        StyleClass(key="root", class_name="Lamp-root", description="The lamp itself."),
        StyleClass(key="off", class_name="Lamps-off", is_state=True),
    ),
    ref="forwarded",
    takes_native_props=True,
    takes_sx=True,
    theme_name="LampIcon",
    takes_theme_props=True,
)


def article_of(page: ReferencePage) -> Article:
    return render_reference(page, SETTINGS, "https://lamps.example")


def read(page: ReferencePage) -> LexborHTMLParser:
    return LexborHTMLParser(article_of(page).html)


def lamp() -> ReferencePage:
    return ReferencePage(components=(ComponentSheet(component=LAMP),))


def words(document: LexborHTMLParser, selector: str) -> str:
    (node,) = document.css(selector)
    parted = (node.html or "").replace("</p>", "</p> ").replace("</li>", "</li> ")
    return " ".join(LexborHTMLParser(parted).text().split())


def test_sections_come_in_the_order_one_asks_for_them() -> None:
    page = ReferencePage(
        components=(
            ComponentSheet(
                component=LAMP,
                demos=(Link("/lamps/", "Lamps"),),
                source="https://code.example/IconLamp.tsx",
            ),
        )
    )

    headings = [heading.id for heading in article_of(page).headings if heading.level == 2]

    assert headings == [
        f"icon-lamp-{section}"
        for section in (
            "import",
            "props",
            "theme-default-props",
            "slots",
            "classes",
            "source",
        )
    ]


def test_the_props_are_the_first_section() -> None:
    demos = (Link("/lamps/", "Lamps"), Link("/lights/", "Lights"))
    sheet = ComponentSheet(component=LAMP, demos=demos, size="2 KB.")

    document = read(ReferencePage(components=(sheet,)))

    assert document.css("h2")[0].attributes["id"] == "icon-lamp-props"
    assert words(document, "#icon-lamp-demos") == "Demos: Lamps, Lights"
    assert "import IconLamp from" in words(document, "#icon-lamp-import")


@pytest.mark.parametrize(
    "anchor", ["demos", "import", "props", "slots", "classes", "theme-default-props"]
)
def test_a_section_also_has_the_short_anchor_of_the_authors_site(anchor: str) -> None:
    sheet = ComponentSheet(component=LAMP, demos=(Link("/lamps/", "Lamps"),))

    document = read(ReferencePage(components=(sheet,)))

    assert document.css_first(f"#icon-lamp-{anchor} > #{anchor}")


def test_sections_of_several_components_have_no_short_anchors() -> None:
    sheets = (ComponentSheet(component=LAMP), ComponentSheet(component=LAMP))

    document = read(ReferencePage(components=sheets, together=True))

    assert document.css_first("#props") is None


def test_deprecated_facts_are_behind_one_line() -> None:
    document = read(lamp())

    assert words(document, "details:not([open]) > summary") == "Deprecated (1)"
    assert document.css_first('details [id="icon-lamp-prop-watts"]')
    assert not document.css_first('details [id="icon-lamp-prop-glow"]')


@pytest.mark.parametrize(
    ("ident", "told"),
    [
        ("icon-lamp-prop-glow", "glow Required Type 'warm' | 'cold' Which light."),
        ("icon-lamp-prop-watts", "watts Deprecated Type number Default 40 Deprecated: Use glow."),
        ("icon-lamp-prop-shade", "shade Pro Type element The element must be able to hold a ref."),
        ("icon-lamp-slots-bulb", "bulb Class .Lamp-bulb Default 'i' What glows."),
        ("icon-lamp-classes-Lamp-root", ".Lamp-root Key root The lamp itself."),
        ("icon-lamp-classes-Lamps-off", ".Lamps-off State Key off"),
    ],
)
def test_everything_has_its_address_and_says_all_that_is_known(ident: str, told: str) -> None:
    assert words(read(lamp()), f'.facts > [id="{ident}"]') == told


def test_a_function_says_what_it_is_called_with() -> None:
    fact = words(read(lamp()), '[id="icon-lamp-prop-onTurn"]')

    assert "function(event: object, way?: number) => boolean" in fact
    assert "event What happened." in fact
    assert "Returns whether it may turn." in fact


def test_one_note_says_where_everything_else_goes() -> None:
    note = words(read(lamp()), "aside.info")

    assert "The sx prop takes styles" in note
    assert "A ref leads to the root element." in note
    assert "All other props go to the root element." in note


def test_what_explains_a_thing_is_led_to_where_this_site_has_it() -> None:
    page = ReferencePage(
        components=(ComponentSheet(component=LAMP),),
        guides={"sx": "/sx/", "license": "/buy/", "theme": "/theme/"},
    )

    links = {node.attributes["href"] for node in read(page).css("a:not(.anchor)")}

    assert links == {"/sx/", "/buy/", "/theme/"}


def test_a_key_without_default_props_is_one_of_styles() -> None:
    component = Component(name="Spot", package="@lamps/core", imports=(), theme_name="LampSpot")

    html = article_of(ReferencePage(components=(ComponentSheet(component=component),))).html

    assert 'id="spot-theme-default-props"' in html
    assert "<code>LampSpot</code> is the key of its styles and variants." in html


def test_props_that_miss_the_parent_are_not_said_to_go_there() -> None:
    component = Component(
        name="Spot", package="@lamps/core", imports=(), inherits="Lamp", takes_native_props=True
    )

    note = words(read(ReferencePage(components=(ComponentSheet(component=component),))), ".info")

    assert "All other props go to the root element." in note


def test_the_copy_says_what_to_use_instead_of_a_slot_or_a_class() -> None:
    component = Component(
        name="Spot",
        package="@lamps/core",
        imports=(),
        slots=(Slot(name="wick", deprecated=True, deprecation="Use `bulb`."),),
        classes=(
            StyleClass(key="off", class_name="Lamps-off", deprecated=True, deprecation="Use `on`."),
        ),
    )

    copy = article_of(ReferencePage(components=(ComponentSheet(component=component),))).markdown

    assert "- `wick` – (Deprecated: Use `bulb`.)" in copy
    assert "- `.Lamps-off`: `off` – (Deprecated: Use `on`.)" in copy


def test_inherited_props_are_folded_and_have_addresses() -> None:
    component = Component(name="Spot", package="@lamps/core", imports=(), inherits="IconLamp")
    origin = PropOrigin(name="IconLamp", address="/lamps/api/icon-lamp/", props=LAMP.props)
    page = ReferencePage(components=(ComponentSheet(component=component, origins=(origin,)),))

    document = read(page)

    assert words(document, "details > summary") == "4 more props, from IconLamp"
    assert document.css_first('details:not([open]) [id="spot-prop-watts"]')
    assert document.css_first('a[href="/lamps/api/icon-lamp/"]')


def test_the_contents_name_every_prop_slot_and_class_below_its_section() -> None:
    headings = article_of(lamp()).headings

    assert [heading.text for heading in headings if heading.level == 3] == [
        *("glow", "onTurn", "shade", "watts", "bulb", ".Lamp-root", ".Lamps-off")
    ]


def test_a_deprecated_component_says_so_first() -> None:
    old = Component(
        name="Wick", package="@lamps/core", imports=(), deprecated=True, deprecation="Use a bulb."
    )

    document = read(ReferencePage(components=(ComponentSheet(component=old),)))

    assert words(document, "aside.warning") == "Deprecated. Use a bulb."


def test_what_a_package_does_not_say_is_told() -> None:
    vague = Component(
        name="Fog", package="@lamps/core", imports=(), unresolved=("The type of `x`.",)
    )

    document = read(ReferencePage(components=(ComponentSheet(component=vague),)))

    assert "The type of `x`." in words(document, "aside.warning")


def test_of_a_thing_that_is_told_twice_one_is_shown() -> None:
    twice = (StyleClass(key="on", class_name="L-on"), StyleClass(key="on", class_name="L-on"))
    component = Component(name="Lamp", package="@lamps/core", imports=(), classes=twice)

    document = read(ReferencePage(components=(ComponentSheet(component=component),)))

    assert len(document.css(".facts > li")) == 1


def test_several_components_stand_under_their_names() -> None:
    others = Component(name="Shade", package="@lamps/core", imports=())
    sheets = (ComponentSheet(component=LAMP), ComponentSheet(component=others))

    document = read(ReferencePage(components=sheets, together=True))

    assert [node.attributes["id"] for node in document.css("h2")] == ["icon-lamp", "shade"]
    assert document.css_first("h3#icon-lamp-props")


def test_a_hook_says_what_it_takes_and_returns() -> None:
    hook = Hook(
        name="useLamp",
        package="@lamps/core",
        imports=("import { useLamp } from '@lamps/core';",),
        parameters=(Prop(name="watts", type="number", default="40"),),
        returns=(Prop(name="isOn", type="boolean"),),
    )

    document = read(ReferencePage(hooks=(HookSheet(hook=hook),)))

    assert document.css_first('[id="use-lamp-parameters-watts"]')
    assert document.css_first('[id="use-lamp-return-value-isOn"]')


def test_a_hook_that_takes_and_returns_nothing_says_that() -> None:
    hook = Hook(name="useDark", package="@lamps/core", imports=())

    text = read(ReferencePage(hooks=(HookSheet(hook=hook),))).text()

    assert "It takes no parameters." in text
    assert "It returns nothing." in text


def test_types_events_and_selectors_are_listed() -> None:
    page = ReferencePage(
        interfaces=(
            Interface(
                name="LampDef",
                package="@lamps/x",
                imports=(),
                properties=(Prop(name="watts", type="number"),),
            ),
        ),
        events=(Event(name="lampTurn", params="LampDef", event="React.MouseEvent", prop="onTurn"),),
        selectors=(
            Selector(name="lampSelector", returns="LampDef", category="Lamps"),
            Selector(name="darkSelector", returns="boolean"),
        ),
    )

    document = read(page)

    assert document.css_first('[id="lamp-def-prop-watts"]')
    assert "Prop: onTurn" in words(document, "#event-lampTurn")
    assert [node.text() for node in document.css("h2")][-2:] == ["Lamps", "Others"]


def test_an_index_leads_to_everything() -> None:
    rows = (
        IndexRow(name="Lamp", address="/api/lamp/", summary="It glows.", plan="pro"),
        IndexRow(name="Wick", address="/api/wick/", summary="It burns.", deprecated=True),
    )
    group = IndexGroup(id="components", title="Components", rows=rows)
    files = (Link("/reference/@lamps/core.json", "@lamps/core"),)

    document = read(ReferencePage(groups=(group,), files=files))

    found = [" ".join(node.text().split()) for node in document.css(".facts-index > li")]
    assert found == ["Lamp Pro It glows.", "Wick Deprecated It burns."]
    assert document.css_first('a[href="/reference/@lamps/core.json"]')


def test_the_twin_says_the_same_in_markdown() -> None:
    markdown_copy = article_of(lamp()).markdown

    assert "# IconLamp API\n\nWhat the lamp has.\n" in markdown_copy
    assert "- `glow`: `'warm' | 'cold'` – (Required) Which **light**." in markdown_copy
    assert "- `.Lamp-root`: `root` – The lamp itself." in markdown_copy


def test_the_copy_says_signatures_plans_ages_and_states() -> None:
    ages: dict[Kind, dict[str, Age]] = {
        "props": {"shade": Age(since="2.4"), "watts": Age(deprecated_since="3.0")},
        "classes": {"Lamp-root": Age(since="2.3")},
    }

    sheet = ComponentSheet(component=LAMP, ages=ages)
    markdown_copy = article_of(ReferencePage(components=(sheet,))).markdown

    assert "`function(event: object, way?: number) => boolean`; `event`: What" in markdown_copy
    assert "- `shade`: `element` – (Pro) (Since 2.4)" in markdown_copy
    assert "(Deprecated since 3.0: Use `glow`.)" in markdown_copy
    assert "- `.Lamp-root`: `root` – (Since 2.3) The lamp itself." in markdown_copy
    assert "- `.Lamps-off`: `off` – (State)" in markdown_copy


def test_it_says_what_it_weighs_and_since_when_it_is_there() -> None:
    shown = ComponentSheet(component=LAMP, size="3.0 KB minified.", age=Age(since="2.1"))

    page = read(ReferencePage(components=(shown,), guides={"sizes": "/sizes/"}))

    weight = page.css_first(".weight")
    assert weight is not None
    assert weight.text().startswith("3.0 KB minified. It is there since version 2.1.")
    assert [link.attributes["href"] for link in weight.css("a")] == ["/sizes/"]


def test_what_is_younger_than_its_component_says_so() -> None:
    ages: dict[Kind, dict[str, Age]] = {
        "props": {"shade": Age(since="2.4"), "watts": Age(deprecated_since="3.0")},
        "slots": {"bulb": Age(since="2.2")},
        "classes": {"Lamp-root": Age(since="2.3")},
    }

    page = read(ReferencePage(components=(ComponentSheet(component=LAMP, ages=ages),)))

    marks = {item.id: [mark.text() for mark in item.css("em")] for item in page.css(".facts > li")}
    assert "Since 2.4" in marks["icon-lamp-prop-shade"]
    assert marks["icon-lamp-prop-watts"] == ["Deprecated since 3.0"]
    assert marks["icon-lamp-slots-bulb"] == ["Since 2.2"]
    assert "Since 2.3" in marks["icon-lamp-classes-Lamp-root"]


def test_a_class_is_shown_as_the_code_puts_it_on() -> None:
    borrowed = StyleClass(key="on", class_name="IconLamp-on", applied="Lamp-on")

    page = read(
        ReferencePage(components=(ComponentSheet(component=replace(LAMP, classes=(borrowed,))),))
    )

    shown = page.css_first("#icon-lamp-classes-IconLamp-on .name")
    assert shown is not None
    assert shown.text().strip() == ".Lamp-on"


def test_what_needs_a_license_says_so_before_anything_else() -> None:
    shown = ComponentSheet(component=replace(LAMP, plan="premium"))

    page = read(ReferencePage(components=(shown,), guides={"license": "/licensing/"}))

    note = page.css_first("aside.callout")
    assert note is not None
    assert "Needs a license of the Premium plan." in note.text()
    assert [link.attributes["href"] for link in note.css("a")] == ["/licensing/"]
