"""Paths of the project, independent of the content folder."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

PROJECT = Path(__file__).resolve().parents[2]
PROJECT_FILE = PROJECT / "pyproject.toml"
READER = PROJECT / "reader"
PACKAGES = PROJECT / "node_modules"
PACKAGE_LOCK = PROJECT / "package-lock.json"
CODE_LAYOUT = PROJECT / "biome.json"
"""Formatter settings, for the reader and for demos converted to JavaScript."""


class ReaderFolders(Struct, frozen=True):
    """Folders of everything generated from the reader's sources."""

    root: Path

    @property
    def bundles(self) -> Path:
        """Bundles of the reader, by digest."""
        return self.root / "reader"

    @property
    def compiled(self) -> Path:
        """Node's compile cache."""
        return self.root / "reader" / "compiled"

    @property
    def copies(self) -> Path:
        """Compressed copies of what the bundles hold, which live as long as these."""
        return self.root / "reader" / "copies"

    @property
    def generated(self) -> Path:
        """The modules and the stylesheet that the engine writes for the reader."""
        return self.root / "generated"

    @property
    def vite(self) -> Path:
        """Vite's cache of prebundled packages."""
        return self.root / "vite"


SHARED_READER = ReaderFolders(PROJECT / ".tearsheet")
"""The default folders, shared by all sites built with this checkout."""
