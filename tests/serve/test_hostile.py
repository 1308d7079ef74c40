"""Clients that mean no good, and builds that arrive while everybody reads."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from bench.serving.exchanges import exchange_often, put_release, visit_during
from bench.serving.hostile import Outcome, send, send_all, write_requests
from bench.serving.servers import Serving, serve_own

SAMPLE = 400
HOST = b"Host: localhost\r\n"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    dist = tmp_path_factory.mktemp("hostile") / "dist"
    put_release(dist, 1)
    (dist.parent / "secret.html").write_text("root:secret")
    (dist / "link.html").symlink_to(dist.parent / "secret.html")
    manifest = json.loads((dist / ".manifest.json").read_text())
    manifest["files"]["link.html"] = "0"
    (dist / ".manifest.json").write_text(json.dumps(manifest))
    return dist


@pytest.fixture(scope="module")
def serving(site: Path) -> Iterator[Serving]:
    with serve_own(site, 2) as running:
        yield running


def ask(serving: Serving, request: bytes) -> bytes:
    outcome = send(serving.port, request)
    assert outcome.in_time
    return outcome.answer


def ask_until_closed(serving: Serving, request: bytes) -> bytes:
    """Send a request, and take what comes until the server closes the connection."""
    with socket.create_connection(("127.0.0.1", serving.port), timeout=60) as connection:
        connection.sendall(request)
        return b"".join(iter(lambda: connection.recv(4096), b""))


def test_no_malformed_request_hangs_breaks_or_finds_anything(serving: Serving) -> None:
    before = serving.workers

    outcomes = send_all(serving.port, write_requests(SAMPLE, seed=8))

    assert [(it.problem, it.request) for it in outcomes if it.problem] == []
    assert sum(it.answer.startswith(b"HTTP/1.") for it in outcomes) > SAMPLE / 2
    assert serving.workers == before


def test_the_same_seed_writes_the_same_requests() -> None:
    assert list(write_requests(50, seed=1)) == list(write_requests(50, seed=1))
    assert list(write_requests(50, seed=1)) != list(write_requests(50, seed=2))


@pytest.mark.parametrize(
    ("answer", "in_time", "problem"),
    [
        (b"HTTP/1.1 404 Not Found\r\n\r\n", True, ""),
        (b"HTTP/1.1 200 OK\r\n\r\nHTTP/1.1 500 Oh\r\n\r\n", True, "an error of the server"),
        (b"HTTP/1.1 200 OK\r\n\r\nroot:x:0:0", True, "a file that is none of the site's"),
        (b"", False, "nothing came, and the connection stayed open"),
    ],
)
def test_what_a_server_did_wrong_is_noticed(answer: bytes, in_time: bool, problem: str) -> None:
    assert Outcome(request=b"", answer=answer, in_time=in_time).problem == problem


@pytest.mark.parametrize(
    ("lines", "status"),
    [
        (b"Content-Length: 5\r\nContent-Length: 6\r\n", b"400"),
        (b"Transfer-Encoding: chunked, identity\r\n", b"400"),
        (b"X: y\r\n folded\r\n", b"400"),
        (b"X : y\r\n", b"400"),
        (b"Host: second\r\n", b"400"),
        (b"X: " + b"y" * 70_000 + b"\r\n", b"431"),
        (b"".join(b"X-%d: y\r\n" % number for number in range(200)), b"431"),
    ],
)
def test_what_two_servers_might_read_differently_is_refused(
    serving: Serving, lines: bytes, status: bytes
) -> None:
    answer = ask(serving, b"GET / HTTP/1.1\r\n" + HOST + lines + b"\r\n")

    assert answer.startswith(b"HTTP/1.1 " + status)


def test_a_request_hidden_in_the_body_of_another_is_not_answered(serving: Serving) -> None:
    hidden = b"0\r\n\r\nGET /page-1/ HTTP/1.1\r\n" + HOST + b"\r\n"
    lines = b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n"

    answer = ask(serving, b"POST / HTTP/1.1\r\n" + HOST + lines + hidden)

    assert answer.count(b"HTTP/1.1 ") == 1
    assert b"release" not in answer


def test_a_request_without_a_host_is_refused_unless_it_is_older_than_hosts(
    serving: Serving,
) -> None:
    assert ask(serving, b"GET / HTTP/1.1\r\n\r\n").startswith(b"HTTP/1.1 400")
    assert ask(serving, b"GET / HTTP/1.0\r\n\r\n").startswith(b"HTTP/1.0 200")


def test_several_requests_sent_at_once_are_answered_in_their_order(serving: Serving) -> None:
    wanted = [b"/page-1/", b"/nothing/", b"/healthz"]
    requests = [b"GET %s HTTP/1.1\r\n%s" % (path, HOST) for path in wanted]

    answer = ask_until_closed(serving, b"\r\n".join(requests) + b"Connection: close\r\n\r\n")

    assert [part[:4] for part in answer.split(b"HTTP/1.1")[1:]] == [b" 200", b" 404", b" 200"]


def test_a_link_that_leads_out_of_the_site_is_not_followed(serving: Serving) -> None:
    answer = ask(serving, b"GET /link.html HTTP/1.1\r\n" + HOST + b"\r\n")

    assert answer.startswith(b"HTTP/1.1 404")
    assert b"secret" not in answer


def test_a_body_nobody_reads_keeps_nobody_waiting(serving: Serving) -> None:
    lines = b"Content-Length: 1000\r\n\r\n"

    answer = ask_until_closed(serving, b"POST / HTTP/1.1\r\n" + HOST + lines + b"slow")

    assert answer.startswith(b"HTTP/1.1 405")


def test_builds_that_arrive_while_everybody_reads_cost_no_answer(tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    put_release(dist, 0)

    with serve_own(dist, 2) as running:
        seen = visit_during(running, lambda: exchange_often(dist, 12, 0.1))

    assert seen.failures == []
    assert seen.answers > 100
