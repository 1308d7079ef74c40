"""A site of demos, each broken in one way or in none, and what the proof says of them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from small_site import SmallSite, begin_site
from tearsheet.errors import ContentErrors, Mistake
from tearsheet.markdown.demos.options import DemoOptions
from tearsheet.model.demo import Demo, DemoFile, DemoVariant
from tearsheet.pipeline.options import BuildOptions
from tearsheet.progress import Progress, ProofSummary
from tearsheet.proving.demos_under_test import DemoUnderTest
from tearsheet.proving.prove import prove_demos

DEMOS = "guides/demos"


def begin_demos(folder: Path, demos: Mapping[str, str], placed: Mapping[str, str]) -> SmallSite:
    """A site with one page, which places every demo with its options.

    The keys are files below the folder of demos.
    """
    site = begin_site(folder)
    for path, text in demos.items():
        site.write(f"{DEMOS}/{path}", text)
    names = dict.fromkeys(Path(path).parts[0].removesuffix(".tsx") for path in demos)
    lines = "\n\n".join(f":: demo {name} {placed.get(name, '')}".strip() for name in names)
    site.page("guides", lines)
    site.navigation("/", "/guides/")
    return site


def prove(site: SmallSite, *, projects: bool = False) -> ProofSummary:
    """Prove all demos of a site."""
    options = BuildOptions(content=site.content, out=site.out, cache=site.cache, write=False)
    return prove_demos(options, Progress(), projects=projects)


def find_mistakes(site: SmallSite) -> dict[str, list[Mistake]]:
    """What is wrong with each demo, by its name."""
    try:
        prove(site)
    except ContentErrors as error:
        found: dict[str, list[Mistake]] = {}
        for mistake in error.mistakes:
            inside = mistake.where.file.relative_to(site.content / DEMOS)
            found.setdefault(inside.parts[0].removesuffix(".tsx"), []).append(mistake)
        return found
    return {}


def write_subject(root: Path, name: str, text: str, javascript: str | None = None) -> DemoUnderTest:
    """A demo of one file on the disk, and a JavaScript for it, which need not be its own."""
    file = root / DEMOS / f"{name}.tsx"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    shown = DemoFile(name=file.name, text=text, javascript=javascript)
    demo = Demo(
        page="/guides/", name=name, variants=(DemoVariant(styling="system", files=(shown,)),)
    )
    return DemoUnderTest(demo=demo, stands=(DemoOptions(),), root=root)


def component(name: str, body: str, before: str = "") -> str:
    """The code of a demo that returns something."""
    begin = f"{before}\n\n" if before else ""
    return f"{begin}export default function {name}() {{\n  {body}\n}}\n"
