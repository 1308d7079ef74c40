"""The loop of the live server: one message after the other, so that nothing has to be locked."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
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
"""In seconds: how long the author must have stopped saving before the whole site is proven."""

HTML = "text/html; charset=utf-8"
PLAIN = "text/plain; charset=utf-8"


class AuthorServer:
    """Holds the site between two messages."""

    def __init__(self, place: Workplace, licence_key: str | None) -> None:
        self._place = place
        self._licence_key = licence_key
        """What Node was started with: another key takes another process."""
        self._site: LiveSite | None = None
        """The last site there was."""
        self._refused: tuple[Mistake, ...] = ()
        """Why the content folder is no site at the moment, if it is not."""
        self._failed: dict[str, tuple[Mistake, ...]] = {}
        """Why pages of the site cannot be rendered, by their addresses."""
        self._edition = ""
        """Of the reader's sources: empty while they are what the engine's digest was made of."""
        self._unproven = True
        self._search = LiveSearch()

    def run(self, inbox: Inbox) -> None:
        """Take messages until Node has to be started with another licence key.

        Raises:
            NodeEnded: it has ended by itself.
        """
        while not self._site or self._site.context.site.settings.licence_key == self._licence_key:
            # Between messages the pages nobody has asked for are rendered, for the proofs.
            if inbox.empty() and self._render_another():
                continue
            try:
                first = inbox.get(timeout=PAUSE if self._unproven else None)
            except Empty:
                self._tell_mistakes()
                continue
            for message in _join_changes([first, *_waiting(inbox)]):
                self._take(message)

    def open(self, sources: SiteSources) -> None:
        """Show another state of the content folder; the one before stays if this cannot be."""
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
        """Show these mistakes in place of a site."""
        self._refused = mistakes

    def _take(self, message: Message) -> None:
        if isinstance(message, Stopped):
            raise NodeEnded
        if isinstance(message, Ask):
            answer = self._answer(message.path, message.query)
            self._place.link.send({"answer": message.number, **answer})
        elif isinstance(message, ContentChanged):
            self._content_changed(message.paths)
        elif isinstance(message, ContentUncertain):
            self._look_for_changes()
        elif isinstance(message, ReaderChanged):
            self._place = replace(self._place, assets=message.assets)
            self._edition = str(time.time_ns())
            self._reopen()
            self._tell("reload", {})

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
        """Why there is no document at an address that ought to have one."""
        # Files have an ending; what they hold is asked for by documents that are open already.
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
        found = find_answer(path, files, redirects, site.context.site.language_prefixes)
        if isinstance(found, Redirect):
            location = keep_query(found.location, query)
            return {"status": found.status, "headers": {"location": location}, "body": ""}
        if isinstance(found, File):
            return self._page_file(found.path, files[found.path])
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
        if frame_of := _page_of_frame(site, path):
            return self._page_file(f"{name.strip('/')}/index.html", frame_of)
        return {"status": 404, "headers": {"content-type": HTML}, "body": texts[NOT_FOUND]}

    def _page_file(self, path: str, address: str) -> dict[str, Any]:
        rendered = self._render(address)
        if rendered is None and self._reopen():
            # It was moved since the folder was listed, which has been done anew.
            rendered = self._render(address)
        if rendered is None:
            return _mistaken(self._refused or self._failed.get(address, ()))
        if path not in rendered.files:
            return {"status": 404, "headers": {"content-type": PLAIN}, "body": path}
        return _text(path, rendered.files[path].decode())

    def _render(self, address: str) -> RenderedPage | None:
        """Render a page; why that cannot be done is kept until it can."""
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
        """Show the pages that some changes belong to; without one, whoever looks loads again."""
        assert self._site
        # A demo's own code is replaced by Vite; its text in the page is replaced here.
        folders = {f"/{path.partition('/demos/')[0].removesuffix(PAGE_FILE)}" for path in paths}
        addresses = {f"{folder.rstrip('/')}/" for folder in folders} & self._site.pages.keys()
        for address in addresses:
            self._show(address)
        # An unreadable page is no reason to take away the last good one.
        if not addresses and not self._site.loaded.mistakes:
            self._tell("reload", {})

    def _look_for_changes(self) -> None:
        """Find out by the stamps of all files what changed while nobody watched."""
        known = self._site.loaded.memory.files if self._site else {}
        try:
            files = scan_content(self._place.content).files
        except FAILURES:
            # Another look follows when the folder is back.
            self._content_changed(frozenset({"."}))
            return
        before = {path: read.stamp for path, read in known.items()}
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
        self._tell("page", {"address": address, "html": html.decode()})

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
        """Render a page nobody has asked for yet; say whether there was one."""
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

    def _tell_mistakes(self) -> None:
        self._unproven = False
        mistakes = {*self._refused, *(it for failed in self._failed.values() for it in failed)}
        if self._site:
            mistakes |= {*self._site.loaded.mistakes, *self._prove(self._site)}
        ordered = sorted(mistakes, key=lambda mistake: mistake.order)
        self._tell("mistakes", {"mistakes": [_plain(mistake) for mistake in ordered]})

    def _prove(self, site: LiveSite) -> Iterable[Mistake]:
        try:
            return prove(site)
        except FAILURES as failure:
            return mistakes_of(failure, self._place.content)

    def _tell(self, event: str, data: dict[str, Any]) -> None:
        self._place.link.send({"event": event, "data": data})


def _waiting(inbox: Inbox) -> Iterator[Message]:
    """Yield what is in the inbox already."""
    with suppress(Empty):
        while True:
            yield inbox.get_nowait()


def _join_changes(messages: list[Message]) -> list[Message]:
    """Put all changes into one, before what asks for the pages: many saves are read once."""
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
    inside = path.removeprefix("/frames")
    owners = [address for address in site.pages if inside.startswith(address)]
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
    """What Node has to know of everything live in the content."""
    return [entry.describe() for entry in inputs]
