"""What a program finds that asks the name server of the tests."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from name_server import Unavailable, answering


def test_a_program_finds_the_hosts_of_the_test_and_no_others(tmp_path: Path) -> None:
    try:
        with answering("evil.example", "127.77.1.1", tmp_path / "names") as (server, before):
            ours, other = (
                subprocess.run(
                    [*before, "getent", "ahostsv4", host],
                    capture_output=True,
                    text=True,
                    check=False,
                ).stdout
                for host in ("one.evil.example", "one.good.example")
            )
    except Unavailable as reason:
        pytest.skip(f"Names are answered by a test only where it may: {reason}.")

    assert ours.startswith("127.77.1.1 ")
    assert other == ""
    assert server.asked == {"one"}
