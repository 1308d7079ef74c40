"""The live server from its first line to its last, whatever becomes of Node meanwhile."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from queue import SimpleQueue
from typing import Any
from urllib.parse import urlsplit

from tearsheet.bundle.generated import write_generated
from tearsheet.bundle.toolchain import check_toolchain
from tearsheet.content.memory import Memory
from tearsheet.content.scan import scan_content
from tearsheet.dev.failures import FAILURES, mistakes_of
from tearsheet.dev.link import Inbox, NodeEnded, NodeLink
from tearsheet.dev.server import AuthorServer, describe_demos
from tearsheet.dev.site import Workplace, read_live_sources
from tearsheet.dev.watch import watching
from tearsheet.errors import MachineError, Mistake
from tearsheet.pipeline.assembly import SiteSources
from tearsheet.project import PROJECT, ReaderFolders

MOST_ENDS, WITHIN = 3, 60.0
"""How often Node may end within so many seconds before starting it again is no help."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuthorOptions:
    """What the live server is asked to do."""

    content: Path
    cache: Path
    folders: ReaderFolders
    host: str
    port: int
    announce: Callable[[str], None]
    """Is told the address as soon as somebody answers there."""
    note: Callable[[str], None]
    """Is told what the author has to know and sees nowhere else."""


@dataclass(frozen=True, slots=True)
class _Served:
    """The end of one process of Node."""

    port: int
    by_itself: bool


def serve_author(options: AuthorOptions) -> None:
    """Show the content folder as a site, and every change to it, until interrupted.

    Content that is no site is shown as its mistakes, and as a site when they are mended.

    Raises:
        MachineError: there is no content folder, the port is taken, or Node ends again and again.
    """
    ends: list[float] = []
    while True:
        served = _serve_with_one_node(options)
        if served.by_itself:
            now = time.monotonic()
            ends = [*(end for end in ends if now - end < WITHIN), now]
            if len(ends) == MOST_ENDS:
                raise MachineError(
                    f"Node has ended {MOST_ENDS} times within {WITHIN:.0f} s.",
                    "Look for its last words above, and whether the machine has memory left.",
                )
            options.note("Node has ended; it is started again.")
        # Whoever has a page open finds the next process at the same address.
        options = replace(options, port=served.port, announce=_say_nothing)


def _say_nothing(_: str) -> None:
    """The address was announced before."""


def _serve_with_one_node(options: AuthorOptions) -> _Served:
    """Serve until Node ends, or has to be started with another licence key."""
    check_toolchain()
    write_generated(options.folders.generated)
    inbox: Inbox = SimpleQueue()
    sources, refused = _read_first(options)
    with closing(NodeLink(inbox, options.folders, options.note)) as link:
        answer = link.start(_start_request(options, sources))
        port = urlsplit(answer["ready"]).port or options.port
        place = Workplace(
            content=options.content, cache=options.cache, link=link, assets=answer["assets"]
        )
        server = AuthorServer(place, _licence_key(sources))
        try:
            if sources:
                server.open(sources)
            else:
                server.refuse(refused)
                options.note("\n\n".join(map(str, refused)))
            options.announce(answer["ready"])
            with watching(options.content, inbox, options.note):
                server.run(inbox)
        except NodeEnded:
            return _Served(port, by_itself=True)
    return _Served(port, by_itself=False)


def _read_first(options: AuthorOptions) -> tuple[SiteSources | None, tuple[Mistake, ...]]:
    # A name that was mistyped is told at once; a folder that goes later may come back.
    scan_content(options.content)
    try:
        return read_live_sources(options.content, options.cache, Memory()), ()
    except FAILURES as failure:
        return None, mistakes_of(failure, options.content)


def _start_request(options: AuthorOptions, sources: SiteSources | None) -> dict[str, Any]:
    return {
        "root": str(PROJECT),
        "host": options.host,
        "port": options.port,
        "content": str(options.content.resolve()),
        "written": str(options.cache.resolve()),
        "cacheDir": str(options.folders.vite),
        "demos": describe_demos(sources.inputs.values()) if sources else [],
        "licenceKey": _licence_key(sources),
    }


def _licence_key(sources: SiteSources | None) -> str | None:
    return sources.loaded.site.settings.licence_key if sources else None
