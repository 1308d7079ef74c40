"""The headers of files, as a table that servers and other hosts are set up from."""

from __future__ import annotations

import pytest

from tearsheet.output.headers import (
    header_rules,
    headers_of,
    headers_without_file,
    is_among,
    is_home,
)
from tearsheet.output.policies import Policies

POLICIES = Policies(
    page="page", frame="frame", editing="editing", worker="worker", home="leaf.example"
)
RULES = header_rules(POLICIES)
SECURE = "strict-transport-security"


@pytest.mark.parametrize(
    ("path", "policy"),
    [
        ("index.html", "page"),
        ("404.html", "page"),
        ("material-ui/react-button/index.html", "page"),
        ("frames/apart/index.html", "frame"),
        ("frames/material-ui/react-drawer/Temporary/index.html", "frame"),
        ("frames/editing/index.html", "editing"),
        ("assets/worker-B9RGDhlu.js", "worker"),
        ("sw.js", "worker"),
        ("assets/leaf-a0eb32b8fdcb.png", None),
        ("material-ui.md", None),
        ("search/start.json", None),
    ],
)
def test_each_kind_of_document_has_its_policy(path: str, policy: str | None) -> None:
    assert headers_of(path, RULES).get("content-security-policy") == policy


def test_edited_demos_speak_to_their_site_alone() -> None:
    said = headers_of("frames/editing/index.html", RULES)

    assert said["connection-allowlist"] == "(response-origin)"
    assert said["x-dns-prefetch-control"] == "off"
    assert "connection-allowlist" not in headers_of("frames/apart/index.html", RULES)


def test_a_picture_that_is_opened_by_itself_runs_nothing() -> None:
    policy = headers_of("assets/harbour-3e71283f1ec1.svg", RULES)["content-security-policy"]

    assert policy.startswith("default-src 'none'")
    assert policy.endswith("sandbox")


def test_without_policies_pages_are_served_as_they_were() -> None:
    said = headers_of("index.html", header_rules(None), at_home=True)

    assert "content-security-policy" not in said
    assert SECURE not in said
    assert said["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path", ["index.html", "frames/editing/index.html", "assets/a-1.js", "x/logo.svg", "a.txt"]
)
def test_no_answer_leaves_its_type_to_be_guessed(path: str) -> None:
    said = headers_of(path, RULES)

    assert said["x-content-type-options"] == "nosniff"
    assert said["referrer-policy"] == "strict-origin-when-cross-origin"
    assert "/" in said["content-type"]


@pytest.mark.parametrize(
    ("path", "open_to"),
    [
        ("assets/Button-4fA9.js", "cross-origin"),
        ("assets/social/0a1b.png", "cross-origin"),
        ("index.html", "same-origin"),
        ("search/start.json", "same-origin"),
        ("icon.svg", "same-origin"),
    ],
)
def test_only_assets_may_be_used_by_documents_of_other_origins(path: str, open_to: str) -> None:
    said = headers_of(path, RULES)

    assert said["cross-origin-resource-policy"] == open_to
    assert said.get("access-control-allow-origin") == ("*" if open_to == "cross-origin" else None)


def test_a_document_is_alone_with_its_window_and_without_the_machine() -> None:
    said = headers_of("index.html", RULES)

    assert said["cross-origin-opener-policy"] == "same-origin"
    denied = said["permissions-policy"].split(", ")
    assert {"camera=()", "geolocation=()", "microphone=()", "payment=()", "usb=()"} <= {*denied}
    assert all(part.endswith("=()") for part in denied)


def test_only_whoever_asks_for_the_own_host_is_held_to_https() -> None:
    told = [headers_of("index.html", RULES, at_home=at_home) for at_home in (True, False)]
    without_file = [headers_without_file(POLICIES, at_home=at_home) for at_home in (True, False)]

    assert [SECURE in said for said in (*told, *without_file)] == [True, False, True, False]


@pytest.mark.parametrize(
    ("host", "at_home"),
    [
        ("leaf.example", True),
        ("Leaf.Example:8443", True),
        ("preview.leaf.example", True),
        ("leaf.example.org", False),
        ("overleaf.example", False),
        ("127.0.0.1:8000", False),
        ("", False),
    ],
)
def test_the_own_host_is_told_from_others(host: str, at_home: bool) -> None:
    assert is_home(host, "leaf.example") is at_home


def test_a_site_without_https_is_nowhere_at_home() -> None:
    assert not is_home("", "")
    assert not is_home("leaf.example", "")


@pytest.mark.parametrize(
    ("path", "files", "is_one"),
    [
        ("a/b/index.html", "*.html", True),
        ("a/b/index.htm", "*.html", False),
        ("assets/a.js", "assets/*", True),
        ("x/assets/a.js", "assets/*", False),
        ("search/names.3f9a.json", "search/*.*.json", True),
        ("search/start.json", "search/*.*.json", False),
        ("a+b.svg", "a+b.svg", True),
        ("aab.svg", "a+b.svg", False),
    ],
)
def test_a_star_is_the_only_sign_in_a_rule(path: str, files: str, is_one: bool) -> None:
    assert is_among(path, files) is is_one


def test_no_header_is_named_twice_in_a_rule_nor_in_capitals() -> None:
    for rule in RULES:
        names = [name for name, _ in rule.headers]

        assert len(names) == len(set(names))
        assert names == [name.lower() for name in names]
