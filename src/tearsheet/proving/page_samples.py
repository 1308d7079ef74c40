"""Type-checks complete TypeScript files in the code blocks of pages."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tearsheet.content.load import read_page_text
from tearsheet.errors import ContentError, Place
from tearsheet.markdown.directives import restore
from tearsheet.markdown.highlighting import read_fence
from tearsheet.markdown.tree import MarkdownTree, Node, TooDeep, parse_markdown
from tearsheet.model.page import Page
from tearsheet.model.site import Site
from tearsheet.project import PACKAGES
from tearsheet.proving.type_check import Program, widens

_LANGUAGES = frozenset({"ts", "tsx"})
# Relative to the page's folder: no segment is empty or begins with a dot.
_FILE_NAME = re.compile(r"(?:\w[\w.-]*/)*\w[\w.-]*\.tsx?")
# Only complete modules are checked; fragments have no imports or exports.
_WHOLE = re.compile(r"^(?:import|export)\b", re.MULTILINE)
_NAMED_MODULE = re.compile(r"""(?:\bfrom|\bimport)\s+['"](?P<name>[^'"]+)['"]""")
_PACKAGE = re.compile(r"(?:@[^/]+/)?[^/]+")

# Samples for servers and tools need the types of Node.
_NODE = ["node"] if (PACKAGES / "@types" / "node").exists() else []
_OPTIONS: Mapping[str, object] = {"types": _NODE}
# Imports from packages that are not installed have no types.
_WITH_UNTYPED_PACKAGES = {**_OPTIONS, "noImplicitAny": False}


@dataclass(frozen=True, slots=True, kw_only=True)
class Sample:
    """A complete file in a code block of a page."""

    path: str
    """Relative to the content folder, below the page's, so that its files can import each other."""
    text: str
    where: Place
    """Place of its first line."""

    @property
    def absent(self) -> frozenset[str]:
        """The imported modules that may be missing."""
        return frozenset(name for name in _NAMED_MODULE.findall(self.text) if _may_lack(name))

    @property
    def among_strangers(self) -> bool:
        """Whether it imports a package that is not installed."""
        return any(not name.startswith(".") for name in self.absent)


def find_sample_programs(site: Site) -> Iterator[Program]:
    """One program for the samples of all pages, except those that affect others."""
    regular: list[Sample] = []
    untyped: list[Sample] = []
    for page in site.pages:
        if page.generated:
            continue
        samples = find_samples(page, site.root)
        if widens(sample.text for sample in samples):
            yield _program(f"samples{page.address.replace('/', '-')}", samples)
        elif any(sample.among_strangers for sample in samples):
            untyped += samples
        else:
            regular += samples
    yield from (
        _program(name, samples)
        for name, samples in (("samples", regular), ("samples-among-strangers", untyped))
        if samples
    )


def find_samples(page: Page, root: Path) -> list[Sample]:
    """Find the complete files in the code blocks of a page; mistakes are reported elsewhere."""
    try:
        text, first_line = read_page_text(page)
        document = parse_markdown(text)
    except (ContentError, TooDeep):
        return []
    folder = page.source.relative_to(root).as_posix()
    samples: dict[str, Sample] = {}
    for block in _blocks(document.root):
        place = Place(page.source, first_line + document.line(block.start))
        sample = _read_sample(block, document, place, folder, taken=samples)
        if sample:
            samples[sample.path] = sample
    return list(samples.values())


def _read_sample(
    block: Node, document: MarkdownTree, place: Place, folder: str, taken: Mapping[str, Sample]
) -> Sample | None:
    code = restore("".join(str(part.value) for part in block.children), document.directives)
    language = str(block.value["Fenced"]).partition(" ")[0]
    if language not in _LANGUAGES or not _WHOLE.search(code):
        return None
    try:
        fence = read_fence(block.value["Fenced"], place)
    except ContentError:
        return None
    title = fence.title or ""
    name = title if _FILE_NAME.fullmatch(title) else f"sample.{language}"
    path = f"{folder}/{name}"
    if path in taken or name != title:
        # A repeated or unnamed file.
        path = f"{folder}/line-{place.line}/{name}"
    text = _without(fence.removed, code)
    return Sample(path=path, text=text, where=Place(place.file, (place.line or 1) + 1))


def _without(removed: Container[int], code: str) -> str:
    """The code with removed lines blank, which keeps line numbers."""
    lines = code.split("\n")
    return "\n".join("" if number in removed else line for number, line in enumerate(lines, 1))


def _blocks(node: Node) -> Iterator[Node]:
    if node.kind == "CodeBlock" and isinstance(node.value, dict):
        yield node
    for child in node.children:
        yield from _blocks(child)


def _may_lack(module: str) -> bool:
    """Whether a module may be missing: relative imports and packages that are not installed."""
    if module.startswith("."):
        return True
    package = _PACKAGE.match(module)
    return package is not None and not (PACKAGES / package[0]).exists()


def _program(name: str, samples: Iterable[Sample]) -> Program:
    files = list(samples)
    untyped = any(sample.among_strangers for sample in files)
    return Program(
        name=name,
        texts={sample.path: sample.text for sample in files},
        begins={sample.path: sample.where for sample in files},
        options=_WITH_UNTYPED_PACKAGES if untyped else _OPTIONS,
        absent=frozenset().union(*(sample.absent for sample in files)),
    )
