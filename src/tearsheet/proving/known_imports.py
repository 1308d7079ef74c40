"""The imports that the code of a page can be completed with, as its readers would."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import chain

from tearsheet.content.demo_files import PageDemos
from tearsheet.derived.api_entries import find_entry
from tearsheet.model.page import Page
from tearsheet.model.site import Site
from tearsheet.project import PACKAGES
from tearsheet.proving.code_syntax import find_imports

_HOOK = re.compile(r"^\s*function (use[A-Z]\w*)", re.MULTILINE)
_ICON = re.compile(r"([A-Z]\w*)Icon")
_LOWER = re.compile(r"(?:use|create|extend|with|to|styled|css)[A-Za-z]*|css|styled|alpha|keyframes")
"""The names of functions of packages; other names that begin so low are an author's variables."""


@dataclass(frozen=True, slots=True)
class KnownImports:
    """Import statements by the name that they bring."""

    of_page: Mapping[str, str]
    """Those that the page's own code and demos show."""
    packages: tuple[str, ...]
    """The packages that the page documents, the nearest first."""

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self.find(name) is not None

    def find(self, name: str) -> str | None:
        """The import of a name; None if there is none, or it is not clear which is meant."""
        found = self.of_page.get(name) or _from_react(name)
        if found or not (name[:1].isupper() or _LOWER.fullmatch(name)):
            return found
        return _from_packages(name, self.packages) or _from_icons(name, self.packages)


def find_known_imports(
    page: Page, site: Site, demos: PageDemos | None, shown: Mapping[str, str]
) -> KnownImports:
    """What the code of a page can import; `shown` are the imports in its own blocks."""
    of_page = {**_imports_of_demos(demos), **shown} if demos else shown
    return KnownImports(of_page, tuple(dict.fromkeys(_packages_of(page, site))))


def _imports_of_demos(demos: PageDemos) -> dict[str, str]:
    variants = chain.from_iterable(demo.variants for demo in demos.demos.values())
    imports: dict[str, str] = {}
    ambiguous: set[str] = set()
    for file in chain.from_iterable(variant.files for variant in variants):
        if not file.name.endswith((".ts", ".tsx")):
            continue
        for name, statement in find_imports(file.text).items():
            if imports.setdefault(name, statement) != statement:
                ambiguous.add(name)
    own = re.compile(r"""from ['"]\.""")
    return {
        name: statement
        for name, statement in imports.items()
        if name not in ambiguous and not own.search(statement)
    }


def _packages_of(page: Page, site: Site) -> Iterator[str]:
    """The package of a page, those of its product, and those that its provider comes from."""
    if page.settings.package:
        yield page.settings.package
    products = {product.id: product for product in site.products}
    product = products.get(page.product)
    while product is not None:
        yield from product.packages
        provider = product.provider.id if product.provider else product.id
        product = products.get(provider) if provider != product.id else None


def _from_packages(name: str, packages: tuple[str, ...]) -> str | None:
    found = (find_entry(name, (package,), {}) for package in packages)
    entry = next((it for it in found if it is not None), None)
    return f"import {entry.binding} from '{entry.module}';" if entry else None


def _from_icons(name: str, packages: tuple[str, ...]) -> str | None:
    """The import of an icon, which is a module of its own and called `StarIcon` by its users."""
    icon = _ICON.fullmatch(name)
    modules = [f"{package}/{icon[1]}" for package in packages] if icon else []
    module = next((it for it in modules if (PACKAGES / f"{it}.d.ts").is_file()), None)
    return f"import {name} from '{module}';" if module else None


def _from_react(name: str) -> str | None:
    if name == "React":
        return "import * as React from 'react';"
    return f"import {{ {name} }} from 'react';" if name in _hooks_of_react() else None


@cache
def _hooks_of_react() -> frozenset[str]:
    declarations = PACKAGES / "@types" / "react" / "index.d.ts"
    return frozenset(_HOOK.findall(declarations.read_text(encoding="utf-8")))
