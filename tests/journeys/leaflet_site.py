"""Small sites that differ in their settings, each built once."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from browsing import PROJECT, build_from, build_once, build_site

LEAFLET = PROJECT / "tests" / "sites" / "leaflet"

BuildLeaflet = Callable[..., Path]


@pytest.fixture(scope="session")
def leaflet_base(run_folder: Path) -> Path:
    """The folder of the smallest site, built; its variants begin with that."""
    folder = run_folder / "leaflet"

    def build() -> None:
        write(folder / "content", "", {})
        build_site(folder / "content", folder)

    return build_once(folder, build).parent


@pytest.fixture(scope="session")
def leaflet(run_folder: Path, leaflet_base: Path) -> BuildLeaflet:
    """Builds the smallest site with further settings, or finds it built."""

    def find(name: str, settings: str, files: dict[str, str] | None = None) -> Path:
        folder = run_folder / f"leaflet-{name}"

        def build() -> None:
            write(folder / "content", settings, files or {})
            build_from(leaflet_base, folder / "content", folder)

        return build_once(folder, build)

    return find


def write(content: Path, settings: str, files: dict[str, str]) -> None:
    shutil.rmtree(content, ignore_errors=True)
    shutil.copytree(LEAFLET, content)
    own = content / "site.yaml"
    kept = own.read_text()
    if settings.startswith("host:"):
        kept = re.sub(r"^host:.*\n", "", kept, flags=re.MULTILINE)
    own.write_text(f"{kept}\nsocialImages: false\n{settings}")
    for path, text in files.items():
        (content / path).parent.mkdir(parents=True, exist_ok=True)
        (content / path).write_text(text)
