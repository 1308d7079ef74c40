"""VitePress with its default theme."""

from __future__ import annotations

import json
from pathlib import Path

from bench.corpus import FOLDER, Corpus, CorpusPage, Section
from bench.install import install_from_npm
from bench.manuscript import Dialect
from bench.places import INSTALLED
from bench.process import Command
from bench.tool import remove_all, write_file
from bench.tools.markdown_tree import markdown_file, write_tree

PACKAGES = {"vitepress": "1.6.4"}


def _link(_source: str, target: str) -> str:
    # A slash at the end would mean the index page of a folder.
    return target if target == f"/{FOLDER}/" else target.rstrip("/")


DIALECT = Dialect(link=_link)


class VitePress:
    """Every page becomes a module and goes through the bundler; dead links fail its build."""

    name = "vitepress"
    title = "VitePress"
    note = (
        "Highlighting by Shiki as by default; search off, its default; navigation of 20 groups, "
        "the current one with its pages; site data in a chunk of its own (metaChunk) instead of "
        "in every page."
    )
    slow = True

    def install(self) -> str:
        install_from_npm(self._home, PACKAGES)
        return PACKAGES["vitepress"]

    def folder(self, pages: int) -> Path:
        # Below the folder of the packages, where Node looks for them.
        return self._home / f"site-{pages}"

    def write_site(self, corpus: Corpus, folder: Path) -> None:
        configuration = {
            "title": "Benchmark",
            "description": "Generated pages for measurements.",
            "cleanUrls": True,
            "metaChunk": True,
            "themeConfig": {"sidebar": _sidebars(corpus)},
        }
        write_file(folder / "package.json", '{"private": true, "type": "module"}\n')
        write_file(
            folder / ".vitepress" / "config.js", f"export default {json.dumps(configuration)};\n"
        )
        write_tree(corpus, folder, DIALECT)

    def forget(self, folder: Path) -> None:
        remove_all(
            [self.output(folder), folder / ".vitepress" / "cache", folder / ".vitepress" / ".temp"]
        )

    def source(self, folder: Path, page: CorpusPage) -> Path:
        return markdown_file(folder, page)

    def output(self, folder: Path) -> Path:
        return folder / ".vitepress" / "dist"

    def written(self, folder: Path, page: CorpusPage) -> Path:
        return self.output(folder) / f"{page.address.strip('/')}.html"

    def build(self, folder: Path) -> Command:
        return self._command(folder, "build", ".")

    def develop(self, folder: Path, port: int) -> Command:
        return self._command(
            folder, "dev", ".", "--host", "127.0.0.1", "--port", str(port), "--strictPort"
        )

    def development_address(self, page: CorpusPage) -> str:
        return page.address.rstrip("/")

    @property
    def _home(self) -> Path:
        return INSTALLED / self.name

    def _command(self, folder: Path, *words: str) -> Command:
        program = self._home / "node_modules" / ".bin" / "vitepress"
        return Command(words=(str(program), *words), folder=folder, environment={"NO_COLOR": "1"})


def _sidebars(corpus: Corpus) -> dict[str, object]:
    own = {f"/{FOLDER}/{section.name}/": _sidebar(corpus, section) for section in corpus.sections}
    return {f"/{FOLDER}/": _sidebar(corpus, None), **own}


def _sidebar(corpus: Corpus, opened: Section | None) -> list[dict[str, object]]:
    return [
        {
            "text": section.title,
            "items": [
                {"text": page.title, "link": page.address.rstrip("/")} for page in section.pages
            ],
        }
        if section is opened
        else {"text": section.title, "link": section.pages[0].address.rstrip("/")}
        for section in corpus.sections
    ]
