"""How to install packages, and what they require of a project."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tearsheet.derived.placed.ground import FactGround, NoSuchFacts, code
from tearsheet.derived.requirements import Requirements, find_requirements
from tearsheet.model.page import Page
from tearsheet.model.placed_facts import FactRow, FactTable, FactText
from tearsheet.model.texts import TEXTS

MANAGERS = {"npm": "npm install", "pnpm": "pnpm add", "yarn": "yarn add", "bun": "bun add"}
"""The package managers, and how each adds a package to a project."""


def place_install(ground: FactGround, _page: Page, argument: str) -> FactText:
    """The command that installs some packages, by package manager, and their peers."""
    names = argument.split()
    if not names:
        raise NoSuchFacts("No package is named.", "Write :: install react react-dom, for example.")
    known = {name: _require(name) for name in names}
    documented = {name for product in ground.site.products for name in product.packages}
    words = " ".join(
        f"{name}@{known[name].major}" if name in documented else name for name in names
    )
    fences = "\n\n".join(
        f"```bash {manager}\n{command} {words}\n```" for manager, command in MANAGERS.items()
    )
    tabs = f"::: tabs package-manager\n\n{fences}\n\n:::"
    peers = _peers([known[name] for name in names if name in documented], names)
    return FactText(text="\n\n".join([tabs, *peers]))


def _require(name: str) -> Requirements:
    found = find_requirements(name)
    if found is None:
        problem = f'The package "{name}" is not installed.'
        raise NoSuchFacts(problem, f'Install it with "npm install {name}", or mend the name.')
    return found


def _peers(packages: Iterable[Requirements], names: Iterable[str]) -> list[str]:
    """The peer dependencies that are neither installed by the command nor optional."""
    wanted = {
        peer: asked
        for requirements in packages
        for peer, asked in requirements.peers.items()
        if peer not in names
    }
    return [f"{TEXTS['installPeers']} {_ranges(wanted)}."] if wanted else []


def _ranges(wanted: Mapping[str, str]) -> str:
    return ", ".join(f"{code(name)} {code(asked)}" for name, asked in wanted.items())


def place_support(ground: FactGround, page: Page, argument: str) -> FactTable:
    """What packages require: by default the packages of the page's product."""
    product = ground.product_of(page)
    names = argument.split() or (list(product.packages) if product else [])
    if not names:
        raise NoSuchFacts("The page belongs to no product with packages.", "Name some packages.")
    rows = []
    for name in names:
        required = _require(name)
        rows.append(
            FactRow(
                name=name,
                cells=(
                    code(name),
                    code(required.version),
                    ", ".join(_each(required.peers)),
                    ", ".join(_each(required.optional)),
                    code(required.node),
                ),
            )
        )
    columns = ("packageName", "packageVersion", "peersRequired", "peersOptional", "nodeVersions")
    return FactTable(columns=tuple(TEXTS[name] for name in columns), rows=tuple(rows))


def _each(wanted: Mapping[str, str]) -> list[str]:
    return [f"{code(name)} {code(asked)}" for name, asked in wanted.items()]
