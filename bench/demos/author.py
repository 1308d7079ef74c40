"""From saving a demo to the new one in the open page, with hundreds of others around it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

from bench.browser import SENTENCE, open_browser
from bench.demos.builds import COUNT, FOLDER
from bench.demos.figures import Figure
from bench.demos.site import generate_demos, write_demo_site
from bench.places import INSTALLED, REPOSITORY
from bench.process import Command, start
from bench.server import ServerFailed, find_free_port, wait_until_served
from bench.tools.tearsheet import program

REPLACED = 0.1
PATIENCE = 30.0
REST = 1.0
"""In seconds, between two edits."""

PAGE = "material-ui/react-sample-000"
NAME = "Generated000"
LIVE = "live-part[data-state=live]"

Say = Callable[[str], None]


def measure_replacement(edits: int, say: Say) -> Iterator[Figure]:
    """Save a demo several times while its page is open, and wait for each in the page."""
    say(f"  editing a demo of {COUNT} with the page open")
    content = FOLDER / "content"
    write_demo_site(content, generate_demos(COUNT))
    file = content / PAGE / "demos" / f"{NAME}.tsx"
    original = file.read_text()
    port = find_free_port()
    host = f"http://127.0.0.1:{port}"
    log = INSTALLED / "logs" / "demos-dev.log"
    words = (str(program()), "dev", "--content", str(content), "--port", str(port))
    command = Command(words=(*words, "--cache", str(FOLDER / "cache")), folder=REPOSITORY)
    try:
        with start(command, log) as server, open_browser("live-part") as browser:
            wait_until_served(server, host, log)
            browser.page.goto(f"{host}/{PAGE}/", timeout=PATIENCE * 1000)
            demo = browser.page.locator(f"#{NAME} {LIVE}")
            demo.wait_for(timeout=PATIENCE * 1000)
            times = []
            # The first edit is not counted: what replaces a demo is loaded only then.
            for edit in range(edits + 1):
                saved = _save(file, original, edit)
                arrived = browser.wait_for(edit, PATIENCE)
                if arrived is None:
                    raise ServerFailed(f"Edit {edit} was not in the page after {PATIENCE:.0f} s.")
                times.append(1000 * (arrived - saved))
    finally:
        file.write_text(original)
    yield Figure(
        name=f"a demo of {COUNT} saved: replaced in the open page",
        unit="ms",
        runs=times[1:],
        budget=1000 * REPLACED,
    )


def _save(file: Path, original: str, edit: int) -> float:
    time.sleep(REST)
    text = original.replace("Discard", SENTENCE.format(edit))
    saved = time.time()
    file.write_text(text)
    return saved
