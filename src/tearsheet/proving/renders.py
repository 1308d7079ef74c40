"""Bundles and renders demos in development mode."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from tearsheet.bundle.bundle_request import Mode
from tearsheet.bundle.islands import IslandMaker, Prerenderer, prerender_islands
from tearsheet.bundle.live_input import LiveInput, demo_inputs, short_path
from tearsheet.bundle.reader_bundle import ReaderBundle, bundle_reader
from tearsheet.cache.step_cache import StepCache, digest
from tearsheet.errors import Mistake, Place
from tearsheet.model.article import Island, Prerendered
from tearsheet.project import ReaderFolders
from tearsheet.proving.demos_under_test import DemoUnderTest
from tearsheet.proving.javascript import (
    PREFIX,
    REMEDY,
    javascript_digests,
    javascript_of,
    write_javascript,
)

MODE: Mode = "development"
"""Libraries print warnings only in development mode."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bundled:
    """The bundle and its inputs."""

    bundle: ReaderBundle
    folders: ReaderFolders
    inputs: Mapping[str, LiveInput]
    digests: Mapping[str, str]
    without_javascript: frozenset[str]
    """Ids of JavaScript inputs that could not be bundled."""
    mistakes: tuple[Mistake, ...]


def bundle_demos_under_test(
    demos_under_test: Sequence[DemoUnderTest],
    folder: Path,
    folders: ReaderFolders,
    license_key: str | None = None,
) -> Bundled:
    """Bundle demos; their JavaScript only for the renderer."""
    root = demos_under_test[0].root
    typed = {entry.id: entry for entry in demo_inputs([s.demo for s in demos_under_test], root)}
    derived = write_javascript(demos_under_test, folder)
    digests = {
        f"{demo_under_test.demo.id}/{variant.styling}": digest(repr(variant))
        for demo_under_test in demos_under_test
        for variant in demo_under_test.demo.variants
    } | javascript_digests(demos_under_test)
    bundle = bundle_reader(
        typed, digests, folders, unseen=derived.values(), mode=MODE, license_key=license_key
    )
    broken = {mistake: _find_holder(mistake, derived) for mistake in bundle.mistakes}
    # A mistake of a demo is also one of its JavaScript, and is reported once.
    wrong = {_find_holder(mistake, typed) for mistake in bundle.mistakes}
    return Bundled(
        bundle=bundle,
        folders=folders,
        inputs=typed,
        digests=digests,
        without_javascript=frozenset(filter(None, broken.values())),
        mistakes=tuple(
            _of_author(mistake, typed[ident.removeprefix(PREFIX)]) if ident else mistake
            for mistake, ident in broken.items()
            if ident is None or ident.removeprefix(PREFIX) not in wrong
        ),
    )


def _find_holder(mistake: Mistake, inputs: Mapping[str, LiveInput]) -> str | None:
    file = mistake.where.file.resolve()
    return next((ident for ident, entry in inputs.items() if entry.holds(file)), None)


def _of_author(mistake: Mistake, typed: LiveInput) -> Mistake:
    """A mistake in derived JavaScript, reported at the TypeScript file."""
    return Mistake(Place(short_path(typed.file)), f"Without types: {mistake.problem}", REMEDY)


def render_demos_under_test(
    demos_under_test: Sequence[DemoUnderTest], bundled: Bundled, cache: StepCache, made_by: str
) -> Mapping[Island, Prerendered]:
    """Render every variant of demos, in both languages."""
    cases = [case for demo_under_test in demos_under_test for case in demo_under_test.cases()]
    derived = [
        island
        for case in cases
        if (island := javascript_of(case)) and island.id not in bundled.without_javascript
    ]
    with closing(Prerenderer(bundled.bundle.server, MODE, bundled.folders)) as prerenderer:
        maker = IslandMaker(
            prerenderer=prerenderer,
            bundle=bundled.bundle,
            cache=cache,
            reader=f"{made_by} {MODE}",
            inputs=bundled.inputs,
            digests=bundled.digests,
        )
        return prerender_islands([*(s.island for s in cases), *derived], maker)
