"""What one worker does with a request: an answer from the release it holds."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

from tearsheet.errors import MachineError
from tearsheet.serve.negotiation import rank_encodings
from tearsheet.serve.release import find_stamp, load_release
from tearsheet.serve.routing import File, Redirect, find_answer, keep_query
from tearsheet.serve.sending import send_copy, send_redirect, send_text, send_whole
from tearsheet.serve.shelf import Shelf
from tearsheet.serve.wire import Reply, Request

SECONDS_BETWEEN_LOOKS = 1.0

# Browsers send a dozen different ones; whoever invents more does not fill the memory.
MOST_ACCEPT_HEADERS = 256

NOT_FOUND = "/404.html"

# What an address without a file must not claim to have.
OF_ONE_FILE = frozenset({"etag", "accept-ranges"})


class Application:
    """Answers requests from the newest release in a folder, as Granian calls it."""

    def __init__(self, dist: Path) -> None:
        self.dist = dist
        self.shelf = Shelf(load_release(dist))
        self.rankings: dict[str, tuple[str, ...]] = {}
        self.parent = os.getppid()

    def __rsgi_init__(self, loop: asyncio.AbstractEventLoop) -> None:
        """Start looking for newer releases."""
        # Ctrl-C reaches the whole family of processes; it is the parent that tells workers to stop.
        loop.remove_signal_handler(signal.SIGINT)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        loop.call_later(SECONDS_BETWEEN_LOOKS, self.look_around, loop)

    def look_around(self, loop: asyncio.AbstractEventLoop) -> None:
        """Take a newer release into service, and leave when the parent is gone."""
        if os.getppid() != self.parent:
            os.kill(os.getpid(), signal.SIGTERM)
            return
        self.renew()
        loop.call_later(SECONDS_BETWEEN_LOOKS, self.look_around, loop)

    def renew(self) -> None:
        """Change over to a newer release; one that cannot be read leaves the old one in service."""
        if find_stamp(self.dist) in (None, self.shelf.release.stamp):
            return
        try:
            self.shelf = Shelf(load_release(self.dist))
        except MachineError:
            return

    async def __call__(self, request: Request, reply: Reply) -> None:
        """Answer one request."""
        if request.method not in ("GET", "HEAD"):
            send_text(reply, 405, "Only GET and HEAD.\n", [("allow", "GET, HEAD")])
            return
        encodings = self.rank(request.headers.get("accept-encoding", ""))
        # A shelf holds only what was found before, so nearly all requests need no routing.
        copy = self.shelf.find_copy(request.path, encodings)
        if copy:
            send_copy(request, reply, copy)
        else:
            self.answer(request, reply, encodings)

    def answer(self, request: Request, reply: Reply, encodings: tuple[str, ...]) -> None:
        """Send what stands at an address nobody asked for lately."""
        # Nothing is read from the disk on the word of a manifest that was replaced meanwhile.
        self.renew()
        manifest = self.shelf.release.manifest
        answer = find_answer(request.path, manifest.files, manifest.redirects, manifest.languages)
        if isinstance(answer, Redirect):
            send_redirect(reply, answer.status, keep_query(answer.location, request.query_string))
            return
        if isinstance(answer, File):
            copy = self.shelf.fetch_copy(request.path, answer.path, encodings)
            if copy:
                send_copy(request, reply, copy)
                return
        self.refuse(request, reply, encodings)

    def refuse(self, request: Request, reply: Reply, encodings: tuple[str, ...]) -> None:
        """Send the page that says there is nothing."""
        page = self.shelf.find_copy(NOT_FOUND, encodings)
        if page is None and NOT_FOUND[1:] in self.shelf.release.manifest.files:
            page = self.shelf.fetch_copy(NOT_FOUND, NOT_FOUND[1:], encodings)
        if page:
            headers = [header for header in page.headers if header[0] not in OF_ONE_FILE]
            send_whole(request, reply, 404, page, headers)
        else:
            send_text(reply, 404, "There is no such page.\n", [])

    def rank(self, accepted: str) -> tuple[str, ...]:
        """Name the encodings a browser wants, remembering what was worked out before."""
        ranking = self.rankings.get(accepted)
        if ranking is None:
            if len(self.rankings) >= MOST_ACCEPT_HEADERS:
                self.rankings.clear()
            ranking = self.rankings[accepted] = rank_encodings(accepted)
        return ranking
