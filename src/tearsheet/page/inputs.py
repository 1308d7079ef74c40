"""Everything one page is rendered from, as one value: its digest is the page's cache key."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec
from msgspec import Struct, field

from tearsheet.bundle.reader_bundle import LiveChunk
from tearsheet.cache.known import Known
from tearsheet.cache.step_cache import digest
from tearsheet.content.demo_files import PageDemos
from tearsheet.content.load import read_page_text
from tearsheet.derived.pictures import read_pictures
from tearsheet.errors import Mistake
from tearsheet.model.article import Island, Prerendered
from tearsheet.model.page import Page
from tearsheet.model.placed_facts import PlacedFacts
from tearsheet.model.reference import Component
from tearsheet.model.reference_page import ReferencePage
from tearsheet.model.source import ApiEntry, PageSource
from tearsheet.page.document import NavigationView, PageFrame, SharedPageParts

Prerendering = Mapping[Island, Prerendered]
"""The prerendered HTML of islands; each follows from a page's inputs."""


class PageInputs(Struct, frozen=True, kw_only=True):
    """Everything one page is rendered from: whatever is not in here cannot change its bytes."""

    page: Page
    shared: Known[SharedPageParts]
    """What all pages share, and the digest of the code that renders them."""
    view: Known[NavigationView]
    page_frame: PageFrame
    root: Path
    """The content folder, to which the paths of files are relative."""
    text: bytes | str
    """The digest of the file it is read from; of a generated page, the text itself."""
    demos: Known[PageDemos]
    pictures: Mapping[str, bytes] = field(default_factory=dict)
    """The digests of the images beside it, by their path."""
    chunks: Mapping[str, LiveChunk] = field(default_factory=dict)
    """The bundled chunks of its islands, by the id of each."""
    api: tuple[ApiEntry, ...] = ()
    components: Mapping[str, str] = field(default_factory=dict)
    """What `:: component` can place: the props of each, as JSON text."""
    facts: Mapping[str, Component] = field(default_factory=dict)
    """What `:: props` can place."""
    placed: Mapping[str, PlacedFacts] = field(default_factory=dict)
    """The facts that other directives of the page place, by directive and argument."""
    reference: ReferencePage | None = None
    """The content of a generated page, in place of a text."""
    files: str | None = None
    """The URL of a file of the content, with `{path}` for its path in the folder."""
    mistakes: tuple[Mistake, ...] = ()
    """The mistakes that were found while these inputs were collected."""

    @property
    def digest(self) -> str:
        """The cache key of the page: the same key, the same bytes."""
        return digest(msgspec.json.encode(self, enc_hook=_encode, order="deterministic"))


def _encode(value: Any) -> Any:
    if isinstance(value, Known):
        return value.digest
    if isinstance(value, Path):
        return str(value)
    if isinstance(value, MappingProxyType):
        return dict(value)
    raise NotImplementedError(type(value))


class LoadedPage(Struct, frozen=True, kw_only=True):
    """A page ready to be rendered in any process: its files are read."""

    inputs: PageInputs
    source: PageSource
    mistakes: tuple[Mistake, ...] = ()


def load_page(inputs: PageInputs, prerendered: Prerendering) -> LoadedPage:
    """Read the files of a page, with the islands that are prerendered so far."""
    mistakes = [*inputs.mistakes]
    page = inputs.page
    text, line = (inputs.text, 1) if isinstance(inputs.text, str) else read_page_text(page)
    demos = inputs.demos.value
    source = PageSource(
        page=page,
        text=text,
        first_line=line,
        folder=inputs.root,
        host=inputs.shared.value.settings.host,
        files=inputs.files,
        demos=demos.demos,
        refused_demos=demos.refused,
        pictures=read_pictures(inputs.root, inputs.pictures, mistakes),
        api=inputs.api,
        prerendered=prerendered,
        components=inputs.components,
        facts=inputs.facts,
        placed=inputs.placed,
        reference=inputs.reference,
    )
    return LoadedPage(inputs=inputs, source=source, mistakes=tuple(mistakes))
