"""Lists of facts: one markup for three layouts, between which the visitor chooses."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct, field

from tearsheet.markdown.rendering import attribute, escape
from tearsheet.model.texts import TEXTS

LONG = 20
"""The length of a name that fits into the narrowest column."""

LAYOUTS = ("table", "list", "compact")


class Fact(Struct, frozen=True, kw_only=True):
    """One prop, slot or class, as HTML except for its id and its name."""

    id: str
    name: str
    marks: str = ""
    values: Mapping[str, str] = field(default_factory=dict)
    """The values in the columns after the name, by their kind."""
    text: str = ""
    deprecated: bool = False


class Columns(Struct, frozen=True):
    """The column titles of a list, also used as labels of single values."""

    name: str
    values: Mapping[str, str]
    """The title of each column after the name, by its kind, which is the class of its values."""


def render_facts(facts: Iterable[Fact], columns: Columns) -> str:
    """The list. Each fact has its own address, and every value says what it is."""
    titles = (columns.name, *columns.values.values())
    head = "".join(f"<span>{title}</span>" for title in titles)
    items = "".join(_item(fact, columns) for fact in facts)
    return (
        f'<p class="facts-head" aria-hidden="true">{head}</p>\n'
        # Without bullets some screen readers need an explicit list role.
        f'<ul class="facts" role="list">\n{items}</ul>\n'
    )


def fold_facts(summary: str, facts: Iterable[Fact], columns: Columns) -> str:
    """The list behind one line; an address inside of it opens it."""
    shown = render_facts(facts, columns)
    return (
        '<div class="facts-folded"><details>'
        f"<summary>{summary}</summary>\n{shown}</details></div>\n"
    )


def _item(fact: Fact, columns: Columns) -> str:
    ident = attribute(fact.id)
    gone = ' class="gone"' if fact.deprecated else ""
    values = (
        _value(kind, title, fact.values.get(kind, "")) for kind, title in columns.values.items()
    )
    return (
        f'<li id="{ident}"{gone}><p class="name"><a class="anchor" href="#{ident}">'
        f"{_name(fact.name)}</a>{fact.marks}</p>"
        f"{''.join(values)}"
        f"{f'<div>{fact.text}</div>' if fact.text else ''}</li>\n"
    )


def _name(name: str) -> str:
    if len(name) <= LONG:
        return escape(name)
    # Allow a long name to wrap before a capital.
    return re.sub(r"(?<=[a-z])(?=[A-Z])|(?<=-)", "<wbr>", escape(name))


def _value(kind: str, title: str, html: str) -> str:
    return f'<p class="{kind}"><span>{title}</span> {html}</p>' if html else ""


def render_switch(group: str) -> str:
    """The switch of the layout, which applies to all lists of the site."""
    names = dict(zip(LAYOUTS, _names(), strict=True))
    inputs = "".join(
        f'<input type="radio" name="{group}" id="{group}-{value}" value="{value}"'
        f'{" checked" if value == LAYOUTS[0] else ""}><label for="{group}-{value}">{name}</label>'
        for value, name in names.items()
    )
    return (
        f'<div class="facts-layout" data-storage="facts" role="radiogroup"'
        f' aria-label="{TEXTS["layout"]}">{inputs}</div>\n'
    )


def _names() -> Sequence[str]:
    return TEXTS["layoutTable"], TEXTS["layoutList"], TEXTS["layoutCompact"]


def mark(words: str, kind: str = "") -> str:
    """A chip after a name."""
    shown = f' class="{kind}"' if kind else ""
    return f" <em{shown}>{words}</em>"
