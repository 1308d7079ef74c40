"""The current site of the development server in memory, rendered page by page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, TypeVar

from msgspec import structs

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
from tearsheet.page.shell_rendering import ShellRenderer
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
"""Attempts to read the content before a file that vanished meanwhile counts as a mistake."""

_Read = TypeVar("_Read")


def read_live_sources(content: Path, cache: Path, memory: Memory) -> SiteSources:
    """Read the content folder while an author may be changing it.

    Raises:
        ContentErrors: it is no valid site.
        MachineError: there is no such folder.
        OSError: a file cannot be read after several attempts.
    """

    def read() -> SiteSources:
        loaded = load_site(content, scan_content(content), memory)
        # The development server has no social images and no service worker.
        settings = structs.replace(loaded.site.settings, social_images=False, offline=False)
        loaded = structs.replace(loaded, site=structs.replace(loaded.site, settings=settings))
        return read_sources(loaded, cache, site_digest(), Progress())

    return _retry_if_moved(read)


def _retry_if_moved(read: Callable[[], _Read]) -> _Read:
    """Read; retry with a new scan if a file vanished between scan and read."""
    for _ in range(ATTEMPTS - 1):
        try:
            return read()
        except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
            continue
    return read()


@dataclass(frozen=True, slots=True, kw_only=True)
class Workplace:
    """The environment of the development server, independent of the content."""

    content: Path
    cache: Path
    link: NodeLink
    assets: Mapping[str, Any]
    """Addresses of the reader's assets, as Node serves them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LiveSite:
    """One state of the site."""

    place: Workplace
    loaded: LoadedSite
    context: SiteContext
    inputs: Mapping[str, LiveInput]
    records: Mapping[str, PageRecord] = field(default_factory=dict)
    """Of the pages rendered so far; the checks of the site need all."""
    texts: Mapping[str, PageText] = field(default_factory=dict)
    """Texts of these pages for the search."""

    @property
    def pages(self) -> dict[str, Page]:
        """The pages by address."""
        return {page.address: page for page in self.context.site.pages}


def open_site(place: Workplace, sources: SiteSources, edition: str) -> LiveSite:
    """Render the parts that all pages share; each page is rendered on request.

    The edition is part of the cache key, and changes with the reader's sources.
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
    # Vite serves every module unbundled.
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
        code_font=assets["codeFont"],
        icon_font=assets["iconFont"],
        condensed_font=assets["condensedFont"],
        extra=(assets["author"],),
        variables=assets["variables"],
        chunks={
            name: LiveChunk(src=f"/@id/virtual:demo/{name}", imports=(), css=()) for name in inputs
        },
    )


def refresh_pages(site: LiveSite, paths: Iterable[str]) -> LiveSite | None:
    """Reread saved pages if only their text changed; otherwise None."""
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
        loaded=structs.replace(site.loaded, memory=memory),
        context=structs.replace(site.context, memory=memory),
    )


def _read_again(root: Path, path: str) -> ReadFile | None:
    try:
        return read_file(root, path, stamp_of((root / path).stat()))
    except OSError:
        return None


def render_live(site: LiveSite, page: Page) -> tuple[LiveSite, RenderedPage]:
    """Render one page; the returned site includes its record."""
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
    """Demos are rendered only by the browser here, which is faster; other islands by Node."""
    return {island: _prerender_one(site, island) for island in islands}


def _prerender_one(site: LiveSite, island: Island) -> Prerendered:
    if island.kind == "component" and island.id not in site.inputs:
        response = site.place.link.render([island_part(island)])[0]
        return Prerendered(html=response.get("html", ""))
    chunk = site.context.bundle.chunks.get(island.id)
    if chunk is None:
        return Prerendered(html="")
    source = site.inputs[island.id]
    variables = site.context.bundle.variables.get(source.provider_file)
    return Prerendered(
        html="",
        src=chunk.src,
        scope=source.id if source.styled else None,
        is_text=source.is_text,
        styles=(variables,) if variables else (),
    )


def prove(site: LiveSite) -> list[Mistake]:
    """Check the site, as far as its pages were rendered."""
    names = {name for name, _ in shared_texts(site.context, site.records, lost_view(site.context))}
    others = {*DRAWN_ICONS, LICENSES, *picture_files(site), *served_files(site)}
    files = names | others | _served_by_node(site)
    if len(site.records) < len(site.context.site.pages):
        return [mistake for record in site.records.values() for mistake in record.mistakes]
    return check_site(site.context, site.records, frozenset(files), find_refused(site.loaded))


def _served_by_node(site: LiveSite) -> set[str]:
    """Paths of reader assets that Vite serves, for which there are no files."""
    context = site.context
    assets = context.shared.assets
    addresses = [
        *(assets.styles + assets.extra),
        assets.startup,
        assets.browser,
        assets.frame,
        assets.text_font,
        assets.code_font,
        assets.icon_font,
        assets.condensed_font,
        *context.bundle.variables.values(),
        *(chunk.src for chunk in context.bundle.chunks.values()),
    ]
    return {address.partition("?")[0].lstrip("/") for address in addresses}


def served_files(site: LiveSite) -> dict[str, str]:
    """Address of the page of every file of the site, by path."""
    files: dict[str, str] = {}
    for page in site.context.site.pages:
        files[document_path(page.address)] = page.address
        files[markdown_path(page.address)] = page.address
    for address, record in site.records.items():
        files.update(dict.fromkeys(record.files, address))
    return files


def picture_files(site: LiveSite) -> dict[str, Path]:
    """Images of the content folder by their path on the site."""
    # Files are not opened here: one that was moved is missed when it is sent.
    root, files = site.place.content.absolute(), site.context.memory.files
    return {
        picture_address(name, files[name].digest).lstrip("/"): root / name
        for names in site.context.picture_files.values()
        for name in names
    }


def drawn_icon(site: LiveSite, name: str) -> Path:
    """A generated icon, drawn on the first request."""
    file = site.place.cache / "author" / name
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(DRAWN_ICONS[name]())
    return file.resolve()
