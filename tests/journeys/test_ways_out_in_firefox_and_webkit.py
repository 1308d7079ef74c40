"""Code in an edited demo reaches nobody in Firefox and WebKit either: a stranger hears no name."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from edited_demo import TRIP, write_attempts_demo, write_edit
from escapes import LEADING_AWAY, PUT_FRAME, SILENT, UNGUARDED, UNKNOWN, write_attempts
from webdriver import BUTTON, Tab

if TYPE_CHECKING:
    # Its fixtures are those of a plugin, which pytest wants to import itself.
    from overheard_browsers import Overhearing

pytest_plugins = ["real_site", "ferry_site", "eavesdropper", "other_browsers", "overheard_browsers"]

FRAME = ".sandbox-preview[data-shown] iframe"

# One way to leave would take the place of another that has only begun.
IN_TURN = {
    name: f"{way};\nawait new Promise((tick) => setTimeout(tick, 300))"
    for name, way in LEADING_AWAY.items()
}


def test_of_an_edited_demo_a_stranger_hears_nothing(
    overhearing: Callable[[], Overhearing], editing_address: str
) -> None:
    with overhearing() as (tab, stranger):
        try_in_demo(replace(tab, address=editing_address), stranger.address)

    assert stranger.heard == set()


@pytest.mark.other_browsers
def test_on_a_host_without_headers_a_stranger_hears_nothing_either(
    overhearing: Callable[[], Overhearing], plain_address: str
) -> None:
    with overhearing() as (tab, stranger):
        try_in_demo(replace(tab, address=plain_address), stranger.address)

    assert stranger.heard == set()


@pytest.mark.other_browsers
def test_without_a_guard_a_stranger_hears_every_way_that_the_browser_knows(
    overhearing: Callable[[], Overhearing], plain_address: str
) -> None:
    with overhearing() as (tab, stranger):
        opened = replace(tab, address=plain_address)
        opened.visit("/robots.txt")
        for name, way in {**SILENT, **LEADING_AWAY}.items():
            # Alone: in WebKit one that leaves takes back the frames that others have begun.
            script = write_attempts({name: way}, stranger.address)
            opened.evaluate(PUT_FRAME, [UNGUARDED, f"{script} void tryAll();"])
        time.sleep(6)

    unheard = {*SILENT, *LEADING_AWAY} - stranger.heard
    assert unheard - set(UNKNOWN[tab.browser]) == set()


def try_in_demo(tab: Tab, stranger: str) -> None:
    """Try every way in an edited demo that somebody runs; the document is there until the end."""
    code = write_attempts_demo(write_attempts({**SILENT, **IN_TURN}, stranger))
    tab.visit(f"{TRIP}#Ticket.tsx?edit={write_edit(('Ticket.tsx', code))}")
    tab.click(BUTTON, "Run this edit")
    tab.wait_until(f"document.querySelector('{FRAME}')")
    tab.enter_frame(FRAME)
    tab.wait_until("document.body.innerText.includes('All tried')")
