"""The application of one worker: responds to requests from the current release."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tearsheet.errors import MachineError
from tearsheet.model.address import LONGEST_PATH
from tearsheet.output.manifest_parts import LostPart
from tearsheet.output.markdown_negotiation import asks_for_markdown, find_markdown_copy
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

# Browsers send a dozen different ones; the limit bounds memory against invented ones.
MOST_ACCEPT_HEADERS = 256

HEALTH = "/healthz"
NOT_FOUND = "/404.html"

# Headers of the 404 page's file that do not belong in a 404 response.
OF_ONE_FILE = frozenset({"etag", "accept-ranges", "last-modified"})

MOST_TRIES = 5
"""How many new builds may arrive while one request is answered."""

SECONDS_TO_OPEN = 10.0
"""How long an evicted file stays open for responses in progress."""


class Application:
    """Responds to requests from the newest release in a folder."""

    def __init__(self, dist: Path, observers: Sequence[Observer] = ()) -> None:
        self.dist = dist
        self.observation = RequestObservation(observers)
        self._is_observed = bool(observers)
        self.cache = FileCache(load_release(dist))
        self.rankings: dict[str, tuple[str, ...]] = {}
        self._closing: deque[tuple[float, OpenedFile]] = deque()

    def __call__(self, request: Request, reply: Reply) -> None:
        """Respond to one request, and record it for the observers."""
        # Granian creates these anew at every access.
        headers, path = request.headers, request.path
        if not self._is_observed:
            self.answer(request, headers, path, reply)
            return
        begin = time.perf_counter_ns()
        sent = self.answer(request, headers, path, reply)
        self.observation.note((request, headers, path, sent, begin, time.perf_counter_ns()))

    def answer(self, request: Request, headers: RequestHeaders, path: str, reply: Reply) -> Sent:
        """Respond to one request."""
        method, cache, hosts = request.method, self.cache, headers.get_all("host")
        at_home = cache.hosts.is_home(hosts[0]) if len(hosts) == 1 else None
        if at_home is None or len(path) > LONGEST_PATH or method not in READING:
            refusal = find_refusal(method, path, hosts, request.http_version, at_home)
            if refusal:
                defaults = cache.headers_without_file(at_home=bool(at_home))
                merged = {**defaults, **refusal.headers}
                return send_text(method, reply, refusal.status, refusal.text, merged)
            # HTTP/1.0 has no Host header.
            at_home = False
        encodings = self.rank(join_values(headers, "accept-encoding"))
        if asks_for_markdown(join_values(headers, "accept")):
            path = self.find_markdown_address(path)
        # The cache is keyed by request path, so a hit needs no routing.
        copy = cache.find_cached(path, encodings, at_home=at_home)
        if copy:
            return send_copy(method, headers, reply, copy)
        if path == HEALTH:
            return self.send_health(method, reply, at_home=at_home)
        finding = self.find(path, encodings, at_home=at_home)
        if isinstance(finding.answer, File) and finding.copy:
            return send_copy(method, headers, reply, finding.copy)
        return send_other(request, reply, finding)

    def find(self, path: str, encodings: tuple[str, ...], *, at_home: bool) -> FoundFile:
        """Route an address that is not cached, and load its file."""
        for _ in range(MOST_TRIES - 1):
            # Retry if the manifest was replaced while the file was being opened:
            # the file must belong to the manifest it was looked up in.
            self.renew()
            with suppress(LostPart):
                finding = find_in_release(self.cache, path, encodings, at_home=at_home)
                if find_stamp(self.dist) in (None, self.cache.release.stamp):
                    return finding
        self.renew()
        return find_in_release(self.cache, path, encodings, at_home=at_home)

    def find_markdown_address(self, path: str) -> str:
        """The address of the Markdown copy of a page; any other path stays as it is."""
        try:
            copy = find_markdown_copy(path, self.cache.release.manifest.files)
        except LostPart:
            # Another build took the place of this one, and is looked into.
            self.renew()
            copy = find_markdown_copy(path, self.cache.release.manifest.files)
        return f"/{copy}" if copy else path

    def send_health(self, method: str, reply: Reply, *, at_home: bool) -> Sent:
        """Respond to a health check: 503 if there is no release on the disk."""
        headers = self.cache.headers_without_file(at_home=at_home) | {"cache-control": "no-store"}
        if find_stamp(self.dist) is None:
            return send_text(method, reply, 503, "There is no build.\n", headers)
        return send_text(method, reply, 200, "All is well.\n", headers)

    def renew(self) -> None:
        """Switch to a newer release; if it cannot be read, keep serving the old one."""
        if find_stamp(self.dist) in (None, self.cache.release.stamp):
            return
        try:
            newer = FileCache(load_release(self.dist))
        except MachineError:
            return
        older, self.cache = self.cache, newer
        self._close_later(older.drop_all())

    def tidy_up(self) -> None:
        """Close evicted files once no response in progress can still open them."""
        self._close_later(self.cache.take_dropped())
        while self._closing and self._closing[0][0] < time.monotonic():
            self._closing.popleft()[1].close()

    def _close_later(self, files: Iterable[OpenedFile]) -> None:
        deadline = time.monotonic() + SECONDS_TO_OPEN
        self._closing.extend((deadline, file) for file in files)

    def rank(self, accepted: str) -> tuple[str, ...]:
        """Encodings for an Accept-Encoding header, best first; cached by header."""
        ranking = self.rankings.get(accepted)
        if ranking is None:
            if len(self.rankings) >= MOST_ACCEPT_HEADERS:
                self.rankings.clear()
            ranking = self.rankings[accepted] = rank_encodings(accepted)
        return ranking


@dataclass(frozen=True, slots=True)
class RefusedRequest:
    """The response to a request that is rejected before routing."""

    status: int
    text: str
    headers: Mapping[str, str]


READING = ("GET", "HEAD")

ONLY_READING = RefusedRequest(405, "Only GET and HEAD.\n", {"allow": "GET, HEAD"})
TOO_LONG = RefusedRequest(414, "No address here is as long as that.\n", {"connection": "close"})
NO_ONE_HOST = RefusedRequest(400, "A request names one host.\n", {"connection": "close"})


def find_refusal(
    method: str, path: str, hosts: Sequence[str], version: str, at_home: bool | None
) -> RefusedRequest | None:
    """Find the reason to reject a request before routing, if there is one."""
    if at_home is None and (hosts or version != "1"):
        return NO_ONE_HOST
    if method not in READING:
        return ONLY_READING
    return TOO_LONG if len(path) > LONGEST_PATH else None


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundFile:
    """The result of routing an address in one release."""

    answer: Answer
    copy: CachedFile | None
    """The file at the address, or the 404 page."""
    headers: Mapping[str, str]
    """Headers of a response without a file."""


def find_in_release(
    cache: FileCache, path: str, encodings: tuple[str, ...], *, at_home: bool
) -> FoundFile:
    """Route an address in one release, and load its file."""
    manifest = cache.release.manifest
    answer = find_answer(path, manifest.files, manifest.redirects, manifest.languages)
    headers = cache.headers_without_file(at_home=at_home)
    if isinstance(answer, Redirect):
        return FoundFile(answer=answer, copy=None, headers=headers)
    if isinstance(answer, File):
        copy = cache.fetch(path, answer.path, encodings, at_home=at_home)
        if copy:
            return FoundFile(answer=answer, copy=copy, headers=headers)
    page = cache.find_cached(NOT_FOUND, encodings, at_home=at_home)
    if page is None and NOT_FOUND[1:] in manifest.files:
        page = cache.fetch(NOT_FOUND, NOT_FOUND[1:], encodings, at_home=at_home)
    return FoundFile(answer=NotFound(), copy=page, headers=headers)


def send_other(request: Request, reply: Reply, finding: FoundFile) -> Sent:
    """Send a redirect or the 404 page."""
    method, answer = request.method, finding.answer
    if isinstance(answer, Redirect):
        location = keep_query(answer.location, request.query_string)
        return send_redirect(method, reply, answer.status, location, finding.headers)
    if finding.copy:
        headers = [header for header in finding.copy.headers if header[0] not in OF_ONE_FILE]
        return send_whole(method, reply, 404, finding.copy, headers)
    return send_text(method, reply, 404, "There is no such page.\n", finding.headers)
