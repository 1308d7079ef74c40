"""The site as it stands in the content folder right now, page by page, in memory."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, TypeVar

from tearsheet.bundle.demo_javascript import derive_javascript
from tearsheet.bundle.live_input import LiveInput
from tearsheet.bundle.node_worker import Part
from tearsheet.bundle.reader_bundle import LiveChunk, ReaderBundle
from tearsheet.cache.step_cache import StepCache, steps_folder
from tearsheet.content.demo_files import PageDemos, load_demos
from tearsheet.content.load import LoadedSite, load_site
from tearsheet.content.memory import Memory
from tearsheet.content.read_file import ReadFile, read_file
from tearsheet.content.scan import scan_content, stamp_of
from tearsheet.derived.generated_pages import Generated, add_generated_pages
from tearsheet.derived.pictures import picture_address
from tearsheet.dev.link import NodeLink
from tearsheet.errors import Mistake
from tearsheet.markdown.features.live_part import PREFIX
from tearsheet.model.article import Island, Prerendered
from tearsheet.model.page import Page, PageProps
from tearsheet.output.output_paths import document_path, twin_path
from tearsheet.page.document import Assets, Common
from tearsheet.page.page_job import BatchSettings, PageRecord, RenderedPage, render_page
from tearsheet.page.page_source import page_job
from tearsheet.page.plan import Plan
from tearsheet.page.shell import ShellRenderer, render_shells
from tearsheet.pipeline.checks import check_site
from tearsheet.pipeline.freshness import site_fingerprint
from tearsheet.pipeline.licenses import PATH as LICENSES
from tearsheet.pipeline.refused import find_refused
from tearsheet.pipeline.shared_files import DRAWN_ICONS, shared_texts
from tearsheet.pipeline.site_parts import live_inputs, lost_view, read_facts, site_head
from tearsheet.search.text.page_text import PageText

ATTEMPTS = 3
"""How often the content is read before a file that vanished meanwhile counts as a mistake."""

_Read = TypeVar("_Read")


@dataclass(frozen=True, slots=True, kw_only=True)
class SiteSources:
    """What the content folder held when it was read, and what its packages add."""

    loaded: LoadedSite
    generated: Generated
    demos: Mapping[str, PageDemos]
    inputs: Mapping[str, LiveInput]


def read_sources(content: Path, cache: Path, memory: Memory) -> SiteSources:
    """Read the content folder, which an author changes at the same time.

    Raises:
        ContentErrors: it is no site.
        MachineError: there is no such folder.
        OSError: a file cannot be read, however often it is tried.
    """

    def read() -> SiteSources:
        steps = StepCache(steps_folder(cache))
        loaded, generated = add_generated_pages(
            load_site(content, scan_content(content), memory), steps
        )
        demos = derive_javascript(
            load_demos(loaded.site, loaded.memory.files), content, steps, site_fingerprint()
        )
        inputs, _ = live_inputs(loaded, generated.reference, demos, cache)
        return SiteSources(loaded=loaded, generated=generated, demos=demos, inputs=inputs)

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
    plan: Plan
    inputs: Mapping[str, LiveInput]
    records: Mapping[str, PageRecord] = field(default_factory=dict)
    """Of the pages that were rendered so far; the proofs need them all."""
    texts: Mapping[str, PageText] = field(default_factory=dict)
    """What the search knows of them."""

    @property
    def pages(self) -> dict[str, Page]:
        """The pages by their address."""
        return {page.address: page for page in self.plan.site.pages}


def open_site(place: Workplace, sources: SiteSources, edition: str) -> LiveSite:
    """Render what the pages of a site share; each page is rendered when it is asked for.

    The edition names the state of the reader's own sources, which may be edited meanwhile.
    """
    steps = StepCache(steps_folder(place.cache))
    loaded, inputs = sources.loaded, sources.inputs
    bundle = _bundle(place.assets, inputs)
    renderer = ShellRenderer(
        render=place.link.render,
        cache=StepCache(place.cache / "author"),
        made_by=f"{site_fingerprint()} {edition}",
        props=PageProps(),
    )
    site = loaded.site
    plan = Plan(
        site=replace(site, settings=replace(site.settings, social_images=False)),
        memory=loaded.memory,
        common=Common(
            settings=site.settings, head=site_head(site.settings.name), assets=_assets(place.assets)
        ),
        shells=render_shells(site, renderer),
        bundle=bundle,
        demos=sources.demos,
        fingerprint="",
        **read_facts(loaded, sources.generated, place.link.render, steps),
    )
    return LiveSite(place=place, loaded=loaded, plan=plan, inputs=inputs)


def _bundle(assets: Mapping[str, Any], inputs: Mapping[str, LiveInput]) -> ReaderBundle:
    # Vite serves every module under its own name; there is nothing to bundle.
    return ReaderBundle(
        fingerprint="",
        client=Path(),
        server=Path(),
        browser=assets["browser"],
        frame=assets["frame"],
        startup=assets["startup"],
        startup_code="",
        styles=tuple(assets["styles"]),
        text_font=assets["textFont"],
        variables=assets["variables"],
        chunks={
            name: LiveChunk(src=f"/@id/virtual:demo/{name}", imports=(), css=()) for name in inputs
        },
    )


def _assets(assets: Mapping[str, Any]) -> Assets:
    return Assets(
        styles=tuple(assets["styles"]),
        startup=assets["startup"],
        browser=assets["browser"],
        frame=assets["frame"],
        text_font=assets["textFont"],
        icon_font=assets["iconFont"],
        condensed_font=assets["condensedFont"],
        extra=(assets["author"],),
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
        plan=replace(site.plan, memory=memory),
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
    job = page_job(site.plan, page, prerendered)
    views = dict([site.plan.view(page)])
    settings = BatchSettings(common=site.plan.common, views=views, encodings=(), searched=True)
    return render_page(job, settings)


def _prerender(site: LiveSite, islands: Iterable[Island]) -> dict[Island, Prerendered]:
    """Demos wait for the browser here, which is sooner; what never changes comes from Node."""
    return {island: _prerender_one(site, island) for island in islands}


def _prerender_one(site: LiveSite, island: Island) -> Prerendered:
    kind, _, name = island.module.partition(":")
    if kind == "component":
        props = {"module": island.module, "props": json.loads(island.props)}
        part: Part = {"part": "Island", "props": {**props, "identifierPrefix": PREFIX}}
        answer = site.place.link.render([part])[0]
        return Prerendered(html=answer.get("html", ""))
    chunk = site.plan.bundle.chunks.get(name)
    if chunk is None:
        return Prerendered(html="")
    source = site.inputs[name]
    variables = site.plan.bundle.variables.get(source.surroundings)
    return Prerendered(
        html="",
        src=chunk.src,
        scope=source.id if source.styled else None,
        styles=(variables,) if variables else (),
    )


def prove(site: LiveSite) -> list[Mistake]:
    """Everything wrong with the site, as far as its pages were rendered."""
    names = {name for name, _ in shared_texts(site.plan, site.records, lost_view(site.plan))}
    own = {*DRAWN_ICONS, LICENSES, *picture_files(site), *served_files(site)}
    files = names | own | _served_by_node(site)
    if len(site.records) < len(site.plan.site.pages):
        return [mistake for record in site.records.values() for mistake in record.mistakes]
    return check_site(site.plan, site.records, frozenset(files), find_refused(site.loaded))


def _served_by_node(site: LiveSite) -> set[str]:
    """The parts of the reader that pages load; what Vite serves has no file to be proven."""
    plan = site.plan
    assets = plan.common.assets
    addresses = [
        *(assets.styles + assets.extra),
        assets.startup,
        assets.browser,
        assets.frame,
        assets.text_font,
        assets.icon_font,
        assets.condensed_font,
        *plan.bundle.variables.values(),
        *(chunk.src for chunk in plan.bundle.chunks.values()),
    ]
    return {address.partition("?")[0].lstrip("/") for address in addresses}


def served_files(site: LiveSite) -> dict[str, str]:
    """The path of every file the site would have, and the address of the page it comes from."""
    files: dict[str, str] = {}
    for page in site.plan.site.pages:
        files[document_path(page.address)] = page.address
        files[twin_path(page.address)] = page.address
    for address, record in site.records.items():
        files.update(dict.fromkeys(record.files, address))
    return files


def picture_files(site: LiveSite) -> dict[str, Path]:
    """The images of the content folder, by the path the site would have them under."""
    # No file is opened for this: one that was moved meanwhile is missed by whoever sends it.
    root, files = site.place.content.absolute(), site.plan.memory.files
    return {
        picture_address(name, files[name]).lstrip("/"): root / name
        for names in site.plan.picture_files.values()
        for name in names
    }


def drawn_icon(site: LiveSite, name: str) -> Path:
    """An icon that is a picture, drawn on the first question."""
    file = site.place.cache / "author" / name
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(DRAWN_ICONS[name]())
    return file.resolve()
