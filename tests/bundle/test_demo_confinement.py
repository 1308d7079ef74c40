"""A demo publishes nothing from outside its folder, and its author is told by file and line."""

from __future__ import annotations

import pytest

from small_site import SmallSite, site_files
from tearsheet.errors import ContentErrors, Mistake

DEMO = "guides/demos/Basic/system/index.tsx"
SECRET = "k3y-0f-s0mebody"


@pytest.fixture
def guide(warm_site: SmallSite) -> SmallSite:
    """A site of a page with a demo, and a file that is none of the demo's."""
    (warm_site.folder / "secret.ts").write_text(f"export default '{SECRET}';\n")
    warm_site.page("guides", ":: demo Basic", title="Guides")
    warm_site.navigation("/guides/")
    return warm_site


def refuse(site: SmallSite) -> Mistake:
    """The one thing that is wrong with a site, which is not built."""
    with pytest.raises(ContentErrors) as refused:
        site.build()
    (mistake,) = refused.value.mistakes
    assert not site.out.exists()
    return mistake


def test_files_by_a_pattern_are_refused_and_nothing_is_published(guide: SmallSite) -> None:
    pattern = "import.meta.glob('../../../../../secret.ts', { eager: true })"
    file = guide.write(
        DEMO, f"const found = {pattern};\n\nexport default () => <p>{{found}}</p>;\n"
    )

    mistake = refuse(guide)

    assert (mistake.where.file.resolve(), mistake.where.line) == (file.resolve(), 1)
    assert "import.meta" in mistake.problem
    assert "Import each file by its name" in mistake.remedy
    spare = site_files(guide.folder / ".dist.next")
    assert not [path for path, data in spare.items() if SECRET.encode() in data]


def test_an_import_from_outside_is_told_once(guide: SmallSite) -> None:
    file = guide.write(
        DEMO,
        "import found from '../../../../../secret';\n\nexport default () => <p>{found}</p>;\n",
    )

    mistake = refuse(guide)

    assert (mistake.where.file.resolve(), mistake.where.line) == (file.resolve(), 1)
    assert "is no file of this demo" in mistake.problem


def test_a_demo_that_is_a_link_is_refused(guide: SmallSite) -> None:
    guide.write(DEMO, "export { default } from './found';\n")
    link = guide.content / DEMO.replace("index.tsx", "found.tsx")
    link.symlink_to(guide.folder / "secret.ts")

    with pytest.raises(ContentErrors) as refused:
        guide.build()

    assert link in [mistake.where.file for mistake in refused.value.mistakes]
    assert not guide.out.exists()
