"""Each proof of a demo fails for its reason, and only for that."""

from __future__ import annotations

import pytest
from proof_site import begin_demos, component, find_mistakes

from tearsheet.errors import Mistake

pytestmark = pytest.mark.long

Faults = dict[str, list[Mistake]]

IN_EFFECT = "import * as React from 'react';"

BROKEN = {
    "WrongType.tsx": component(
        "WrongType",
        "return <Button color='purple'>Buy</Button>;",
        "import Button from '@mui/material/Button';",
    ),
    "OtherText.tsx": component(
        "OtherText", "return <p>{typeof window === 'undefined' ? 'Good night' : 'Good day'}</p>;"
    ),
    "OtherAttribute.tsx": component(
        "OtherAttribute",
        "return <p title={typeof window === 'undefined' ? 'Night' : 'Day'}>Hello</p>;",
    ),
    "Nameless.tsx": component("Nameless", "return <button type='button' />;"),
    "DimByNight.tsx": component(
        "DimByNight",
        "return <p style={{ color: 'light-dark(#000, #333)' }}>Hard to read</p>;",
    ),
    "Talkative.tsx": component(
        "Talkative",
        "React.useEffect(() => console.log('%s is here', 'Ada'), []);\n  return <p>Hello</p>;",
        IN_EFFECT,
    ),
    "WithoutKeys.tsx": component(
        "WithoutKeys", "return <ul>{['Oslo', 'Bergen'].map((town) => <li>{town}</li>)}</ul>;"
    ),
    "Throwing.tsx": component(
        "Throwing",
        "React.useEffect(() => { throw new Error('no switch today'); }, []);\n"
        "  return <p>Hello</p>;",
        IN_EFFECT,
    ),
    "TooWide.tsx": component("TooWide", "return <div style={{ minWidth: 700 }}>Wide</div>;"),
    "FromElsewhere.tsx": component(
        "FromElsewhere", "return <img src='https://pictures.example/a.png' alt='A leaf' />;"
    ),
    "OtherTree/system/index.tsx": component(
        "OtherTree", "return <button type='button'>Save</button>;"
    ),
    "OtherTree/css/index.tsx": component(
        "OtherTree", "return <button type='button' aria-pressed='true'>Save</button>;"
    ),
}
SOUND = {
    "ScrollsInside.tsx": component(
        "ScrollsInside",
        "return (\n    <div style={{ inlineSize: '100%', overflowX: 'auto' }} tabIndex={0}>\n"
        "      <div style={{ width: 700 }}>Wide</div>\n    </div>\n  );",
    ),
    "InBrowserOnly.tsx": component("InBrowserOnly", "return <p>{window.innerWidth} px wide</p>;"),
    "WholePage.tsx": component(
        "WholePage", "return <main style={{ padding: 16 }}><h3>Timetable</h3></main>;"
    ),
    "SameTree/system/index.tsx": component(
        "SameTree",
        "return <Switch slotProps={{ input: { 'aria-label': 'Wifi', role: 'checkbox' } }} />;",
        "import Switch from '@mui/material/Switch';",
    ),
    "SameTree/css/index.tsx": component(
        "SameTree",
        "const label: string = 'Wifi';\n  return <input type='checkbox' aria-label={label} />;",
        "import './styles.css';",
    ),
    "SameTree/css/styles.css": "input {\n  accent-color: green;\n}\n",
}
PLACED = {"InBrowserOnly": "{clientOnly, height=40}", "WholePage": "{isolated}"}


@pytest.fixture(scope="module")
def faults(tmp_path_factory: pytest.TempPathFactory) -> Faults:
    """What one run finds out about all of them."""
    folder = tmp_path_factory.mktemp("proof")
    return find_mistakes(begin_demos(folder, {**BROKEN, **SOUND}, PLACED))


def only(faults: Faults, name: str) -> Mistake:
    (mistake,) = faults.get(name, [])
    return mistake


def test_a_type_that_does_not_fit_is_told_with_its_line(faults: Faults) -> None:
    mistake = only(faults, "WrongType")

    assert mistake.where.line == 4
    assert "purple" in mistake.problem
    assert "(TS" in mistake.problem


def test_a_text_that_hydrates_otherwise_is_told_with_both_texts(faults: Faults) -> None:
    mistake = only(faults, "OtherText")

    assert '"Good day" where the prerendered page has "Good night"' in mistake.problem
    assert "clientOnly" in mistake.remedy


def test_an_attribute_that_hydrates_otherwise_is_noticed_too(faults: Faults) -> None:
    mistake = only(faults, "OtherAttribute")

    assert 'title="Day"' in mistake.problem
    assert 'title="Night"' in mistake.problem


def test_what_is_in_somebodys_way_is_told_with_the_element_and_the_rule(faults: Faults) -> None:
    mistake = only(faults, "Nameless")

    assert "button" in mistake.problem
    assert "(button-name)" in mistake.remedy


def test_a_contrast_that_only_the_dark_scheme_lacks_is_noticed(faults: Faults) -> None:
    mistake = only(faults, "DimByNight")

    assert "by night" in mistake.problem
    assert "(color-contrast)" in mistake.remedy


def test_what_is_written_to_the_console_is_told_as_it_reads_there(faults: Faults) -> None:
    assert '(log): "Ada is here"' in only(faults, "Talkative").problem


def test_what_react_complains_about_to_developers_only_is_told(faults: Faults) -> None:
    assert 'unique "key" prop' in only(faults, "WithoutKeys").problem


def test_what_throws_in_the_browser_is_told_with_its_words(faults: Faults) -> None:
    assert "It throws in the browser: no switch today" in only(faults, "Throwing").problem


def test_a_demo_that_sticks_out_of_its_frame_on_a_phone_is_noticed(faults: Faults) -> None:
    assert "px wider than its frame" in only(faults, "TooWide").problem


def test_what_comes_from_elsewhere_is_noticed(faults: Faults) -> None:
    assert "https://pictures.example/a.png" in only(faults, "FromElsewhere").problem


def test_a_variant_that_a_screen_reader_reads_differently_is_reported_with_its_line(
    faults: Faults,
) -> None:
    mistake = only(faults, "OtherTree")

    assert mistake.where.file.parent.name == "css"
    assert (
        'finds button "Save" [pressed] where the system variant has button "Save"'
        in mistake.problem
    )


@pytest.mark.parametrize("name", ["ScrollsInside", "InBrowserOnly", "WholePage", "SameTree"])
def test_a_sound_demo_is_left_in_peace(faults: Faults, name: str) -> None:
    assert faults.get(name) is None
