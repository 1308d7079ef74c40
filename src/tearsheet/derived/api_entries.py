"""Which package each component of a page comes from, looked up in the installed packages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache

from tearsheet.errors import Mistake, Place
from tearsheet.model.address import derived_title
from tearsheet.model.page import Page
from tearsheet.model.product import Product
from tearsheet.model.source import ApiEntry
from tearsheet.project import PACKAGES


def find_api_entries(
    page: Page, product: Product | None, facts: Mapping[str, str], mistakes: list[Mistake]
) -> tuple[ApiEntry, ...]:
    """The components and hooks of a page; `facts` maps a name to its API page."""
    settings = page.settings
    page_packages = (settings.package,) if settings.package else ()
    packages = (*page_packages, *(product.packages if product else ()))
    entries = []
    for name in (*settings.components, *settings.hooks):
        entry = find_entry(name, packages, facts)
        if entry:
            entries.append(entry)
            continue
        if product and not all(map(is_installed, product.packages)):
            # A missing package is reported once, where the product names it.
            continue
        listed = ", ".join(dict.fromkeys(packages)) or "none"
        mistakes.append(
            Mistake(
                Place(page.source),
                f'No package of the page exports "{name}"; looked in: {listed}.',
                _offer(name, packages),
            )
        )
    return tuple(entries)


def _offer(name: str, packages: Iterable[str]) -> str:
    # Imported lazily, as for all suggestions.
    from difflib import get_close_matches

    exports = set[str]().union(*(exported_names(package) for package in packages))
    nearest = get_close_matches(name, sorted(exports), n=1, cutoff=0.75)
    offer = f'Did you mean "{nearest[0]}"? ' if nearest else ""
    return f"{offer}Correct the name, or give the package in the settings of the page."


def is_installed(package: str) -> bool:
    """Whether a package is installed."""
    return (PACKAGES / package / "package.json").is_file()


def find_entry(name: str, packages: Iterable[str], facts: Mapping[str, str]) -> ApiEntry | None:
    """The first of the packages that exports a name."""
    for package in packages:
        address = facts.get(name)
        if (PACKAGES / package / name).is_dir():
            by_default = has_default(package, name)
            return ApiEntry(name=name, package=package, by_default=by_default, address=address)
        if name in exported_names(package):
            return ApiEntry(
                name=name, package=package, own_module=False, by_default=False, address=address
            )
    return None


@lru_cache(maxsize=4096)
def has_default(package: str, name: str) -> bool:
    """Whether the module of a component exports it as its default."""
    declarations = PACKAGES / package / name / "index.d.ts"
    if not declarations.is_file():
        return True
    text = declarations.read_text(encoding="utf-8", errors="replace")
    return bool(re.search(r"\bexport\s*\{\s*default\s*[,}]|\bexport\s+default\b", text))


@lru_cache(maxsize=64)
def exported_names(package: str) -> frozenset[str]:
    """The names that the declarations of a package export."""
    folder = PACKAGES / package
    names: set[str] = set()
    for declarations in (folder / "index.d.ts", *sorted(folder.glob("*/index.d.ts"))):
        if declarations.is_file():
            text = declarations.read_text(encoding="utf-8", errors="replace")
            names.update(re.findall(r"\b(?:as|const|function|class)\s+(\w+)", text))
            names.update(re.findall(r"from\s+'\./(?:\w+/)*(\w+)'", text))
    return frozenset(names)


def api_addresses(pages: Iterable[Page]) -> dict[str, dict[str, str]]:
    """The addresses of the API pages that authors wrote, by product and component."""
    addresses: dict[str, dict[str, str]] = {}
    for page in pages:
        if "/api/" in page.address and not page.generated:
            name = derived_title(page.address)
            addresses.setdefault(page.product, {})[name] = page.address
    return addresses
