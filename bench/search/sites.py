"""The sites that are searched: the real one, and one that is as large as sites become."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

import yaml

from bench.corpus import FOLDER, Corpus, generate_corpus
from bench.manuscript import Dialect, link_by_address, write_page
from bench.places import INSTALLED, REPOSITORY
from bench.process import Command, Run, run_measured
from bench.tool import remove_all, write_file
from bench.tools.tearsheet import Tearsheet, program
from tearsheet.search.files import START

PAGES, FEW = 1000, 20
ROOMY = {"budgets": {"html": 2000, "compressed": 200}}
"""One page of this site links to hundreds of others."""

DIALECT = Dialect(link=link_by_address)


@dataclass(frozen=True, slots=True, kw_only=True)
class Built:
    """A finished site."""

    folder: Path
    run: Run
    log: Path

    @property
    def index(self) -> list[Path]:
        """The files of its search."""
        return sorted((self.folder / START).parent.glob("*.json"))


def build_real_site() -> Built:
    """Build the content of this repository, or what changed since it was last built here."""
    return _build("real", REPOSITORY / "content")


def build_large_site() -> Built:
    """Build the same with generated prose beside it, until there are a thousand pages."""
    real = build_real_site()
    missing = PAGES - sum(1 for _ in real.folder.rglob("index.html"))
    content = INSTALLED / "search" / "large" / "content"
    remove_all([content])
    shutil.copytree(REPOSITORY / "content", content)
    _add_prose(content, generate_corpus(missing))
    return _build("large", content)


def build_prose(pages: int) -> Built:
    """Build generated prose alone: the same pages that other generators are given."""
    # Bundles the reader where that is not done yet; all sites share it, and it is no index.
    _write_prose(FEW)
    build_again(FEW)
    _write_prose(pages)
    return build_again(pages)


def _write_prose(pages: int) -> None:
    tool, corpus = Tearsheet(), generate_corpus(pages)
    folder = tool.folder(pages)
    remove_all(entry for entry in folder.glob("*") if entry.name != "cache")
    tool.write_site(corpus, folder)
    tool.forget(folder)


def build_again(pages: int) -> Built:
    """Build what changed of the generated prose."""
    tool = Tearsheet()
    folder = tool.folder(pages)
    log = INSTALLED / "logs" / f"search-prose-{pages}.log"
    return Built(folder=tool.output(folder), run=run_measured(tool.build(folder), log), log=log)


def _build(name: str, content: Path) -> Built:
    folder = INSTALLED / "search" / name
    out, log = folder / "dist", INSTALLED / "logs" / f"search-{name}.log"
    places = ("--content", str(content), "--out", str(out), "--cache", str(folder / "cache"))
    command = Command(words=(str(program()), "build", *places), folder=REPOSITORY)
    return Built(folder=out, run=run_measured(command, log), log=log)


def _add_prose(content: Path, corpus: Corpus) -> None:
    for page in corpus.pages:
        file = content / page.address.strip("/") / "page.md"
        write_file(file, write_page(corpus, page, DIALECT))
    site = content / "site.yaml"
    write_file(site, yaml.safe_dump(yaml.safe_load(site.read_text()) | ROOMY, sort_keys=False))
    navigation = content / FOLDER / "navigation.yaml"
    rows = yaml.safe_load(navigation.read_text())
    groups = [
        {
            "pathname": f"/{FOLDER}/{section.name}/",
            "title": section.title,
            "children": [{"pathname": page.address, "title": page.title} for page in section.pages],
        }
        for section in corpus.sections
    ]
    write_file(navigation, yaml.safe_dump([*rows, *groups], sort_keys=False))
