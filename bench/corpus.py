"""The generated site every tool is given: the same pages, sections, text and links."""

from __future__ import annotations

import random
from dataclasses import dataclass

from bench.prose import SUBJECTS, TASKS

SECTIONS = 20
FOLDER = "system"
"""The first segment of every address, a product every edition of the site knows."""


@dataclass(frozen=True, slots=True)
class CorpusPage:
    """One page, known by its number; its text follows from that alone."""

    number: int
    section: str
    slug: str
    title: str

    @property
    def address(self) -> str:
        """Where the page is read, with a slash on both sides."""
        return f"/{FOLDER}/{self.section}/{self.slug}/"

    @property
    def signature(self) -> str:
        """A word that stands in the text of this page and of no other."""
        return f"signature-{self.number:05d}"

    @property
    def description(self) -> str:
        task = self.title[0].lower() + self.title[1:]
        return f"How to {task}, step by step, with every option in one table."

    def random(self, purpose: str) -> random.Random:
        """A source of chance that gives this page the same text in every run."""
        return random.Random(f"{self.number} {purpose}")


@dataclass(frozen=True, slots=True)
class Section:
    """A folder of pages and a group of the navigation."""

    name: str
    title: str
    pages: tuple[CorpusPage, ...]


@dataclass(frozen=True, slots=True)
class Corpus:
    """All pages in the order of the navigation, without the two index pages."""

    sections: tuple[Section, ...]
    pages: tuple[CorpusPage, ...]


def generate_corpus(pages: int) -> Corpus:
    """Deal so many pages out to the sections, the first sections taking what is left over."""
    share, rest = divmod(pages, SECTIONS)
    sections = []
    first = 1
    for index in range(SECTIONS):
        size = share + (index < rest)
        sections.append(_section(index, range(first, first + size)))
        first += size
    return Corpus(tuple(sections), tuple(page for section in sections for page in section.pages))


def choose_related(corpus: Corpus, page: CorpusPage, count: int) -> list[CorpusPage]:
    """So many other pages this one links to, most of them in other sections."""
    chosen = page.random("links").sample(corpus.pages, k=count + 1)
    return [other for other in chosen if other is not page][:count]


def _section(index: int, numbers: range) -> Section:
    name = f"section-{index + 1:02d}"
    pages = tuple(_page(number, name) for number in numbers)
    demo_under_test = SUBJECTS[index % len(SUBJECTS)].capitalize()
    title = (
        f"{demo_under_test} in practice" if index < len(SUBJECTS) else f"{demo_under_test} in depth"
    )
    return Section(name, title, pages)


def _page(number: int, section: str) -> CorpusPage:
    task = TASKS[number % len(TASKS)]
    demo_under_test = SUBJECTS[(number // len(TASKS)) % len(SUBJECTS)]
    title = f"{task.capitalize()} {demo_under_test}, part {number}"
    slug = f"{task}-{demo_under_test.replace(' ', '-')}-{number:04d}"
    return CorpusPage(number, section, slug, title)
