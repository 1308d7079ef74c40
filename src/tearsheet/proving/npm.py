"""Runs npm install and npm run build as visitors would."""

from __future__ import annotations

from pathlib import Path

from tearsheet.bundle.npm import NpmFailed, ask_registry, find_reason, run_npm


def install(folder: Path) -> None:
    """Install the dependencies of a folder's package.json.

    Raises:
        RegistryUnreachable: the registry cannot be reached.
        NpmFailed: a dependency cannot be installed.
    """
    ask_registry(folder, "install", "--prefer-offline")


def build(folder: Path) -> None:
    """Run the build of a folder's package.json.

    Raises:
        NpmFailed: the build fails.
    """
    finished = run_npm(folder, "run", "build")
    if finished.returncode:
        raise NpmFailed(find_reason(finished.stderr or finished.stdout))
