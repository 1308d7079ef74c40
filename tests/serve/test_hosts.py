"""Which hosts a request may name, and which of them is the site's own."""

from __future__ import annotations

import pytest

from tearsheet.serve.hosts import MOST_HOSTS, Hosts

pytestmark = pytest.mark.long


@pytest.mark.parametrize("host", ["leaf.example", "LEAF.example:8443", "old.leaf.example"])
def test_the_sites_own_host_is_recognized(host: str) -> None:
    assert Hosts("leaf.example").is_home(host) is True


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1:80", "localhost", "[::1]", "[2001:db8::1]:8080", "other.example:", "a%20b", "x_y"],
)
def test_another_host_is_none_of_the_sites_own(host: str) -> None:
    assert Hosts("leaf.example").is_home(host) is False
    assert Hosts("").is_home(host) is False


@pytest.mark.parametrize(
    "host",
    [
        "",
        "a b",
        "a/b",
        "a?b",
        "a#b",
        "user@leaf.example",
        "a,b\\c",
        "leaf.example:port",
        "leaf.example:80:80",
        "[::1",
        "::1",
        "[g]",
        "a%zz",
        "<script>",
        '"',
        "leaf.example\n",
    ],
)
def test_what_no_host_is_spelled_like_is_none(host: str) -> None:
    assert Hosts("leaf.example").is_home(host) is None


def test_whoever_invents_hosts_does_not_fill_the_memory() -> None:
    hosts = Hosts("leaf.example")

    for number in range(3 * MOST_HOSTS):
        hosts.is_home(f"{number}.example")
        hosts.is_home("x" * 10_000)

    assert len(hosts._results) <= MOST_HOSTS
