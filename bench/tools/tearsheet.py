"""Tearsheet itself, by the command every author uses."""

from __future__ import annotations

import sys
from importlib.metadata import version
from pathlib import Path

import yaml

from bench.corpus import FOLDER, Corpus, CorpusPage
from bench.manuscript import Dialect, link_by_address, write_home, write_overview, write_page
from bench.places import INSTALLED
from bench.process import Command
from bench.tool import Unavailable, remove_all, write_file

DIALECT = Dialect(link=link_by_address)
LOGO = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
<path fill="currentColor" d="M4 4h16v16H4z"/>
</svg>
"""


def program() -> Path:
    """The command of this environment."""
    return Path(sys.executable).parent / "tearsheet"


class Tearsheet:
    """Keeps the bundled reader between runs: the bundler is measured elsewhere."""

    name = "tearsheet"
    title = "Tearsheet"
    note = (
        "All proofs, Markdown twins, feeds and compressed copies on; social images off, "
        "since no peer draws any."
    )
    slow = False

    def install(self) -> str:
        if not program().exists():
            raise Unavailable(f"{program()} does not exist; run the measurements by `make bench`.")
        return version("tearsheet")

    def folder(self, pages: int) -> Path:
        return INSTALLED / "tearsheet" / f"site-{pages}"

    def write_site(self, corpus: Corpus, folder: Path) -> None:
        content = folder / "content"
        _write_yaml(content / "site.yaml", SITE)
        _write_yaml(content / "navigation.yaml", [{"pathname": f"/{FOLDER}/", "title": "Overview"}])
        _write_yaml(content / FOLDER / "product.yaml", PRODUCT)
        _write_yaml(content / FOLDER / "navigation.yaml", _navigation(corpus))
        write_file(content / FOLDER / "logo.svg", LOGO)
        write_file(content / "page.md", write_home(DIALECT))
        write_file(content / FOLDER / "page.md", write_overview(corpus, DIALECT))
        for page in corpus.pages:
            write_file(self.source(folder, page), write_page(corpus, page, DIALECT))

    def forget(self, folder: Path) -> None:
        cache = folder / "cache"
        kept = {cache / "reader"}
        remove_all([folder / "dist", *(set(cache.glob("*")) - kept)])

    def source(self, folder: Path, page: CorpusPage) -> Path:
        return folder / "content" / page.address.strip("/") / "page.md"

    def output(self, folder: Path) -> Path:
        return folder / "dist"

    def written(self, folder: Path, page: CorpusPage) -> Path:
        return self.output(folder) / page.address.strip("/") / "index.html"

    def build(self, folder: Path) -> Command:
        return self._command(
            folder, "build", "--content", "content", "--out", "dist", "--cache", "cache"
        )

    def check(self, folder: Path) -> Command:
        return self._command(folder, "check", "--content", "content", "--cache", "cache")

    def develop(self, folder: Path, port: int) -> Command:
        return self._command(folder, "dev", "--content", "content", "--port", str(port))

    def development_address(self, page: CorpusPage) -> str:
        return page.address

    def _command(self, folder: Path, *words: str) -> Command:
        return Command(words=(str(program()), *words), folder=folder)


SITE = {
    "name": "Benchmark",
    "host": "https://docs.example",
    "description": "Generated pages for measurements.",
    "repository": "https://code.example/benchmark",
    "languages": ["en"],
    "socialImages": False,
}
PRODUCT = {
    "name": "Benchmark",
    "description": "Generated pages for measurements.",
    "logo": "logo.svg",
    "versions": [{"text": "v1.0.0", "current": True}],
}


def _navigation(corpus: Corpus) -> list[dict[str, object]]:
    overview: dict[str, object] = {"pathname": f"/{FOLDER}/", "title": "Overview"}
    groups: list[dict[str, object]] = [
        {
            "pathname": f"/{FOLDER}/{section.name}/",
            "title": section.title,
            "children": [{"pathname": page.address, "title": page.title} for page in section.pages],
        }
        for section in corpus.sections
    ]
    return [overview, *groups]


def _write_yaml(file: Path, value: object) -> None:
    write_file(file, yaml.safe_dump(value, sort_keys=False))
