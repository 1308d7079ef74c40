"""What hundreds of demos take to be bundled, prerendered and built again."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from bench.demos.figures import Figure
from bench.demos.site import generate_demos, write_demo_site
from bench.places import INSTALLED
from bench.process import Command, run_measured
from bench.tool import remove_all
from bench.tools.tearsheet import program
from tearsheet.bundle.bundle_request import BundleRequest
from tearsheet.bundle.bundler import run_bundler
from tearsheet.bundle.islands import IslandMaker, Prerenderer, prerender_islands
from tearsheet.bundle.live_input import LiveInput
from tearsheet.bundle.reader_bundle import ReaderBundle, bundle_reader
from tearsheet.cache.step_cache import StepCache
from tearsheet.content.demo_files import PageDemos, load_demos
from tearsheet.content.load import LoadedSite, load_site
from tearsheet.content.memory import Memory
from tearsheet.content.scan import scan_content
from tearsheet.derived.reference.site_reference import Reference
from tearsheet.model.article import Island
from tearsheet.pipeline.assembly import live_inputs
from tearsheet.project import SHARED_READER

FOLDER = INSTALLED / "demos"
COUNT = 800
BUNDLING = 4.0
PRERENDERING = 4.0
EDITED = 1.0

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Loaded:
    """The generated site, read."""

    site: LoadedSite
    demos: Mapping[str, PageDemos]
    inputs: Mapping[str, LiveInput]
    digests: Mapping[str, str]

    @property
    def variants(self) -> int:
        """How many inputs the bundler gets."""
        return len(self.inputs)


def measure_builds(rounds: int, say: Say) -> Iterator[Figure]:
    """Measure what a build does with demos."""
    content = FOLDER / "content"
    write_demo_site(content, generate_demos(COUNT))
    loaded = load(content, FOLDER / "playgrounds")
    what = f"{COUNT} demos in {loaded.variants} cuts"
    say(f"  bundling {what}")
    times = [_time_bundling(loaded) for _ in range(rounds)]
    yield _seconds(f"{what}: bundled", times, BUNDLING)
    say("  prerendering")
    bundle = bundle_reader(loaded.inputs, loaded.digests, SHARED_READER)
    times = [_time_prerendering(loaded, bundle) for _ in range(rounds)]
    yield _seconds(f"{what}: prerendered with critical CSS", times, PRERENDERING)
    say("  building after an edit of one demo")
    times = list(_time_edits(content, rounds))
    yield _seconds("one demo of them edited: `tearsheet build`", times, EDITED)


def load(content: Path, cache: Path) -> Loaded:
    """Read the generated site."""
    site = load_site(content, scan_content(content), Memory())
    demos = load_demos(site.site, site.memory.files)
    inputs, digests = live_inputs(site, Reference(), demos, cache)
    return Loaded(site=site, demos=demos, inputs=inputs, digests=digests)


def _seconds(name: str, times: list[float], budget: float | None) -> Figure:
    return Figure(name=name, unit="s", runs=times, budget=budget)


def _time_bundling(loaded: Loaded) -> float:
    """Bundle as if nothing had ever been bundled."""
    folder, kept = FOLDER / "bundle", FOLDER / "kept"
    remove_all([folder, kept])
    request = BundleRequest(inputs=tuple(loaded.inputs.values()), kept=kept, folders=SHARED_READER)
    begin = time.perf_counter()
    mistakes = run_bundler(request, folder)
    if mistakes:
        raise RuntimeError(f"Generated demos are not bundled: {mistakes[0]}")
    return time.perf_counter() - begin


def _time_prerendering(loaded: Loaded, bundle: ReaderBundle) -> float:
    folder = FOLDER / "steps"
    remove_all([folder])
    prerenderer = Prerenderer(bundle.server)
    maker = IslandMaker(
        prerenderer=prerenderer,
        bundle=bundle,
        cache=StepCache(folder),
        reader="bench",
        inputs=loaded.inputs,
        digests=loaded.digests,
    )
    islands = [Island(kind="demo", id=name) for name in loaded.inputs]
    begin = time.perf_counter()
    rendered = prerender_islands(islands, maker)
    seconds = time.perf_counter() - begin
    prerenderer.close()
    failed = [part.mistake for part in rendered.values() if part.mistake]
    if failed:
        raise RuntimeError(f"{len(failed)} demos were not prerendered; the first: {failed[0]}")
    return seconds


def _time_edits(content: Path, rounds: int) -> Iterator[float]:
    out, cache = FOLDER / "dist", FOLDER / "cache"
    words = (str(program()), "build", "--content", str(content), "--out", str(out))
    command = Command(words=(*words, "--cache", str(cache)), folder=FOLDER)
    log = INSTALLED / "logs" / "demos-edit.log"
    file = content / "material-ui" / "react-sample-000" / "demos" / "Generated000.tsx"
    original = file.read_text()
    run_measured(command, log)
    try:
        # The first edit brings both folders of the site up to date, and is not counted.
        for number in range(rounds + 1):
            file.write_text(original.replace("Discard", f"Discard {number}"))
            seconds = run_measured(command, log).seconds
            if number:
                yield seconds
    finally:
        file.write_text(original)
