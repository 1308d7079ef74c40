"""Zensical, the successor of Material for MkDocs."""

from __future__ import annotations

import json
import posixpath
from pathlib import Path

from bench.corpus import FOLDER, Corpus, CorpusPage
from bench.install import install_from_pypi
from bench.manuscript import Dialect
from bench.places import INSTALLED
from bench.process import Command
from bench.tool import remove_all, write_file
from bench.tools.markdown_tree import markdown_file, write_tree

# Later releases need the package zensical-ui, which the registry does not carry.
VERSION = "0.0.73"

INDEXES = {"/", f"/{FOLDER}/"}

CONFIGURATION = """\
[project]
site_name = "Benchmark"
site_url = "https://docs.example/"
nav = {navigation}

[project.theme]
features = ["navigation.prune", "navigation.footer", "content.code.copy"]

[project.plugins.search]
enabled = false

[project.markdown_extensions]
tables = {{}}
toc.permalink = true
pymdownx.highlight.pygments_lang_class = true
pymdownx.superfences = {{}}
"""


def _link(source: str, target: str) -> str:
    return posixpath.relpath(_file(target), posixpath.dirname(_file(source)) or ".")


def _file(address: str) -> str:
    path = address.strip("/")
    return posixpath.join(path, "index.md") if address in INDEXES else f"{path}.md"


DIALECT = Dialect(link=_link)


class Zensical:
    """Python and Rust; keeps a cache between builds."""

    name = "zensical"
    title = "Zensical"
    note = (
        "Highlighting by Pygments as by default; search off; only the Markdown extensions the "
        "corpus needs; navigation pruned to what is visible."
    )
    slow = False

    def install(self) -> str:
        install_from_pypi(self._home, "zensical", VERSION)
        return VERSION

    def folder(self, pages: int) -> Path:
        return self._home / f"site-{pages}"

    def write_site(self, corpus: Corpus, folder: Path) -> None:
        write_file(folder / "zensical.toml", CONFIGURATION.format(navigation=_navigation(corpus)))
        write_tree(corpus, folder / "docs", DIALECT)

    def forget(self, folder: Path) -> None:
        remove_all([self.output(folder), folder / ".cache"])

    def source(self, folder: Path, page: CorpusPage) -> Path:
        return markdown_file(folder / "docs", page)

    def output(self, folder: Path) -> Path:
        return folder / "site"

    def written(self, folder: Path, page: CorpusPage) -> Path:
        return self.output(folder) / page.address.strip("/") / "index.html"

    def build(self, folder: Path) -> Command:
        return self._command(folder, "build")

    def develop(self, folder: Path, port: int) -> Command:
        return self._command(folder, "serve", "--dev-addr", f"127.0.0.1:{port}")

    def development_address(self, page: CorpusPage) -> str:
        return page.address

    @property
    def _home(self) -> Path:
        return INSTALLED / self.name

    def _command(self, folder: Path, *words: str) -> Command:
        return Command(
            words=(str(self._home / ".venv" / "bin" / "zensical"), *words), folder=folder
        )


def _navigation(corpus: Corpus) -> str:
    files = {
        section.title: [_file(page.address) for page in section.pages]
        for section in corpus.sections
    }
    groups = ", ".join(
        f"{{ {json.dumps(title)} = {json.dumps(pages)} }}" for title, pages in files.items()
    )
    return f'[{{ "Home" = "index.md" }}, {{ "Overview" = "{FOLDER}/index.md" }}, {groups}]'
