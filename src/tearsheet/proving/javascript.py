"""The derived JavaScript of demos beside their TypeScript: both have to render the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from tearsheet.bundle.live_input import LiveInput
from tearsheet.cache.step_cache import digest
from tearsheet.errors import Mistake
from tearsheet.model.article import Island, Prerendered
from tearsheet.model.demo import DemoCut, demo_file
from tearsheet.proving.mirror import write_mirror
from tearsheet.proving.subjects import Specimen, Subject

PREFIX = "javascript/"
SHOWN = 60
"""How many characters of a difference are told."""

REMEDY = "Mend the file so that nothing in it depends on its types."


def write_javascript(subjects: Iterable[Subject], folder: Path) -> dict[str, LiveInput]:
    """Write the JavaScript of all cuts that have types; the inputs of the bundler, by their id."""
    cuts = [(subject, cut) for subject in subjects for cut in _typed_cuts(subject)]
    texts: dict[str, str] = {}
    inputs = {}
    for subject, cut in cuts:
        files = cut.in_variant("JS")
        paths = [_path(subject, cut, file.name) for file in files]
        texts |= dict(zip(paths, (file.text for file in files), strict=True))
        ident = f"{PREFIX}{subject.demo.id}/{cut.styling}"
        file = (folder / paths[0]).resolve()
        inputs[ident] = LiveInput(id=ident, file=file, provider=cut.provider)
    write_mirror(folder, texts)
    return inputs


def javascript_digests(subjects: Iterable[Subject]) -> dict[str, str]:
    """The digest of each cut's JavaScript, by the id of its input."""
    return {
        f"{PREFIX}{subject.demo.id}/{cut.styling}": digest(repr(cut.in_variant("JS")))
        for subject in subjects
        for cut in _typed_cuts(subject)
    }


def javascript_of(specimen: Specimen) -> Island | None:
    """The JavaScript of a cut, as the renderer knows it; None where it reads the same."""
    if specimen.cut.reads_the_same:
        return None
    return Island(module=f"demo:{PREFIX}{specimen.id}")


def compare(specimen: Specimen, rendered: Mapping[Island, Prerendered]) -> Iterator[Mistake]:
    """Find what the JavaScript of a cut renders otherwise than its TypeScript."""
    island = javascript_of(specimen)
    if island is None or island not in rendered or specimen.stand.client_only:
        return
    typed, derived = rendered[specimen.island], rendered[island]
    # What cannot be rendered at all has its own mistake.
    if typed.mistake:
        return
    if derived.mistake:
        yield specimen.mistake(f"Without types: {derived.mistake.problem}", REMEDY)
    elif typed.html != derived.html:
        yield specimen.mistake(_tell("HTML", typed.html, derived.html), REMEDY)
    elif typed.css != derived.css:
        yield specimen.mistake(_tell("styles", typed.stylesheet, derived.stylesheet), REMEDY)


def _tell(what: str, typed: str, derived: str) -> str:
    same = next(
        (at for at, pair in enumerate(zip(typed, derived, strict=False)) if len(set(pair)) > 1),
        min(len(typed), len(derived)),
    )
    start = max(0, same - SHOWN // 3)
    there, here = typed[start : start + SHOWN], derived[start : start + SHOWN]
    return f'Its JavaScript renders other {what} than its TypeScript: "{here}" for "{there}".'


def _typed_cuts(subject: Subject) -> list[DemoCut]:
    return [cut for cut in subject.demo.cuts if not cut.reads_the_same and cut.in_variant("JS")]


def _path(subject: Subject, cut: DemoCut, name: str) -> str:
    # A folder of its own for each: the files of one must not be found by another.
    folder = Path(demo_file(subject.demo, cut.styling, cut.files[0].name)).with_suffix("")
    return (folder / name).as_posix()
