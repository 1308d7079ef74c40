"""What one worker does with a request: an answer from the release it holds."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tearsheet.errors import MachineError
from tearsheet.model.address import LONGEST_PATH
from tearsheet.serve.file_cache import CachedFile, FileCache
from tearsheet.serve.granian_types import Reply, Request, RequestHeaders, join_values
from tearsheet.serve.negotiation import rank_encodings
from tearsheet.serve.observation import Observer, RequestObservation
from tearsheet.serve.opened_file import OpenedFile
from tearsheet.serve.release import find_stamp, load_release
from tearsheet.serve.routing import (
    Answer,
    File,
    NotFound,
    Redirect,
    find_answer,
    keep_query,
)
from tearsheet.serve.sending import Sent, send_copy, send_redirect, send_text, send_whole

# Browsers send a dozen different ones; whoever invents more does not fill the memory.
MOST_ACCEPT_HEADERS = 256

HEALTH = "/healthz"
NOT_FOUND = "/404.html"

# What an address without a file must not claim to have.
OF_ONE_FILE = frozenset({"etag", "accept-ranges", "last-modified"})

MOST_TRIES = 5
"""How often a build may arrive while one request is answered."""

SECONDS_TO_OPEN = 10.0
"""How long a file stays open for the answers that were begun before it was taken away."""


class Application:
    """Answers requests from the newest release in a folder."""

    def __init__(self, dist: Path, observers: Sequence[Observer] = ()) -> None:
        self.dist = dist
        self.observation = RequestObservation(observers)
        self._is_observed = bool(observers)
        self.cache = FileCache(load_release(dist))
        self.rankings: dict[str, tuple[str, ...]] = {}
        # Two threads go to the disk: the one that answers, and the one that looks around.
        self._at_the_disk = threading.RLock()
        self._closing: deque[tuple[float, OpenedFile]] = deque()

    def __call__(self, request: Request, reply: Reply) -> None:
        """Answer one request, and note that."""
        # Each of these is written anew by Granian for every look at it.
        headers, path = request.headers, request.path
        if not self._is_observed:
            self.answer(request, headers, path, reply)
            return
        begin = time.perf_counter_ns()
        sent = self.answer(request, headers, path, reply)
        self.observation.note((request, headers, path, sent, begin, time.perf_counter_ns()))

    def answer(self, request: Request, headers: RequestHeaders, path: str, reply: Reply) -> Sent:
        """Answer one request."""
        method, cache, hosts = request.method, self.cache, headers.get_all("host")
        at_home = cache.hosts.is_home(hosts[0]) if len(hosts) == 1 else None
        if at_home is None or len(path) > LONGEST_PATH or method not in READING:
            refusal = find_refusal(method, path, hosts, request.http_version, at_home)
            if refusal:
                said = {**cache.headers_without_file(at_home=bool(at_home)), **refusal.said}
                return send_text(method, reply, refusal.status, refusal.text, said)
            # HTTP/1.0 knows no hosts.
            at_home = False
        encodings = self.rank(join_values(headers, "accept-encoding"))
        # The cache holds only what was found before, so nearly all requests need no routing.
        copy = cache.find_cached(path, encodings, at_home=at_home)
        if copy:
            return send_copy(method, headers, reply, copy)
        if path == HEALTH:
            return self.tell_health(method, reply, at_home=at_home)
        finding = self.find(path, encodings, at_home=at_home)
        if isinstance(finding.answer, File) and finding.copy:
            return send_copy(method, headers, reply, finding.copy)
        return send_other(request, reply, finding)

    def find(self, path: str, encodings: tuple[str, ...], *, at_home: bool) -> FoundFile:
        """Find what stands at an address nobody asked for lately."""
        with self._at_the_disk:
            for _ in range(MOST_TRIES):
                # Nothing is read on the word of a manifest that was replaced meanwhile,
                # neither before the file was opened nor while that was done.
                self.renew()
                cache = self.cache
                finding = find_on_shelf(cache, path, encodings, at_home=at_home)
                if find_stamp(self.dist) in (None, cache.release.stamp):
                    break
        return finding

    def tell_health(self, method: str, reply: Reply, *, at_home: bool) -> Sent:
        """Say whether there is a release to answer from, which only a look at the disk tells."""
        said = self.cache.headers_without_file(at_home=at_home) | {"cache-control": "no-store"}
        if find_stamp(self.dist) is None:
            return send_text(method, reply, 503, "There is no build.\n", said)
        return send_text(method, reply, 200, "All is well.\n", said)

    def renew(self) -> None:
        """Change over to a newer release; one that cannot be read leaves the old one in service."""
        with self._at_the_disk:
            if find_stamp(self.dist) in (None, self.cache.release.stamp):
                return
            try:
                newer = FileCache(load_release(self.dist))
            except MachineError:
                return
            older, self.cache = self.cache, newer
            self._close_later(older.drop_all())

    def tidy_up(self) -> None:
        """Close the files that were taken away and that no answer can be about to open."""
        with self._at_the_disk:
            self._close_later(self.cache.take_dropped())
        while self._closing and self._closing[0][0] < time.monotonic():
            self._closing.popleft()[1].close()

    def _close_later(self, files: Iterable[OpenedFile]) -> None:
        deadline = time.monotonic() + SECONDS_TO_OPEN
        self._closing.extend((deadline, file) for file in files)

    def rank(self, accepted: str) -> tuple[str, ...]:
        """Name the encodings a browser wants, remembering what was worked out before."""
        ranking = self.rankings.get(accepted)
        if ranking is None:
            if len(self.rankings) >= MOST_ACCEPT_HEADERS:
                self.rankings.clear()
            ranking = self.rankings[accepted] = rank_encodings(accepted)
        return ranking


@dataclass(frozen=True, slots=True)
class RefusedRequest:
    """What is not answered at all, wherever it leads."""

    status: int
    text: str
    said: Mapping[str, str]


READING = ("GET", "HEAD")

ONLY_READING = RefusedRequest(405, "Only GET and HEAD.\n", {"allow": "GET, HEAD"})
TOO_LONG = RefusedRequest(414, "No address here is as long as that.\n", {"connection": "close"})
NO_ONE_HOST = RefusedRequest(400, "A request names one host.\n", {"connection": "close"})


def find_refusal(
    method: str, path: str, hosts: Sequence[str], version: str, at_home: bool | None
) -> RefusedRequest | None:
    """Find out why a request is not even looked at, if it is not."""
    if at_home is None and (hosts or version != "1"):
        return NO_ONE_HOST
    if method not in READING:
        return ONLY_READING
    return TOO_LONG if len(path) > LONGEST_PATH else None


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundFile:
    """What stands at an address, in the release that was asked."""

    answer: Answer
    copy: CachedFile | None
    """The file of the address, or the page that says there is none."""
    said: Mapping[str, str]
    """What goes with an answer without a file."""


def find_on_shelf(
    cache: FileCache, path: str, encodings: tuple[str, ...], *, at_home: bool
) -> FoundFile:
    """Find what stands at an address in one release, and fetch its file."""
    manifest = cache.release.manifest
    answer = find_answer(path, manifest.files, manifest.redirects, manifest.languages)
    said = cache.headers_without_file(at_home=at_home)
    if isinstance(answer, Redirect):
        return FoundFile(answer=answer, copy=None, said=said)
    if isinstance(answer, File):
        copy = cache.fetch(path, answer.path, encodings, at_home=at_home)
        if copy:
            return FoundFile(answer=answer, copy=copy, said=said)
    page = cache.find_cached(NOT_FOUND, encodings, at_home=at_home)
    if page is None and NOT_FOUND[1:] in manifest.files:
        page = cache.fetch(NOT_FOUND, NOT_FOUND[1:], encodings, at_home=at_home)
    return FoundFile(answer=NotFound(), copy=page, said=said)


def send_other(request: Request, reply: Reply, finding: FoundFile) -> Sent:
    """Send the visitor on, or the page that says there is nothing."""
    method, answer = request.method, finding.answer
    if isinstance(answer, Redirect):
        location = keep_query(answer.location, request.query_string)
        return send_redirect(method, reply, answer.status, location, finding.said)
    if finding.copy:
        headers = [header for header in finding.copy.headers if header[0] not in OF_ONE_FILE]
        return send_whole(method, reply, 404, finding.copy, headers)
    return send_text(method, reply, 404, "There is no such page.\n", finding.said)
