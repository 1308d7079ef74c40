"""Code in an edited demo reaches nobody: a stranger listens, and hears no name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from browsing import PATIENCE, Window
from edited_demo import TRIP, Demo, write_attempts_demo, write_edit
from escapes import LEADING_AWAY, PUT_FRAME, SILENT, UNBREAKABLE, UNGUARDED, UNKNOWN, write_attempts
from playwright.sync_api import BrowserContext, Page, expect

if TYPE_CHECKING:
    # Its fixtures are those of a plugin, which pytest wants to import itself.
    from eavesdropper import Eavesdropping

pytest_plugins = ["real_site", "ferry_site", "eavesdropper"]

ONE_OF_EACH_KIND = ("location", "open", "navigation", "anchor", "refresh", "form-post")


def test_of_an_edited_demo_a_stranger_hears_nothing(
    eavesdropping: Callable[[], Eavesdropping], editing_address: str
) -> None:
    with eavesdropping() as (context, stranger):
        # Headers stop all of them in the same way; on a host without, every single one is tried.
        ways = {name: LEADING_AWAY[name] for name in ONE_OF_EACH_KIND}
        try_in_demos(context, editing_address, stranger.address, ways)

    assert stranger.heard == set()


def test_on_a_host_without_headers_only_leaving_is_heard(
    eavesdropping: Callable[[], Eavesdropping], plain_address: str
) -> None:
    with eavesdropping() as (context, stranger):
        try_in_demos(context, plain_address, stranger.address, LEADING_AWAY)

    assert stranger.heard == UNBREAKABLE


def test_without_a_guard_a_stranger_hears_every_way(
    eavesdropping: Callable[[], Eavesdropping], plain_address: str
) -> None:
    with eavesdropping() as (context, stranger):
        page = context.new_page()
        page.goto(f"{plain_address}/robots.txt")
        for attempts in all_attempts(LEADING_AWAY):
            script = write_attempts(attempts, stranger.address)
            page.evaluate(PUT_FRAME, [UNGUARDED, f"{script} void tryAll();"])
        page.wait_for_timeout(4000)

    unheard = {*SILENT, *LEADING_AWAY} - stranger.heard
    assert unheard - set(UNKNOWN["Chromium"]) == set()


def try_in_demos(
    context: BrowserContext, address: str, stranger: str, ways: Mapping[str, str]
) -> None:
    """Try each way in an edited demo that somebody runs, and wait until all is over."""
    demos = [
        open_attempts(context.new_page(), address, write_attempts(attempts, stranger))
        for attempts in all_attempts(ways)
    ]
    for demo in demos:
        demo.window.page.bring_to_front()
        demo.run_edit()
        # What it shows is there, unless the code took its document away before it was told.
        expect(demo.mistake.or_(demo.root.locator(".sandbox-preview[data-shown]"))).to_be_visible()
    demos[0].window.page.bring_to_front()
    expect(demos[0].frame.get_by_text("All tried")).to_be_visible(timeout=2 * PATIENCE)


def all_attempts(leading_away: Mapping[str, str]) -> Iterator[Mapping[str, str]]:
    """What can be tried in one document: the silent ways together, each of the others alone."""
    yield SILENT
    for name, way in leading_away.items():
        yield {name: way}


def open_attempts(page: Page, address: str, script: str) -> Demo:
    code = write_attempts_demo(script)
    page.goto(f"{address}{TRIP}#Ticket.tsx?edit={write_edit(('Ticket.tsx', code))}")
    return Demo(Window(page, address), "Ticket")
