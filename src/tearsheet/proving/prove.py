"""The proof of all demos of a site; `prove_demos` is the way through."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tearsheet.bundle.demo_javascript import derive_javascript
from tearsheet.bundle.reader_bundle import ReaderBundle
from tearsheet.cache.step_cache import StepCache, digest, steps_folder
from tearsheet.content.demo_files import load_demos
from tearsheet.content.load import load_site
from tearsheet.content.scan import scan_content
from tearsheet.errors import ContentErrors, Mistake
from tearsheet.model.site import Site
from tearsheet.page.document import Common
from tearsheet.pipeline.exclusive_build import exclusive_build
from tearsheet.pipeline.freshness import site_fingerprint
from tearsheet.pipeline.options import BuildOptions
from tearsheet.pipeline.site_parts import bundle_assets, site_head
from tearsheet.pipeline.state import load_state, memory_of
from tearsheet.progress import Progress, ProofSummary
from tearsheet.project import ReaderFolders
from tearsheet.proving.browser import find_browser, look_at_all
from tearsheet.proving.demo_programs import find_demo_programs
from tearsheet.proving.documents import exhibit
from tearsheet.proving.fingerprint import proof_fingerprint
from tearsheet.proving.javascript import compare
from tearsheet.proving.page_samples import find_sample_programs
from tearsheet.proving.projects import ProjectProof, prove_projects
from tearsheet.proving.renders import bundle_subjects, render_subjects
from tearsheet.proving.sightings import find_faults
from tearsheet.proving.subjects import Specimen, Subject, find_subjects
from tearsheet.proving.trees import compare_trees
from tearsheet.proving.type_check import check_types

STEP = "proof"


@dataclass(frozen=True, slots=True, kw_only=True)
class _Work:
    """What there is to prove, and where results are kept."""

    site: Site
    subjects: Sequence[Subject]
    folder: Path
    reader: ReaderFolders
    cache: StepCache
    made_by: str


def prove_demos(
    options: BuildOptions, progress: Progress, *, projects: bool = False
) -> ProofSummary:
    """Prove every demo in every cut, as far as it was not proven before.

    Raises:
        ContentErrors: some demos fail; the others are remembered as proven.
        MachineError: there is no browser, or the machine is in the way otherwise.
    """
    with exclusive_build(options):
        with progress.step("Reading the demos"):
            work = _find_work(options)
        with progress.step("Checking types"):
            mistakes = _check_types(work)
        unproven = _find_unproven(work)
        if unproven:
            mistakes += _prove(work, unproven, progress)
        note = ""
        if projects:
            with progress.step("Building projects"):
                found = _prove_projects(work, progress)
            mistakes += found.mistakes
            note = found.note
        if mistakes:
            raise ContentErrors(mistakes)
        return _summarise(work, unproven, note, progress)


def _find_work(options: BuildOptions) -> _Work:
    engine = site_fingerprint()
    memory = memory_of(load_state(options.cache, engine, options.content))
    loaded = load_site(options.content, scan_content(options.content), memory)
    cache = StepCache(steps_folder(options.cache))
    demos = load_demos(loaded.site, loaded.memory.files)
    demos = derive_javascript(demos, loaded.site.root, cache, engine)
    return _Work(
        site=loaded.site,
        subjects=find_subjects(loaded.site, demos),
        folder=options.cache / "proving",
        reader=options.reader,
        cache=cache,
        made_by=digest(proof_fingerprint(), loaded.site.settings.licence_key or ""),
    )


def _check_types(work: _Work) -> list[Mistake]:
    programs = [*find_demo_programs(work.subjects), *find_sample_programs(work.site)]
    return check_types(programs, work.site.root, work.folder / "types", work.cache, work.made_by)


def _find_unproven(work: _Work) -> list[Subject]:
    keys = {subject.key(work.made_by): subject for subject in work.subjects}
    work.cache.forget_others(STEP, set(keys))
    return [subject for key, subject in keys.items() if work.cache.find(STEP, key) is None]


def _prove(work: _Work, subjects: Sequence[Subject], progress: Progress) -> list[Mistake]:
    # Before anything else: without a browser the rest is in vain.
    browser = find_browser()
    with progress.step("Bundling the demos"):
        key = work.site.settings.licence_key
        bundled = bundle_subjects(subjects, work.folder / "javascript", work.reader, key)
    with progress.step("Rendering the demos"):
        rendered = render_subjects(subjects, bundled, work.cache, work.made_by)
    specimens = [specimen for subject in subjects for specimen in subject.specimens()]
    exhibits = exhibit(specimens, rendered, _common(work.site, bundled.bundle))
    with progress.step("Looking at the demos"):
        seen = look_at_all(browser, exhibits, bundled.bundle.client, progress.advanced)
    sightings = dict(zip((it.specimen for it in exhibits), seen, strict=True))
    mistakes = [
        *bundled.mistakes,
        *(mistake for it in specimens if (mistake := rendered[it.island].mistake)),
        *(mistake for specimen in specimens for mistake in compare(specimen, rendered)),
        *(mistake for pair in sightings.items() for mistake in find_faults(*pair)),
        *compare_trees({specimen: sighting.tree for specimen, sighting in sightings.items()}),
    ]
    _remember(work, subjects, sightings.keys(), mistakes)
    return mistakes


def _remember(
    work: _Work,
    subjects: Iterable[Subject],
    looked_at: Collection[Specimen],
    mistakes: Iterable[Mistake],
) -> None:
    """Keep which demos are proven; what failed is looked at again."""
    wrong = {mistake.where.file for mistake in mistakes}
    for subject in subjects:
        specimens = list(subject.specimens())
        if all(it in looked_at and it.file not in wrong for it in specimens):
            work.cache.keep(STEP, subject.key(work.made_by), b"")


def _common(site: Site, bundle: ReaderBundle) -> Common:
    settings = site.settings
    assets = bundle_assets(bundle, settings)
    return Common(settings=settings, head=site_head(settings.name), assets=assets)


def _prove_projects(work: _Work, progress: Progress) -> ProjectProof:
    folder = work.folder / "projects"
    return prove_projects(
        work.subjects,
        folder,
        work.cache,
        work.made_by,
        progress.advanced,
        work.site.products,
    )


def _summarise(
    work: _Work, proven: Collection[Subject], note: str, progress: Progress
) -> ProofSummary:
    return ProofSummary(
        demos=len(work.subjects),
        cuts=sum(len(subject.demo.cuts) for subject in work.subjects),
        proven=len(proven),
        note=note,
        steps=tuple(progress.steps),
    )
