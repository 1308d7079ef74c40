"""Demos share a test page only as long as none of them can hide a fault of another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, sync_playwright
from proof_site import component, write_subject

from tearsheet.model.article import Prerendered
from tearsheet.project import PACKAGES
from tearsheet.proving import browser as proof_browser
from tearsheet.proving.browser import FLAGS, find_browser
from tearsheet.proving.demos_under_test import Case
from tearsheet.proving.host import Answers, hosting
from tearsheet.proving.observations import (
    Barrier,
    DarkPhoneRtl,
    LightDesktop,
    Observation,
    find_doubtful,
)
from tearsheet.proving.test_pages import MOST, group_cases

HERE = Path(proof_browser.__file__).parent
SCRIPTS = {"/look.js": HERE / "look.js", "/axe.js": PACKAGES / "axe-core" / "axe.min.js"}

Look = Callable[..., bool]

ENTANGLED = {
    "covers the others": ("<p style='position: fixed; inset: 0'>Menu</p>", "<p>A</p>"),
    "hangs over the next": (
        "<div style='position: absolute; height: 900px; width: 9px'>Menu</div>",
        "<p>A</p>",
    ),
    "has the id of another": ("<p id='name'>A</p>", "<p id='name'>B</p>"),
    "is named by another": ("<p id='name'>A</p>", "<button aria-labelledby='name'></button>"),
    "has the radio group of another": (
        "<input type='radio' name='size' aria-label='S'>",
        "<input type='radio' name='size' aria-label='M'>",
    ),
    "opened something beside the page": ("<p>A</p>", "<p>B</p></div></figure></main><p>Menu</p>"),
    "hides the page": (
        "<p>A</p><script>document.querySelector('main').ariaHidden = 'true'</script>",
        "<p>B</p>",
    ),
}
INDEPENDENT = {
    "of their own": ("<p id='a'>A</p>", "<p id='b'>B</p><button aria-labelledby='b'></button>"),
    "with something positioned inside": (
        "<div style='position: relative; height: 4em'><i style='position: absolute'>x</i></div>",
        "<p style='position: fixed; visibility: hidden'>Menu</p>",
    ),
    "that hold something closed ready": (
        "<p>A</p>",
        "<p>B</p></div></figure></main><div style='visibility: hidden'>Menu</div>",
    ),
}


@pytest.fixture(scope="module")
def are_entangled() -> Iterator[Look]:
    """Says whether the demos of a test page are."""
    documents: dict[str, str] = {}
    answers = Answers(find_document=documents.get, scripts=SCRIPTS, assets=HERE)
    # In a thread of its own: a journey of the same process may keep a browser open in this one.
    with ThreadPoolExecutor(max_workers=1) as thread, hosting(answers) as host:
        playwright, page = thread.submit(open_page).result()

        def look(*demos: str) -> bool:
            figures = "".join(
                f"<figure class='demo'><div class='demo-frame'>{demo}</div></figure>"
                for demo in demos
            )
            documents["/"] = f"<!DOCTYPE html><main>{figures}</main>"
            return thread.submit(find_entangled, page, host).result()

        yield look
        thread.submit(playwright.stop).result()


def open_page() -> tuple[Playwright, Page]:
    playwright = sync_playwright().start()
    chromium = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
    page = chromium.new_page()
    page.add_init_script(path=HERE / "listen.js")
    return playwright, page


def find_entangled(page: Page, address: str) -> bool:
    page.goto(address)
    script = "import('/look.js').then(({ lookByDay }) => lookByDay())"
    return bool(page.evaluate(script)["entangled"])


@pytest.mark.long
@pytest.mark.parametrize("demos", ENTANGLED.values(), ids=ENTANGLED)
def test_a_demo_is_entangled_that(are_entangled: Look, demos: tuple[str, str]) -> None:
    assert are_entangled(*demos)
    assert not are_entangled(demos[0])


@pytest.mark.long
@pytest.mark.parametrize("demos", INDEPENDENT.values(), ids=INDEPENDENT)
def test_demos_share_a_page_that_are(are_entangled: Look, demos: tuple[str, str]) -> None:
    assert not are_entangled(*demos)


def observe(*barriers: Barrier, entangled: bool = False, beyond: int = 0) -> Observation:
    day = LightDesktop(("live", "live"), barriers, entangled, outside=False)
    night = DarkPhoneRtl((), (0, beyond), entangled=False)
    return Observation(day=day, night=night, trees=("", ""))


def barrier(demo: int) -> Barrier:
    return Barrier("label", "Form elements must have labels", "input", "", demo)


def test_only_the_demo_at_fault_is_looked_at_again_alone() -> None:
    assert list(find_doubtful(observe(), 2)) == []
    assert list(find_doubtful(observe(barrier(1)), 2)) == [1]
    assert list(find_doubtful(observe(beyond=9), 2)) == [1]


def test_what_belongs_to_no_demo_makes_all_doubtful() -> None:
    assert list(find_doubtful(observe(barrier(-1)), 2)) == [0, 1]
    assert list(find_doubtful(observe(entangled=True), 2)) == [0, 1]
    assert list(find_doubtful(Observation(hangs="It does not come to rest."), 2)) == [0, 1]


def cases_of(folder: Path, names: list[str]) -> list[Case]:
    texts = {name: component(name, "return <p>Good day</p>;") for name in names}
    return [case for it in texts.items() for case in write_subject(folder, *it).cases()]


def test_nothing_is_on_a_test_page_twice(tmp_path: Path) -> None:
    plain, named, other, again = cases = cases_of(tmp_path, ["Plain", "Named", "Other", "Again"])
    html = {plain: "<p>A</p>", named: '<p id="x">B</p>', other: '<p id="x">C</p>', again: ""}
    rendered = {case.island: Prerendered(html=html[case]) for case in cases}

    assert [list(it) for it in group_cases(cases, rendered)] == [[plain, named, again], [other]]


def test_a_test_page_has_no_more_than_a_few_demos(tmp_path: Path) -> None:
    cases = cases_of(tmp_path, [f"Demo{number}" for number in range(MOST + 1)])
    rendered = {case.island: Prerendered(html="") for case in cases}

    assert [len(it) for it in group_cases(cases, rendered)] == [MOST, 1]
