"""What npm does for a visitor in a folder of his own: install, and build."""

from __future__ import annotations

from pathlib import Path

from tearsheet.bundle.npm import NpmFailed, ask_registry, find_reason, run_npm


def install(folder: Path) -> None:
    """Install what a folder's package.json asks for.

    Raises:
        RegistryUnreachable: there is no way to the registry.
        NpmFailed: what is asked for cannot be had.
    """
    ask_registry(folder, "install", "--prefer-offline")


def build(folder: Path) -> None:
    """Run the build of a folder's package.json.

    Raises:
        NpmFailed: it does not build.
    """
    finished = run_npm(folder, "run", "build")
    if finished.returncode:
        raise NpmFailed(find_reason(finished.stderr or finished.stdout))
