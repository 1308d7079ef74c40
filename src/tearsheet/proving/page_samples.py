"""Compiles the code blocks of pages: files as they are, fragments in the frame they need."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import PurePosixPath

from tearsheet.content.demo_files import PageDemos
from tearsheet.errors import Place
from tearsheet.model.page import Page
from tearsheet.model.site import Site
from tearsheet.project import PACKAGES
from tearsheet.proving.augmentations import find_augmentations, widens
from tearsheet.proving.code_blocks import CodeBlock, find_code_blocks
from tearsheet.proving.code_frames import STATEMENTS, find_frame
from tearsheet.proving.code_syntax import (
    find_declared,
    find_exported,
    find_imports,
    find_used,
)
from tearsheet.proving.known_imports import KnownImports, find_known_imports
from tearsheet.proving.type_check import Program, name_group

# Relative to the page's folder: no segment is empty or begins with a dot.
_FILE_NAME = re.compile(r"(?:\w[\w.-]*/)*\w[\w.-]*\.[cm]?[jt]sx?")
_SCRIPT = re.compile(r"\.([cm]?)js(x?)$")
_NAMED_MODULE = re.compile(r"""(?:\b(?:from|import)\s+|\bimport\(\s*)['"](?P<name>[^'"]+)['"]""")
_RELATIVE = re.compile(r"""from ['"]\.""")
_PACKAGE = re.compile(r"(?:@[^/]+/)?[^/]+")
_GIVEN = re.compile(r"(?P<name>[\w$]+)\s*(?P<type>:.*)?", re.DOTALL)

# Code for servers and tools needs the types of Node.
_NODE = ["node"] if (PACKAGES / "@types" / "node").exists() else []
_OPTIONS: Mapping[str, object] = {"types": _NODE}
# Imports from packages that are not installed have no types.
_WITH_UNTYPED_PACKAGES = {**_OPTIONS, "noImplicitAny": False}
_OPTIONS_OF: Mapping[str, Mapping[str, object]] = {
    "samples": _OPTIONS,
    "among-strangers": _WITH_UNTYPED_PACKAGES,
    "javascript": {**_OPTIONS, "strict": False},
}

REMEDY = (
    'Correct it, or say behind the fence what surrounds it: given="rows, open: boolean" for names'
    ' of the code around it, with="import …", in="Button" or in="createTheme" for a part of'
    ' either; or why nothing checks it: unchecked="…".'
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sample:
    """A code block as the compiler gets it."""

    path: str
    """Relative to the content folder, below the page's, so that its files can import each other."""
    text: str
    where: Place
    """Place of its first line."""
    is_typed: bool = True
    declared: frozenset[str] = frozenset()
    """The names that fragments after it may use."""

    @property
    def absent(self) -> frozenset[str]:
        """The imported modules that may be missing."""
        return frozenset(name for name in _NAMED_MODULE.findall(self.text) if _may_lack(name))

    @property
    def among_strangers(self) -> bool:
        """Whether it imports a package that is not installed."""
        return any(not name.startswith(".") for name in self.absent)


def find_sample_programs(site: Site, demos: Mapping[str, PageDemos]) -> Iterator[Program]:
    """The programs for the code blocks of pages, none of which changes the types of others.

    A page that augments types has its own; pages that import the same augmentations share one.
    The demos, by the folder of their page, show what its fragments import.
    """
    shared: dict[tuple[str, frozenset[str]], list[Sample]] = {}

    def share(kind: str, samples: list[Sample]) -> None:
        augmentations = find_augmentations(sample.text for sample in samples)
        shared.setdefault((kind, augmentations), []).extend(samples)

    for page in site.pages:
        if page.generated:
            continue
        samples = find_samples(page, site, demos.get(page.address.strip("/")))
        typed = [sample for sample in samples if sample.is_typed]
        share("javascript", [sample for sample in samples if not sample.is_typed])
        if widens(sample.text for sample in typed):
            yield _program(f"samples{page.address.replace('/', '-')}", typed, _OPTIONS)
        elif any(sample.among_strangers for sample in typed):
            share("among-strangers", typed)
        else:
            share("samples", typed)
    for (kind, augmentations), samples in shared.items():
        if samples:
            yield _program(name_group(kind, augmentations), samples, _OPTIONS_OF[kind])


def find_samples(page: Page, site: Site, demos: PageDemos | None = None) -> list[Sample]:
    """The code blocks of a page, each as a file."""
    blocks = find_code_blocks(page)
    files = [block for block in blocks if block.is_file]
    shown = {
        name: statement for block in files for name, statement in _find_shared(block.code).items()
    }
    known = find_known_imports(page, site, demos, shown)
    folder = page.source.parent.relative_to(site.root).as_posix()
    samples: list[Sample] = []
    for block in blocks:
        samples.append(_make_sample(block, folder, known, samples))
    return [replace(sample, text=f"{sample.text}{_export(sample)}") for sample in samples]


def _find_shared(code: str) -> dict[str, str]:
    """The imports that mean the same in every file: those of packages."""
    imports = find_imports(code)
    return {name: it for name, it in imports.items() if not _RELATIVE.search(it)}


def _make_sample(
    block: CodeBlock, folder: str, known: KnownImports, before: Sequence[Sample]
) -> Sample:
    path = _choose_path(block, folder, {sample.path for sample in before})
    start = " ".join(filter(None, (block.fence.before, _declare_given(block.fence.given))))
    if block.is_file:
        text = block.code
        declared = find_declared(text, jsx=block.jsx) - _find_shared(text).keys()
    else:
        frame = find_frame(block.code, jsx=block.jsx, inside=block.fence.inside, known=known)
        text = frame.around(block.code)
        is_module = frame == STATEMENTS
        declared = find_declared(block.code, jsx=block.jsx) if is_module else frozenset()
        own = declared | find_declared(start, jsx=block.jsx)
        used = sorted(find_used(text, jsx=block.jsx) - own)
        start = " ".join([*_import_all(used, path, known, before), start])
    return Sample(
        path=path,
        text=f"{start} {text}" if start.strip() else text,
        where=block.where,
        is_typed=block.is_typed,
        declared=declared - find_declared(start, jsx=block.jsx),
    )


def _choose_path(block: CodeBlock, folder: str, taken: Iterable[str]) -> str:
    title = block.fence.title or ""
    is_name = _FILE_NAME.fullmatch(title) is not None
    name = title if is_name else f"sample.{block.fence.language}"
    # JavaScript is compiled as TypeScript without types.
    name = _SCRIPT.sub(r".\1ts\2", name)
    if block.jsx and not name.endswith("x"):
        name += "x"
    path = f"{folder}/{name}"
    # A repeated or unnamed file has a folder of its own.
    return path if is_name and path not in taken else f"{folder}/line-{block.where.line}/{name}"


def _declare_given(given: str | None) -> str:
    """Declarations of the names that the code around a fragment has."""
    names = [_GIVEN.fullmatch(part.strip()) for part in _split_outside(given or "")]
    return " ".join(_declare(it["name"], it["type"]) for it in names if it)


def _split_outside(text: str) -> Iterator[str]:
    """Split at the commas that are not inside of brackets."""
    depth, start = 0, 0
    for position, character in enumerate(text):
        is_arrow = text[position - 1 : position + 1] == "=>"
        depth += (character in "([{<") - (character in ")]}>" and not is_arrow)
        if character == "," and depth == 0:
            yield text[start:position]
            start = position + 1
    yield text[start:]


def _declare(name: str, annotation: str | None) -> str:
    value = f"declare const {name}{annotation or ': any'};"
    # A component, or a type: only its uses tell.
    return f"{value} type {name} = any;" if name[0].isupper() and not annotation else value


def _import_all(
    names: Iterable[str], path: str, known: KnownImports, before: Sequence[Sample]
) -> Iterator[str]:
    """Imports of names, from the nearest block before or from packages."""
    for name in names:
        block = next((it for it in reversed(before) if name in it.declared), None)
        if block is not None:
            yield f"import {{ {name} }} from '{_module(block.path, path)}';"
        elif statement := known.find(name):
            yield statement


def _module(target: str, path: str) -> str:
    relative = posixpath.relpath(PurePosixPath(target).with_suffix(""), posixpath.dirname(path))
    return relative if relative.startswith(".") else f"./{relative}"


def _export(sample: Sample) -> str:
    """Exports of what fragments after it may use."""
    jsx = sample.path.endswith("x")
    names = sorted(sample.declared - find_exported(sample.text, jsx=jsx))
    return f"\nexport {{ {', '.join(names)} }};\n" if names else ""


def _may_lack(module: str) -> bool:
    """Whether a module may be missing: relative imports and packages that are not installed."""
    if module.startswith("."):
        return True
    package = _PACKAGE.match(module)
    return package is not None and not (PACKAGES / package[0]).exists()


def _program(name: str, samples: Iterable[Sample], options: Mapping[str, object]) -> Program:
    files = list(samples)
    return Program(
        name=name,
        texts={sample.path: sample.text for sample in files},
        begins={sample.path: sample.where for sample in files},
        options=options,
        absent={sample.path: sample.absent for sample in files},
        remedy=REMEDY,
    )
