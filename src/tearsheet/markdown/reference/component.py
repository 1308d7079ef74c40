"""The sections about a component, from warnings to the link to its source."""

from __future__ import annotations

from functools import partial

from tearsheet.markdown.reference.facts import Columns, fold_facts
from tearsheet.markdown.reference.members import class_fact, prop_fact, slot_fact
from tearsheet.markdown.reference.notes import tell_the_rest
from tearsheet.markdown.reference.plain import class_rows, prop_rows, slot_rows
from tearsheet.markdown.reference.prose import render_line, render_prose
from tearsheet.markdown.reference.sheet import ReferenceSheet
from tearsheet.markdown.rendering import attribute, escape
from tearsheet.model.anchor import prop_id
from tearsheet.model.link import Link
from tearsheet.model.reference import Component, Plan
from tearsheet.model.reference_page import ComponentSheet, PropOrigin
from tearsheet.model.texts import TEXTS

PROPS = Columns(TEXTS["name"], {"type": TEXTS["type"], "default": TEXTS["defaultValue"]})
SLOTS = Columns(TEXTS["slot"], {"type": TEXTS["className"], "default": TEXTS["defaultElement"]})
CLASSES = Columns(TEXTS["className"], {"type": TEXTS["classKey"], "default": ""})


def render_component(shown: ComponentSheet, sheet: ReferenceSheet) -> None:
    """All facts about a component."""
    component = shown.component
    begin(component.name, component.description, sheet)
    tell_plan(component.plan, sheet)
    warn(component.deprecated, component.deprecation, sheet)
    if not sheet.page.together:
        demos(component.name, shown.demos, sheet)
    imports(component.name, component.imports, sheet)
    _props(shown, sheet)
    _inheritance(shown, sheet)
    _theme(component, sheet)
    _slots(shown, sheet)
    _classes(shown, sheet)
    _origin(shown, sheet)
    unresolved(component.unresolved, sheet)


def begin(name: str, description: str, sheet: ReferenceSheet) -> None:
    """The name, if the page has several, and the description."""
    if sheet.page.together:
        sheet.name(name)
    if description:
        html = render_prose(description, sheet.page.addresses)
        sheet.block(f'<div class="says">{html}</div>\n', sheet.tell(description))


def tell_plan(plan: Plan | None, sheet: ReferenceSheet) -> None:
    """The commercial plan it needs."""
    if plan:
        words = TEXTS["partOfPlan"].format(plan=TEXTS[plan])
        terms = sheet.page.guides.get("license")
        html = f'<a href="{attribute(terms)}">{words}</a>' if terms else words
        sheet.callout("info", f"<p>{html}</p>", words)


def warn(deprecated: bool, words: str, sheet: ReferenceSheet) -> None:
    """The deprecation, and the replacement."""
    if deprecated:
        html = render_line(words, sheet.page.addresses)
        warning = f"<strong>{TEXTS['deprecated']}.</strong> {html}".strip()
        plain = f"**{TEXTS['deprecated']}.** {sheet.tell(words)}".strip()
        sheet.callout("warning", f"<p>{warning}</p>", plain)


def demos(name: str, links: tuple[Link, ...], sheet: ReferenceSheet) -> None:
    """The pages with demos of it, in one line."""
    if links:
        sheet.line_of_links(name, "demos", TEXTS["demosLine"], links)


def imports(name: str, statements: tuple[str, ...], sheet: ReferenceSheet) -> None:
    """The import statements, without a heading, so that the props begin on the first screen."""
    if statements:
        sheet.code(name, "import", TEXTS["importing"], "\n".join(statements))


def _origin(shown: ComponentSheet, sheet: ReferenceSheet) -> None:
    """The source code, the size, and the version that added the component."""
    if shown.source or shown.size or shown.age.since:
        sheet.section(shown.component.name, "source", TEXTS["sourceAndSize"])
        _source(shown, sheet)
        _weigh(shown, sheet)


def _weigh(shown: ComponentSheet, sheet: ReferenceSheet) -> None:
    words = [shown.size]
    if shown.age.since:
        words.append(TEXTS["componentSince"].format(version=shown.age.since))
    line = " ".join(filter(None, words))
    guide = sheet.page.guides.get("sizes")
    if line:
        more = f' <a href="{attribute(guide)}">{TEXTS["sizesCompared"]}</a>' if guide else ""
        sheet.text(f'<span class="weight">{escape(line)}{more}</span>', line)


def _props(shown: ComponentSheet, sheet: ReferenceSheet) -> None:
    component = shown.component
    name = component.name
    sheet.section(name, "props", TEXTS["props"])
    if component.props:
        facts = [
            prop_fact(prop, prop_id(name, prop.name), sheet.page, shown.age_of("props", prop.name))
            for prop in component.props
        ]
        sheet.facts(
            facts, PROPS, prop_rows(component.props, sheet.tell, partial(shown.age_of, "props"))
        )
    else:
        sheet.text(TEXTS["noProps"], TEXTS["noProps"])
    tell_the_rest(component, sheet)


def _inheritance(shown: ComponentSheet, sheet: ReferenceSheet) -> None:
    component = shown.component
    if not component.inherits:
        return
    parent = next((origin for origin in shown.origins), None)
    sheet.section(component.name, "inheritance", TEXTS["inheritance"])
    address = parent.address if parent else None
    word = f"<code>{escape(component.inherits)}</code>"
    linked = f'<a href="{attribute(address)}">{word}</a>' if address else word
    plain = f"`{component.inherits}`"
    if address:
        plain = f"[{plain}]({sheet.whole(address)})"
    words = TEXTS["inheritsFrom"]
    sheet.text(words.replace("{parent}", linked), words.replace("{parent}", plain))
    for origin in shown.origins:
        if origin.props:
            _inherited(component.name, origin, sheet)


def _inherited(name: str, origin: PropOrigin, sheet: ReferenceSheet) -> None:
    """The props of a parent, collapsed; they have anchors like all others."""
    facts = [prop_fact(prop, prop_id(name, prop.name), sheet.page) for prop in origin.props]
    words = TEXTS["propsOf" if len(facts) > 1 else "propOf"]
    summary = words.replace("{count}", str(len(facts))).replace(
        "{parent}", f"<code>{escape(origin.name)}</code>"
    )
    plain = words.replace("{count}", str(len(facts))).replace("{parent}", origin.name)
    rows = prop_rows(origin.props, sheet.tell)
    sheet.block(fold_facts(summary, facts, PROPS), f"{plain}:\n\n{rows}")


def _theme(component: Component, sheet: ReferenceSheet) -> None:
    if component.theme_name:
        sheet.section(component.name, "theme-default-props", TEXTS["themeDefaultProps"])
        guide = sheet.page.guides.get("theme")
        text = TEXTS["themeKey" if component.takes_theme_props else "themeStylesKey"]
        words = text.replace("{key}", f"<code>{escape(component.theme_name)}</code>")
        more = f' <a href="{attribute(guide)}">{TEXTS["themeGuide"]}</a>' if guide else ""
        sheet.text(words + more, text.replace("{key}", f"`{component.theme_name}`"))


def _slots(shown: ComponentSheet, sheet: ReferenceSheet) -> None:
    component = shown.component
    if component.slots:
        sheet.section(component.name, "slots", TEXTS["slots"])
        facts = [
            slot_fact(slot, component.name, sheet.page, shown.age_of("slots", slot.name))
            for slot in component.slots
        ]
        sheet.facts(
            facts, SLOTS, slot_rows(component.slots, sheet.tell, partial(shown.age_of, "slots"))
        )


def _classes(shown: ComponentSheet, sheet: ReferenceSheet) -> None:
    component = shown.component
    if component.classes:
        sheet.section(component.name, "classes", TEXTS["cssClasses"])
        sheet.text(TEXTS["classesIntroduction"], TEXTS["classesIntroduction"])
        facts = [
            class_fact(style, component.name, sheet.page, shown.age_of("classes", style.class_name))
            for style in component.classes
        ]
        sheet.facts(
            facts,
            CLASSES,
            class_rows(component.classes, sheet.tell, partial(shown.age_of, "classes")),
        )


def _source(shown: ComponentSheet, sheet: ReferenceSheet) -> None:
    if shown.source:
        words = TEXTS["sourceAtRelease"]
        sheet.text(f'<a href="{attribute(shown.source)}">{words}</a>', f"[{words}]({shown.source})")


def unresolved(descriptions: tuple[str, ...], sheet: ReferenceSheet) -> None:
    """The facts that could not be extracted."""
    if descriptions:
        rows = "".join(f"<li>{escape(line)}</li>" for line in descriptions)
        plain = "\n".join(f"- {line}" for line in descriptions)
        intro = TEXTS["unresolved"]
        sheet.callout("warning", f"<p>{intro}</p>\n<ul>{rows}</ul>", f"{intro}\n\n{plain}")
