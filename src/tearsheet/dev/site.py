"""The site as it stands in the content folder right now, page by page, in memory."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, TypeVar

from tearsheet.bundle.islands import island_part
from tearsheet.bundle.live_input import LiveInput
from tearsheet.bundle.reader_bundle import LiveChunk, ReaderBundle
from tearsheet.cache.step_cache import StepCache, steps_folder
from tearsheet.content.load import LoadedSite, load_site
from tearsheet.content.memory import Memory
from tearsheet.content.read_file import ReadFile, read_file
from tearsheet.content.scan import scan_content, stamp_of
from tearsheet.derived.pictures import picture_address
from tearsheet.dev.link import NodeLink
from tearsheet.errors import Mistake
from tearsheet.model.article import Island, Prerendered
from tearsheet.model.page import Page, PageProps
from tearsheet.output.output_paths import document_path, markdown_path
from tearsheet.page.inputs import load_page
from tearsheet.page.make_inputs import make_inputs
from tearsheet.page.render import PageRecord, RenderedPage, RenderTarget, render_page
from tearsheet.page.shell import ShellRenderer
from tearsheet.page.site_context import SiteContext
from tearsheet.pipeline.assembly import SiteSources, assemble, lost_view, read_sources
from tearsheet.pipeline.checks import check_site
from tearsheet.pipeline.freshness import site_digest
from tearsheet.pipeline.licenses import PATH as LICENSES
from tearsheet.pipeline.refused import find_refused
from tearsheet.pipeline.shared_files import DRAWN_ICONS, shared_texts
from tearsheet.progress import Progress
from tearsheet.search.text.page_text import PageText

ATTEMPTS = 3
"""How often the content is read before a file that vanished meanwhile counts as a mistake."""

_Read = TypeVar("_Read")


def read_live_sources(content: Path, cache: Path, memory: Memory) -> SiteSources:
    """Read the content folder, which an author changes at the same time.

    Raises:
        ContentErrors: it is no site.
        MachineError: there is no such folder.
        OSError: a file cannot be read, however often it is tried.
    """

    def read() -> SiteSources:
        loaded = load_site(content, scan_content(content), memory)
        # What the live server does not do for an author: draw pictures, keep pages offline.
        settings = replace(loaded.site.settings, social_images=False, offline=False)
        loaded = replace(loaded, site=replace(loaded.site, settings=settings))
        return read_sources(loaded, cache, site_digest(), Progress())

    return _read_again_when_moved(read)


def _read_again_when_moved(read: Callable[[], _Read]) -> _Read:
    """Read; a file that was listed and is gone when it is opened has all of it listed anew."""
    for _ in range(ATTEMPTS - 1):
        try:
            return read()
        except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
            continue
    return read()


@dataclass(frozen=True, slots=True, kw_only=True)
class Workplace:
    """What the live server works with, whatever the content is."""

    content: Path
    cache: Path
    link: NodeLink
    assets: Mapping[str, Any]
    """Where Node serves the parts of the reader."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LiveSite:
    """The site between two changes."""

    place: Workplace
    loaded: LoadedSite
    context: SiteContext
    inputs: Mapping[str, LiveInput]
    records: Mapping[str, PageRecord] = field(default_factory=dict)
    """Of the pages that were rendered so far; the proofs need them all."""
    texts: Mapping[str, PageText] = field(default_factory=dict)
    """What the search knows of them."""

    @property
    def pages(self) -> dict[str, Page]:
        """The pages by their address."""
        return {page.address: page for page in self.context.site.pages}


def open_site(place: Workplace, sources: SiteSources, edition: str) -> LiveSite:
    """Render what the pages of a site share; each page is rendered when it is asked for.

    The edition names the state of the reader's own sources, which may be edited meanwhile.
    """
    renderer = ShellRenderer(
        render=place.link.render,
        cache=StepCache(place.cache / "author"),
        made_by=f"{site_digest()} {edition}",
        props=PageProps(),
    )
    bundle = _bundle(place.assets, sources.inputs)
    context = assemble(sources, bundle, renderer, StepCache(steps_folder(place.cache)))
    return LiveSite(place=place, loaded=sources.loaded, context=context, inputs=sources.inputs)


def _bundle(assets: Mapping[str, Any], inputs: Mapping[str, LiveInput]) -> ReaderBundle:
    # Vite serves every module under its own name; there is nothing to bundle.
    return ReaderBundle(
        code_digest="",
        client=Path(),
        server=Path(),
        browser=assets["browser"],
        frame=assets["frame"],
        startup=assets["startup"],
        startup_code="",
        styles=tuple(assets["styles"]),
        text_font=assets["textFont"],
        icon_font=assets["iconFont"],
        condensed_font=assets["condensedFont"],
        extra=(assets["author"],),
        variables=assets["variables"],
        chunks={
            name: LiveChunk(src=f"/@id/virtual:demo/{name}", imports=(), css=()) for name in inputs
        },
    )


def refresh_pages(site: LiveSite, paths: Iterable[str]) -> LiveSite | None:
    """Take in saved pages of which only the text changed; None when more than that did."""
    files = dict(site.loaded.memory.files)
    for path in paths:
        before = files.get(path)
        after = _read_again(site.place.content, path)
        if before is None or after is None or before.settings is None:
            return None
        if (after.settings, after.placed) != (before.settings, before.placed) or after.mistakes:
            return None
        files[path] = after
    memory = Memory(files)
    return replace(
        site,
        loaded=replace(site.loaded, memory=memory),
        context=replace(site.context, memory=memory),
    )


def _read_again(root: Path, path: str) -> ReadFile | None:
    try:
        return read_file(root, path, stamp_of((root / path).stat()))
    except OSError:
        return None


def render_live(site: LiveSite, page: Page) -> tuple[LiveSite, RenderedPage]:
    """Render one page; the site that comes back remembers what was found on it."""
    rendered = _render(site, page, {})
    if rendered.missing:
        rendered = _render(site, page, _prerender(site, rendered.missing))
    records = {**site.records, page.address: rendered.record}
    texts = {**site.texts, page.address: rendered.text} if rendered.text else site.texts
    return replace(site, records=records, texts=texts), rendered


def _render(site: LiveSite, page: Page, prerendered: Mapping[Island, Prerendered]) -> RenderedPage:
    loaded = load_page(make_inputs(site.context, page), prerendered)
    return render_page(loaded, RenderTarget(encodings=(), searched=True))


def _prerender(site: LiveSite, islands: Iterable[Island]) -> dict[Island, Prerendered]:
    """Demos wait for the browser here, which is sooner; what never changes comes from Node."""
    return {island: _prerender_one(site, island) for island in islands}


def _prerender_one(site: LiveSite, island: Island) -> Prerendered:
    if island.kind == "component":
        answer = site.place.link.render([island_part(island)])[0]
        return Prerendered(html=answer.get("html", ""))
    chunk = site.context.bundle.chunks.get(island.id)
    if chunk is None:
        return Prerendered(html="")
    source = site.inputs[island.id]
    variables = site.context.bundle.variables.get(source.surroundings)
    return Prerendered(
        html="",
        src=chunk.src,
        scope=source.id if source.styled else None,
        styles=(variables,) if variables else (),
    )


def prove(site: LiveSite) -> list[Mistake]:
    """Everything wrong with the site, as far as its pages were rendered."""
    names = {name for name, _ in shared_texts(site.context, site.records, lost_view(site.context))}
    own = {*DRAWN_ICONS, LICENSES, *picture_files(site), *served_files(site)}
    files = names | own | _served_by_node(site)
    if len(site.records) < len(site.context.site.pages):
        return [mistake for record in site.records.values() for mistake in record.mistakes]
    return check_site(site.context, site.records, frozenset(files), find_refused(site.loaded))


def _served_by_node(site: LiveSite) -> set[str]:
    """The parts of the reader that pages load; what Vite serves has no file to be proven."""
    context = site.context
    assets = context.shared.assets
    addresses = [
        *(assets.styles + assets.extra),
        assets.startup,
        assets.browser,
        assets.frame,
        assets.text_font,
        assets.icon_font,
        assets.condensed_font,
        *context.bundle.variables.values(),
        *(chunk.src for chunk in context.bundle.chunks.values()),
    ]
    return {address.partition("?")[0].lstrip("/") for address in addresses}


def served_files(site: LiveSite) -> dict[str, str]:
    """The path of every file the site would have, and the address of the page it comes from."""
    files: dict[str, str] = {}
    for page in site.context.site.pages:
        files[document_path(page.address)] = page.address
        files[markdown_path(page.address)] = page.address
    for address, record in site.records.items():
        files.update(dict.fromkeys(record.files, address))
    return files


def picture_files(site: LiveSite) -> dict[str, Path]:
    """The images of the content folder, by the path the site would have them under."""
    # No file is opened for this: one that was moved meanwhile is missed by whoever sends it.
    root, files = site.place.content.absolute(), site.context.memory.files
    return {
        picture_address(name, files[name].digest).lstrip("/"): root / name
        for names in site.context.picture_files.values()
        for name in names
    }


def drawn_icon(site: LiveSite, name: str) -> Path:
    """An icon that is a picture, drawn on the first question."""
    file = site.place.cache / "author" / name
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(DRAWN_ICONS[name]())
    return file.resolve()
