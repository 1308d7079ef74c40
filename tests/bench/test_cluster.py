"""The network that a cluster is measured in, and what is concluded from it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from bench.cluster.accounts import read_account
from bench.cluster.costs import Cost, Line, Model, find_model, find_pay_off
from bench.cluster.network import Host, open_network
from bench.cluster.shares import open_share
from bench.cluster.site import count_differences

ANSWER = """\
import socket, sys
with socket.create_server((sys.argv[1], 8786)) as server:
    print("ready", flush=True)
    server.accept()[0].sendall(b"answer")
"""
ASK = """\
import socket, sys
print(socket.create_connection((sys.argv[1], 8786), 5).recv(100).decode())
"""


def test_more_workers_shorten_only_what_they_do() -> None:
    small = Cost(pages=1000, alone=3.0, here=0.5, there=12.0)
    large = Cost(pages=5000, alone=7.0, here=2.5, there=52.0)

    model = find_model(small, large, workers=4)

    assert model.seconds(1000, 1, 4) == pytest.approx(3.0 + 0.5 + 0.5 + 10.0 / 4)
    assert model.seconds(10_000, 2, 100) == pytest.approx(12.0 + 2.5 + 0.5 + 1.0)


def model(alone: Line, here: float, there: float) -> Model:
    shared = (Line(fixed=0.0, each=each) for each in (here, there))
    return Model(alone=alone, here=next(shared), there=next(shared), workers=1)


def test_a_cluster_pays_where_its_workers_make_up_for_its_start() -> None:
    plain = model(Line(fixed=1.0, each=0.001), here=0.008, there=0.0)
    cluster = model(Line(fixed=2.0, each=0.001), here=0.0, there=0.008)

    # On two cores 4 ms a page, on four workers 2 ms: one second is made up for by 500 pages.
    assert find_pay_off(plain, cluster, here=2, there=4) == pytest.approx(500, abs=100)
    assert find_pay_off(plain, cluster, here=4, there=4) is None


def test_files_are_compared_whichever_site_has_them() -> None:
    assert count_differences({"a": "1", "b": "2"}, {"a": "1", "b": "2"}) == 0
    assert count_differences({"a": "1", "b": "2"}, {"a": "3", "c": "4"}) == 3


def test_a_command_tells_what_it_took(tmp_path: Path) -> None:
    noted = tmp_path / "account.json"
    words = (sys.executable, "-m", "bench.cluster.accounts", str(noted), "--help")

    told = subprocess.run(words, capture_output=True, text=True, check=True).stdout

    assert "build" in told
    assert read_account(noted).alone > 0
    assert read_account(noted).memory > 1_000_000


@pytest.fixture(scope="module")
def hosts() -> Iterator[dict[str, Host]]:
    with open_network(["asking", "answering"]) as both:
        if both["asking"].namespace is None:
            pytest.skip("network namespaces need root and iproute2")
        yield both


def test_hosts_reach_each_other_over_the_network_alone(hosts: dict[str, Host]) -> None:
    asking, answering = hosts["asking"], hosts["answering"]
    before = asking.read_traffic()
    words = (*answering.words, sys.executable, "-c", ANSWER, answering.address)

    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        assert server.stdout.readline() == "ready\n"
        ask = (*asking.words, sys.executable, "-c", ASK, answering.address)
        told = subprocess.run(ask, capture_output=True, text=True, check=True).stdout

    assert told == "answer\n"
    assert asking.read_traffic() > before


def test_a_folder_can_be_hidden_from_a_host(hosts: dict[str, Host], tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    words = (*hosts["asking"].words_without(tmp_path), "ls", str(tmp_path))
    told = subprocess.run(words, capture_output=True, text=True, check=True).stdout

    assert told == ""
    assert (tmp_path / "file").exists()


def test_a_command_runs_within_its_share() -> None:
    with open_share("test", 0) as words:
        finished = subprocess.run((*words, "echo", "done"), capture_output=True, check=True)

    assert finished.stdout == b"done\n"
