"""A system without `renameat2`, the scheduler's calls and `/proc` builds sites and serves them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

import bare_system
from bare_system import can_be_bare
from shared_steps import take_steps
from small_site import begin_site, site_files

pytestmark = pytest.mark.skipif(not can_be_bare(), reason="no calls can be taken away here")

TEARSHEET = Path(sys.executable).with_name("tearsheet")
BARE = (sys.executable, bare_system.__file__)

PROBE = """
import ctypes, os, sys
# The C library says of a call that is missing that its flags are invalid.
libc = ctypes.CDLL(None, use_errno=True)
one, other = (os.fsencode(path) for path in sys.argv[1:])
if libc.renameat2(-100, one, -100, other, 2) != 0:
    print("renameat2", os.strerror(ctypes.get_errno()))
for call in (lambda: os.sched_getaffinity(0), lambda: os.sched_setaffinity(0, {0})):
    try:
        call()
    except OSError as error:
        print("affinity", error.strerror)
"""


def run(*words: str | Path) -> str:
    ended = subprocess.run(
        [*BARE, *map(str, words)], capture_output=True, text=True, check=False, timeout=120
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_the_calls_are_really_missing(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.mkdir()
    other.mkdir()

    assert run(sys.executable, "-c", PROBE, one, other).splitlines() == [
        "renameat2 Invalid argument",
        "affinity Function not implemented",
        "affinity Function not implemented",
    ]


def test_a_site_is_built_edited_and_served(tmp_path: Path) -> None:
    site = begin_site(tmp_path)
    take_steps(site.cache)
    build = (TEARSHEET, "build", "-c", site.content, "-o", site.out, "--cache", site.cache)

    run(*build)
    site.page("", "Welcome back.", title="Home")
    run(*build)

    assert b"Welcome back." in site_files(site.out)["index.html"]
    serve = (TEARSHEET, "serve", "--out", site.out, "--port", "0", "--workers", "2")
    with subprocess.Popen(
        [*BARE, *map(str, serve)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "NO_COLOR": "1", "COLUMNS": "200"},
    ) as server:
        assert server.stdout
        try:
            address = next(
                found[0] for line in server.stdout if (found := re.search(r"http://\S+", line))
            )
            with urlopen(address, timeout=30) as answer:
                assert b"Welcome back." in answer.read()
        finally:
            server.terminate()
