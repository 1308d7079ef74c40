"""The names on written pages: titles, headings, demos, error codes."""

from __future__ import annotations

from collections.abc import Iterator

from tearsheet.model.address import derived_title
from tearsheet.model.icon import icon_address
from tearsheet.model.texts import TEXTS
from tearsheet.model.theme_tree import theme_keys
from tearsheet.search.symbols.named_page import NamedPage
from tearsheet.search.symbols.symbol import Holder, NamedMember, SymbolMember, slug

LONGEST_MESSAGE = 120
"""The maximum length of an error message: enough to identify it."""


def find_written(page: NamedPage) -> NamedMember:
    """A page and the names on it."""
    settings = page.page.settings
    return NamedMember(
        holder=Holder(
            kind="page",
            name=settings.title,
            product=page.page.product,
            address=page.page.address,
        ),
        members=(
            *_second_name(page),
            *find_keywords(page),
            *_demos(page),
            *_headings(page),
            *_errors(page),
            *_theme(page),
            *_icons(page),
        ),
    )


def _second_name(page: NamedPage) -> Iterator[SymbolMember]:
    """The title that the address of a page suggests, if it differs: people remember either."""
    called, title = derived_title(page.page.address), page.page.settings.title
    is_named_so = page.page.generated or slug(called) in slug(title)
    if page.page.address != "/" and not is_named_so:
        yield SymbolMember(kind="page", name=called, id="", form="")


def find_keywords(page: NamedPage) -> Iterator[SymbolMember]:
    """The keywords of a page, as further names of it."""
    settings = page.page.settings
    title = slug(settings.title)
    for keyword in settings.keywords:
        if slug(keyword) not in title:
            foremost = keyword.lower() in settings.foremost
            yield SymbolMember(kind="page", name=keyword, id="", form="", foremost=foremost)


def _demos(page: NamedPage) -> Iterator[SymbolMember]:
    for name in sorted(page.demos):
        yield SymbolMember(kind="demo", name=name, id=name, form="@")


def _headings(page: NamedPage) -> Iterator[SymbolMember]:
    """The written headings: those of a changelog would stand above the pages that they name."""
    if page.page.generated:
        return
    taken = set(page.demos)
    for heading in page.headings:
        if heading.level > 1 and heading.id not in taken:
            yield SymbolMember(kind="heading", name=heading.text, id=heading.id, form="~")


def _errors(page: NamedPage) -> Iterator[SymbolMember]:
    for number, message in sorted(page.errors.items()):
        shortened = " ".join(message.split())[:LONGEST_MESSAGE].rstrip()
        title = TEXTS["errorTitle"].replace("{code}", str(number))
        yield SymbolMember(kind="error", name=f"{title}: {shortened}", id=f"code-{number}", form="")


def _theme(page: NamedPage) -> Iterator[SymbolMember]:
    for key in theme_keys(page.theme):
        form = key.id.replace(key.path, "@")
        yield SymbolMember(kind="theme", name=key.path, id=key.id, form=form)


def _icons(page: NamedPage) -> Iterator[SymbolMember]:
    for name in page.icons:
        yield SymbolMember(
            kind="icon", name=name, id=icon_address("", name), form=icon_address("", "@")
        )
