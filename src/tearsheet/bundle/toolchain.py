"""Checks that Node and its packages are installed as in the lock files."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from tearsheet.bundle.node import node_binary, node_environment
from tearsheet.cache.stamps import find_while_unchanged, save_while_unchanged
from tearsheet.errors import MachineError
from tearsheet.project import PACKAGE_LOCK, PACKAGES, SHARED_READER

OLDEST_NODE = 24
"""The first major version whose permission model confines demos."""

LONGEST_START = 20
"""In seconds."""

REINSTALL = "Remove the folder node_modules and run `make`, which installs them again."
REINSTALL_NODE = "Remove the folder .venv and run `make`, which installs it again."

_CHECKED = SHARED_READER.root / "code" / "toolchain"
_MANIFEST = "package.json"
_NAMED = 3
"""The maximum number of missing packages that a message names."""


def check_toolchain() -> None:
    """Fail early if something is missing, instead of in the middle of a build.

    What was right is not asked again as long as none of these files looks different.

    Raises:
        MachineError: Node or a package is missing, or has another version.
    """
    node, began = node_binary(), time.time_ns()
    checked = [str(node), str(PACKAGE_LOCK), str(PACKAGES)]
    if find_while_unchanged(str(_CHECKED)) == checked:
        return
    check_node(node)
    check_packages(PACKAGE_LOCK, PACKAGES)
    manifests = (str(file) for file in find_manifests(PACKAGE_LOCK, PACKAGES))
    save_while_unchanged(str(_CHECKED), checked, [str(node), str(PACKAGE_LOCK), *manifests], began)


def check_node(node: Path) -> None:
    """Refuse a Node that does not start, or is too old.

    Raises:
        MachineError: it is.
    """
    # Imported lazily: Node is asked only once.
    import subprocess

    try:
        finished = subprocess.run(
            [str(node), "--version"],
            capture_output=True,
            text=True,
            check=False,
            env=node_environment("production", may_write=False),
            timeout=LONGEST_START,
        )
    except OSError as error:
        raise MachineError(f'"{node}" does not start: {error.strerror}.', REINSTALL_NODE) from error
    except subprocess.TimeoutExpired as error:
        problem = f'"{node}" does not say its version within {LONGEST_START} s.'
        raise MachineError(problem, REINSTALL_NODE) from error
    version = finished.stdout.strip()
    major = version.removeprefix("v").partition(".")[0]
    if finished.returncode or not major.isdecimal():
        words = finished.stderr.strip().splitlines()
        said = words[-1] if words else f"it ends with {finished.returncode}"
        raise MachineError(f'"{node}" does not start: {said}.', REINSTALL_NODE)
    if int(major) < OLDEST_NODE:
        problem = f'"{node}" is Node {version}, and the engine needs {OLDEST_NODE} or newer.'
        raise MachineError(problem, REINSTALL_NODE)


def check_packages(lock: Path, installed: Path) -> None:
    """Refuse a folder of packages that is not what the lock file names.

    Raises:
        MachineError: a package is missing, or has another version.
    """
    try:
        packages = msgspec.json.decode(lock.read_bytes())["packages"]
    except (OSError, msgspec.DecodeError, KeyError, TypeError) as error:
        problem = f'"{lock}" cannot be read: {error}.'
        raise MachineError(problem, "Take the file as it was committed.") from error
    required = _find_required(packages, installed)
    missing = [path for path in required if not (installed / path / _MANIFEST).is_file()]
    if missing:
        names = ", ".join(missing[:_NAMED])
        more = f" and {len(missing) - _NAMED} more" if len(missing) > _NAMED else ""
        verb = "is" if len(missing) == 1 else "are"
        raise MachineError(f'{names}{more} {verb} missing from "{installed}".', REINSTALL)
    for name, wanted, found in _find_outdated(packages, installed):
        problem = f'"{installed / name}" is version {found}, and package-lock.json names {wanted}.'
        raise MachineError(problem, REINSTALL)


def find_manifests(lock: Path, installed: Path) -> list[Path]:
    """The manifests of all packages that a lock file names and every system needs."""
    packages = msgspec.json.decode(lock.read_bytes())["packages"]
    return [installed / path / _MANIFEST for path in _find_required(packages, installed)]


def _find_required(packages: Mapping[str, Any], installed: Path) -> Iterator[str]:
    prefix = f"{installed.name}/"
    for place, facts in packages.items():
        # Optional ones are for other systems, most of them.
        if not place.startswith(prefix) or facts.get("optional") or facts.get("devOptional"):
            continue
        yield place.removeprefix(prefix)


def _find_outdated(packages: Mapping[str, Any], installed: Path) -> Iterator[tuple[str, str, str]]:
    """The direct dependencies that are installed in another version than is locked."""
    project = packages[""]
    for name in (*project.get("dependencies", ()), *project.get("devDependencies", ())):
        wanted = packages[f"{installed.name}/{name}"]["version"]
        found = _read_version(installed / name / _MANIFEST)
        if found != wanted:
            yield name, wanted, found


def _read_version(manifest: Path) -> str:
    try:
        return str(msgspec.json.decode(manifest.read_bytes()).get("version"))
    except (OSError, msgspec.DecodeError, AttributeError):
        return "unreadable"
