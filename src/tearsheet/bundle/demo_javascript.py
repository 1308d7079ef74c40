"""The JavaScript of all demos: types erased and the code formatted, once per text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from tearsheet.cache.step_cache import StepCache, digest
from tearsheet.content.demo_files import PageDemos
from tearsheet.content.demo_imports import check_imports
from tearsheet.errors import Mistake, Place
from tearsheet.model.demo import (
    CODE_SUFFIXES,
    Demo,
    DemoFile,
    DemoVariant,
    demo_file,
    javascript_name,
)

if TYPE_CHECKING:
    from tearsheet.markdown.javascript import SyntaxRefusal

STEP = "javascript"
NOTHING = "export {};\n"
"""The content of a file that had only types and is still imported by another one."""

_SIMPLER = "Write what stands around its types in a simpler way."


class _Derived(Struct, frozen=True):
    text: str
    refusals: tuple[SyntaxRefusal, ...] = ()


def derive_javascript(
    pages: Mapping[str, PageDemos], root: Path, cache: StepCache, made_by: str
) -> dict[str, PageDemos]:
    """The same demos, each file with its JavaScript; what cannot be derived is a mistake."""
    files = {file for page in pages.values() for file in _code_files(page)}
    keys = {file: _key(file, made_by) for file in files}
    known = {file: cache.find(STEP, key) for file, key in keys.items()}
    derived = {file: _Derived(text.decode()) for file, text in known.items() if text is not None}
    if missing := [file for file in files if file not in derived]:
        new = _derive(missing)
        derived |= new
        for file, found in new.items():
            if not found.refusals:
                cache.keep(STEP, keys[file], found.text.encode())
        cache.forget_others(STEP, set(keys.values()))
    return {folder: _with_javascript(page, root, derived) for folder, page in pages.items()}


def _code_files(page: PageDemos) -> Iterator[DemoFile]:
    for demo in page.demos.values():
        for variant in demo.variants:
            yield from (file for file in variant.files if file.name.endswith(CODE_SUFFIXES))


def _key(file: DemoFile, made_by: str) -> str:
    return digest(made_by, "".join(PurePosixPath(file.name).suffixes), file.text)


def _derive(files: Iterable[DemoFile]) -> dict[DemoFile, _Derived]:
    # Imported lazily: demos are seldom changed.
    from tearsheet.bundle.code_layout import lay_out
    from tearsheet.markdown.javascript import SyntaxRefusal, erase_types

    erased = {file: erase_types(file.text, file.name) for file in files}
    names = {
        file: f"{number}.jsx"
        for number, (file, found) in enumerate(erased.items())
        if found.text.strip() and found.text != file.text
    }
    laid_out = lay_out({name: erased[file].text for file, name in names.items()})
    derived = {}
    for file, found in erased.items():
        name = names.get(file, "")
        refusals = found.refusals
        if problem := laid_out.unread.get(name):
            refusals = (
                SyntaxRefusal(1, f"Without types it is no JavaScript: {problem}", _SIMPLER),
            )
        derived[file] = _Derived(laid_out.texts.get(name, found.text), refusals)
    return derived


def _with_javascript(
    page: PageDemos, root: Path, derived: Mapping[DemoFile, _Derived]
) -> PageDemos:
    mistakes = list(page.mistakes)
    demos = {}
    for name, demo in page.demos.items():
        demos[name] = replace(
            demo, variants=tuple(_cut(variant, derived) for variant in demo.variants)
        )
        for variant in demo.variants:
            mistakes += _find_mistakes(demo, variant, root, derived)
    return PageDemos(demos, tuple(mistakes), page.refused)


def _cut(variant: DemoVariant, derived: Mapping[DemoFile, _Derived]) -> DemoVariant:
    files = tuple(
        replace(file, javascript=found.text)
        if (found := derived.get(file)) and found.text != file.text
        else file
        for file in variant.files
    )
    finished = replace(variant, files=files)
    left = finished.in_language("JS")
    if len(left) == len(files) or not any(check_imports(left, Path())):
        return finished
    kept = (file if file.in_language("JS") else replace(file, javascript=NOTHING) for file in files)
    return replace(variant, files=tuple(kept))


def _find_mistakes(
    demo: Demo, variant: DemoVariant, root: Path, derived: Mapping[DemoFile, _Derived]
) -> Iterator[Mistake]:
    taken: dict[str, str] = {}
    for file in variant.files:
        path = root / demo_file(demo, variant.styling, file.name)
        for refusal in derived[file].refusals if file in derived else ():
            yield Mistake(Place(path, refusal.line), refusal.problem, refusal.remedy)
        first = taken.setdefault(javascript_name(file.name), file.name)
        if first != file.name:
            problem = f'In JavaScript it would have one name with "{first}".'
            yield Mistake(Place(path), problem, "Give one of the two another name.")
