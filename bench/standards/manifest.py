"""What Chromium says of the web manifest, as the reader it is made for."""

from __future__ import annotations

from collections.abc import Iterator

from bench.browser import browsing
from bench.standards.findings import Finding

CHECKER = "manifest"
OF_THE_WINDOW = "in-incognito"
"""Said because the browser of a measurement keeps nothing; it is no matter of the manifest."""


def find_manifest_mistakes(host: str) -> Iterator[Finding]:
    """Have the manifest read, and its application tried for what installing asks for."""
    with browsing() as browser:
        page = browser.new_page()
        page.goto(host)
        session = page.context.new_cdp_session(page)
        read = session.send("Page.getAppManifest")
        missing = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    address = read["url"].removeprefix(host) or "no manifest"
    for error in read["errors"]:
        yield Finding(checker=CHECKER, rule="parsed", message=error["message"], address=address)
    for rule in {error["errorId"] for error in missing} - {OF_THE_WINDOW}:
        message = f"not installable: {rule}"
        yield Finding(checker=CHECKER, rule=rule, message=message, address=address)
