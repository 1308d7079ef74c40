"""What IBM's accessibility engine says of every kind of page, beside axe, which the tests ask."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from playwright.sync_api import Frame, Page

from bench.browser import browsing
from bench.install import install_from_npm
from bench.lighthouse import KINDS
from bench.standards.findings import Finding
from bench.standards.places import FOLDER

CHECKER = "accessibility"
VERSION = "4.0.34"
POLICY = "IBM_Accessibility"

ADDRESSES = (*KINDS.values(), "/toolpad/", "/x/", "/joy-ui/", "/there-is-no-such-page/")
"""The kinds of page; the last one is answered with the page for what is not found."""

SCHEMES: tuple[Mapping[str, Any], ...] = (
    {"color_scheme": "light", "viewport": {"width": 1280, "height": 800}},
    {"color_scheme": "dark", "viewport": {"width": 360, "height": 800}},
)

BRING_TO_LIFE = """async () => {
  const parts = [...document.querySelectorAll('live-part, iframe')];
  const waits = (part) =>
    part.matches('live-part:not([data-state=live])') || part.contentDocument?.URL === 'about:blank';
  for (const part of parts.filter((part) => part.checkVisibility())) {
    part.scrollIntoView({ block: 'center', behavior: 'instant' });
    part.dispatchEvent(new Event('pointerenter'));
    for (let turn = 0; turn < 1500 && waits(part); turn += 1) {
      await new Promise((tick) => setTimeout(tick, 20));
    }
  }
  scrollTo({ top: 0, behavior: 'instant' });
}"""

CHECK = """async (policy) => {
  const report = await new ace.Checker().check(document, [policy]);
  return report.results.filter(({ value }) => value[1] !== 'PASS').map(
    ({ ruleId, value, message, snippet }) => ({ ruleId, value, message, snippet }));
}"""


def find_barriers(host: str, say: Callable[[str], None]) -> tuple[list[Finding], Mapping[str, int]]:
    """Have every kind of page judged in both schemes.

    The second result counts, by rule, what the engine leaves to a person: it cannot tell.
    """
    install_from_npm(FOLDER / "ibm", {"accessibility-checker-engine": VERSION})
    engine = FOLDER / "ibm" / "node_modules" / "accessibility-checker-engine" / "ace.js"
    program = engine.read_text(encoding="utf-8") + ";globalThis.ace = ace"
    found: list[Finding] = []
    undecided: dict[str, int] = {}
    with browsing() as browser:
        for scheme in SCHEMES:
            page = browser.new_context(reduced_motion="reduce", **scheme).new_page()
            for address in ADDRESSES:
                results = list(_judge(page, host, address, program))
                say(f"  {address}, {scheme['color_scheme']}")
                found += (make_finding(it, address) for it in results if is_certain(it))
                for result in results:
                    if not is_certain(result):
                        undecided[result["ruleId"]] = undecided.get(result["ruleId"], 0) + 1
    return found, undecided


def is_certain(result: Mapping[str, Any]) -> bool:
    """Whether a rule is broken; other results are advice, or for a person to look at."""
    return bool(result["value"] == ["VIOLATION", "FAIL"])


def make_finding(result: Mapping[str, Any], address: str) -> Finding:
    """What the engine says, as a finding."""
    return Finding(
        checker=CHECKER,
        rule=result["ruleId"],
        message=result["message"],
        address=address,
        element=result["snippet"],
    )


def _judge(page: Page, host: str, address: str, program: str) -> Iterator[dict[str, Any]]:
    page.goto(f"{host}{address}")
    page.evaluate(BRING_TO_LIFE)
    for frame in page.frames:
        yield from _ask(frame, program)


def _ask(frame: Frame, program: str) -> list[dict[str, Any]]:
    frame.wait_for_load_state()
    # What is framed comes to life by itself, later than the page.
    frame.evaluate(BRING_TO_LIFE)
    frame.evaluate(program)
    results: list[dict[str, Any]] = frame.evaluate(CHECK, POLICY)
    return results
