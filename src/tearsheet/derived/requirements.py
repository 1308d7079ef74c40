"""What an installed package requires of a project, as its package.json states it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from tearsheet.project import PACKAGES


class Requirements(Struct, frozen=True, kw_only=True):
    """The version of a package, and the ranges of what it needs beside it."""

    version: str
    peers: Mapping[str, str] = field(default_factory=dict)
    """The peer dependencies that a project must have."""
    optional: Mapping[str, str] = field(default_factory=dict)
    """Those that only some projects need."""
    node: str = ""

    @property
    def major(self) -> str:
        """The major version."""
        return self.version.partition(".")[0]


def find_requirements(name: str, packages: Path = PACKAGES) -> Requirements | None:
    """The requirements of an installed package; None if it is not installed."""
    try:
        manifest = msgspec.json.decode((packages / name / "package.json").read_bytes(), type=dict)
    except (OSError, msgspec.DecodeError):
        return None
    every = _texts(manifest.get("peerDependencies"))
    marked = manifest.get("peerDependenciesMeta")
    optional = {
        peer
        for peer, flags in (marked.items() if isinstance(marked, dict) else ())
        if isinstance(flags, dict) and flags.get("optional")
    }
    return Requirements(
        version=str(manifest.get("version", "")),
        peers={peer: wanted for peer, wanted in every.items() if peer not in optional},
        optional={peer: wanted for peer, wanted in every.items() if peer in optional},
        node=_texts(manifest.get("engines")).get("node", ""),
    )


def _texts(value: Any) -> dict[str, str]:
    return {str(key): str(text) for key, text in value.items()} if isinstance(value, dict) else {}
