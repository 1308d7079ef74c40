"""Prerenders islands: their HTML and styles come from Node, or from the cache."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tearsheet.bundle.bundle_request import Mode
from tearsheet.bundle.live_input import LiveInput, short_path
from tearsheet.bundle.reader_bundle import ReaderBundle
from tearsheet.cache.step_cache import StepCache, digest
from tearsheet.errors import Mistake, Place
from tearsheet.markdown.features.live_part import PREFIX
from tearsheet.model.article import Island, Prerendered
from tearsheet.project import SHARED_READER, ReaderFolders

if TYPE_CHECKING:
    from tearsheet.bundle.node_worker import NodeWorker, Part

STEP = "island"
BATCH = 50
REFUSED = (
    "Demos are rendered without files, processes and network: remove it, "
    "or do it in an effect or an event if browsers can."
)
EMPTY = b'{"html": "", "styles": []}'


class Prerenderer:
    """Renders in Node, which the first request starts and `close` stops."""

    def __init__(
        self, server: Path, mode: Mode = "production", folders: ReaderFolders = SHARED_READER
    ) -> None:
        self._server = server
        self._mode = mode
        self._folders = folders
        self._worker: NodeWorker | None = None

    def render(self, parts: Iterable[Part]) -> list[dict[str, Any]]:
        """The results of some parts, in order."""
        if self._worker is None:
            self._worker = start_worker(self._server, self._mode, self._folders)
        return self._worker.render(parts)

    def close(self) -> None:
        """Stop Node, if it was started."""
        if self._worker:
            self._worker.close()
            self._worker = None


def start_worker(server: Path, mode: Mode, folders: ReaderFolders) -> NodeWorker:
    """Start Node, which few builds after the first need."""
    from tearsheet.bundle.node_worker import NodeWorker

    return NodeWorker(server, mode, folders)


class IslandMaker(Struct, frozen=True, kw_only=True):
    """Everything islands are rendered from."""

    prerenderer: Prerenderer
    bundle: ReaderBundle
    cache: StepCache
    reader: str
    inputs: Mapping[str, LiveInput]
    digests: Mapping[str, str]
    """The digest of each demo's source, by the id of its input."""


def prerender_islands(islands: Iterable[Island], maker: IslandMaker) -> dict[Island, Prerendered]:
    """Prerender islands; one that fails is empty and has a mistake."""
    distinct = dict.fromkeys(islands)
    wanted = [island for island in distinct if _is_rendered(island, maker)]
    keys = {island: _key(island, maker) for island in wanted}
    stored = {island: maker.cache.find(STEP, keys[island]) for island in wanted}
    missing = [island for island in wanted if stored[island] is None]
    failed: dict[Island, Prerendered] = {}
    for start in range(0, len(missing), BATCH):
        batch = missing[start : start + BATCH]
        answers = maker.prerenderer.render(island_part(island) for island in batch)
        for island, answer in zip(batch, answers, strict=True):
            if "error" in answer:
                mistake = _mistake(island, answer["error"], maker)
                failed[island] = Prerendered(html="", mistake=mistake)
                continue
            stored[island] = json.dumps(answer, ensure_ascii=False).encode()
            maker.cache.keep(STEP, keys[island], stored[island] or b"")
    stored |= dict.fromkeys(distinct.keys() - stored.keys(), EMPTY)
    return {
        island: failed.get(island) or _finish(island, stored[island] or EMPTY, maker)
        for island in distinct
    }


def _is_rendered(island: Island, maker: IslandMaker) -> bool:
    # The bundle reports why an input could not be bundled.
    bundled = island.id not in maker.inputs or island.id in maker.bundle.chunks
    return bundled and island.kind != "browser"


def _key(island: Island, maker: IslandMaker) -> str:
    source = maker.digests.get(island.id, "")
    return digest(maker.reader, island.kind, island.id, island.props, source)


def island_part(island: Island) -> Part:
    """The request to Node that renders an island."""
    props = {
        "id": island.id,
        "props": json.loads(island.props),
        "identifierPrefix": PREFIX,
    }
    return {"part": "Island", "props": props}


def _finish(island: Island, stored: bytes, maker: IslandMaker) -> Prerendered:
    answer = json.loads(stored)
    chunk = maker.bundle.chunks.get(island.id)
    css = tuple((name, text) for name, text in answer["styles"])
    if chunk is None:
        return Prerendered(html=answer["html"], css=css)
    source = maker.inputs[island.id]
    variables = maker.bundle.variables.get(source.provider_file)
    short = maker.bundle.short_sheets
    linked = tuple(address for address in chunk.css if address not in short)
    return Prerendered(
        html=answer["html"],
        css=css,
        src=chunk.src,
        scope=source.id if source.styled else None,
        is_text=source.is_text,
        preload=chunk.imports,
        styles=((variables,) if variables else ()) + linked,
        inline_styles=tuple(short[address] for address in chunk.css if address in short),
        fonts=maker.bundle.theme_fonts.get(source.provider_file, ()),
    )


def _mistake(island: Island, error: Mapping[str, Any], maker: IslandMaker) -> Mistake:
    source = maker.inputs.get(island.id)
    place = Place(short_path(source.file) if source else Path(f"{island.kind}:{island.id}"))
    message = str(error.get("message", "")).strip().splitlines()
    words = message[0] if message else "it says nothing more"
    if error.get("refused"):
        return Mistake(place, words, REFUSED)
    if error.get("fatal"):
        return Mistake(place, words, "Look for a loop, a recursion or a call that has no end.")
    return Mistake(
        place,
        f"It cannot be rendered: {words}",
        "Render without a browser first: use window and document only in effects and events.",
    )
