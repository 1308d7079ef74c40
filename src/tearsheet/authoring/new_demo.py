"""The files of `tearsheet new demo`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from tearsheet.authoring.content_folder import load_text, reject_existing
from tearsheet.authoring.demo_template import BUTTON, render_demo
from tearsheet.authoring.draft import Draft, Sheet
from tearsheet.authoring.new_page import page_file
from tearsheet.content.page_file import split_page
from tearsheet.content.scan import DEMO_FOLDER, PAGE_FILE
from tearsheet.derived.api_entries import find_entry
from tearsheet.errors import ContentError
from tearsheet.markdown.directives import mark_directives
from tearsheet.model.code_styling import CodeStyling
from tearsheet.model.page import Page
from tearsheet.model.product import Product
from tearsheet.model.site import Site
from tearsheet.model.source import ApiEntry


@dataclass(frozen=True, slots=True, kw_only=True)
class DemoRequest:
    """The arguments of the command."""

    name: str
    address: str
    stylings: tuple[CodeStyling, ...]


def draft_demo(site: Site, request: DemoRequest) -> Draft:
    """Draft the code of a demo, and its directive in the page.

    Raises:
        ContentError: there is no such page, or the name is in use.
    """
    page = _find_page(site, request.address)
    folder = page.source.parent / DEMO_FOLDER
    _reject_taken(folder, request.name)
    shown = _find_component(site, page)
    _reject_inner_name(folder, request.name, shown)
    _reject_other_stylings(site, page, request.stylings)
    files = render_demo(request.name, shown, request.stylings)
    sheets = [Sheet(file=folder / path, text=text) for path, text in files.items()]
    steps = (
        f"make {request.name} show the one idea of its section",
        f"tearsheet dev, and open {page.address}#{request.name} while you write",
    )
    return Draft(sheets=(*sheets, *_placed(page.source, request.name)), next_steps=steps)


def _find_page(site: Site, address: str) -> Page:
    pages = {page.address: page for page in site.pages}
    if address in pages:
        return pages[address]
    file = page_file(site.root, address)
    if file.exists():
        raise ContentError(
            file,
            problem="The settings of this page cannot be read.",
            remedy="Run `tearsheet check` to see why.",
        )
    nearest = get_close_matches(address, pages, n=1, cutoff=0.6)
    raise ContentError(
        file,
        problem="There is no such page.",
        remedy=(f'Did you mean "{nearest[0]}"? ' if nearest else "")
        + f'Begin it with: tearsheet new page {address} --description "…".',
    )


def _reject_taken(folder: Path, name: str) -> None:
    if (folder / PAGE_FILE).exists():
        raise ContentError(
            folder / PAGE_FILE,
            problem="A page has the folder in which the demos would lie.",
            remedy=f'Move that page to an address without "{DEMO_FOLDER}".',
        )
    reject_existing([folder / f"{name}.tsx", folder / name])
    # Some file systems are case-insensitive.
    for other in sorted(folder.glob("*")):
        if other.name.removesuffix(".tsx").lower() == name.lower():
            reject_existing([other])


def _reject_inner_name(folder: Path, name: str, shown: ApiEntry | None) -> None:
    if shown and name == shown.name:
        raise ContentError(
            folder / f"{name}.tsx",
            problem=f'The code of the demo uses another "{name}" already.',
            remedy=f"Say what the demo shows, such as Basic{name}.",
        )


def _reject_other_stylings(site: Site, page: Page, stylings: Iterable[CodeStyling]) -> None:
    product = _find_product(site, page)
    others = [styling for styling in stylings if product and styling not in product.stylings]
    if product and others:
        raise ContentError(
            product.source,
            problem=f'{product.name} has no demos in the styling "{others[0]}".',
            remedy=f"Write --styling {','.join(product.stylings)}, or list it in this file.",
        )


def _find_product(site: Site, page: Page) -> Product | None:
    return next((product for product in site.products if product.id == page.product), None)


def _find_component(site: Site, page: Page) -> ApiEntry | None:
    """The button of the product's packages, or the component the page is about."""
    settings = page.settings
    product = _find_product(site, page)
    given = (settings.package,) if settings.package else ()
    packages = (*given, *(product.packages if product else ()))
    entries = (find_entry(name, packages, {}) for name in (BUTTON, *settings.components))
    return next(filter(None, entries), None)


def _placed(file: Path, name: str) -> tuple[Sheet, ...]:
    text = load_text(file)
    if _places(text, file, name):
        return ()
    longer = f"{text.rstrip()}\n\n:: demo {name}\n"
    if not _places(longer, file, name):
        raise ContentError(
            file,
            problem="The end of the page stands inside code that is never closed.",
            remedy="Close it with a line of ``` first.",
        )
    return (Sheet(file=file, text=longer, is_new=False, remark=f'":: demo {name}" at its end'),)


def _places(text: str, file: Path, name: str) -> bool:
    directives = mark_directives(split_page(text, file).body).directives
    return any(
        not directive.wraps and (directive.name, directive.argument) == ("demo", name)
        for directive in directives
    )
