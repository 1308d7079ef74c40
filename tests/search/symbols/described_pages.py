"""A few pages as a build knows them once they are finished, and the index read back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any

import msgspec

from tearsheet.model.article import Heading
from tearsheet.model.page import Page, PageSettings
from tearsheet.model.product import Product
from tearsheet.model.reference import Component, Prop, Slot, StyleClass
from tearsheet.model.reference_page import ComponentSheet, PropOrigin, ReferencePage
from tearsheet.search.symbols.gather import find_held
from tearsheet.search.symbols.make import SymbolFiles, find_rows, lay_down
from tearsheet.search.symbols.named_page import NamedPage
from tearsheet.search.symbols.symbol import QUERY, NamedMember, place_of

Found = tuple[str, str, str, bool, str]
"""A kind, a name, an address, whether it is deprecated, and where it is inherited from."""

PRODUCT = Product(
    id="joy-ui",
    category="core",
    name="Joy UI",
    description="Parts.",
    address="/joy-ui/",
    logo="<svg/>",
)

IDS = frozenset(
    {
        "bell-props",
        "bell-prop-tone",
        "bell-prop-loud",
        "bell-prop-sx",
        "bell-slots-root",
        "bell-classes-Mui-rung",
        "bell-theme-default-props",
    }
)

BELL = ComponentSheet(
    component=Component(
        name="Bell",
        package="@mui/joy",
        imports=(),
        props=(Prop(name="tone", type="string"), Prop(name="loud", type="bool", deprecated=True)),
        slots=(Slot(name="root", class_name="MuiBell-root"),),
        classes=(StyleClass(key="rung", class_name="Mui-rung", is_state=True),),
        theme_name="JoyBell",
    ),
    origins=(PropOrigin(name="Thing", address=None, props=(Prop(name="sx", type="object"),)),),
)


def written_page(
    address: str = "/joy-ui/react-bell/", title: str = "Bell", keywords: tuple[str, ...] = ()
) -> NamedPage:
    """A page that somebody wrote, with a demo and a heading."""
    return NamedPage(
        page=_page(address, title, keywords),
        ids=frozenset({"LoudBell", "how-loud"}),
        headings=(Heading(level=2, id="how-loud", text="How loud?"),),
        demos=("LoudBell",),
    )


def described_page(ids: frozenset[str] = IDS, keywords: tuple[str, ...] = ()) -> NamedPage:
    """The generated page of a component."""
    return NamedPage(
        page=_page("/joy-ui/api/bell/", "Bell API", keywords),
        ids=ids,
        headings=(
            Heading(level=2, id="bell-props", text="Props"),
            Heading(level=3, id="bell-prop-tone", text="tone"),
        ),
        reference=ReferencePage(components=(BELL,)),
    )


def _page(address: str, title: str, keywords: tuple[str, ...] = ()) -> Page:
    settings = PageSettings(title=title, description="What it is.", keywords=keywords)
    return Page(
        address=address,
        file="page.md",
        settings=settings,
        product="joy-ui",
        category="core",
    )


def gather_symbols(pages: Iterable[NamedPage]) -> list[NamedMember]:
    """All that stands on some pages."""
    return sorted(chain.from_iterable(map(find_held, pages)), key=lambda held: held.holder)


def make_symbol_files(pages: Iterable[NamedPage], products: Iterable[Product]) -> SymbolFiles:
    """The index of some pages."""
    return lay_down([*chain.from_iterable(map(find_rows, pages))], products)


def every_symbol(held: list[NamedMember]) -> Iterator[Found]:
    """What was gathered, one by one."""
    for one in held:
        holder = one.holder
        yield holder.kind, holder.name, holder.address, holder.deprecated, ""
        page = holder.address.partition("#")[0]
        for member in one.members:
            address = address_of(page, member.id)
            yield member.kind, member.name, address, member.deprecated, member.origin


def read_symbols(files: SymbolFiles) -> list[Found]:
    """The index read back, as the reader of the site does."""
    start = msgspec.json.decode(msgspec.json.encode(files.start))
    later = (*start["more"], *start["icons"])
    parts = [start["part"], *(msgspec.json.decode(files.files[name]) for name in later)]
    holders = list(chain.from_iterable(map(_read_holders, parts)))
    members = [found for part in parts for found in _read_members(part, holders, start["forms"])]
    return [*holders, *members]


def _read_holders(part: Any) -> Iterator[Found]:
    for kind, _, form, steps in part["holders"]:
        for name, deprecated in _read_steps(steps, part["names"]):
            yield kind, name, place_of(form, name, ""), deprecated, ""


def _read_members(part: Any, holders: list[Found], forms: Any) -> Iterator[Found]:
    for number, holder, steps, *more in part["lists"]:
        kind, form = forms[number]
        ids, origin = [*more, [], None][0], part["names"][more[1]] if len(more) > 1 else ""
        owner, page = holders[holder][1], holders[holder][2].partition("#")[0]
        for at, (name, deprecated) in enumerate(_read_steps(steps, part["names"])):
            place = ids[at] if ids else place_of(form, owner, name)
            yield kind, name, address_of(page, place), deprecated, origin


def _read_steps(steps: list[int], names: list[str]) -> Iterator[tuple[str, bool]]:
    number = 0
    for step in steps:
        number += -1 - step if step < 0 else step
        yield names[number], step < 0


def address_of(page: str, place: str) -> str:
    """The address of a place on a page; behind the page's own, whatever place that has."""
    page = page.partition("#")[0] if place else page
    return f"{page}#{place}" if place and not place.startswith(QUERY) else f"{page}{place}"
