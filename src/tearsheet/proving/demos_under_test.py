"""The test cases of a proof: each demo variant as its page shows it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from msgspec.structs import replace

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
    """A demo, and the options with which its page shows it."""

    demo: Demo
    stands: tuple[DemoOptions, ...]
    root: Path
    """The content folder."""

    def key(self, made_by: str) -> str:
        """Cache key: digest of everything the proof of the demo depends on."""
        return digest(made_by, repr(self.demo), repr(self.stands))

    def cases(self) -> Iterator[Case]:
        """Each variant with each set of options."""
        for stand in self.stands:
            for variant in self.demo.variants:
                yield Case(demo_under_test=self, variant=variant, stand=stand)


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One variant of a demo with one set of options."""

    demo_under_test: DemoUnderTest
    variant: DemoVariant
    stand: DemoOptions

    @property
    def id(self) -> str:
        """Id of the variant in the bundle."""
        return f"{self.demo_under_test.demo.id}/{self.variant.styling}"

    @property
    def has_siblings(self) -> bool:
        """Whether the demo has other variants."""
        return len(self.demo_under_test.demo.variants) > 1

    @property
    def island(self) -> Island:
        """The variant as an island."""
        return Island(kind="browser" if self.stand.client_only else "demo", id=self.id)

    @property
    def file(self) -> Path:
        """The variant's main file, as a short path for messages."""
        demo, variant = self.demo_under_test.demo, self.variant
        return short_path(
            self.demo_under_test.root / demo_file(demo, variant.styling, variant.files[0].name)
        )

    def mistake(self, problem: str, remedy: str) -> Mistake:
        """A mistake at the variant's main file."""
        return Mistake(Place(self.file), problem, remedy)


def find_demos_under_test(site: Site, demos: Mapping[str, PageDemos]) -> list[DemoUnderTest]:
    """All demos of a site; the keys are the folders of their pages."""
    pages = {page.address.strip("/"): page for page in site.pages}
    return [
        DemoUnderTest(demo=demo, stands=stands.get(demo.name, _UNPLACED), root=site.root)
        for folder, page_demos in demos.items()
        for stands in [_find_stands(pages.get(folder)) if page_demos.demos else {}]
        for demo in page_demos.demos.values()
    ]


_UNPLACED = (DemoOptions(),)
"""Default options, for a demo that no page shows yet."""


def _find_stands(page: Page | None) -> dict[str, tuple[DemoOptions, ...]]:
    stands: dict[str, dict[DemoOptions, None]] = {}
    for name, options in _placed_on(page) if page else ():
        stands.setdefault(name, {})[_rendering_options(options)] = None
    return {name: tuple(options) for name, options in stands.items()}


def _placed_on(page: Page) -> Iterable[tuple[str, DemoOptions]]:
    try:
        text, _ = read_page_text(page)
    except ContentError:
        # The build reports the mistake.
        return []
    return [
        (directive.argument, parse_options(directive, _ignore_mistake))
        for directive in mark_directives(text).directives
        if directive.name == "demo" and directive.readable
    ]


def _ignore_mistake(_problem: str, _remedy: str) -> None:
    """Invalid options are reported by the build."""


def _rendering_options(options: DemoOptions) -> DemoOptions:
    """Options without those that concern only the code below the demo."""
    return replace(options, code_open=False, toolbar=True, live_editing=True)
