"""Lighthouse's view of every kind of page, as the production server sends it to a phone."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bench.browser import find_browser
from bench.install import install_from_npm
from bench.places import INSTALLED, REPOSITORY
from bench.process import Command, CommandFailed, run_measured, start
from bench.server import find_free_port, wait_until_served
from bench.tools.tearsheet import program

VERSION = "13.5.0"
FOLDER = INSTALLED / "lighthouse"

KINDS: Mapping[str, str] = {
    "home": "/",
    "product": "/material-ui/",
    "component with demos": "/material-ui/react-button/",
    "component with a list": "/material-ui/react-autocomplete/",
    "component with a pointer": "/material-ui/react-slider/",
    "component with stylings": "/base-ui/react-slider/",
    "grid": "/x/react-data-grid/column-definition/",
    "picker": "/x/react-date-pickers/date-picker/",
    "chart": "/x/react-charts/",
    "tree": "/x/react-tree-view/rich-tree-view/items/",
    "prose": "/material-ui/getting-started/installation/",
    "gallery": "/material-ui/all-components/",
    "gallery of another library": "/joy-ui/all-components/",
    "tool": "/material-ui/customization/color/",
    "theme viewer": "/material-ui/customization/default-theme/",
    "icons": "/material-ui/material-icons/",
    "reference": "/material-ui/api/button/",
    "reference of a grid": "/x/api/data-grid/data-grid/",
    "index of a reference": "/material-ui/api/",
    "sizes": "/size-snapshot/",
    "changes of a package": "/material-ui/api/changes/",
    "blog": "/blog/",
    "post": "/blog/one-leaf-for-each-component/",
    "versions": "/versions/",
    "error decoder": "/production-error/",
}
"""One page of every kind that search engines may know of."""

BROWSER_FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-background-networking "
    "--disable-component-update --disable-sync"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Audit:
    """What Lighthouse says of one page; times in milliseconds."""

    kind: str
    address: str
    scores: Mapping[str, float]
    """From 0 to 100, by the category."""
    largest_paint: float
    blocking: float
    shift: float

    @property
    def is_perfect(self) -> bool:
        return all(score == 100 for score in self.scores.values()) and self.shift == 0


def audit_site(runs: int, say: Callable[[str], None]) -> list[Audit]:
    """Build the site, serve it, and have every kind of page judged: the median of some runs."""
    install_from_npm(FOLDER, {"lighthouse": VERSION})
    log = INSTALLED / "logs" / "lighthouse.log"
    out = FOLDER / "dist"
    run_measured(_tearsheet("build", "--out", str(out), "--cache", str(FOLDER / "cache")), log)
    port = find_free_port()
    with start(_tearsheet("serve", "--out", str(out), "--port", str(port)), log) as server:
        host = f"http://127.0.0.1:{port}"
        wait_until_served(server, host, log)
        return [_audit(kind, host, runs, say) for kind in KINDS]


def _tearsheet(*words: str) -> Command:
    return Command(words=(str(program()), *words), folder=REPOSITORY)


def _audit(kind: str, host: str, runs: int, say: Callable[[str], None]) -> Audit:
    say(f"  {kind}")
    reports = sorted(
        (_run(f"{host}{KINDS[kind]}") for _ in range(runs)),
        key=lambda report: _value(report, "largest-contentful-paint"),
    )
    report = reports[len(reports) // 2]
    return Audit(
        kind=kind,
        address=KINDS[kind],
        scores={name: _score(found) for name, found in report["categories"].items()},
        largest_paint=_value(report, "largest-contentful-paint"),
        blocking=_value(report, "total-blocking-time"),
        shift=_value(report, "cumulative-layout-shift"),
    )


def _run(address: str) -> dict[str, Any]:
    file = FOLDER / "report.json"
    words = (
        "node",
        str(FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"),
        address,
        "--quiet",
        "--output=json",
        f"--output-path={file}",
        f"--chrome-flags={BROWSER_FLAGS}",
    )
    environment = {"CHROME_PATH": find_browser()}
    command = Command(words=words, folder=FOLDER, environment=environment)
    log = INSTALLED / "logs" / "lighthouse-run.log"
    try:
        run_measured(command, log)
    except CommandFailed:
        # Now and then it misses the beginning of a page, and says to run it again.
        run_measured(command, log)
    report: dict[str, Any] = json.loads(file.read_text())
    return report


def _score(category: Mapping[str, Any]) -> float:
    return round(100 * (category["score"] or 0))


def _value(report: Mapping[str, Any], audit: str) -> float:
    return float(report["audits"][audit]["numericValue"])
