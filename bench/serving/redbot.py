"""What REDbot, which knows HTTP by heart, says of every kind of resource."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from bench.demos.figures import Figure
from bench.install import install_from_pypi
from bench.serving.load import WORKERS
from bench.serving.servers import FOLDER, serve_own

VERSION = "2.7.1"
PATIENCE = 120
"""Seconds one resource may take, with all the requests it is asked by."""

FAULTS = frozenset({"WARN", "BAD"})

OF_THE_LOOPBACK = frozenset({"SPECULATION_RULE_NOT_SECURE"})
"""Said because a measurement needs no certificate; on its own host the site is asked by https."""

PATTERNS: Mapping[str, str] = {
    "page": "*/*/index.html",
    "script": "assets/*.js",
    "stylesheet": "assets/*.css",
    "font": "assets/**/*.woff2",
    "picture": "assets/*.png",
    "drawing": "**/*.svg",
    "data": "search/start.json",
    "feed": "blog/atom.xml",
    "site map": "sitemap*.xml",
    "Markdown twin": "*/*.md",
    "offline worker": "sw.js",
    "text": "llms.txt",
}
"""Which file stands for all of its kind: the first that is found."""

Say = Callable[[str], None]


def ask_redbot(dist: Path, say: Say) -> Iterator[Figure]:
    """Have one resource of every kind judged."""
    program = install_from_pypi(FOLDER / "redbot", "redbot", VERSION) / "bin" / "redbot"
    faults: list[str] = []
    with serve_own(dist, WORKERS) as serving:
        for kind, path in choose_addresses(dist).items():
            found = find_faults(_judge(program, f"{serving.host}{path}"))
            say(f"  {kind}, {path}: {', '.join(found) or 'nothing to find fault with'}")
            faults += [f"{kind}, {path}: {fault}" for fault in found]
    yield Figure(
        name="warnings of REDbot",
        unit="",
        runs=[len(faults)],
        budget=0,
        failure=faults[0] if faults else None,
    )


def choose_addresses(dist: Path) -> dict[str, str]:
    """Choose an address of every kind there is."""
    chosen = {}
    for kind, pattern in PATTERNS.items():
        file = next(iter(sorted(dist.glob(pattern))), None)
        if file:
            chosen[kind] = f"/{file.relative_to(dist).as_posix().removesuffix('index.html')}"
    return chosen | {
        "redirect": chosen["page"].rstrip("/"),
        "page not found": "/there-is-no-such-page/",
        "health": "/healthz",
    }


def find_faults(judged: dict[str, Any]) -> list[str]:
    """Find what is a warning or worse, also of the further requests REDbot made."""
    messages = [
        message
        for entry in judged["log"]["entries"]
        for message in entry.get("_red_messages", [])
        if message["level"] in FAULTS and message["note_id"] not in OF_THE_LOOPBACK
    ]
    return [message["summary"] for message in messages]


def _judge(program: Path, address: str) -> dict[str, Any]:
    words = [str(program), "-o", "har", address]
    done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, check=True)
    judged: dict[str, Any] = json.loads(done.stdout)
    return judged
