"""The package.json of an installed package."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from tearsheet.errors import ContentError


class UnreadablePackage(ContentError):
    """A package is missing, or has no valid package.json."""


def read_manifest(folder: Path) -> dict[str, object]:
    """The package.json of a package; rejects a folder without one."""
    file = folder / "package.json"
    try:
        manifest = json.loads(file.read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        raise UnreadablePackage(
            folder,
            problem="There is no package here: package.json is missing.",
            remedy="Install it with npm, or name another folder.",
        ) from None
    except (OSError, ValueError) as error:
        raise UnreadablePackage(
            file, problem=f"It cannot be read: {error}.", remedy="Install the package again."
        ) from None
    if not isinstance(manifest, dict):
        raise UnreadablePackage(
            file, problem="It is not a JSON object.", remedy="Install the package again."
        )
    return manifest


def require_text(manifest: Mapping[str, object], name: str, folder: Path) -> str:
    """A required field; rejects a package without it."""
    value = manifest.get(name)
    if not isinstance(value, str) or not value:
        raise UnreadablePackage(
            folder / "package.json",
            problem=f'The package does not say its "{name}".',
            remedy="Install the package again.",
        )
    return value
