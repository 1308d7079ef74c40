"""What the real server says beside a file: to whom, and with which status."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from test_production import Answered, Running, serving, write_build

from tearsheet.output.manifest import load_manifest, write_manifest
from tearsheet.output.policies import Policies

POLICIES = Policies(
    page="default-src 'self'",
    frame="default-src 'self'; frame-ancestors 'self'",
    editing="default-src 'none'; sandbox",
    worker="default-src 'none'",
    home="leaf.example",
)
PAGE = "/material-ui/react-button/"
SCRIPT = "/assets/Button-4fA9.js"
POLICY = "content-security-policy"
SECURE = "strict-transport-security"
OLD = "/components/buttons/"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    dist = tmp_path_factory.mktemp("site") / "dist"
    write_build(dist)
    write_manifest(dist, replace(load_manifest(dist), policies=POLICIES))
    with serving(dist) as running:
        yield running


def each_kind(server: Running, **headers: str) -> dict[str, Answered]:
    """An answer of every kind there is."""
    etag = server.ask(PAGE).headers["etag"]
    return {
        "a page": server.ask(PAGE, **headers),
        "a file": server.ask(SCRIPT, **headers),
        "only its head": server.ask(PAGE, method="HEAD", **headers),
        "a part": server.ask(PAGE, range="bytes=0-9", **headers),
        "unchanged": server.ask(PAGE, if_none_match=etag, **headers),
        "another version": server.ask(PAGE, if_match='"x"', **headers),
        "moved": server.ask(OLD, **headers),
        "not there": server.ask("/nothing/", **headers),
        "not allowed": server.ask(PAGE, method="POST", **headers),
        "no such part": server.ask(PAGE, range="bytes=9999999-", **headers),
    }


def test_there_is_an_answer_with_every_status(server: Running) -> None:
    statuses = [answered.status for answered in each_kind(server).values()]

    assert statuses == [200, 200, 200, 206, 304, 412, 308, 404, 405, 416]


def test_no_answer_may_be_taken_for_something_else(server: Running) -> None:
    for kind, answered in each_kind(server).items():
        assert answered.headers["x-content-type-options"] == "nosniff", kind
        assert answered.headers["referrer-policy"] == "strict-origin-when-cross-origin", kind


def test_every_answer_has_a_policy(server: Running) -> None:
    policies = {kind: answered.headers[POLICY] for kind, answered in each_kind(server).items()}

    assert policies.pop("a file") == POLICIES.worker
    closed = "default-src 'none'; frame-ancestors 'none'"
    assert policies.pop("moved") == policies.pop("not allowed") == closed
    assert set(policies.values()) == {POLICIES.page}


def test_an_unchanged_page_is_told_of_a_newer_policy(server: Running) -> None:
    page = server.ask(PAGE, accept_encoding="br")

    known = server.ask(PAGE, accept_encoding="br", if_none_match=page.headers["etag"])

    of_the_bytes = {"content-type", "content-encoding", "accept-ranges", "last-modified"}
    described = {*of_the_bytes, "content-length", "date"}
    assert known.status == 304
    assert {name: page.headers[name] for name in page.headers.keys() - described} == {
        name: known.headers[name] for name in known.headers.keys() - {"date"}
    }


def test_nobody_learns_what_the_server_is(server: Running) -> None:
    banners = {answered.headers["server"] for answered in each_kind(server).values()}

    assert banners == {"-"}


@pytest.mark.parametrize("host", ["leaf.example", "LEAF.example:8443", "old.leaf.example"])
def test_on_its_own_host_every_answer_insists_on_https(server: Running, host: str) -> None:
    for kind, answered in each_kind(server, host=host).items():
        assert answered.headers.get(SECURE) == "max-age=31536000", kind


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost:8000", "leaf.example.org", "[::1]"])
def test_no_other_host_is_held_to_https(server: Running, host: str) -> None:
    for kind, answered in each_kind(server, host=host).items():
        assert SECURE not in answered.headers, kind


def test_one_host_is_never_sent_what_was_kept_for_another(server: Running) -> None:
    hosts = ["leaf.example", "127.0.0.1"] * 4

    told = [SECURE in server.ask("/", host=host).headers for host in hosts]

    assert told == [True, False] * 4


def test_a_build_without_policies_is_served_without(tmp_path: Path) -> None:
    write_build(tmp_path)

    with serving(tmp_path) as running:
        page = running.ask(PAGE, host="leaf.example")

    assert page.status == 200
    assert {POLICY, SECURE}.isdisjoint(page.headers)
