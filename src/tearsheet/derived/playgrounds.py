"""Generated inputs of the bundler: a playground is a component with controls around it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from tearsheet.bundle.live_input import LiveInput
from tearsheet.cache.step_cache import digest
from tearsheet.content.load import LoadedSite
from tearsheet.content.read_file import names_placed
from tearsheet.content.scan import PAGE_FILE
from tearsheet.derived.api_entries import find_entry
from tearsheet.derived.reference.site_reference import Reference
from tearsheet.markdown.playground_controls import can_be_played_with
from tearsheet.model.page import Page
from tearsheet.model.product import Product
from tearsheet.model.provider import find_provider, is_hydrated
from tearsheet.model.source import ApiEntry
from tearsheet.project import READER


def write_playgrounds(
    entries: Iterable[ApiEntry], products: Collection[Product], folder: Path
) -> list[LiveInput]:
    """Write a module for each component with a playground."""
    inputs = []
    for entry in sorted(set(entries), key=lambda entry: (entry.module, entry.name)):
        tool = READER / "src" / "tools" / "props-playground" / "Playground.island.tsx"
        importing = f"import {entry.binding} from '{entry.module}';"
        code = (
            f"{importing}\n"
            f"import {{ playgroundOf }} from '{tool}';\n"
            f'export default playgroundOf({entry.name}, "{entry.name}", "{importing}");\n'
        )
        file = folder / f"{digest(code)}.tsx"
        if not file.exists():
            folder.mkdir(parents=True, exist_ok=True)
            file.write_text(code)
        inputs.append(
            LiveInput(
                id=entry.playground,
                file=file,
                provider=find_provider(importing, "", products),
                hydrates=is_hydrated(importing, products),
                generated=True,
            )
        )
    return inputs


def find_played(loaded: LoadedSite, reference: Reference) -> Iterator[ApiEntry]:
    """The components with a playground on some page."""
    products = {product.id: product for product in loaded.site.products}
    for page in loaded.site.pages:
        if page.generated or not page.settings.components:
            continue
        read = loaded.memory.files[text_path(page)]
        for name in name_played(page, read.placed, reference):
            entry = _find_entry(name, page, products.get(page.product))
            if entry:
                yield entry


def text_path(page: Page) -> str:
    """The path of a page's text in the content folder."""
    return f"{page.address.strip('/')}/{PAGE_FILE}".lstrip("/")


def name_played(page: Page, placed: Iterable[str], reference: Reference) -> tuple[str, ...]:
    """The components a page plays with: those its author placed, or else the one it is about."""
    names = names_placed(placed, "playground")
    if names or not page.settings.playground:
        return tuple(name for name in names if name in page.settings.components)
    first = page.settings.components[:1]
    facts = [reference.find_component(name, page) for name in first]
    return tuple(
        component.name for component in facts if component and can_be_played_with(component)
    )


def _find_entry(name: str, page: Page, product: Product | None) -> ApiEntry | None:
    page_packages = (page.settings.package,) if page.settings.package else ()
    return find_entry(name, (*page_packages, *(product.packages if product else ())), {})
