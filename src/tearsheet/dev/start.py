"""Runs the development server, and restarts Node when it exits."""

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

MAX_EXITS, WITHIN = 3, 60.0
"""Exits of Node within so many seconds after which it is not restarted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuthorOptions:
    """Options of the development server."""

    content: Path
    cache: Path
    folders: ReaderFolders
    host: str
    port: int
    announce: Callable[[str], None]
    """Called with the address once it accepts connections."""
    note: Callable[[str], None]
    """Called with messages for the terminal."""


@dataclass(frozen=True, slots=True)
class _Served:
    """How one Node process ended."""

    port: int
    by_itself: bool


def serve_author(options: AuthorOptions) -> None:
    """Serve the content folder with hot reload until interrupted.

    Invalid content is shown as its mistakes until they are fixed.

    Raises:
        MachineError: there is no content folder, the port is in use, or Node exits repeatedly.
    """
    exits: list[float] = []
    while True:
        served = _serve_with_one_node(options)
        if served.by_itself:
            now = time.monotonic()
            exits = [*(moment for moment in exits if now - moment < WITHIN), now]
            if len(exits) == MAX_EXITS:
                raise MachineError(
                    f"Node has ended {MAX_EXITS} times within {WITHIN:.0f} s.",
                    "Look for its last words above, and whether the machine has memory left.",
                )
            options.note("Node has ended; it is started again.")
        # Open pages reconnect to the new process at the same address.
        options = replace(options, port=served.port, announce=_skip_announcement)


def _skip_announcement(_: str) -> None:
    """The address was announced before."""


def _serve_with_one_node(options: AuthorOptions) -> _Served:
    """Serve until Node exits, or has to be restarted with another license key."""
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
        server = AuthorServer(place, _license_key(sources))
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
    # A missing folder fails at once, as it may be a typo; later it may come back.
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
        "licenseKey": _license_key(sources),
    }


def _license_key(sources: SiteSources | None) -> str | None:
    return sources.loaded.site.settings.license_key if sources else None
