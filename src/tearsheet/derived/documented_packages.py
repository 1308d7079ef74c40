"""The packages a site documents, for the commands that gather facts about them."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from tearsheet.content.load import load_site
from tearsheet.content.memory import Memory
from tearsheet.content.scan import scan_content
from tearsheet.derived.reference.packages import packages_with_facts
from tearsheet.errors import ContentError, suggest
from tearsheet.model.package_rules import Rules
from tearsheet.model.product import rules_of


def load_rules(root: Path) -> Rules:
    """How the packages of a site are written, as its products say.

    Raises:
        MachineError: there is no content folder.
    """
    return rules_of(load_site(root, scan_content(root), Memory()).site.products)


def choose_packages(root: Path, named: Collection[str]) -> list[str]:
    """The packages named on the command line, or all that the products of a site name.

    Raises:
        ContentError: a package is named that no product documents.
        MachineError: there is no content folder.
    """
    site = load_site(root, scan_content(root), Memory()).site
    documented = sorted(
        {name for product in site.products for name in packages_with_facts(product)}
    )
    for name in named:
        if name not in documented:
            raise ContentError(
                root,
                problem=f'No product of the site documents the package "{name}".',
                remedy=suggest(name, documented) if documented else "Name it in a product.yaml.",
            )
    return sorted(set(named)) or documented
