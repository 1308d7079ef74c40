"""The facts of a site that directives choose from, and the packages that a page means."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

from msgspec import Struct, field

from tearsheet.derived.reference.site_reference import Reference
from tearsheet.errors import suggest
from tearsheet.model.page import Page
from tearsheet.model.placed_facts import RefusedFacts
from tearsheet.model.product import Product, in_order
from tearsheet.model.reference import PackageFacts
from tearsheet.model.run_facts import RunFacts
from tearsheet.model.site import Site

Member = TypeVar("Member")


class NoSuchFacts(Exception):
    """No package of the page has what a directive asks for."""

    def __init__(self, problem: str, remedy: str) -> None:
        super().__init__(problem)
        self.refusal = RefusedFacts(problem=problem, remedy=remedy)


class FactGround(Struct, frozen=True, kw_only=True):
    """All facts of a site."""

    site: Site
    reference: Reference = field(default_factory=Reference)
    run: Mapping[str, RunFacts] = field(default_factory=dict)

    def product_of(self, page: Page) -> Product | None:
        """The product of a page."""
        return next((each for each in self.site.products if each.id == page.product), None)

    def packages_of(self, page: Page) -> Iterator[str]:
        """The documented packages, those of the page and of its product first."""
        if page.settings.package:
            yield page.settings.package
        product = self.product_of(page)
        yield from product.packages if product else ()
        for other in in_order(self.site.products):
            yield from other.packages

    def find_package(self, page: Page, argument: str, what: str, has: Callable[[str], bool]) -> str:
        """The package that a directive names, or the first of the page that has such facts.

        Raises:
            NoSuchFacts: there is none.
        """
        having = [name for name in dict.fromkeys(self.packages_of(page)) if has(name)]
        if argument:
            if argument in having:
                return argument
            problem = f'No documented package "{argument}" has {what}.'
            raise NoSuchFacts(problem, suggest(argument, having) if having else "Remove the line.")
        if not having:
            raise NoSuchFacts(f"No documented package has {what}.", "Remove the line.")
        return having[0]

    def find_member(
        self,
        page: Page,
        name: str,
        kind: str,
        members_of: Callable[[PackageFacts], Mapping[str, Member]],
    ) -> Member:
        """The component or the hook of a name, from the packages of the page before others.

        Raises:
            NoSuchFacts: there is none.
        """
        packages = self.reference.packages
        known: set[str] = set()
        for package in self.packages_of(page):
            members = members_of(packages[package]) if package in packages else {}
            if name in members:
                return members[name]
            known |= members.keys()
        remedy = suggest(name, sorted(known)) if known else "Remove the line."
        raise NoSuchFacts(f'No documented package has a {kind} "{name}".', remedy)

    def address_of(self, name: str, package: str) -> str | None:
        """The address of the API page of a component or a hook of a package."""
        entries = (product.entries.get(name) for product in self.reference.products.values())
        found = (entry for entry in entries if entry and entry.package == package)
        return next((entry.address for entry in found), None)


def code(text: str) -> str:
    """Text as Markdown code; empty text stays empty."""
    flat = " ".join(text.split())
    return (f"`` {flat} ``" if "`" in flat else f"`{flat}`") if flat else ""
