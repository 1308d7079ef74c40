"""The whole files that pages show are checked by TypeScript, each line told where it stands."""

from __future__ import annotations

from pathlib import Path

import pytest

from small_site import SmallSite, begin_site
from tearsheet.cache.step_cache import StepCache
from tearsheet.content.demo_files import load_demos
from tearsheet.content.load import load_site
from tearsheet.content.memory import Memory
from tearsheet.content.scan import scan_content
from tearsheet.errors import Mistake
from tearsheet.proving.page_samples import find_sample_programs
from tearsheet.proving.type_check import check_types

pytestmark = pytest.mark.long


def mistakes_of(site: SmallSite) -> list[Mistake]:
    content, folder = site.content, site.cache
    loaded = load_site(content, scan_content(content), Memory())
    demos = load_demos(loaded.site, loaded.memory.files)
    programs = list(find_sample_programs(loaded.site, demos))
    return check_types(programs, content, folder / "types", StepCache(folder / "steps"), "a test")


def page_with(folder: Path, *samples: str) -> SmallSite:
    site = begin_site(folder)
    site.page("guides", "Read on.\n\n" + "\n\n".join(samples))
    site.navigation("/", "/guides/")
    return site


def line_of(site: SmallSite, words: str) -> int:
    lines = (site.content / "guides/page.md").read_text().splitlines()
    return next(number for number, line in enumerate(lines, 1) if words in line)


WRONG = """```tsx title="Buy.tsx"
import Button from '@mui/material/Button';

export const buy = <Button color="purple">Buy</Button>;
```"""


def test_a_sample_that_does_not_fit_is_told_with_its_line_of_the_page(tmp_path: Path) -> None:
    site = page_with(tmp_path, WRONG)

    (mistake,) = mistakes_of(site)

    assert mistake.where.file.name == "page.md"
    assert mistake.where.line == line_of(site, "purple")
    assert "purple" in mistake.problem


FRAGMENTS = """:: demo Till

```tsx
<Button color="primary">Buy</Button>
```

```tsx
const [open, setOpen] = useState(false);

return <Switch checked={open} onChange={() => setOpen(!open)} />;
```

```ts
const prices: number[] = [4, 5];
```

```tsx given="Till, buyer, pay: (price: number, to: { name: string }) => void"
const till: Till = buyer.till;

<Button onClick={() => pay(prices[0], till)}>Pay</Button>
```

```tsx in="Button"
disabled
startIcon={<AddIcon />}
```

```ts
palette: { mode: 'dark' },
```

```ts with="import { grey } from '@mui/material/colors';"
const dark = grey[900];
```

```ts unchecked="This is what went wrong."
const dark = grey[;
```

```js
const words = (text) => text.split(' ');
```

```jsx title="Old.jsx"
import Button from '@mui/material/Button';

export const buy = (props) => <Button {...props}>Buy</Button>;
```
"""
TILL = """import Switch from '@mui/material/Switch';

export default function Till() {
  return <Switch />;
}
"""


def page_of_material(folder: Path, body: str) -> SmallSite:
    """A page of a product that documents Material UI."""
    site = begin_site(folder)
    product = "name: Kit\ndescription: A kit.\npackages: ['@mui/material', '@mui/icons-material']\n"
    site.write("guides/product.yaml", product)
    site.page("guides", body)
    site.write("guides/demos/Till.tsx", TILL)
    return site


def test_fragments_compile_in_the_frame_that_fits_them(tmp_path: Path) -> None:
    assert mistakes_of(page_of_material(tmp_path, FRAGMENTS)) == []


def test_what_is_wrong_in_a_fragment_is_told_with_its_line(tmp_path: Path) -> None:
    wrong = (
        FRAGMENTS.replace('color="primary"', 'color="purple"')
        .replace("mode: 'dark'", "mode: 'dusk'")
        .replace("disabled\n", "disabeld\n")
        .replace("checked={open}", "checked={opne}")
        .replace("(text) => text.split", "(text) => txt.split")
        .replace(
            "import Button from '@mui/material/Button';\n\nexport const buy", "export const buy"
        )
    )
    site = page_of_material(tmp_path, wrong)

    found = {mistake.where.line: mistake.problem for mistake in mistakes_of(site)}

    assert found.keys() == {
        line_of(site, words)
        for words in ("purple", "dusk", "disabeld", "{opne}", "txt.split", "<Button {...props}")
    }
    assert '"purple"' in found[line_of(site, "purple")]


def test_all_names_that_a_fragment_lacks_are_told_at_once(tmp_path: Path) -> None:
    fragment = "```tsx\n<Button disabled={busy}\n  onClick={buy}>{busy}</Button>\n```"

    (mistake,) = mistakes_of(page_of_material(tmp_path, f":: demo Till\n\n{fragment}"))

    assert mistake.problem.endswith('declares "busy", "buy".')
    assert 'given="busy, buy"' in mistake.remedy


def test_files_of_one_page_find_each_other_and_the_readers_own_may_be_missing(
    tmp_path: Path,
) -> None:
    prices = "```ts title='prices.ts'\n".replace("'", '"') + "export const price = 4;\n```"
    till = (
        '```tsx title="Till.tsx"\nimport Pages from "./Pages";\n'
        'import { price } from "./prices";\n\n'
        "export const words: string = price;\nexport const all = <Pages />;\n```"
    )
    site = page_with(tmp_path, prices, till)

    (mistake,) = mistakes_of(site)

    assert mistake.where.line == line_of(site, "const words")


def test_a_package_that_is_not_installed_is_no_mistake_but_a_wrong_path_in_one_is(
    tmp_path: Path,
) -> None:
    sample = (
        "```ts\nimport serve from 'a-server-nobody-has';\n"
        "import Nothing from '@mui/material/Nothing';\n\n"
        "serve((request) => Nothing(request));\n```"
    )
    site = page_with(tmp_path, sample)

    (mistake,) = mistakes_of(site)

    assert "'@mui/material/Nothing'" in mistake.problem


def test_what_a_page_adds_to_the_types_of_a_library_holds_on_that_page_alone(
    tmp_path: Path,
) -> None:
    widening = (
        "```ts\nimport '@mui/material/Button';\n\n"
        "declare module '@mui/material/Button' {\n"
        "  interface ButtonPropsColorOverrides {\n    purple: true;\n  }\n}\n```"
    )
    site = page_with(tmp_path, widening, WRONG)
    assert mistakes_of(site) == []

    site.page("more", WRONG)
    site.navigation("/", "/guides/", "/more/")

    (mistake,) = mistakes_of(site)
    assert mistake.where.file.parent.name == "more"


OUTSIDE = ("../../../Buy.tsx", "/Buy.tsx", "a/../../Buy.tsx", "a//Buy.tsx")


def test_no_title_leads_out_of_the_folder_that_is_checked(tmp_path: Path) -> None:
    site = page_with(tmp_path, *(WRONG.replace("Buy.tsx", title) for title in OUTSIDE))

    assert len(mistakes_of(site)) == len(OUTSIDE)

    outside = [file for file in tmp_path.rglob("Buy.tsx") if "code" not in file.parts]
    assert outside == []


def test_a_line_marked_as_removed_may_be_wrong(tmp_path: Path) -> None:
    change = WRONG.replace("Buy.tsx", "Change.tsx").replace('tsx"\n', 'tsx" -{3}\n', 1)

    assert mistakes_of(page_with(tmp_path, change)) == []


CSS_VARIABLES = """```ts
import type { Theme } from '@mui/material/styles';

export const ink = (theme: Theme) => theme.vars.palette.text.primary;
```"""
AUGMENTATION = "```ts\nimport type {} from '@mui/material/themeCssVarsAugmentation';\n```"


def test_what_an_imported_augmentation_adds_holds_on_the_pages_that_import_it(
    tmp_path: Path,
) -> None:
    site = page_with(tmp_path, AUGMENTATION, CSS_VARIABLES)
    assert mistakes_of(site) == []

    site.page("more", CSS_VARIABLES)
    site.navigation("/", "/guides/", "/more/")

    (mistake,) = mistakes_of(site)
    assert mistake.where.file.parent.name == "more"
    assert "'vars' does not exist" in mistake.problem


LAZY = """```tsx title="App.tsx"
import { lazy } from 'react';

export const Chart = lazy(() => import('./Chart'));
```"""


def test_a_file_of_the_reader_that_is_loaded_lazily_may_be_missing(tmp_path: Path) -> None:
    assert mistakes_of(page_with(tmp_path, LAZY)) == []
