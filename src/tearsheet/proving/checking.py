"""All checks of the content in one run, for the whole site or for some pages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from msgspec import structs

from tearsheet.content.page_selection import PageSelection
from tearsheet.content.scan import Scan, scan_content
from tearsheet.errors import ContentErrors, Mistake
from tearsheet.pipeline.build_site import build_site
from tearsheet.pipeline.options import BuildOptions
from tearsheet.pipeline.page_check import check_pages
from tearsheet.progress import Progress, ProofSummary, Summary
from tearsheet.proving.prove import prove_demos
from tearsheet.proving.spelling import check_spelling, load_dictionary
from tearsheet.proving.unmentioned import Unmentioned, find_unmentioned
from tearsheet.proving.wording import check_wording, load_replacements


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckRequest:
    """What is checked."""

    options: BuildOptions
    selection: PageSelection | None = None
    """The pages it is limited to; by default all."""
    site: bool = True
    """Whether pages are rendered, and their links, headings, settings and weight checked."""
    spelling: bool = False
    demos: bool = False
    """Whether demos run in a browser, and their code and that of pages is compiled."""
    projects: bool = False
    """Whether the exported projects of demos are built."""
    strict: bool = False
    """Whether a prop, slot or hook that a page does not mention is a mistake."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckReport:
    """What was checked and found right."""

    site: Summary | None = None
    proof: ProofSummary | None = None
    spelling: bool = False
    unmentioned: tuple[Unmentioned, ...] = ()
    """The props, slots and hooks that pages do not mention."""


def run_checks(request: CheckRequest, progress: Progress) -> CheckReport:
    """Run the checks, each to its end: the mistakes of one do not hide those of another.

    Raises:
        ContentErrors: the mistakes of all checks.
        MachineError: a problem of the machine.
    """
    mistakes: list[Mistake] = []

    def attempt(check: Callable[[], CheckReport]) -> CheckReport:
        try:
            return check()
        except ContentErrors as error:
            mistakes.extend(error.mistakes)
            return CheckReport()

    report = CheckReport(spelling=request.spelling)
    if request.spelling:
        attempt(lambda: _check_spelling(request))
    if request.site:
        report = replace(report, site=attempt(lambda: _check_site(request, progress)).site)
        found = attempt(lambda: _check_mentions(request, progress)).unmentioned
        report = replace(report, unmentioned=found)
    if request.demos or request.projects:
        report = replace(report, proof=attempt(lambda: _check_demos(request, progress)).proof)
    if mistakes:
        raise ContentErrors(mistakes)
    return report


def _check_site(request: CheckRequest, progress: Progress) -> CheckReport:
    if request.selection is None:
        return CheckReport(site=build_site(request.options, progress))
    return CheckReport(site=check_pages(request.options, request.selection, progress))


def _check_mentions(request: CheckRequest, progress: Progress) -> CheckReport:
    with progress.step("Comparing with the facts"):
        found, mistakes = find_unmentioned(request.options, request.selection)
    if request.strict:
        mistakes += (unmentioned.mistake for unmentioned in found)
    if mistakes:
        raise ContentErrors(mistakes)
    return CheckReport(unmentioned=tuple(found))


def _check_demos(request: CheckRequest, progress: Progress) -> CheckReport:
    # The steps of the check before have been listed.
    earlier = len(progress.steps)
    proof = prove_demos(
        request.options, progress, projects=request.projects, selection=request.selection
    )
    return CheckReport(
        proof=structs.replace(proof, steps=proof.steps[earlier if request.site else 0 :])
    )


def _check_spelling(request: CheckRequest) -> CheckReport:
    root = request.options.content
    scan = _limit(scan_content(root), request.selection)
    mistakes = check_spelling(root, scan, load_dictionary(root))
    mistakes += check_wording(root, scan, load_replacements(root))
    if mistakes:
        raise ContentErrors(mistakes)
    return CheckReport(spelling=True)


def _limit(scan: Scan, selection: PageSelection | None) -> Scan:
    if selection is None:
        return scan
    files = {path: it for path, it in scan.files.items() if selection.includes_file(path)}
    return structs.replace(scan, files=files)
