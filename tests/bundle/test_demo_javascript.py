"""Demos in JavaScript: derived from their TypeScript, laid out, and made once for each text."""

from __future__ import annotations

from pathlib import Path

import pytest

from small_site import SmallSite
from tearsheet.bundle.demo_javascript import STEP, derive_javascript
from tearsheet.cache.step_cache import StepCache
from tearsheet.content.demo_files import load_demos
from tearsheet.content.load import load_site
from tearsheet.content.memory import Memory
from tearsheet.content.scan import scan_content
from tearsheet.errors import Mistake
from tearsheet.model.demo import Demo, DemoVariant

TYPED = """\
import Select, { type SelectChangeEvent } from '@mui/material/Select';

export default function Typed() {
  const change = (
    event: SelectChangeEvent<string>,
    child: React.ReactElement<{ value: string }>,
  ): void => event.target;

  return <Select<string> onChange={change} />;
}
"""
UNTYPED = """\
import Select from '@mui/material/Select';

export default function Typed() {
  const change = (event, child) => event.target;

  return <Select onChange={change} />;
}
"""
PLAIN = "export default  () => 'laid out otherwise'\n"


@pytest.fixture
def cache(tmp_path: Path) -> StepCache:
    return StepCache(tmp_path / "steps")


def derive(site: SmallSite, cache: StepCache, made_by: str = "now") -> dict[str, Demo]:
    demos, mistakes = derive_all(site, cache, made_by)
    assert mistakes == ()
    return demos


def derive_all(
    site: SmallSite, cache: StepCache, made_by: str = "now"
) -> tuple[dict[str, Demo], tuple[Mistake, ...]]:
    loaded = load_site(site.content, scan_content(site.content), Memory())
    pages = load_demos(loaded.site, loaded.memory.files)
    (page,) = derive_javascript(pages, site.content, cache, made_by).values()
    return dict(page.demos), page.mistakes


def names(variant: DemoVariant) -> dict[str, str]:
    return {file.name: file.text for file in variant.in_language("JS")}


def test_types_are_erased_and_what_is_left_is_laid_out(site: SmallSite, cache: StepCache) -> None:
    site.write("guide/demos/Typed.tsx", TYPED)

    (variant,) = derive(site, cache)["Typed"].variants

    assert names(variant) == {"Typed.jsx": UNTYPED}
    assert not variant.reads_the_same
    assert variant.in_language("TS")[0].text == TYPED


def test_what_has_no_types_reads_the_same_and_is_left_as_it_is(
    site: SmallSite, cache: StepCache
) -> None:
    site.write("guide/demos/Plain.tsx", PLAIN)

    (variant,) = derive(site, cache)["Plain"].variants

    assert variant.reads_the_same
    assert names(variant) == {"Plain.jsx": PLAIN}


def test_files_keep_each_other_under_their_new_names(site: SmallSite, cache: StepCache) -> None:
    folder = "guide/demos/Stops/system"
    imports = "import { stops } from './stops';\nimport List from './List.tsx';\n"
    site.write(f"{folder}/index.tsx", f"{imports}export default () => <List stops={{stops}} />;\n")
    site.write(f"{folder}/List.tsx", "import './list.css';\nexport default () => null;\n")
    site.write(f"{folder}/list.css", "li {}\n")
    site.write(f"{folder}/stops.ts", "export const stops: string[] = [];\n")

    (variant,) = derive(site, cache)["Stops"].variants

    files = names(variant)
    assert list(files) == ["index.jsx", "List.jsx", "list.css", "stops.js"]
    assert "from './stops';" in files["index.jsx"]
    assert "from './List.jsx';" in files["index.jsx"]
    assert files["list.css"] == "li {}\n"


def test_a_file_of_types_alone_is_left_out(site: SmallSite, cache: StepCache) -> None:
    folder = "guide/demos/Stops/system"
    site.write(
        f"{folder}/index.tsx",
        "import type { Stop } from './types';\nexport default (stop: Stop) => null;\n",
    )
    site.write(f"{folder}/types.ts", "export interface Stop {}\n")
    site.write(f"{folder}/assets.d.ts", "declare module '*.svg';\n")

    (variant,) = derive(site, cache)["Stops"].variants

    assert list(names(variant)) == ["index.jsx"]


def test_a_file_of_types_alone_stays_where_something_imports_it(
    site: SmallSite, cache: StepCache
) -> None:
    folder = "guide/demos/Stops/system"
    site.write(f"{folder}/index.tsx", "export * from './types';\nexport default () => null;\n")
    site.write(f"{folder}/types.ts", "export interface Stop {}\n")

    (variant,) = derive(site, cache)["Stops"].variants

    assert names(variant)["types.js"] == "export {};\n"


def test_each_styling_has_its_own(site: SmallSite, cache: StepCache) -> None:
    for styling in ("system", "css"):
        text = f"const styling: string = '{styling}';\nexport default () => styling;\n"
        site.write(f"guide/demos/Both/{styling}/index.tsx", text)

    variants = derive(site, cache)["Both"].variants

    assert [names(variant)["index.jsx"].splitlines()[0] for variant in variants] == [
        "const styling = 'system';",
        "const styling = 'css';",
    ]


def test_what_was_derived_once_is_remembered(site: SmallSite, cache: StepCache) -> None:
    site.write("guide/demos/Typed.tsx", TYPED)
    site.write("guide/demos/Plain.tsx", PLAIN)
    derive(site, cache)
    (kept,) = [file for file in (cache.folder / STEP).iterdir() if is_laid_out(cache, file.name)]
    cache.keep(STEP, kept.name, b"remembered();\n")

    (variant,) = derive(site, cache)["Typed"].variants

    assert names(variant) == {"Typed.jsx": "remembered();\n"}


def is_laid_out(cache: StepCache, key: str) -> bool:
    return cache.find(STEP, key) == UNTYPED.encode()


def test_another_text_and_another_engine_are_derived_anew(
    site: SmallSite, cache: StepCache
) -> None:
    site.write("guide/demos/Typed.tsx", TYPED)
    derive(site, cache)
    for file in (cache.folder / STEP).iterdir():
        cache.keep(STEP, file.name, b"remembered();\n")

    assert names(derive(site, cache, "later")["Typed"].variants[0]) == {"Typed.jsx": UNTYPED}

    site.write("guide/demos/Typed.tsx", TYPED.replace("Typed", "Other"))
    (variant,) = derive(site, cache, "later")["Typed"].variants

    assert names(variant) == {"Typed.jsx": UNTYPED.replace("Typed", "Other")}
    # What nothing asks for any more is forgotten.
    assert len(list((cache.folder / STEP).iterdir())) == 1


def test_what_has_no_javascript_is_named_with_its_line(site: SmallSite, cache: StepCache) -> None:
    file = site.write("guide/demos/Sizes/system/index.tsx", "export default () => null;\n")
    sizes = file.with_name("sizes.ts")
    sizes.write_text("// Two.\nexport enum Size { small, large }\n")

    _, (mistake,) = derive_all(site, cache)

    assert (mistake.where.file, mistake.where.line) == (sizes, 2)
    assert "enum" in mistake.problem
    assert "constant object" in mistake.remedy
    # It is named again until it is mended.
    assert derive_all(site, cache)[1] == (mistake,)


def test_two_files_that_would_have_one_name_are_refused(site: SmallSite, cache: StepCache) -> None:
    folder = "guide/demos/Stops/system"
    site.write(f"{folder}/index.tsx", "export default () => null;\n")
    site.write(f"{folder}/stops.js", "export const stops = [];\n")
    site.write(f"{folder}/stops.ts", "export const stops = [];\n")

    _, (mistake,) = derive_all(site, cache)

    assert mistake.where.file == site.content / folder / "stops.ts"
    assert '"stops.js"' in mistake.problem
