"""The pages that a check is limited to: named by address, or changed since the last commit."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from tearsheet.content.scan import DEMO_FOLDER, PAGE_FILE
from tearsheet.content.structure import PRODUCT_FILE
from tearsheet.errors import ContentError
from tearsheet.model.provider import PROVIDER_FILE

_OF_MANY = (".yaml", ".txt", PROVIDER_FILE)
"""The endings of files that lie beside a page and are no part of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PageSelection:
    """Some pages of a content folder, and which of its files belong to them."""

    root: Path
    addresses: frozenset[str]
    others: frozenset[str]
    """The addresses of the pages that are left out."""
    beyond: tuple[str, ...] = ()
    """Changed files that concern more than these pages."""

    def includes_file(self, path: str) -> bool:
        """Whether a file, by its path in the content folder, belongs to one of them."""
        return _find_owner(path, self.addresses) is not None

    def concerns(self, file: Path) -> bool:
        """Whether what is wrong with a file matters here: it does not belong to another page."""
        root, absolute = self.root.absolute(), file.absolute()
        if not absolute.is_relative_to(root):
            return True
        return _find_owner(absolute.relative_to(root).as_posix(), self.others) is None


def select_pages(root: Path, paths: Iterable[str], typed: Iterable[str]) -> PageSelection:
    """Choose pages by what an author typed: addresses, or the paths of their files.

    Raises:
        ContentError: there is no such page in the content folder.
    """
    every = _find_addresses(paths)
    return _select(root, every, {_read_address(root, words, every) for words in typed})


def select_changed(root: Path, paths: Iterable[str], changed: Iterable[str]) -> PageSelection:
    """Choose the pages to which changed files belong."""
    every = _find_addresses(paths)
    owners = {path: _find_owners(path, every) for path in changed}
    beyond = tuple(sorted(path for path, found in owners.items() if not found))
    return _select(root, every, set[str]().union(*owners.values()), beyond)


def join_selections(first: PageSelection, second: PageSelection) -> PageSelection:
    """The pages of both."""
    every = first.addresses | first.others
    chosen = first.addresses | second.addresses
    return _select(first.root, every, chosen, (*first.beyond, *second.beyond))


def _select(
    root: Path, every: Collection[str], chosen: Iterable[str], beyond: tuple[str, ...] = ()
) -> PageSelection:
    addresses = frozenset(chosen)
    others = frozenset(every) - addresses
    return PageSelection(root=root, addresses=addresses, others=others, beyond=beyond)


def _find_owners(path: str, addresses: Collection[str]) -> set[str]:
    """The page that a file belongs to, or the pages of the product that it is part of."""
    owner = _find_owner(path, addresses)
    folder, _, name = path.rpartition("/")
    if owner or name not in (PROVIDER_FILE, PRODUCT_FILE):
        return {owner} if owner else set()
    return {address for address in addresses if address.startswith(_address(folder))}


def _find_owner(path: str, addresses: Collection[str]) -> str | None:
    """The address of the page that a file belongs to: as its text, a demo or a picture."""
    folder, _, name = path.rpartition("/")
    beside = None if name.endswith(_OF_MANY) else _address(folder)
    if beside in addresses:
        return beside
    page, demos, _ = f"/{path}".rpartition(f"/{DEMO_FOLDER}/")
    of_demo = f"{page}/"
    return of_demo if demos and name != PAGE_FILE and of_demo in addresses else None


def _read_address(root: Path, typed: str, addresses: Collection[str]) -> str:
    # A shell completes the path of a file.
    path = typed.removeprefix(f"{root.as_posix()}/").removesuffix(PAGE_FILE)
    address = _address(path.strip("/"))
    if address in addresses:
        return address
    nearest = _find_nearest(address, addresses)
    remedy = f"Did you mean {', or '.join(nearest)}?" if nearest else "Name the address of a page."
    raise ContentError(root, problem=f'No page is written at "{address}".', remedy=remedy)


def _find_nearest(address: str, addresses: Collection[str]) -> list[str]:
    """Addresses that end alike, and those that are spelled alike."""
    last = address.rstrip("/").rpartition("/")[2].removeprefix("react-")
    alike = [it for it in sorted(addresses) if last and it.rstrip("/").endswith(last)]
    return list(dict.fromkeys([*get_close_matches(address, addresses, n=2), *alike]))[:3]


def _find_addresses(paths: Iterable[str]) -> frozenset[str]:
    folders = (path.rpartition("/") for path in paths)
    return frozenset(_address(folder) for folder, _, name in folders if name == PAGE_FILE)


def _address(folder: str) -> str:
    return f"/{folder}/" if folder else "/"
