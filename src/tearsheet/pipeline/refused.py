"""The content that was rejected, so that links to it are not reported as well."""

from __future__ import annotations

from collections.abc import Container, Iterable
from pathlib import Path, PurePosixPath

from msgspec import Struct

from tearsheet.content.load import LoadedSite
from tearsheet.content.scan import PAGE_FILE, as_segment
from tearsheet.content.structure import NAVIGATION_FILE, PRODUCT_FILE
from tearsheet.errors import Mistake
from tearsheet.model.navigation import comparable


class Refused(Struct, frozen=True, kw_only=True):
    """The addresses whose files could not be read."""

    pages: frozenset[str] = frozenset()
    folders: tuple[str, ...] = ()
    """Addresses below which nothing is known: unread folders and products."""
    structure: bool = False
    """Whether some navigation or product was only read in part."""

    @property
    def hides_links(self) -> bool:
        """Whether there may be links to pages in files that were not read."""
        return bool(self.pages or self.folders or self.structure)

    def holds(self, address: str) -> bool:
        """Whether an address leads to something that was rejected."""
        path = f"{comparable(address)}/" if not address.endswith("/") else address
        return path in self.pages or path.startswith(self.folders)


NOTHING_REFUSED = Refused()


def find_refused(loaded: LoadedSite) -> Refused:
    """The parts of a site that could not be read."""
    root = loaded.site.root
    places = [_path_from(root, mistake) for mistake in loaded.mistakes]
    paths = [PurePosixPath(path) for path in places if path is not None]
    read = {page.address for page in loaded.site.pages}
    structure = [path for path in paths if path.name in (PRODUCT_FILE, NAVIGATION_FILE)]
    return Refused(
        pages=frozenset(_refused_pages(paths, read)),
        folders=tuple(sorted({*_unentered(root, paths), *_unread_products(paths)})),
        structure=bool(structure),
    )


def _path_from(root: Path, mistake: Mistake) -> str | None:
    file = mistake.where.file
    return file.relative_to(root).as_posix() if file.is_relative_to(root) else None


def _refused_pages(paths: Iterable[PurePosixPath], read: Container[str]) -> Iterable[str]:
    addresses = (_address(path.parent) for path in paths if path.name == PAGE_FILE)
    return (address for address in addresses if address not in read)


def _unentered(root: Path, paths: Iterable[PurePosixPath]) -> Iterable[str]:
    """The addresses of the folders that could not be entered."""
    for path in paths:
        if path.name != PAGE_FILE and (root / path).is_dir():
            yield _address(PurePosixPath(*(as_segment(part) for part in path.parts)))


def _unread_products(paths: Iterable[PurePosixPath]) -> Iterable[str]:
    """The addresses of unread products; the pages of their packages would be below."""
    return (_address(path.parent) for path in paths if path.name == PRODUCT_FILE)


def _address(folder: PurePosixPath) -> str:
    return f"/{folder.as_posix()}/" if folder.parts else "/"
