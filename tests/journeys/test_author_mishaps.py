"""An author who makes every mistake there is: the live server shows each, and goes on."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import struct
import time
from dataclasses import dataclass
from pathlib import Path

import pytest
from browsing import PROJECT, alone
from live_server import LiveServer, is_running, live_server, stop, until

from small_site import SITES, SmallSite, copy_site

# Two live servers would work on one cache of Vite.
pytestmark = pytest.mark.xdist_group("author")

FOLDER = "base-ui/react-switch"
ADDRESS = f"/{FOLDER}/"
PAGE = f"{FOLDER}/page.md"
DEMO = f"{FOLDER}/demos/CountedSwitch.tsx"
ADDRESSES = ("/", "/base-ui/", ADDRESS, f"/{FOLDER}.md", f"/frames{ADDRESS}CountedSwitch/system/")
PICTURE = (SITES / "leaflet/guides/leaves.svg").read_text()

STALLED = 31.0
"""In seconds: longer than Node was once waited for."""


@dataclass(frozen=True)
class Author:
    """Somebody who writes, whoever looks at the pages meanwhile."""

    site: SmallSite
    server: LiveServer

    def read(self, path: str) -> str:
        return (self.site.content / path).read_text(encoding="utf-8")

    def save(self, path: str, text: str | bytes) -> None:
        self.site.write(path, text)

    def put_in_place(self, path: str, text: str) -> None:
        """Save as some editors do: a second file is given the name of the first."""
        draft = self.site.write(f"{path}.swp~", text)
        draft.rename(self.site.content / path)

    def break_and_mend(self, path: str, broken: str | bytes, address: str, *words: str) -> None:
        """Save a file broken, read of it where the page was, and save it as it was."""
        whole = (self.site.content / path).read_bytes()
        self.save(path, broken)
        self.server.wait_for(address, 500, path, *words)
        self.save(path, whole)
        self.server.wait_for(address, 200)

    def module(self, styling: str = "system") -> str:
        """Where the browser loads the demo from."""
        return f"/@id/virtual:demo/{FOLDER}/CountedSwitch/{styling}"

    def source(self, path: str) -> str:
        """Where the browser loads a file of the demo from."""
        return f"/@fs{self.site.content / path}"


def test_nothing_an_author_does_ends_the_live_server(tmp_path: Path) -> None:
    site, late = copy_site("workbench", tmp_path / "day"), copy_site("workbench", tmp_path / "late")
    with (
        alone(PROJECT / ".tearsheet/journeys"),
        live_server(site.content, "--cache", site.cache) as server,
        live_server(late.content, "--cache", late.cache, "--reader-cache", late.cache) as slow,
    ):
        since = stall_at_start(slow, late)
        until(lambda: server.address is not None, server.__str__)
        author = Author(site, server)
        add_picture(author)
        before = read_all(server)

        rename_pictures_while_they_are_asked_for(author)
        break_settings(author)
        break_texts(author)
        break_the_demo(author)
        rename_the_demo(author)
        turn_the_demo_into_stylings(author)
        save_fifty_times(author)
        save_as_editors_do(author)
        break_the_files_of_the_site(author)
        take_pages_away(author)
        check_out_another_branch(author)
        link_in_circles(author)
        ask_for_what_there_is_not(author)
        leave_without_a_word(author)
        lose_node(author)

        assert read_all(server) == before
        assert server.process.poll() is None
        node = server.node
        assert interrupt_in_the_middle(author) == 130
        go_on_when_node_does(slow, late, since)
        assert slow.interrupt() == 130
    assert node
    assert not is_running(node)
    assert "Traceback" not in server.terminal + slow.terminal
    assert "    at " not in server.terminal


def read_all(server: LiveServer) -> dict[str, str]:
    return {address: server.wait_for(address, 200) for address in ADDRESSES}


def add_picture(author: Author) -> None:
    author.save(f"{FOLDER}/leaf.svg", PICTURE)
    author.save(PAGE, author.read(PAGE) + "\n![A leaf](./leaf.svg)\n")
    author.server.wait_for(ADDRESS, 200, "/assets/leaf-")


def rename_pictures_while_they_are_asked_for(author: Author) -> None:
    text, folder = author.read(PAGE), author.site.content / FOLDER
    picture = author.server.wait_for(ADDRESS, 200).split('src="/assets/leaf-')[1].split('"')[0]
    with author.server.asked_for(ADDRESS, f"/assets/leaf-{picture}", "/nowhere.svg") as statuses:
        for number in range(40):
            there, away = ("leaf", "moved") if number % 2 == 0 else ("moved", "leaf")
            (folder / f"{there}.svg").rename(folder / f"{away}.svg")
            author.put_in_place(PAGE, text.replace("leaf.svg", f"{away}.svg"))
    author.server.wait_for(ADDRESS, 200, f"/assets/leaf-{picture}")
    author.server.wait_for(f"/assets/leaf-{picture}", 200)
    assert statuses <= {200, 404}


def break_settings(author: Author) -> None:
    text = author.read(PAGE)
    author.save(PAGE, text.replace("title: Switch", "title: [Switch"))
    shown = author.server.wait_for(ADDRESS, 500)
    assert f"{PAGE}:" in shown
    assert "This is not YAML" in shown
    assert "Mind the indentation" in shown
    # Without a script it is looked for again as well.
    assert '<noscript><meta http-equiv="refresh"' in shown
    assert author.server.get("/").status == 200
    author.save(PAGE, text.replace("title: Switch", "color: red\ntitle: Switch"))
    author.server.wait_for(ADDRESS, 200)
    author.save(PAGE, text.replace("title: Switch", ""))
    author.server.wait_for(ADDRESS, 500, f"{PAGE}:", "&quot;title&quot; is missing", "title: …")
    author.save(PAGE, text)
    author.server.wait_for(ADDRESS, 200, "<h1")


def break_texts(author: Author) -> None:
    text = author.read(PAGE)
    for broken in (b"\x00\x01\xfe\xff" * 999, f"{text}\xff".encode("latin-1"), text * 40_000):
        author.break_and_mend(PAGE, broken, ADDRESS)
    author.save(PAGE, f"{text}\n:: demo Nowhere\n\n:::: warning\n\n![x](y.png) [z](/none/#a)\n")
    author.server.wait_for(ADDRESS, 200, "/none/#a")
    author.save(PAGE, text)


def break_the_demo(author: Author) -> None:
    code, server = author.read(DEMO), author.server
    server.wait_for(author.module(), 200)
    server.wait_for(author.source(DEMO), 200, "Switched")
    for broken in (
        "export default function CountedSwitch( {",
        f"import Lost from './Lost';\nconsole.log(Lost);\n{code}",
        f"import lost from 'no-such-package';\nconsole.log(lost);\n{code}",
        b"\x00\xff\xfe",
    ):
        author.save(DEMO, broken)
        server.wait_for(author.source(DEMO), 500)
        assert server.get(ADDRESS).status == 200
        author.save(DEMO, code)
        server.wait_for(author.source(DEMO), 200, "Switched")
    author.save(DEMO, "export default function CountedSwitch() {\n  throw new Error('boom');\n}\n")
    server.wait_for(author.source(DEMO), 200, "boom")
    server.wait_for(ADDRESS, 200, "boom")
    author.save(DEMO, "")
    author.save(DEMO, code)
    server.wait_for(author.source(DEMO), 200, "Switched")


def rename_the_demo(author: Author) -> None:
    folder, text = author.site.content / FOLDER / "demos", author.read(PAGE)
    with author.server.asked_for(ADDRESS, author.module()):
        (folder / "CountedSwitch.tsx").rename(folder / "TalliedSwitch.tsx")
        author.save(PAGE, text.replace("CountedSwitch", "TalliedSwitch"))
        author.server.wait_for(ADDRESS, 200, "TalliedSwitch/system")
        author.server.wait_for(author.module().replace("Counted", "Tallied"), 200)
    (folder / "TalliedSwitch.tsx").rename(folder / "CountedSwitch.tsx")
    author.save(PAGE, text)
    author.server.wait_for(ADDRESS, 200, "CountedSwitch/system")


def turn_the_demo_into_stylings(author: Author) -> None:
    code, single = author.read(DEMO), author.site.content / DEMO
    folder = single.with_suffix("")
    single.unlink()
    for styling in ("system", "css"):
        author.save(f"{FOLDER}/demos/CountedSwitch/{styling}/index.tsx", code)
        author.server.wait_for(ADDRESS, 200, f"CountedSwitch/{styling}")
        author.server.wait_for(author.module(styling), 200)
    shutil.rmtree(folder)
    author.save(DEMO, code)
    author.server.wait_for(author.module(), 200, "demos/CountedSwitch.tsx")


def save_fifty_times(author: Author) -> None:
    text = author.read(PAGE)
    for number in range(50):
        author.save(PAGE, f"{text}\nSaved {number} times.\n")
    author.server.wait_for(ADDRESS, 200, "Saved 49 times.")
    author.save(PAGE, text)


def save_as_editors_do(author: Author) -> None:
    text = author.read(PAGE)
    author.put_in_place(PAGE, f"{text}\nPut in place.\n")
    author.server.wait_for(ADDRESS, 200, "Put in place.")
    # Some empty the file first, and have not written it yet when it is read.
    author.save(PAGE, "")
    author.server.wait_for(ADDRESS, 500, f"{PAGE}:1")
    author.save(PAGE, text)
    author.server.wait_for(ADDRESS, 200)


def break_the_files_of_the_site(author: Author) -> None:
    author.break_and_mend("site.yaml", "name: [", "/", "site.yaml:", "This is not YAML")
    author.break_and_mend("site.yaml", "", ADDRESS, "The file is empty")
    for path in ("base-ui/product.yaml", "navigation.yaml", "base-ui/navigation.yaml"):
        whole = author.read(path)
        with author.server.asked_for(ADDRESS, "/"):
            for broken in ("- [", "", "- pathname: /\n- pathname: /\n", "packages: {a: b}"):
                author.save(path, broken)
                assert author.server.get(ADDRESS).status == 200
        author.save(path, whole)


def take_pages_away(author: Author) -> None:
    folder, workers = author.site.content / FOLDER, author.site.folder / "elsewhere"
    with author.server.asked_for(*ADDRESSES, author.module()):
        folder.rename(workers)
        author.server.wait_for(ADDRESS, 404)
        workers.rename(folder)
        author.server.wait_for(ADDRESS, 200)
        text = author.read(PAGE)
        (folder / "page.md").unlink()
        author.server.wait_for(ADDRESS, 404)
        author.save(PAGE, text)
        author.server.wait_for(ADDRESS, 200)


def check_out_another_branch(author: Author) -> None:
    content, other = author.site.content, author.site.folder / "other"
    shutil.copytree(content, other)
    (other / "new").mkdir()
    (other / "new/page.md").write_text("---\ntitle: New\ndescription: New.\n---\n\n# New\n")
    away = author.site.folder / "away"
    with author.server.asked_for(*ADDRESSES):
        # First the folder itself becomes another, then all that is in it, file by file.
        content.rename(away)
        author.server.wait_for(ADDRESS, 500, "There is no content folder")
        other.rename(content)
        author.server.wait_for("/new/", 200)
        shutil.rmtree(content)
        shutil.copytree(away, content)
        author.server.wait_for("/new/", 404)
        author.server.wait_for(ADDRESS, 200)
    # The folder that lies there now is the one that is watched.
    text = author.read(PAGE)
    author.save(PAGE, f"{text}\nOn the other branch.\n")
    author.server.wait_for(ADDRESS, 200, "On the other branch.")
    author.save(PAGE, text)


def link_in_circles(author: Author) -> None:
    folder, text = author.site.content / FOLDER, author.read(PAGE)
    (folder / "around").symlink_to("..")
    (folder / "itself.svg").symlink_to("itself.svg")
    (folder / "page.md").unlink()
    (folder / "page.md").symlink_to("page.md")
    author.server.wait_for(ADDRESS, 500, PAGE, "cannot be opened")
    for name in ("around", "itself.svg", "page.md"):
        (folder / name).unlink()
    author.save(PAGE, text)
    author.server.wait_for(ADDRESS, 200)


def ask_for_what_there_is_not(author: Author) -> None:
    strange = (
        "/%00",
        "/..%2f..%2fetc",
        f"/{'x' * 9000}",
        "/frames/",
        "/a%20b",
        "/%ff/",
    )
    for path in strange:
        assert 400 <= author.server.get(path).status < 500, path
    assert author.server.get("//").status == 308


def leave_without_a_word(author: Author) -> None:
    assert author.server.address
    host, _, port = author.server.address.partition(":")
    upgrade = (
        f"GET / HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Protocol: vite-ping\r\n\r\n"
    )
    for words in (upgrade, f"GET {ADDRESS} HTTP/1.1\r\nHost: {host}\r\n\r\n", "GET /") * 4:
        with socket.create_connection((host, int(port))) as caller:
            caller.sendall(words.encode())
            # Closed at once, with a reset: what is on its way is for nobody.
            caller.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    assert author.server.get(ADDRESS).status == 200


def lose_node(author: Author) -> None:
    first, address = author.server.node, author.server.address
    assert first
    os.kill(first, signal.SIGKILL)
    until(lambda: author.server.node not in (None, first), author.server.__str__)
    author.server.wait_for(ADDRESS, 200)
    assert author.server.address == address
    assert "Node has ended; it is started again." in author.server.terminal


def interrupt_in_the_middle(author: Author) -> int:
    with author.server.asked_for(*ADDRESSES):
        author.save("site.yaml", "name: [")
        author.save(PAGE, author.read(PAGE) * 2)
        return author.server.interrupt()


def stall_at_start(slow: LiveServer, late: SmallSite) -> float:
    """Begin with a broken site, on a machine that has no time for Node."""
    late.write("site.yaml", "name: [")
    until(lambda: slow.node is not None, slow.__str__)
    assert slow.node
    stop(slow.node)
    return time.monotonic()


def go_on_when_node_does(slow: LiveServer, late: SmallSite, since: float) -> None:
    until(lambda: time.monotonic() - since > STALLED, slow.__str__)
    assert slow.process.poll() is None, slow
    assert slow.node
    assert "Node has not answered" in slow.terminal
    os.kill(slow.node, signal.SIGCONT)
    until(lambda: slow.address is not None, slow.__str__)
    slow.wait_for(ADDRESS, 500, "site.yaml:")
    shutil.copyfile(SITES / "workbench/site.yaml", late.content / "site.yaml")
    slow.wait_for(ADDRESS, 200)
