"""What the bundler is asked for, and where its report lies: all that a stored bundle needs."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from msgspec import Struct

from tearsheet.bundle.live_input import LiveInput
from tearsheet.project import ReaderFolders

REPORT = "report.json"
LONGEST_BUILD = 600
"""In seconds."""

Mode = Literal["production", "development"]
"""The value of NODE_ENV: with "development", libraries warn developers of mistakes."""


class BundleRequest(Struct, frozen=True, kw_only=True):
    """The inputs of one run."""

    inputs: tuple[LiveInput, ...]
    unseen: tuple[LiveInput, ...] = ()
    """Inputs that are only prerendered; browsers never load them."""
    mode: Mode = "production"
    license_key: str | None = None
    """Of the commercial packages, for the demos that need it."""
    kept: Path
    """The bundler's cache folder."""
    folders: ReaderFolders
    """The folder of the sources that the engine generates."""

    @property
    def all(self) -> tuple[LiveInput, ...]:
        """Both kinds of inputs."""
        return (*self.inputs, *self.unseen)
