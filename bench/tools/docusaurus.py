"""Docusaurus with its classic theme and its fast tool chain."""

from __future__ import annotations

import json
from pathlib import Path

from bench.corpus import Corpus, CorpusPage
from bench.install import install_from_npm
from bench.manuscript import Dialect, link_by_address
from bench.places import INSTALLED
from bench.process import Command
from bench.tool import remove_all, write_file
from bench.tools.markdown_tree import markdown_file, write_tree

VERSION = "3.10.2"
PACKAGES = {
    "@docusaurus/core": VERSION,
    "@docusaurus/faster": VERSION,
    "@docusaurus/plugin-content-docs": VERSION,
    "@docusaurus/plugin-sitemap": VERSION,
    "@docusaurus/theme-classic": VERSION,
    "@mdx-js/react": "3.1.1",
    "react": "19.3.1",
    "react-dom": "19.3.1",
}
DIALECT = Dialect(link=link_by_address)


class Docusaurus:
    """Takes the theme and plugins one by one instead of the preset, whose search is never built."""

    name = "docusaurus"
    title = "Docusaurus"
    note = (
        "Docusaurus Faster (Rspack, SWC) through `future.v4`; highlighting by Prism as by default, "
        "bash added; no search, blog or pages plugin; dead links and anchors fail its build; "
        "collapsed groups are not in the HTML."
    )
    slow = True

    def install(self) -> str:
        install_from_npm(self._home, PACKAGES)
        return VERSION

    def folder(self, pages: int) -> Path:
        # Below the folder of the packages, where Node looks for them.
        return self._home / f"site-{pages}"

    def write_site(self, corpus: Corpus, folder: Path) -> None:
        write_file(folder / "package.json", '{"private": true}\n')
        write_file(
            folder / "docusaurus.config.js",
            f"module.exports = {json.dumps(CONFIGURATION, indent=2)};\n",
        )
        write_file(
            folder / "sidebars.js", f"module.exports = {json.dumps({'docs': _sidebar(corpus)})};\n"
        )
        write_tree(corpus, folder / "docs", DIALECT)

    def forget(self, folder: Path) -> None:
        remove_all([self.output(folder), folder / ".docusaurus", folder / "node_modules"])

    def source(self, folder: Path, page: CorpusPage) -> Path:
        return markdown_file(folder / "docs", page)

    def output(self, folder: Path) -> Path:
        return folder / "build"

    def written(self, folder: Path, page: CorpusPage) -> Path:
        return self.output(folder) / page.address.strip("/") / "index.html"

    def build(self, folder: Path) -> Command:
        return self._command(folder, "build")

    def develop(self, folder: Path, port: int) -> Command:
        return self._command(
            folder, "start", "--host", "127.0.0.1", "--port", str(port), "--no-open"
        )

    def development_address(self, page: CorpusPage) -> str:
        return page.address

    @property
    def _home(self) -> Path:
        return INSTALLED / self.name

    def _command(self, folder: Path, *words: str) -> Command:
        program = self._home / "node_modules" / ".bin" / "docusaurus"
        return Command(
            words=(str(program), *words),
            folder=folder,
            environment={"NO_COLOR": "1", "NO_UPDATE_NOTIFIER": "1"},
        )


CONFIGURATION = {
    "title": "Benchmark",
    "url": "https://docs.example",
    "baseUrl": "/",
    "trailingSlash": True,
    "onBrokenLinks": "throw",
    "onBrokenAnchors": "throw",
    "future": {"v4": True},
    "themes": ["@docusaurus/theme-classic"],
    "plugins": [
        ["@docusaurus/plugin-content-docs", {"routeBasePath": "/", "sidebarPath": "./sidebars.js"}],
        "@docusaurus/plugin-sitemap",
    ],
    "themeConfig": {"prism": {"additionalLanguages": ["bash"]}},
}


def _sidebar(corpus: Corpus) -> list[dict[str, object]]:
    return [
        {
            "type": "category",
            "label": section.title,
            "collapsed": True,
            "items": [page.address.strip("/") for page in section.pages],
        }
        for section in corpus.sections
    ]
