"""A generated site of demos: a hundred pages, each with its components live and their code."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import yaml

from bench.demos import base, joy, material
from bench.demos.words import choose_words
from bench.tool import remove_all, write_file
from bench.tools.tearsheet import LOGO, SITE

ON_A_PAGE = 8
LIBRARIES = ("material", "material", "material", "joy", "material", "material", "material", "base")
"""In turn: the libraries of the pages, as they share a real site."""

ROOMY = {"budgets": {"html": 400, "compressed": 60}}
"""Nobody has to read a page of eight demos and all their code."""

ADDRESSES = {"material": "material-ui", "joy": "joy-ui", "base": "base-ui"}

_PLACE = re.compile("«(\\w+)»")


@dataclass(frozen=True, slots=True, kw_only=True)
class GeneratedDemo:
    """One demo: the page it stands on and the files it is made of."""

    page: str
    name: str
    files: Mapping[str, str]
    """By their path from the folder of the page's demos."""


def generate_demos(count: int) -> list[GeneratedDemo]:
    """So many demos, the same in every run, no two alike."""
    return [_generate(number) for number in range(count)]


def write_demo_site(folder: Path, demos: list[GeneratedDemo]) -> None:
    """Write the content of the site into an empty folder."""
    remove_all([folder])
    _write_yaml(folder / "site.yaml", SITE | ROOMY)
    pages: dict[str, list[GeneratedDemo]] = {}
    for demo in demos:
        pages.setdefault(demo.page, []).append(demo)
        for path, text in demo.files.items():
            write_file(folder / demo.page / "demos" / path, text)
    for page, own in pages.items():
        write_file(folder / page / "page.md", _write_page(page, own))
    _write_navigation(folder, pages)


def _generate(number: int) -> GeneratedDemo:
    page = number // ON_A_PAGE
    library = LIBRARIES[page % len(LIBRARIES)]
    chance = random.Random(f"demo {number}")
    name = f"Generated{number:03d}"
    files = dict(_fill(library, number, name, choose_words(chance)))
    return GeneratedDemo(
        page=f"{ADDRESSES[library]}/react-sample-{page:03d}", name=name, files=files
    )


def _fill(
    library: str, number: int, name: str, words: Mapping[str, str]
) -> Iterator[tuple[str, str]]:
    everything = {**words, "name": name}
    if library == "base":
        for path, text in base.TEMPLATES[number % len(base.TEMPLATES)].items():
            yield f"{name}/{path}", _write(text, everything)
        return
    templates = material.TEMPLATES if library == "material" else joy.TEMPLATES
    yield f"{name}.tsx", _write(templates[number % len(templates)], everything)


def _write(text: str, words: Mapping[str, str]) -> str:
    return _PLACE.sub(lambda found: words[found[1]], text)


def _write_page(page: str, demos: list[GeneratedDemo]) -> str:
    title = f"Sample {page.rpartition('-')[2]}"
    placed = "\n\n".join(f"## Part {demo.name}\n\n:: demo {demo.name}" for demo in demos)
    return f"---\ntitle: {title}\ndescription: Demos to measure.\n---\n\n# {title}\n\n{placed}\n"


def _write_navigation(folder: Path, pages: Mapping[str, object]) -> None:
    _write_yaml(folder / "navigation.yaml", [{"pathname": "/", "title": "Home"}])
    home = "---\ntitle: Home\ndescription: Demos to measure.\n---\n\n# Home\n\nDemos to measure.\n"
    write_file(folder / "page.md", home)
    for product in ADDRESSES.values():
        own = [page for page in pages if page.startswith(f"{product}/")]
        if own:
            rows = [{"pathname": f"/{page}/"} for page in (product, *own)]
            _write_yaml(folder / product / "navigation.yaml", rows)
            _write_yaml(folder / product / "product.yaml", _describe(product))
            write_file(folder / product / "logo.svg", LOGO)
            write_file(folder / product / "page.md", home.replace("Home", product))


def _describe(product: str) -> dict[str, object]:
    return {
        "name": product,
        "description": "Demos to measure.",
        "logo": "logo.svg",
        "versions": [{"text": "v1.0.0", "current": True}],
    }


def _write_yaml(file: Path, value: object) -> None:
    write_file(file, yaml.safe_dump(value, sort_keys=False))
