"""What a tag service is told of a visit, and that a site without one tells nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from browsing import Window, Windows, wait_until
from playwright.sync_api import expect
from tag_recorder import HIDEABLE, Recorder

pytest_plugins = ["real_site", "leaflet_site", "measured_site"]

GUIDES, BLOG = "/guides/", "/blog/"
NEVER = "Math.random = () => 0.999999"
ALWAYS = "Math.random = () => 0.00001"
DRAWS = "sessionStorage.getItem('tearsheet:vitals')"
NOTICE = "May this site measure visits?"
MARKED = """() => {
  document.querySelector('main').insertAdjacentHTML('beforeend', `
    <p id="marked" data-analytics-category="shelf" data-analytics-action="take"
      data-analytics-label="leaf"><button type="button"><b>Inside</b></button></p>
    <button type="button" id="sampled" data-analytics-category="shelf"
      data-analytics-action="look" data-analytics-split="0.5">Sampled</button>`);
}"""


def opened(windows: Windows, *, random: str = NEVER, extra: str = "", path: str = GUIDES) -> Window:
    window = windows.open()
    for script in filter(None, (random, extra)):
        window.page.context.add_init_script(script)
    window.visit(path)
    return window


def page_view(title: str, path: str, product: str = "docs", category: str = "docs") -> list[object]:
    fields = {
        "page_title": title,
        "page_location": path,
        "productId": product,
        "productCategoryId": category,
    }
    return ["page_view", fields]


def test_a_visit_is_told_command_by_command(
    visit: Callable[..., Windows], measured: Path, recorder: Recorder
) -> None:
    opened(visit(measured))

    recorder.until(lambda: len(recorder.commands) >= 9)
    (kind, _), *commands = recorder.commands
    assert kind == "js"
    assert commands == [
        ["config", "G-LEAF", {"send_page_view": False}],
        ["set", "user_properties", {"codeVariant": "TS"}],
        ["set", "user_properties", {"userLanguage": "en"}],
        ["set", "user_properties", {"devicePixelRatio": 1}],
        ["set", "user_properties", {"colorSchemeOS": "light"}],
        ["set", "user_properties", {"colorScheme": "system"}],
        ["set", "user_properties", {"codeStylingVariant": "MUI System"}],
        ["event", *page_view("Guides - Leaflet", GUIDES)],
    ]
    assert recorder.asked == ["/gtag/js?id=G-LEAF"]


def test_each_page_is_one_view_and_so_is_the_way_back(
    visit: Callable[..., Windows], measured: Path, recorder: Recorder
) -> None:
    window = opened(visit(measured))
    recorder.until(lambda: len(recorder.events("page_view")) == 1)

    window.visit("/joy-ui/react-switch/?from=mail#api")
    recorder.until(lambda: len(recorder.events("page_view")) == 2)
    window.page.go_back(wait_until="commit")

    recorder.until(lambda: len(recorder.events("page_view")) == 3)
    window.page.wait_for_timeout(200)
    views = recorder.events("page_view")
    guides = page_view("Guides - Leaflet", GUIDES)
    switch = page_view("Switch - Joy UI", "/joy-ui/react-switch/", "joy-ui", "core")
    assert sorted(views, key=str) == sorted([guides, switch, guides], key=str)


def test_a_tab_with_an_address_is_a_view_and_a_section_is_none(
    visit: Callable[..., Windows], measured: Path, recorder: Recorder
) -> None:
    window = opened(visit(measured))
    recorder.until(lambda: len(recorder.events("page_view")) == 1)

    window.page.evaluate("history.replaceState(null, '', '?query=leaf#part')")
    window.page.evaluate("history.pushState(null, '', '/guides/tab/')")

    recorder.until(lambda: len(recorder.events("page_view")) == 2)
    assert recorder.events("page_view")[1] == page_view("Guides - Leaflet", "/guides/tab/")


def test_a_page_that_is_only_prepared_is_no_view_until_it_is_shown(
    visit: Callable[..., Windows], measured: Path, recorder: Recorder
) -> None:
    prepared = """
    let isPrepared = true;
    Object.defineProperty(document, 'prerendering', { get: () => isPrepared });
    window.putOnScreen = () => {
      isPrepared = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    };
    """
    window = opened(visit(measured), extra=prepared)
    window.page.wait_for_load_state("networkidle")
    window.page.wait_for_timeout(300)
    assert recorder.asked == []

    window.page.evaluate("putOnScreen()")

    recorder.until(lambda: len(recorder.events("page_view")) == 1)


def test_a_hidden_tab_is_no_view_until_it_is_shown_and_one_view_then(
    visit: Callable[..., Windows], measured: Path, recorder: Recorder
) -> None:
    window = opened(visit(measured), extra=HIDEABLE)
    recorder.until(lambda: len(recorder.properties("codeVariant")) == 1)
    window.page.wait_for_timeout(300)
    assert recorder.events() == []

    for is_hidden in ("false", "true", "false"):
        window.page.evaluate(f"hide({is_hidden})")

    recorder.until(lambda: len(recorder.events("page_view")) == 1)
    window.page.wait_for_timeout(300)
    assert len(recorder.events()) == 1


def test_a_click_inside_of_what_is_marked_is_told(
    visit: Callable[..., Windows], measured: Path, recorder: Recorder
) -> None:
    window = opened(visit(measured))
    recorder.until(lambda: len(recorder.events("page_view")) == 1)
    window.page.evaluate(MARKED)

    window.page.get_by_text("Inside").click()
    window.page.locator("h1").click()
    window.page.get_by_role("button", name="Settings").click()

    recorder.until(lambda: len(recorder.events()) == 3)
    assert recorder.events()[1:] == [
        ["shelf", {"eventAction": "take", "eventLabel": "leaf"}],
        ["header", {"eventAction": "settings"}],
    ]


@pytest.mark.parametrize(("random", "times"), [("0.4999", 1), ("0.5", 0), ("0.9", 0)])
def test_of_sampled_clicks_a_share_is_told(
    visit: Callable[..., Windows], measured: Path, recorder: Recorder, random: str, times: int
) -> None:
    window = opened(visit(measured), random=f"Math.random = () => {random}")
    recorder.until(lambda: len(recorder.events("page_view")) == 1)
    window.page.evaluate(MARKED)

    window.page.locator("#sampled").click()
    window.page.locator("#marked button").click()

    recorder.until(lambda: len(recorder.events("shelf")) == times + 1)


def test_a_property_is_told_again_when_it_is_another(
    visit: Callable[..., Windows], measured: Path, recorder: Recorder
) -> None:
    window = opened(visit(measured))
    recorder.until(lambda: len(recorder.events("page_view")) == 1)

    window.page.emulate_media(color_scheme="dark")
    recorder.until(lambda: len(recorder.properties("colorSchemeOS")) == 2)
    window.page.get_by_role("button", name="Settings").click()
    for choice in ("Dark", "JavaScript", "Tailwind", "Compact"):
        window.page.get_by_text(choice, exact=True).click()

    recorder.until(lambda: len(recorder.properties("codeStylingVariant")) == 2)
    assert recorder.properties("colorSchemeOS") == ["light", "dark"]
    assert recorder.properties("colorScheme") == ["system", "dark"]
    assert recorder.properties("codeVariant") == ["TS", "JS"]
    assert recorder.properties("codeStylingVariant") == ["MUI System", "Tailwind"]
    assert recorder.properties("userLanguage") == ["en"]


def test_vitals_are_measured_in_sessions_that_were_drawn_for_it(
    visit: Callable[..., Windows], measured: Path, recorder: Recorder
) -> None:
    window = opened(visit(measured), random=ALWAYS)

    recorder.until(lambda: len(recorder.events("TTFB")) == 1)
    (fields,) = (told for _, told in recorder.events("TTFB"))
    assert fields.keys() == {
        "value",
        "metric_label",
        "metric_value",
        "metric_delta",
        "metric_id",
    }
    assert window.evaluate(DRAWS) == "true"


def test_a_session_draws_once_and_loads_nothing_when_it_draws_a_blank(
    visit: Callable[..., Windows], measured: Path, recorder: Recorder
) -> None:
    window = opened(visit(measured), random="Math.random = () => 1e-4")
    recorder.until(lambda: len(recorder.events("page_view")) == 1)
    assert window.evaluate(DRAWS) == "false"
    loaded: list[str] = []
    window.page.on("request", lambda request: loaded.append(request.url))

    window.page.context.add_init_script(ALWAYS)
    window.visit(BLOG)

    recorder.until(lambda: len(recorder.events("page_view")) == 2)
    window.page.wait_for_timeout(300)
    assert not [address for address in loaded if "vitals" in address]
    assert not recorder.events("TTFB")


def test_nothing_is_measured_before_the_visitor_has_agreed(
    visit: Callable[..., Windows], asking: Path, recorder: Recorder
) -> None:
    window = opened(visit(asking))
    notice = window.page.get_by_role("region", name=NOTICE)
    expect(notice.get_by_role("button")).to_have_count(2)
    assert recorder.asked == []
    assert window.evaluate("[typeof gtag, typeof dataLayer]") == ["undefined", "undefined"]

    notice.get_by_role("button", name="Yes, measure").click()

    expect(notice).to_have_count(0)
    recorder.until(lambda: len(recorder.events("page_view")) == 1)
    window.visit(BLOG)
    recorder.until(lambda: len(recorder.events("page_view")) == 2)
    expect(notice).to_have_count(0)


def test_who_does_not_agree_is_not_asked_again_and_can_think_better_of_it(
    visit: Callable[..., Windows], asking: Path, recorder: Recorder
) -> None:
    window = opened(visit(asking))
    notice = window.page.get_by_role("region", name=NOTICE)
    notice.get_by_role("button", name="No, do not").click()
    window.visit(BLOG)
    opener = window.page.get_by_role("button", name="Measuring of visits")
    expect(opener).to_be_visible()
    expect(notice).to_have_count(0)
    assert recorder.asked == []

    opener.press("Enter")
    expect(notice).to_be_focused()
    notice.get_by_role("button", name="Yes, measure").press("Enter")

    expect(opener).to_be_focused()
    recorder.until(lambda: len(recorder.events("page_view")) == 1)


def test_who_takes_it_back_is_measured_no_more(
    visit: Callable[..., Windows], asking: Path, recorder: Recorder
) -> None:
    window = opened(visit(asking))
    notice = window.page.get_by_role("region", name=NOTICE)
    notice.get_by_role("button", name="Yes, measure").click()
    recorder.until(lambda: len(recorder.events("page_view")) == 1)

    window.page.get_by_role("button", name="Measuring of visits").click()
    notice.get_by_role("button", name="No, do not").click()
    window.page.get_by_role("button", name="Settings").click()

    window.page.wait_for_timeout(300)
    assert not recorder.events("header")[1:]
    assert window.evaluate("window['ga-disable-G-LEAF']") is True


def test_the_keyboard_comes_to_the_question_first_and_may_leave_it_unanswered(
    visit: Callable[..., Windows], asking: Path, recorder: Recorder
) -> None:
    window = opened(visit(asking))
    notice = window.page.get_by_role("region", name=NOTICE)
    expect(notice.get_by_role("button")).to_have_count(2)

    window.page.keyboard.press("Tab")
    window.page.keyboard.press("Tab")
    expect(notice.get_by_role("button", name="Yes, measure")).to_be_focused()
    window.page.keyboard.press("Escape")

    expect(notice).to_have_count(0)
    assert recorder.asked == []


@pytest.mark.parametrize("wish", ["globalPrivacyControl: true", "doNotTrack: '1'"])
@pytest.mark.parametrize("site", ["measured", "asking"])
def test_a_browser_that_asks_for_privacy_gets_it(
    visit: Callable[..., Windows],
    request: pytest.FixtureRequest,
    recorder: Recorder,
    site: str,
    wish: str,
) -> None:
    (name, value) = wish.split(": ")
    extra = f"Object.defineProperty(Navigator.prototype, '{name}', {{ get: () => {value} }})"
    window = opened(visit(request.getfixturevalue(site)), extra=extra)

    window.page.wait_for_load_state("networkidle")
    window.page.wait_for_timeout(300)
    assert recorder.asked == []
    expect(window.page.get_by_role("region", name=NOTICE)).to_have_count(0)


def test_where_nothing_can_be_kept_nobody_is_asked(
    visit: Callable[..., Windows], asking: Path, recorder: Recorder
) -> None:
    window = visit(asking).open(GUIDES, storage=False)

    window.page.wait_for_load_state("networkidle")
    window.page.wait_for_timeout(300)
    assert recorder.asked == []
    expect(window.page.get_by_role("region", name=NOTICE)).to_have_count(0)
    assert window.troubles == []


@pytest.mark.parametrize("failure", ["refuses", "throws", "breaks its queue"])
def test_a_service_that_fails_changes_nothing(
    visit: Callable[..., Windows], measured: Path, recorder: Recorder, failure: str
) -> None:
    recorder.status = 503 if failure == "refuses" else 200
    recorder.script = {
        "refuses": b"",
        "throws": b"throw new Error('broken')",
        "breaks its queue": b"dataLayer.push = () => { throw new Error('broken'); }",
    }[failure]
    window = opened(visit(measured))
    wait_until(window.page, "Boolean(window.gtag)")
    window.page.wait_for_timeout(200)
    window.troubles.clear()

    window.page.get_by_role("button", name="Settings").click()

    expect(window.page.get_by_role("dialog")).to_be_visible()
    assert window.troubles == []


def test_a_site_without_a_service_says_and_loads_nothing(windows: Windows) -> None:
    window = windows.open()
    loaded: list[str] = []
    window.page.on("request", lambda request: loaded.append(request.url))
    window.visit("/blog/")

    window.page.wait_for_load_state("networkidle")
    assert not [address for address in loaded if "measure" in address]
    assert window.evaluate("[typeof gtag, typeof dataLayer]") == ["undefined", "undefined"]
    expect(window.page.locator("meta[name=tags]")).to_have_count(0)
