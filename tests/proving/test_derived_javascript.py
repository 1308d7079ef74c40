"""The JavaScript of a demo has to render what its TypeScript renders."""

from __future__ import annotations

from pathlib import Path

import pytest
from proof_site import DEMOS, write_subject

from tearsheet.cache.step_cache import StepCache
from tearsheet.errors import Mistake
from tearsheet.markdown.demos.options import DemoOptions
from tearsheet.model.demo import Demo, DemoFile, DemoVariant
from tearsheet.project import SHARED_READER
from tearsheet.proving.demos_under_test import DemoUnderTest
from tearsheet.proving.javascript import compare
from tearsheet.proving.renders import bundle_demos_under_test, render_demos_under_test

CODE = """\
import {{ styled }} from '@mui/system';

const Tea = styled('p')({{ color: '{color}' }});

export default function {name}() {{
  return <Tea>{{'{words}'{assertion}}}</Tea>;
}}
"""


def code(name: str, words: str = "Tea", color: str = "brown", assertion: str = "") -> str:
    return CODE.format(name=name, words=words, color=color, assertion=assertion)


def demo_under_test(root: Path, name: str, javascript: str) -> DemoUnderTest:
    """A demo whose JavaScript need not be its own."""
    return write_subject(root, name, code(name, assertion=" as string"), javascript)


PARTS = (
    DemoFile(
        name="index.tsx",
        text="""import Cup from './Cup';

export default function Parts() {
  return <Cup>{'Tea' as string}</Cup>;
}
""",
        javascript="""import Cup from './Cup';

export default function Parts() {
  return <Cup>{'Tea'}</Cup>;
}
""",
    ),
    DemoFile(name="Cup.tsx", text="export { default } from '@mui/material/Button';\n"),
)
"""The file that imports a package is not the one that the demo begins with."""


def write_parts(root: Path) -> DemoUnderTest:
    folder = root / DEMOS / "Parts" / "system"
    folder.mkdir(parents=True)
    for file in PARTS:
        (folder / file.name).write_text(file.text)
    variant = DemoVariant(styling="system", files=PARTS)
    demo = Demo(page="/guides/", name="Parts", variants=(variant,))
    return DemoUnderTest(demo=demo, stands=(DemoOptions(),), root=root)


@pytest.fixture(scope="module")
def faults(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Mistake]]:
    """What is found in each demo, by its name."""
    folder = tmp_path_factory.mktemp("derived")
    demos_under_test = [
        demo_under_test(folder, "Same", code("Same")),
        demo_under_test(folder, "OtherWords", code("OtherWords", words="Coffee")),
        demo_under_test(folder, "OtherStyles", code("OtherStyles", color="black")),
        demo_under_test(folder, "Throwing", code("Throwing").replace("'Tea'", "missing")),
        demo_under_test(folder, "Unreadable", code("Unreadable").replace("return", "retrun")),
        write_parts(folder),
    ]
    cache = StepCache(folder / "steps")
    bundled = bundle_demos_under_test(demos_under_test, folder / "javascript", SHARED_READER)
    rendered = render_demos_under_test(demos_under_test, bundled, cache, "test")
    found = [*bundled.mistakes]
    for one in demos_under_test:
        for case in one.cases():
            found += compare(case, rendered)
    return {
        one.demo.name: [it for it in found if one.demo.name in it.where.file.with_suffix("").parts]
        for one in demos_under_test
    }


def test_what_renders_the_same_is_no_mistake(faults: dict[str, list[Mistake]]) -> None:
    assert faults["Same"] == []


def test_all_files_of_a_demo_share_one_react(faults: dict[str, list[Mistake]]) -> None:
    assert faults["Parts"] == []


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("OtherWords", 'other HTML than its TypeScript: "'),
        ("OtherStyles", "other "),
        ("Throwing", "Without types: It cannot be rendered: missing is not defined"),
        ("Unreadable", "Without types: "),
    ],
)
def test_what_renders_otherwise_is_told_by_the_file_it_comes_from(
    faults: dict[str, list[Mistake]], name: str, told: str
) -> None:
    (mistake,) = faults[name]

    assert mistake.where.file.name == f"{name}.tsx"
    assert told in mistake.problem


def test_a_demo_without_types_has_nothing_to_compare(tmp_path: Path) -> None:
    (case,) = write_subject(tmp_path, "Plain", code("Plain")).cases()

    assert list(compare(case, {})) == []
