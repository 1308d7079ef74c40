"""The event loop of the development server: handles messages one by one, without locks."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import chain
from pathlib import Path
from queue import Empty
from typing import Any

from tearsheet.bundle.live_input import LiveInput
from tearsheet.content.memory import Memory
from tearsheet.content.scan import PAGE_FILE, scan_content
from tearsheet.dev.failures import FAILURES, mistakes_of
from tearsheet.dev.link import (
    Ask,
    ContentChanged,
    ContentUncertain,
    Inbox,
    Message,
    NodeEnded,
    ReaderChanged,
    Stopped,
)
from tearsheet.dev.mistake_document import render_mistake_document
from tearsheet.dev.search import LiveSearch
from tearsheet.dev.site import (
    LiveSite,
    Workplace,
    drawn_icon,
    open_site,
    picture_files,
    prove,
    read_live_sources,
    refresh_pages,
    render_live,
    served_files,
)
from tearsheet.errors import Mistake
from tearsheet.model.page import Page
from tearsheet.output.headers import content_type
from tearsheet.page.not_found import PATH as NOT_FOUND
from tearsheet.page.render import RenderedPage
from tearsheet.pipeline.assembly import SiteSources, lost_view
from tearsheet.pipeline.licenses import PATH as LICENSES
from tearsheet.pipeline.licenses import render_licenses
from tearsheet.pipeline.shared_files import DRAWN_ICONS, shared_texts
from tearsheet.serve.routing import File, Redirect, find_answer, keep_query

PAUSE = 0.15
"""Debounce in seconds between the last save and the check of the whole site."""

HTML = "text/html; charset=utf-8"
PLAIN = "text/plain; charset=utf-8"


class AuthorServer:
    """Holds the current site, and handles messages."""

    def __init__(self, place: Workplace, license_key: str | None) -> None:
        self._place = place
        self._license_key = license_key
        """The key Node was started with: a new key needs a restart."""
        self._site: LiveSite | None = None
        """The last valid site."""
        self._refused: tuple[Mistake, ...] = ()
        """Why the content folder is currently no valid site."""
        self._failed: dict[str, tuple[Mistake, ...]] = {}
        """Why pages cannot be rendered, by address."""
        self._edition = ""
        """Cache key of edited reader sources; empty while they match the engine's digest."""
        self._unproven = True
        self._search = LiveSearch()

    def run(self, inbox: Inbox) -> None:
        """Handle messages until Node has to be restarted with another license key.

        Raises:
            NodeEnded: it has exited by itself.
        """
        while not self._site or self._site.context.site.settings.license_key == self._license_key:
            # Idle time is used to render pages not requested yet, for the checks of the site.
            if inbox.empty() and self._render_another():
                continue
            try:
                first = inbox.get(timeout=PAUSE if self._unproven else None)
            except Empty:
                self._send_mistakes()
                continue
            for message in _merge_changes([first, *_queued(inbox)]):
                self._handle(message)

    def open(self, sources: SiteSources) -> None:
        """Show a new state of the content folder; keep the previous one if it is invalid."""
        before = self._site.inputs if self._site else {}
        try:
            self._site = open_site(self._place, sources, self._edition)
        except FAILURES as failure:
            self.refuse(mistakes_of(failure, self._place.content))
            return
        self._refused, self._failed = (), {}
        if self._site.inputs != before:
            self._place.link.send({"demos": describe_demos(self._site.inputs.values())})

    def refuse(self, mistakes: tuple[Mistake, ...]) -> None:
        """Show these mistakes instead of the site."""
        self._refused = mistakes

    def _handle(self, message: Message) -> None:
        if isinstance(message, Stopped):
            raise NodeEnded
        if isinstance(message, Ask):
            answer = self._answer(message.path, message.query)
            self._place.link.send({"answer": message.number, **answer})
        elif isinstance(message, ContentChanged):
            self._content_changed(message.paths)
        elif isinstance(message, ContentUncertain):
            self._rescan()
        elif isinstance(message, ReaderChanged):
            self._place = replace(self._place, assets=message.assets)
            self._edition = str(time.time_ns())
            self._reopen()
            self._send("reload", {})

    def _answer(self, path: str, query: str) -> dict[str, Any]:
        if mistakes := self._mistakes_at(path):
            return _mistaken(mistakes)
        if self._site is None:
            return {"status": 404, "headers": {"content-type": PLAIN}, "body": path}
        try:
            return self._find(self._site, path, query)
        except FAILURES as failure:
            return _mistaken(mistakes_of(failure, self._place.content))

    def _mistakes_at(self, path: str) -> tuple[Mistake, ...]:
        """The mistakes to show instead of the page at an address."""
        # Paths with a suffix are files requested by documents that are open already.
        if "." in path.rpartition("/")[2]:
            return ()
        if self._refused or self._site is None:
            return self._refused
        address = f"{path.rstrip('/')}/"
        if address in self._site.pages:
            return ()
        file = self._place.content / address.strip("/") / PAGE_FILE
        return tuple(it for it in self._site.loaded.mistakes if it.where.file == file)

    def _find(self, site: LiveSite, path: str, query: str) -> dict[str, Any]:
        files = served_files(site)
        redirects = site.context.redirections.targets
        route = find_answer(path, files, redirects, site.context.site.language_prefixes)
        if isinstance(route, Redirect):
            location = keep_query(route.location, query)
            return {"status": route.status, "headers": {"location": location}, "body": ""}
        if isinstance(route, File):
            return self._page_file(route.path, files[route.path])
        name = path.lstrip("/")
        if file := _find_file(site, name):
            return {"file": str(file), "headers": {"content-type": content_type(name)}}
        texts = dict(shared_texts(site.context, site.records, lost_view(site.context)))
        if index := self._search.find(site, name):
            texts[name] = index.decode()
        if name == LICENSES:
            texts[name] = render_licenses()
        text_name = f"{name}index.html" if name.endswith("/") else name
        if text_name in texts:
            return _text(text_name, texts[text_name])
        if owner := _page_of_frame(site, path):
            return self._page_file(f"{name.strip('/')}/index.html", owner)
        return {"status": 404, "headers": {"content-type": HTML}, "body": texts[NOT_FOUND]}

    def _page_file(self, path: str, address: str) -> dict[str, Any]:
        rendered = self._render(address)
        if rendered is None and self._reopen():
            # The page was moved since the folder was scanned; it has been rescanned.
            rendered = self._render(address)
        if rendered is None:
            return _mistaken(self._refused or self._failed.get(address, ()))
        if path not in rendered.files:
            return {"status": 404, "headers": {"content-type": PLAIN}, "body": path}
        return _text(path, rendered.files[path].decode())

    def _render(self, address: str) -> RenderedPage | None:
        """Render a page; if it fails, its mistakes are kept until it succeeds."""
        page = self._site.pages.get(address) if self._site else None
        if self._site is None or page is None:
            return None
        try:
            self._site, rendered = render_live(self._site, page)
        except FAILURES as failure:
            self._failed[address] = mistakes_of(failure, page.source)
            return None
        self._failed.pop(address, None)
        return rendered

    def _content_changed(self, paths: frozenset[str]) -> None:
        self._unproven = True
        only_pages = all(path.rpartition("/")[2] == PAGE_FILE for path in paths)
        if self._site and only_pages and not self._refused:
            refreshed = refresh_pages(self._site, paths)
            if refreshed:
                self._site = refreshed
                for path in paths:
                    self._show(f"/{path.removesuffix(PAGE_FILE)}")
                return
        if self._reopen():
            self._show_changed(paths)

    def _show_changed(self, paths: Iterable[str]) -> None:
        """Update the pages that changed files belong to; without any, reload all open pages."""
        assert self._site
        # Vite hot-reloads a demo's code; the displayed source in the page is updated here.
        folders = {f"/{path.partition('/demos/')[0].removesuffix(PAGE_FILE)}" for path in paths}
        addresses = {f"{folder.rstrip('/')}/" for folder in folders} & self._site.pages.keys()
        for address in addresses:
            self._show(address)
        # An invalid page does not replace the last valid one.
        if not addresses and not self._site.loaded.mistakes:
            self._send("reload", {})

    def _rescan(self) -> None:
        """Detect changes by the stamps of all files, after a time without watching."""
        previous = self._site.loaded.memory.files if self._site else {}
        try:
            files = scan_content(self._place.content).files
        except FAILURES:
            # Checked again when the folder is back.
            self._content_changed(frozenset({"."}))
            return
        before = {path: read.stamp for path, read in previous.items()}
        changed = {
            path for path in files.keys() | before.keys() if files.get(path) != before.get(path)
        }
        if changed or self._refused:
            self._content_changed(frozenset(changed or {"."}))

    def _show(self, address: str) -> None:
        rendered = self._render(address)
        if rendered is None:
            return
        html = next(data for path, data in rendered.files.items() if path.endswith("index.html"))
        self._send("page", {"address": address, "html": html.decode()})

    def _reopen(self) -> bool:
        memory = self._site.loaded.memory if self._site else Memory()
        try:
            sources = read_live_sources(self._place.content, self._place.cache, memory)
        except FAILURES as failure:
            self.refuse(mistakes_of(failure, self._place.content))
            return False
        self.open(sources)
        return not self._refused

    def _render_another(self) -> bool:
        """Render a page that was not requested yet; returns whether there was one."""
        page = self._next_page()
        if page is None or self._refused:
            return False
        self._render(page.address)
        self._unproven = True
        return True

    def _next_page(self) -> Page | None:
        site = self._site
        if site is None:
            return None
        pages = (page for page in site.context.site.pages if page.address not in self._failed)
        return next((page for page in pages if page.address not in site.records), None)

    def _send_mistakes(self) -> None:
        self._unproven = False
        mistakes = {*self._refused, *chain.from_iterable(self._failed.values())}
        if self._site:
            mistakes |= {*self._site.loaded.mistakes, *self._prove(self._site)}
        ordered = sorted(mistakes, key=lambda mistake: mistake.order)
        self._send("mistakes", {"mistakes": [_plain(mistake) for mistake in ordered]})

    def _prove(self, site: LiveSite) -> Iterable[Mistake]:
        try:
            return prove(site)
        except FAILURES as failure:
            return mistakes_of(failure, self._place.content)

    def _send(self, event: str, data: dict[str, Any]) -> None:
        self._place.link.send({"event": event, "data": data})


def _queued(inbox: Inbox) -> Iterator[Message]:
    """Yield the messages that are in the inbox."""
    with suppress(Empty):
        while True:
            yield inbox.get_nowait()


def _merge_changes(messages: list[Message]) -> list[Message]:
    """Merge all changes into one message before requests, so that content is reread once."""
    changes = [message for message in messages if isinstance(message, ContentChanged)]
    if not changes:
        return messages
    paths = frozenset(path for change in changes for path in change.paths)
    others = (message for message in messages if not isinstance(message, ContentChanged))
    return [ContentChanged(paths), *others]


def _find_file(site: LiveSite, name: str) -> Path | None:
    return drawn_icon(site, name) if name in DRAWN_ICONS else picture_files(site).get(name)


def _page_of_frame(site: LiveSite, path: str) -> str | None:
    if not path.startswith("/frames/"):
        return None
    page_path = path.removeprefix("/frames")
    owners = [address for address in site.pages if page_path.startswith(address)]
    return max(owners, key=len, default=None)


def _text(path: str, body: str) -> dict[str, Any]:
    return {"status": 200, "headers": {"content-type": content_type(path)}, "body": body}


def _mistaken(mistakes: tuple[Mistake, ...]) -> dict[str, Any]:
    body = render_mistake_document(mistakes)
    return {"status": 500, "headers": {"content-type": HTML}, "body": body}


def _plain(mistake: Mistake) -> dict[str, Any]:
    where = mistake.where
    return {
        "file": str(where.file),
        "line": where.line,
        "problem": mistake.problem,
        "remedy": mistake.remedy,
    }


def describe_demos(inputs: Iterable[LiveInput]) -> list[dict[str, str | bool]]:
    """The description of all live parts for Node."""
    return [entry.describe() for entry in inputs]
