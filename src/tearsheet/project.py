"""Where the engine's own parts lie, wherever the content is."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
PROJECT_FILE = PROJECT / "pyproject.toml"
READER = PROJECT / "reader"
PACKAGES = PROJECT / "node_modules"
PACKAGE_LOCK = PROJECT / "package-lock.json"
CODE_LAYOUT = PROJECT / "biome.json"
"""How code is laid out here: the reader's, and what demos become without types."""


@dataclass(frozen=True, slots=True)
class ReaderFolders:
    """Where everything lies that is made of the reader's sources: nothing is made beside these."""

    root: Path

    @property
    def bundles(self) -> Path:
        """Finished bundles of the reader, by their fingerprint."""
        return self.root / "reader"

    @property
    def compiled(self) -> Path:
        """What Node has kept of the programs it once read."""
        return self.root / "reader" / "compiled"

    @property
    def generated(self) -> Path:
        """The modules and the stylesheet that the engine writes for the reader."""
        return self.root / "generated"

    @property
    def vite(self) -> Path:
        """The packages as the live server has prepared them for browsers."""
        return self.root / "vite"


SHARED_READER = ReaderFolders(PROJECT / ".tearsheet")
"""The folders that all sites share which are built here, unless they ask for their own."""
