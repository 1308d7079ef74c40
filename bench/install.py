"""Fetches peers from their registries, at exact versions, into folders of their own."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from bench.tool import Unavailable, remove_all, write_file

PATIENCE = 900
"""Seconds one installation may take."""


def install_from_npm(folder: Path, packages: Mapping[str, str]) -> None:
    """Have exactly these packages in the folder's node_modules, with the peers they ask for."""
    description = json.dumps({"private": True, "dependencies": dict(packages)}, indent=2)
    modules = folder / "node_modules"
    if _is_installed(modules, description):
        return
    npm = shutil.which("npm")
    if npm is None:
        raise Unavailable("npm is not on this machine; run the measurements by `make bench`.")
    remove_all([modules, folder / "package-lock.json"])
    write_file(folder / "package.json", description)
    _run([npm, "install", "--no-audit", "--no-fund", "--loglevel=error"], folder)
    _remember(modules, description)


def install_from_pypi(folder: Path, package: str, version: str) -> Path:
    """Have this package in a virtual environment of its own, and return that environment."""
    environment = folder / ".venv"
    wanted = f"{package}=={version}"
    if not _is_installed(environment, wanted):
        uv = _find_uv()
        remove_all([environment])
        folder.mkdir(parents=True, exist_ok=True)
        _run([uv, "venv", "--quiet", str(environment)], folder)
        _run(
            [
                uv,
                "pip",
                "install",
                "--quiet",
                "--python",
                str(environment / "bin" / "python"),
                wanted,
            ],
            folder,
        )
        _remember(environment, wanted)
    return environment


def _find_uv() -> str:
    installed = Path(__file__).parent.parent / ".tearsheet" / "uv" / "bin" / "uv"
    uv = shutil.which("uv") or (str(installed) if installed.exists() else None)
    if uv is None:
        raise Unavailable("uv is not on this machine; run the measurements by `make bench`.")
    return uv


def _run(words: Sequence[str], folder: Path) -> None:
    try:
        done = subprocess.run(
            words,
            cwd=folder,
            env=_clean_environment(),
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise Unavailable(f"{' '.join(words)} took more than {PATIENCE} s.") from None
    if done.returncode:
        last = "\n".join((done.stderr or done.stdout).strip().splitlines()[-4:])
        raise Unavailable(f"{' '.join(words)} failed:\n{last}")


def _clean_environment() -> dict[str, str]:
    # An npm above this one would hand its own settings down, the leniency about peers among them.
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.lower().startswith("npm_config_legacy")
    }
    # What the machine trusts is trusted here too, or nothing could be fetched behind a proxy.
    return kept | {"UV_SYSTEM_CERTS": "1"}


def _is_installed(folder: Path, wanted: str) -> bool:
    mark = folder / ".complete"
    return mark.exists() and mark.read_text() == _digest(wanted)


def _remember(folder: Path, wanted: str) -> None:
    # Inside what it vouches for, so that the two can only be removed together.
    write_file(folder / ".complete", _digest(wanted))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
