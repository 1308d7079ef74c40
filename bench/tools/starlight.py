"""Starlight, Astro's theme for documentation."""

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

PACKAGES = {"astro": "7.3.5", "@astrojs/starlight": "0.42.4"}
DIALECT = Dialect(link=link_by_address, title_in_text=False)

CONFIGURATION = """\
import starlight from '@astrojs/starlight';
import {{ defineConfig }} from 'astro/config';

export default defineConfig({{
  site: 'https://docs.example',
  integrations: [starlight({{ title: 'Benchmark', pagefind: false, sidebar: {sidebar} }})],
}});
"""
COLLECTION = """\
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';

export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }),
};
"""


class Starlight:
    """Writes its whole navigation into every page; it has no lighter form of its own."""

    name = "starlight"
    title = "Starlight"
    note = (
        "Highlighting by Expressive Code as by default; search (Pagefind) off; "
        "groups of the navigation collapsed."
    )
    slow = True

    def install(self) -> str:
        install_from_npm(self._home, PACKAGES)
        return f"{PACKAGES['@astrojs/starlight']}, Astro {PACKAGES['astro']}"

    def folder(self, pages: int) -> Path:
        # Below the folder of the packages, where Node looks for them.
        return self._home / f"site-{pages}"

    def write_site(self, corpus: Corpus, folder: Path) -> None:
        sidebar = [
            {
                "label": section.title,
                "collapsed": True,
                "items": [{"label": page.title, "link": page.address} for page in section.pages],
            }
            for section in corpus.sections
        ]
        # Astro bundles only those packages with `astro:` imports that this file names.
        package = {"private": True, "type": "module", "dependencies": PACKAGES}
        write_file(folder / "package.json", json.dumps(package))
        write_file(folder / "astro.config.mjs", CONFIGURATION.format(sidebar=json.dumps(sidebar)))
        write_file(folder / "src" / "content.config.ts", COLLECTION)
        write_tree(corpus, self._content(folder), DIALECT)

    def forget(self, folder: Path) -> None:
        remove_all([self.output(folder), folder / ".astro", folder / "node_modules"])

    def source(self, folder: Path, page: CorpusPage) -> Path:
        return markdown_file(self._content(folder), page)

    def output(self, folder: Path) -> Path:
        return folder / "dist"

    def written(self, folder: Path, page: CorpusPage) -> Path:
        return self.output(folder) / page.address.strip("/") / "index.html"

    def build(self, folder: Path) -> Command:
        return self._command(folder, "build")

    def develop(self, folder: Path, port: int) -> Command:
        return self._command(
            folder, "dev", "--host", "127.0.0.1", "--port", str(port), "--ignore-lock"
        )

    def development_address(self, page: CorpusPage) -> str:
        return page.address

    @property
    def _home(self) -> Path:
        return INSTALLED / self.name

    def _content(self, folder: Path) -> Path:
        return folder / "src" / "content" / "docs"

    def _command(self, folder: Path, *words: str) -> Command:
        program = self._home / "node_modules" / ".bin" / "astro"
        return Command(
            words=(str(program), *words),
            folder=folder,
            environment={"ASTRO_TELEMETRY_DISABLED": "1", "NO_COLOR": "1"},
        )
