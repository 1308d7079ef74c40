"""Checks that the derived JavaScript of demos renders the same as their TypeScript."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from tearsheet.bundle.live_input import LiveInput
from tearsheet.cache.step_cache import digest
from tearsheet.errors import Mistake
from tearsheet.model.article import Island, Prerendered
from tearsheet.model.demo import DemoVariant, demo_file
from tearsheet.proving.demos_under_test import Case, DemoUnderTest
from tearsheet.proving.mirror import write_mirror

PREFIX = "javascript/"
SHOWN = 60
"""Number of characters of a difference in a message."""

REMEDY = "Mend the file so that nothing in it depends on its types."


def write_javascript(
    demos_under_test: Iterable[DemoUnderTest], folder: Path
) -> dict[str, LiveInput]:
    """Write the JavaScript of all typed variants; returns the bundler's inputs by id."""
    variants = [
        (demo_under_test, variant)
        for demo_under_test in demos_under_test
        for variant in _typed_cuts(demo_under_test)
    ]
    texts: dict[str, str] = {}
    inputs = {}
    for demo_under_test, variant in variants:
        files = variant.in_language("JS")
        paths = [_path(demo_under_test, variant, file.name) for file in files]
        texts |= dict(zip(paths, (file.text for file in files), strict=True))
        ident = f"{PREFIX}{demo_under_test.demo.id}/{variant.styling}"
        file = (folder / paths[0]).resolve()
        inputs[ident] = LiveInput(id=ident, file=file, provider=variant.provider)
    write_mirror(folder, texts)
    return inputs


def javascript_digests(demos_under_test: Iterable[DemoUnderTest]) -> dict[str, str]:
    """Digest of each variant's JavaScript, by the id of its input."""
    return {
        f"{PREFIX}{demo_under_test.demo.id}/{variant.styling}": digest(
            repr(variant.in_language("JS"))
        )
        for demo_under_test in demos_under_test
        for variant in _typed_cuts(demo_under_test)
    }


def javascript_of(case: Case) -> Island | None:
    """The JavaScript of a variant as an island; None if it equals the TypeScript."""
    if case.variant.reads_the_same:
        return None
    return Island(kind="demo", id=f"{PREFIX}{case.id}")


def compare(case: Case, rendered: Mapping[Island, Prerendered]) -> Iterator[Mistake]:
    """Find differences between what JavaScript and TypeScript of a variant render."""
    island = javascript_of(case)
    if island is None or island not in rendered or case.stand.client_only:
        return
    typed, derived = rendered[case.island], rendered[island]
    # A rendering failure has its own mistake.
    if typed.mistake:
        return
    if derived.mistake:
        yield case.mistake(f"Without types: {derived.mistake.problem}", REMEDY)
    elif typed.html != derived.html:
        yield case.mistake(_tell("HTML", typed.html, derived.html), REMEDY)
    elif typed.css != derived.css:
        yield case.mistake(_tell("styles", typed.stylesheet, derived.stylesheet), REMEDY)


def _tell(what: str, typed: str, derived: str) -> str:
    same = next(
        (at for at, pair in enumerate(zip(typed, derived, strict=False)) if len(set(pair)) > 1),
        min(len(typed), len(derived)),
    )
    start = max(0, same - SHOWN // 3)
    there, here = typed[start : start + SHOWN], derived[start : start + SHOWN]
    return f'Its JavaScript renders other {what} than its TypeScript: "{here}" for "{there}".'


def _typed_cuts(demo_under_test: DemoUnderTest) -> list[DemoVariant]:
    return [
        variant
        for variant in demo_under_test.demo.variants
        if not variant.reads_the_same and variant.in_language("JS")
    ]


def _path(demo_under_test: DemoUnderTest, variant: DemoVariant, name: str) -> str:
    # One folder each, so that imports do not resolve to files of another demo.
    folder = Path(
        demo_file(demo_under_test.demo, variant.styling, variant.files[0].name)
    ).with_suffix("")
    return (folder / name).as_posix()
