"""Small sites that differ in their settings, each built once."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from browsing import PROJECT, alone, build_site

LEAFLET = PROJECT / "tests" / "sites" / "leaflet"

BuildLeaflet = Callable[..., Path]


@pytest.fixture(scope="session")
def leaflet(run_folder: Path) -> BuildLeaflet:
    """Builds the smallest site with further settings, or finds it built."""

    def build(name: str, settings: str, files: dict[str, str] | None = None) -> Path:
        folder = run_folder / f"leaflet-{name}"
        with alone(folder):
            if not (folder / "dist").exists():
                write(folder / "content", settings, files or {})
                build_site(folder / "content", folder)
        return folder / "dist"

    return build


def write(content: Path, settings: str, files: dict[str, str]) -> None:
    shutil.rmtree(content, ignore_errors=True)
    shutil.copytree(LEAFLET, content)
    own = content / "site.yaml"
    own.write_text(f"{own.read_text()}\nsocialImages: false\n{settings}")
    for path, text in files.items():
        (content / path).parent.mkdir(parents=True, exist_ok=True)
        (content / path).write_text(text)
