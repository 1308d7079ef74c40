"""The real server on a real port, with a small site."""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from threading import Thread
from urllib.request import urlopen

import pytest
import zstandard

from tearsheet.errors import MachineError
from tearsheet.serve.listening import find_free_address
from tearsheet.serve.production import Watching, serve_site
from tearsheet.serve.release import load_release

PROGRAM = """
import sys
from pathlib import Path
from tearsheet.serve.production import serve_site
serve_site(Path(sys.argv[1]), "127.0.0.1", 0, 2, lambda address: print(address, flush=True))
"""

PROGRAM_WITH_ONE_WORKER = PROGRAM.replace("0, 2, lambda", "0, 1, lambda")

# The first worker is still loading when the second one already answers.
PROGRAM_WITH_A_SLOW_WORKER = (
    """
import multiprocessing, time
from tearsheet.serve import worker
loaded = multiprocessing.Semaphore(1)
def load(dist, notes):
    if loaded.acquire(block=False):
        time.sleep(60)
    return load.real(dist, notes)
load.real, worker.Application = worker.Application, load
"""
    + PROGRAM
)

# Both workers are told to stop when they have loaded, but do not answer yet.
PROGRAM_WITH_WORKERS_ABOUT_TO_ANSWER = (
    """
import time
from tearsheet.serve import worker
def answer_in_batches():
    print("about to answer", flush=True)
    time.sleep(1)
worker.answer_in_batches = answer_in_batches
"""
    + PROGRAM
)

PROGRAM_WITH_WORKERS_THAT_CANNOT_LOAD = (
    """
from tearsheet.serve import worker
def load(dist, observers):
    raise OSError("the disk is gone")
worker.Application = load
"""
    + PROGRAM_WITH_ONE_WORKER
)

PROGRAM_WITH_LITTLE_PATIENCE = (
    """
from tearsheet.serve import listening
listening.MILLISECONDS_TO_TAKE = 500
"""
    + PROGRAM_WITH_ONE_WORKER
)

PROGRAM_THAT_IS_WATCHED = """
import sys
from pathlib import Path
from tearsheet.serve.access_log import AccessLog
from tearsheet.serve.log_form import LogForm
from tearsheet.serve.production import Watching, serve_site
from bench.server import find_free_port
dist = Path(sys.argv[1])
port = find_free_port()
(dist.parent / "metrics-port").write_text(str(port))
watching = Watching(
    log=AccessLog(LogForm.COMBINED, dist.parent / "log", ()), metrics_address=("127.0.0.1", port)
)
announce = lambda address: print(address, flush=True)
serve_site(dist, "127.0.0.1", 0, 2, announce, watching)
"""

PROGRAM_WITH_ITS_LOG_ON_A_PIPE = """
import sys
from pathlib import Path
from tearsheet.serve.access_log import AccessLog
from tearsheet.serve.log_form import LogForm
from tearsheet.serve.production import Watching, serve_site
watching = Watching(log=AccessLog(LogForm.JSON, None, ()))
announce = lambda address: print(address, flush=True)
serve_site(Path(sys.argv[1]), "127.0.0.1", 0, 1, announce, watching)
"""

# The server never looks inside a compressed copy, so a mark will do for brotli.
SMALLEST = b"smallest:"
HOME = b"<h1>Home</h1>"
BUTTON = b"<h1>Button</h1>" * 100
FILM = bytes(range(256)) * 4096
DAY = "Sun, 06 Nov 1994 08:49:37 GMT"
DAY_IN_SECONDS = 784111777
REDIRECTS = {"/components/buttons/": "/material-ui/react-button/"}


@dataclass(frozen=True)
class Answered:
    status: int
    headers: dict[str, str]
    body: bytes


@dataclass(frozen=True)
class Running:
    process: subprocess.Popen[str]
    port: int
    dist: Path

    def ask(self, target: str, method: str = "GET", **headers: str) -> Answered:
        lines = (f"{name.replace('_', '-')}: {value}" for name, value in headers.items())
        return self.ask_with_lines(target, *lines, method=method)

    def ask_with_lines(self, target: str, *lines: str, method: str = "GET") -> Answered:
        """Send header lines as they are written, also several of one name."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=60)
        named = any(line.lower().startswith("host:") for line in lines)
        connection.putrequest(method, target, skip_host=named, skip_accept_encoding=True)
        for line in lines:
            name, _, value = line.partition(": ")
            connection.putheader(name, value)
        connection.endheaders()
        response = connection.getresponse()
        found = {name.lower(): value for name, value in response.getheaders()}
        answered = Answered(response.status, found, response.read())
        connection.close()
        return answered

    def stop(self, how: signal.Signals) -> tuple[int, str, str]:
        # As a terminal does it: the signal reaches the whole family of processes.
        os.killpg(self.process.pid, how)
        output, errors = self.process.communicate(timeout=60)
        return self.process.returncode, output, errors


def write_build(dist: Path, *, home: bytes = HOME) -> None:
    files = {
        "index.html": home,
        "404.html": b"<h1>Nothing here</h1>",
        "material-ui/react-button/index.html": BUTTON,
        "material-ui/react-button.md": b"# Button",
        "blog/atom.xml": b"<feed/>",
        "assets/Button-4fA9.js": b"export {}",
        "film.mp4": FILM,
    }
    hashes = {}
    for name, content in files.items():
        path = dist / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        os.utime(path, (DAY_IN_SECONDS, DAY_IN_SECONDS))
        if name != "film.mp4":
            Path(f"{path}.br").write_bytes(SMALLEST + content)
            Path(f"{path}.gz").write_bytes(gzip.compress(content))
        hashes[name] = f"{hash(content):x}"
    manifest = {"files": hashes, "redirects": REDIRECTS}
    (dist / ".manifest.json").write_text(json.dumps(manifest))


def wait_for(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def read_metrics(running: Running) -> str:
    port = (running.dist.parent / "metrics-port").read_text()
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
        return str(answer.read().decode())


def find_workers(running: Running) -> list[int]:
    told = re.findall(r'worker_memory_bytes{process="(\d+)"}', read_metrics(running))
    return [int(process) for process in told]


def start(dist: Path, program: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-W", "error", "-c", program, str(dist)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


@contextmanager
def serving(dist: Path, program: str = PROGRAM) -> Iterator[Running]:
    process = start(dist, program)
    assert process.stdout
    address = process.stdout.readline().strip()
    assert address.startswith("http://127.0.0.1:"), process.communicate(timeout=60)
    try:
        yield Running(process, int(address.rpartition(":")[2]), dist)
    finally:
        if process.poll() is None:
            process.terminate()
            process.communicate(timeout=60)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    dist = tmp_path_factory.mktemp("site") / "dist"
    write_build(dist)
    with serving(dist) as running:
        yield running


def test_a_page_is_served_whole_with_what_a_browser_should_know(server: Running) -> None:
    answered = server.ask("/material-ui/react-button/")

    assert (answered.status, answered.body) == (200, BUTTON)
    assert answered.headers["content-type"] == "text/html; charset=utf-8"
    assert answered.headers["cache-control"] == "max-age=0, must-revalidate"
    assert answered.headers["content-length"] == str(len(BUTTON))
    assert answered.headers["vary"] == "accept-encoding"
    assert answered.headers["x-content-type-options"] == "nosniff"
    assert answered.headers["referrer-policy"] == "strict-origin-when-cross-origin"
    assert "granian" not in str(answered.headers)


@pytest.mark.parametrize(
    ("path", "media_type"),
    [
        ("/material-ui/react-button.md", "text/markdown; charset=utf-8"),
        ("/blog/atom.xml", "application/atom+xml; charset=utf-8"),
        ("/assets/Button-4fA9.js", "text/javascript; charset=utf-8"),
        ("/film.mp4", "video/mp4"),
    ],
)
def test_a_file_says_what_it_is(server: Running, path: str, media_type: str) -> None:
    assert server.ask(path).headers["content-type"] == media_type


def test_a_hashed_file_is_kept_for_good(server: Running) -> None:
    kept = server.ask("/assets/Button-4fA9.js").headers["cache-control"]

    assert kept == "max-age=31536000, immutable"


def test_a_hashed_file_may_be_loaded_by_documents_without_an_origin(server: Running) -> None:
    script = server.ask("/assets/Button-4fA9.js", accept_encoding="br")
    known = server.ask("/assets/Button-4fA9.js", if_none_match=script.headers["etag"])
    page = server.ask("/")

    assert script.headers["access-control-allow-origin"] == "*"
    assert known.headers["access-control-allow-origin"] == "*"
    assert "access-control-allow-origin" not in page.headers


@pytest.mark.parametrize("purpose", ["prefetch", "prefetch;prerender"])
def test_a_page_fetched_ahead_is_kept_until_it_is_visited(server: Running, purpose: str) -> None:
    page = server.ask("/", sec_purpose=purpose)
    known = server.ask("/", sec_purpose=purpose, if_none_match=page.headers["etag"])
    script = server.ask("/assets/Button-4fA9.js", sec_purpose=purpose)

    assert page.headers["cache-control"] == "private, max-age=30"
    assert known.headers["cache-control"] == "private, max-age=30"
    assert script.headers["cache-control"] == "max-age=31536000, immutable"


def test_the_browser_gets_the_encoding_it_prefers(server: Running) -> None:
    small = server.ask("/", accept_encoding="gzip, br")
    older = server.ask("/", accept_encoding="gzip;q=1, br;q=0.1")
    plain = server.ask("/", accept_encoding="br;q=0, gzip;q=0")

    assert small.headers["content-encoding"] == "br"
    assert small.body == SMALLEST + HOME
    assert older.headers["content-encoding"] == "gzip"
    assert gzip.decompress(older.body) == HOME
    assert "content-encoding" not in plain.headers
    assert plain.body == HOME
    assert len({answered.headers["etag"] for answered in (small, older, plain)}) == 3


def test_an_unchanged_page_is_not_sent_again(server: Running) -> None:
    first = server.ask("/", accept_encoding="br")

    again = server.ask("/", accept_encoding="br", if_none_match=first.headers["etag"])
    other = server.ask("/", accept_encoding="gzip", if_none_match=first.headers["etag"])

    assert (again.status, again.body) == (304, b"")
    for name in ("etag", "vary", "cache-control"):
        assert again.headers[name] == first.headers[name]
    assert other.status == 200


@pytest.mark.parametrize(
    ("lines", "encoding"),
    [
        (["Accept-Encoding: gzip", "Accept-Encoding: br"], "br"),
        (["Accept-Encoding: deflate", "Accept-Encoding: gzip;q=0.5"], "gzip"),
        (["Accept-Encoding: gzip, br", "Accept-Encoding: br;q=0"], "gzip"),
    ],
)
def test_all_lines_that_name_encodings_count(
    server: Running, lines: list[str], encoding: str
) -> None:
    assert server.ask_with_lines("/", *lines).headers["content-encoding"] == encoding


def test_all_lines_that_name_versions_count(server: Running) -> None:
    etag = server.ask("/").headers["etag"]

    known = server.ask_with_lines("/", 'If-None-Match: "x"', f"If-None-Match: {etag}")
    same = server.ask_with_lines("/", 'If-Match: "x"', f"If-Match: {etag}")

    assert (known.status, same.status) == (304, 200)


def test_a_request_for_another_version_is_refused(server: Running) -> None:
    refused = server.ask("/", if_match='"x"')
    weak = server.ask("/", if_match=f"W/{server.ask('/').headers['etag']}")
    older = server.ask("/film.mp4", if_unmodified_since="Sat, 05 Nov 1994 08:49:37 GMT")
    any_version = server.ask("/", if_match="*")
    nothing = server.ask("/nothing/", if_match="*")

    assert (refused.status, refused.body) == (412, b"Another version is here.\n")
    assert refused.headers["content-type"] == "text/plain; charset=utf-8"
    assert [weak.status, older.status] == [412, 412]
    assert [any_version.status, nothing.status] == [200, 404]


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_a_file_has_a_date_by_which_it_is_known(server: Running, method: str) -> None:
    first = server.ask("/film.mp4", method=method)
    again = server.ask("/film.mp4", method=method, if_modified_since=DAY)
    tag_first = server.ask("/film.mp4", method=method, if_modified_since=DAY, if_none_match='"x"')

    assert first.headers["last-modified"] == DAY
    assert (again.status, again.body) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert tag_first.status == 200


def test_a_date_lets_go_on_only_where_all_are_sent_the_same_bytes(server: Running) -> None:
    film = server.ask("/film.mp4", range="bytes=0-9", if_range=DAY)
    page = server.ask("/", range="bytes=0-3", if_range=DAY)

    assert (film.status, film.body) == (206, FILM[:10])
    assert (page.status, page.body) == (200, HOME)


@pytest.mark.parametrize(
    "host", ["", "a b", "a/b", "user@a.example", "a.example:port", "[::1", "a%zz", "a?b"]
)
def test_a_host_that_none_is_spelled_like_is_refused(server: Running, host: str) -> None:
    refused = server.ask_with_lines("/", f"Host: {host}")

    assert refused.status == 400


@pytest.mark.parametrize("path", ["/", "/film.mp4", "/nothing/", "/material-ui/react-button"])
def test_head_says_what_get_would_say_without_the_body(server: Running, path: str) -> None:
    whole = server.ask(path)
    head = server.ask(path, method="HEAD")

    assert head.body == b""
    assert head.status == whole.status
    whole.headers.pop("date")
    head.headers.pop("date")
    assert head.headers == whole.headers


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get"])
def test_only_reading_is_allowed(server: Running, method: str) -> None:
    answered = server.ask("/", method=method)

    assert answered.status == 405
    assert answered.headers["allow"] == "GET, HEAD"


def test_a_large_file_is_sent_whole_and_in_parts(server: Running) -> None:
    whole = server.ask("/film.mp4")
    part = server.ask("/film.mp4", range="bytes=1000-1999")
    beyond = server.ask("/film.mp4", range=f"bytes={len(FILM)}-")
    changed = server.ask("/film.mp4", range="bytes=0-9", if_range='"older"')

    assert whole.body == FILM
    assert whole.headers["accept-ranges"] == "bytes"
    assert (part.status, part.body) == (206, FILM[1000:2000])
    assert part.headers["content-range"] == f"bytes 1000-1999/{len(FILM)}"
    assert beyond.status == 416
    assert beyond.headers["content-range"] == f"bytes */{len(FILM)}"
    assert (changed.status, changed.body) == (200, FILM)


def test_a_small_file_is_sent_in_parts_too(server: Running) -> None:
    part = server.ask("/", range="bytes=-5")

    assert (part.status, part.body) == (206, HOME[-5:])


@pytest.mark.parametrize(
    ("target", "location"),
    [
        ("/material-ui/react-button?tab=1", "/material-ui/react-button/?tab=1"),
        ("/en/Material-UI/React-Button", "/material-ui/react-button/"),
        ("/components/buttons?a=b", "/material-ui/react-button/?a=b"),
        ("//material-ui/react-button/", "/material-ui/react-button/"),
        ("/material-ui//react-button//?a=b", "/material-ui/react-button/?a=b"),
    ],
)
def test_a_visitor_is_sent_on_with_the_query(server: Running, target: str, location: str) -> None:
    answered = server.ask(target)

    assert (answered.status, answered.headers["location"]) == (308, location)


@pytest.mark.parametrize(
    "target",
    [
        "/nothing/",
        "/fr/material-ui/react-button/",
        "/.manifest.json",
        "/%2emanifest.json",
        "/../.manifest.json",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fetc%2fpasswd",
        "/%252e%252e/etc/passwd",
        "/..%5c..%5cetc",
        "/material-ui/react-button/%00",
        "/material-ui/react-button/%zz",
        "/%ff%fe/",
        "/%c0%ae%c0%ae/",
        "//evil.example/",
        "/material-ui/react-button./",
        "/material-ui/./react-button/",
        "/index.html.br",
        "/" + "a" * 2000,
        "*",
    ],
)
def test_what_does_not_exist_gets_the_page_that_says_so(server: Running, target: str) -> None:
    answered = server.ask(target)

    assert (answered.status, answered.body) == (404, b"<h1>Nothing here</h1>")
    assert answered.headers["content-type"] == "text/html; charset=utf-8"
    assert "etag" not in answered.headers


def test_a_new_build_is_served_within_moments(tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    write_build(dist)
    write_build(tmp_path / "next", home=b"<h1>Newer</h1>")

    with serving(dist) as running:
        assert running.ask("/").body == HOME
        dist.rename(tmp_path / "previous")
        (tmp_path / "next").rename(dist)
        shutil.rmtree(tmp_path / "previous")
        deadline = time.monotonic() + 3
        while running.ask("/").body != b"<h1>Newer</h1>":
            assert time.monotonic() < deadline
            time.sleep(0.05)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_the_server_stops_without_a_word(tmp_path: Path, how: signal.Signals) -> None:
    write_build(tmp_path)

    with serving(tmp_path) as running:
        assert running.stop(how) == (0, "", "")


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_worker_that_is_still_loading_stops_at_once(tmp_path: Path, how: signal.Signals) -> None:
    write_build(tmp_path)

    with serving(tmp_path, PROGRAM_WITH_A_SLOW_WORKER) as running:
        assert running.stop(how) == (0, "", "")


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_worker_that_is_about_to_answer_stops_when_it_is_told(
    tmp_path: Path, how: signal.Signals
) -> None:
    write_build(tmp_path)

    with start(tmp_path, PROGRAM_WITH_WORKERS_ABOUT_TO_ANSWER) as process:
        assert process.stdout
        assert process.stdout.readline() == "about to answer\n"
        os.killpg(process.pid, how)
        _, errors = process.communicate(timeout=60)

    assert (process.returncode, errors) == (0, "")


def test_a_worker_asked_for_its_health_has_a_build_to_answer_from(tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    write_build(dist)

    with serving(dist) as running:
        well, head = running.ask("/healthz"), running.ask("/healthz", method="HEAD")
        (dist / ".manifest.json").unlink()
        ill = running.ask("/healthz")

    assert (well.status, well.body) == (200, b"All is well.\n")
    assert well.headers["cache-control"] == "no-store"
    assert (head.status, head.body) == (200, b"")
    assert ill.status == 503


def test_what_no_address_is_as_long_as_is_refused_as_too_long(server: Running) -> None:
    refused = server.ask("/" + "a" * 6000)

    assert refused.status == 414
    assert refused.headers["connection"] == "close"


def test_the_zstandard_copy_nobody_wrote_is_made(server: Running) -> None:
    made = server.ask("/material-ui/react-button/", accept_encoding="zstd;q=1, gzip;q=0.5")

    assert made.headers["content-encoding"] == "zstd"
    assert zstandard.ZstdDecompressor().decompress(made.body) == BUTTON


def test_requests_are_written_down_and_counted(tmp_path: Path) -> None:
    write_build(tmp_path / "dist")
    log, moved = tmp_path / "log", tmp_path / "log.1"

    with serving(tmp_path / "dist", PROGRAM_THAT_IS_WATCHED) as running:
        for _ in range(20):
            running.ask("/material-ui/react-button/")
        running.ask("/nothing/")
        wait_for(lambda: log.read_text().count("\n") == 21)
        log.rename(moved)
        running.process.send_signal(signal.SIGHUP)
        wait_for(log.exists)
        running.ask("/after/")
        wait_for(lambda: "/after/" in log.read_text())
        told = read_metrics(running)

    assert '"GET /nothing/ HTTP/1.1" 404 ' in moved.read_text()
    assert 'tearsheet_requests_total{kind="document",status="2xx"} 20.0\n' in told
    assert 'tearsheet_requests_total{kind="document",status="4xx"} 2.0\n' in told
    assert "tearsheet_workers 2.0\n" in told


def test_what_was_asked_before_the_end_is_written_down(tmp_path: Path) -> None:
    write_build(tmp_path / "dist")

    with serving(tmp_path / "dist", PROGRAM_THAT_IS_WATCHED) as running:
        running.ask("/last/")
        running.stop(signal.SIGTERM)

    assert "/last/" in (tmp_path / "log").read_text()


def test_every_request_that_was_answered_before_the_end_is_written_down(tmp_path: Path) -> None:
    write_build(tmp_path / "dist")
    answered: list[int] = []

    with serving(tmp_path / "dist", PROGRAM_THAT_IS_WATCHED) as running:
        visitors = [Thread(target=ask_until_refused, args=(running, answered)) for _ in range(4)]
        for visitor in visitors:
            visitor.start()
        time.sleep(1.0)
        running.process.terminate()
        for visitor in visitors:
            visitor.join()
        running.process.communicate(timeout=20)

    lines = (tmp_path / "log").read_text().splitlines()
    assert len(answered) > 100
    assert len(lines) == len(answered)


def test_a_log_that_nobody_reads_keeps_no_visitor_waiting(tmp_path: Path) -> None:
    write_build(tmp_path)

    with serving(tmp_path, PROGRAM_WITH_ITS_LOG_ON_A_PIPE) as running:
        # More lines than the pipe holds, which has 64 KB.
        answered = {running.ask(f"/{number:0900}/").status for number in range(120)}
        time.sleep(0.6)
        afterwards = running.ask("/").status

    assert (answered, afterwards) == ({404}, 200)


def ask_until_refused(running: Running, answered: list[int]) -> None:
    with suppress(OSError, HTTPException):
        while True:
            answered.append(running.ask("/").status)


def test_a_worker_that_dies_is_replaced_and_the_other_answers_meanwhile(tmp_path: Path) -> None:
    write_build(tmp_path / "dist")

    with serving(tmp_path / "dist", PROGRAM_THAT_IS_WATCHED) as running:
        wait_for(lambda: "tearsheet_workers 2.0\n" in read_metrics(running))
        before = find_workers(running)
        os.kill(before[0], signal.SIGKILL)
        wait_for(lambda: not Path(f"/proc/{before[0]}").exists())
        answered = {running.ask("/").status for _ in range(40)}
        wait_for(lambda: "tearsheet_workers 2.0\n" in read_metrics(running))
        after = find_workers(running)
        _, _, errors = running.stop(signal.SIGTERM)

    assert answered == {200}
    assert before[0] not in after
    assert re.fullmatch(r"\[ERROR\] Unexpected exit from worker-\d\n", errors)


def test_an_answer_that_was_begun_is_finished(tmp_path: Path) -> None:
    write_build(tmp_path)

    with serving(tmp_path) as running:
        connection = HTTPConnection("127.0.0.1", running.port, timeout=60)
        connection.request("GET", "/film.mp4")
        answer = connection.getresponse()
        beginning = answer.read(1000)
        running.process.terminate()
        time.sleep(0.3)
        rest = answer.read()
        connection.close()
        running.process.communicate(timeout=60)

    assert beginning + rest == FILM


def read_to_the_end(connection: socket.socket) -> None:
    while connection.recv(4096):
        pass


def test_a_visitor_who_takes_nothing_is_disconnected(tmp_path: Path) -> None:
    write_build(tmp_path)

    with serving(tmp_path, PROGRAM_WITH_LITTLE_PATIENCE) as running, socket.socket() as stalled:
        # The worker looks around before it answers for the first time.
        running.ask("/")
        stalled.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        stalled.settimeout(10)
        stalled.connect(("127.0.0.1", running.port))
        stalled.sendall(b"GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n")
        time.sleep(2.5)

        with pytest.raises(ConnectionResetError):
            read_to_the_end(stalled)


def test_workers_that_end_as_soon_as_they_begin_end_the_server(tmp_path: Path) -> None:
    write_build(tmp_path)

    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM_WITH_WORKERS_THAT_CANNOT_LOAD, str(tmp_path)],
        check=False,
        capture_output=True,
        text=True,
        timeout=30,
    )

    assert (ended.returncode, ended.stdout) == (1, "")
    assert "the disk is gone" in ended.stderr
    assert "The workers of the server end as soon as they begin." in ended.stderr


def test_a_port_for_numbers_that_is_taken_is_named(tmp_path: Path) -> None:
    write_build(tmp_path)

    with socket.create_server(("127.0.0.1", 0)) as taken:
        watching = Watching(metrics_address=taken.getsockname()[:2])
        with pytest.raises(MachineError, match="Address already in use"):
            serve_site(tmp_path, "127.0.0.1", 0, 1, print, watching)


def test_a_port_in_use_is_named_with_a_way_out() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(MachineError, match=f"port {port}: Address already in use") as refused:
            find_free_address("127.0.0.1", port)

    assert f"--port {port + 1}" in refused.value.remedy


def test_a_second_server_does_not_share_the_port_of_the_first(server: Running) -> None:
    with pytest.raises(MachineError, match="Address already in use"):
        find_free_address("127.0.0.1", server.port)


@pytest.mark.parametrize(
    ("host", "port", "problem"),
    [
        ("no such host", 8000, 'There is no host "no such host"'),
        ("127.0.0.1", 70000, "There is no port 70000"),
        ("127.0.0.1", -1, "There is no port -1"),
        ("192.0.2.1", 8000, "Cannot listen on 192.0.2.1, port 8000"),
    ],
)
def test_an_address_that_cannot_be_is_refused(host: str, port: int, problem: str) -> None:
    with pytest.raises(MachineError, match=problem):
        find_free_address(host, port)


@pytest.mark.parametrize(
    ("manifest", "problem"),
    [
        (None, "holds no finished build"),
        ("{", "cannot be read"),
        ('{"files": []}', "cannot be read"),
        ('{"files": {}}', "cannot be read"),
    ],
)
def test_a_folder_without_a_finished_build_is_refused(
    tmp_path: Path, manifest: str | None, problem: str
) -> None:
    if manifest is not None:
        (tmp_path / ".manifest.json").write_text(manifest)

    with pytest.raises(MachineError, match=problem) as refused:
        load_release(tmp_path)

    assert "tearsheet build" in refused.value.remedy


def test_a_missing_folder_is_refused_before_anything_starts(tmp_path: Path) -> None:
    with pytest.raises(MachineError, match="There is no folder"):
        serve_site(tmp_path / "dist", "127.0.0.1", 0, 1, print)
