"""What is proven: the demos of a site, each cut as it stands on its page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from tearsheet.bundle.live_input import short_path
from tearsheet.cache.step_cache import digest
from tearsheet.content.demo_files import PageDemos
from tearsheet.content.load import read_page_text
from tearsheet.errors import ContentError, Mistake, Place
from tearsheet.markdown.demos.options import DemoOptions, parse_options
from tearsheet.markdown.directives import mark_directives
from tearsheet.model.article import Island
from tearsheet.model.demo import Demo, DemoVariant, demo_file
from tearsheet.model.page import Page
from tearsheet.model.site import Site


@dataclass(frozen=True, slots=True, kw_only=True)
class DemoUnderTest:
    """A demo, and the ways in which pages show it."""

    demo: Demo
    stands: tuple[DemoOptions, ...]
    root: Path
    """The content folder."""

    def key(self, made_by: str) -> str:
        """What names everything the proof of the demo depends on."""
        return digest(made_by, repr(self.demo), repr(self.stands))

    def cases(self) -> Iterator[Case]:
        """Each cut in each of its places."""
        for stand in self.stands:
            for variant in self.demo.variants:
                yield Case(demo_under_test=self, variant=variant, stand=stand)


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One cut of a demo in one place."""

    demo_under_test: DemoUnderTest
    variant: DemoVariant
    stand: DemoOptions

    @property
    def id(self) -> str:
        """The cut, as the bundler knows it."""
        return f"{self.demo_under_test.demo.id}/{self.variant.styling}"

    @property
    def island(self) -> Island:
        """The cut, as the renderer knows it."""
        return Island(kind="browser" if self.stand.client_only else "demo", id=self.id)

    @property
    def file(self) -> Path:
        """The file that shows it, as the command names files."""
        demo, variant = self.demo_under_test.demo, self.variant
        return short_path(
            self.demo_under_test.root / demo_file(demo, variant.styling, variant.files[0].name)
        )

    def mistake(self, problem: str, remedy: str) -> Mistake:
        """Something wrong with it."""
        return Mistake(Place(self.file), problem, remedy)


def find_demos_under_test(site: Site, demos: Mapping[str, PageDemos]) -> list[DemoUnderTest]:
    """All demos of a site; the keys are the folders of their pages."""
    pages = {page.address.strip("/"): page for page in site.pages}
    return [
        DemoUnderTest(demo=demo, stands=stands.get(demo.name, _UNPLACED), root=site.root)
        for folder, own in demos.items()
        for stands in [_find_stands(pages.get(folder)) if own.demos else {}]
        for demo in own.demos.values()
    ]


_UNPLACED = (DemoOptions(),)
"""A demo that no page shows yet is proven as it will most likely be shown."""


def _find_stands(page: Page | None) -> dict[str, tuple[DemoOptions, ...]]:
    stands: dict[str, dict[DemoOptions, None]] = {}
    for name, options in _placed_on(page) if page else ():
        stands.setdefault(name, {})[_as_proven(options)] = None
    return {name: tuple(options) for name, options in stands.items()}


def _placed_on(page: Page) -> Iterable[tuple[str, DemoOptions]]:
    try:
        text, _ = read_page_text(page)
    except ContentError:
        # The build says what is wrong with the page.
        return []
    return [
        (directive.argument, parse_options(directive, _say_nothing))
        for directive in mark_directives(text).directives
        if directive.name == "demo" and directive.readable
    ]


def _say_nothing(_problem: str, _remedy: str) -> None:
    """Leave options that cannot be understood to the build, which refuses them."""


def _as_proven(options: DemoOptions) -> DemoOptions:
    """Without what concerns the code below the demo."""
    return replace(options, code_open=False, toolbar=True, live_editing=True)
