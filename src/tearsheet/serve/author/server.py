"""The loop of the live server: one message after the other, so that nothing has to be locked."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

from tearsheet.build.answers import content_type
from tearsheet.build.generated import write_generated
from tearsheet.build.generated_pages import add_generated_pages
from tearsheet.build.live_input import LiveInput
from tearsheet.build.not_found import PATH as NOT_FOUND
from tearsheet.build.places import PROJECT
from tearsheet.build.shared_files import TOUCH_ICON, shared_texts
from tearsheet.build.site_parts import live_inputs, lost_view
from tearsheet.build.step_cache import StepCache, steps_folder
from tearsheet.content.demo_files import load_demos
from tearsheet.content.load import load_site
from tearsheet.content.memory import Memory
from tearsheet.content.scan import PAGE_FILE, scan_content
from tearsheet.errors import ContentError, ContentErrors, MachineError, Mistake
from tearsheet.serve.author.link import (
    Ask,
    ContentChanged,
    Inbox,
    NodeLink,
    ReaderChanged,
    Stopped,
)
from tearsheet.serve.author.search import LiveSearch
from tearsheet.serve.author.site import (
    LiveSite,
    Workplace,
    open_site,
    picture_files,
    prove,
    refresh_pages,
    render_live,
    served_files,
    touch_icon,
)
from tearsheet.serve.author.watch import watch_content
from tearsheet.serve.routing import File, Redirect, find_answer, keep_query

PAUSE = 0.15
"""In seconds: how long the author must have stopped saving before the whole site is proven."""

HTML = "text/html; charset=utf-8"


def serve_author(
    content: Path, cache: Path, host: str, port: int, announce: Callable[[str], None]
) -> None:
    """Show the content folder as a site, and every change to it, until interrupted.

    Raises:
        MachineError: the port is taken, or Node is not to be had.
        ContentErrors: there is no site to begin with.
    """
    write_generated()
    inbox: Inbox = SimpleQueue()
    read = load_site(content, scan_content(content), Memory())
    loaded, generated = add_generated_pages(read, StepCache(steps_folder(cache)))
    demos = load_demos(content, read.memory.files)
    inputs, _ = live_inputs(loaded, generated.reference, demos, cache)
    link = NodeLink(inbox)
    stop = threading.Event()
    try:
        answer = link.start(
            {
                "root": str(PROJECT),
                "host": host,
                "port": port,
                "content": str(content.resolve()),
                "demos": _demos(inputs.values()),
                "licenceKey": loaded.site.settings.licence_key,
            }
        )
        place = Workplace(content=content, cache=cache, link=link, assets=answer["assets"])
        server = AuthorServer(place, open_site(place, loaded.memory, 0))
        announce(answer["ready"])
        watch_content(content, inbox, stop)
        server.run(inbox)
    finally:
        stop.set()
        link.close()


class AuthorServer:
    """Holds the site between two messages."""

    def __init__(self, place: Workplace, site: LiveSite) -> None:
        self._place = place
        self._site = site
        self._generation = 0
        self._unread: tuple[Mistake, ...] = ()
        """Why the content folder is no site at the moment, if it is not."""
        self._unproven = False
        self._search = LiveSearch()

    def run(self, inbox: Inbox) -> None:
        """Take messages until Node ends."""
        while True:
            # Between messages the pages nobody has asked for are rendered, for the proofs.
            if inbox.empty() and self._render_another():
                continue
            try:
                message = inbox.get(timeout=PAUSE if self._unproven else None)
            except Empty:
                self._tell_mistakes()
                continue
            if isinstance(message, Stopped):
                raise MachineError("Node has ended.", "Start the command again.")
            self._take(message)

    def _take(self, message: object) -> None:
        if isinstance(message, Ask):
            self._answer(message)
        elif isinstance(message, ContentChanged):
            self._content_changed(message.paths)
        elif isinstance(message, ReaderChanged):
            self._place = replace(self._place, assets=message.assets)
            self._reopen()
            self._tell("reload", {})

    def _answer(self, ask: Ask) -> None:
        try:
            answer = self._find(ask.path, ask.query)
        except (ContentError, ContentErrors) as error:
            answer = {"status": 500, "headers": {"content-type": "text/plain"}, "body": str(error)}
        self._place.link.send({"answer": ask.number, **answer})

    def _find(self, path: str, query: str) -> dict[str, Any]:
        site = self._site
        files = served_files(site)
        redirects = site.plan.redirections.targets
        found = find_answer(path, files, redirects, site.plan.site.language_prefixes)
        if isinstance(found, Redirect):
            location = keep_query(found.location, query)
            return {"status": found.status, "headers": {"location": location}, "body": ""}
        if isinstance(found, File):
            return self._page_file(found.path, files[found.path])
        name = path.lstrip("/")
        if file := self._find_file(name):
            return {"file": str(file), "headers": {"content-type": content_type(name)}}
        texts = dict(shared_texts(site.plan, site.records, lost_view(site.plan)))
        if index := self._search.find(site, name):
            texts[name] = index.decode()
        text_name = f"{name}index.html" if name.endswith("/") else name
        if text_name in texts:
            return _text(text_name, texts[text_name])
        if frame_of := self._page_of_frame(path):
            return self._page_file(f"{name.strip('/')}/index.html", frame_of)
        return {"status": 404, "headers": {"content-type": HTML}, "body": texts[NOT_FOUND]}

    def _find_file(self, name: str) -> Path | None:
        return touch_icon(self._site) if name == TOUCH_ICON else picture_files(self._site).get(name)

    def _page_of_frame(self, path: str) -> str | None:
        if not path.startswith("/frames/"):
            return None
        inside = path.removeprefix("/frames")
        owners = [address for address in self._site.pages if inside.startswith(address)]
        return max(owners, key=len, default=None)

    def _page_file(self, path: str, address: str) -> dict[str, Any]:
        page = self._site.pages[address]
        self._site, rendered = render_live(self._site, page)
        if path not in rendered.files:
            return {"status": 404, "headers": {"content-type": "text/plain"}, "body": path}
        return _text(path, rendered.files[path].decode())

    def _content_changed(self, paths: frozenset[str]) -> None:
        only_pages = all(path.rpartition("/")[2] == PAGE_FILE for path in paths)
        refreshed = refresh_pages(self._site, paths) if only_pages and not self._unread else None
        if refreshed:
            self._site = refreshed
            for path in paths:
                self._show(f"/{path.removesuffix(PAGE_FILE)}")
        elif self._reopen():
            # A demo's own code is replaced by Vite; its text in the page is replaced here.
            folders = {f"/{path.partition('/demos/')[0].removesuffix(PAGE_FILE)}" for path in paths}
            addresses = {f"{folder.rstrip('/')}/" for folder in folders} & self._site.pages.keys()
            for address in addresses:
                self._show(address)
            # An unreadable page is no reason to take away the last good one.
            if not addresses and not self._site.loaded.mistakes:
                self._tell("reload", {})
        self._unproven = True

    def _show(self, address: str) -> None:
        page = self._site.pages.get(address)
        if page is None:
            return
        try:
            self._site, rendered = render_live(self._site, page)
        except ContentError as error:
            self._unread = (error.mistake,)
            return
        html = next(data for path, data in rendered.files.items() if path.endswith("index.html"))
        self._tell("page", {"address": address, "html": html.decode()})

    def _reopen(self) -> bool:
        self._generation += 1
        before = self._site
        try:
            self._site = open_site(self._place, before.loaded.memory, self._generation)
        except ContentErrors as error:
            self._unread = error.mistakes
            return False
        self._unread = ()
        if self._site.inputs != before.inputs:
            self._place.link.send({"demos": _demos(self._site.inputs.values())})
        return True

    def _render_another(self) -> bool:
        site = self._site
        page = next(
            (page for page in site.plan.site.pages if page.address not in site.records), None
        )
        if page is None:
            return False
        try:
            self._site, _ = render_live(site, page)
        except ContentError as error:
            self._unread = (*self._unread, error.mistake)
            return False
        self._unproven = True
        return True

    def _tell_mistakes(self) -> None:
        self._unproven = False
        mistakes = [*self._unread, *self._site.loaded.mistakes, *prove(self._site)]
        ordered = sorted(set(mistakes), key=lambda mistake: mistake.order)
        self._tell("mistakes", {"mistakes": [_plain(mistake) for mistake in ordered]})

    def _tell(self, event: str, data: dict[str, Any]) -> None:
        self._place.link.send({"event": event, "data": data})


def _text(path: str, body: str) -> dict[str, Any]:
    return {"status": 200, "headers": {"content-type": content_type(path)}, "body": body}


def _plain(mistake: Mistake) -> dict[str, Any]:
    where = mistake.where
    return {
        "file": str(where.file),
        "line": where.line,
        "problem": mistake.problem,
        "remedy": mistake.remedy,
    }


def _demos(inputs: Iterable[LiveInput]) -> list[dict[str, str]]:
    return [{"id": entry.id, "file": str(entry.file), "library": entry.library} for entry in inputs]
