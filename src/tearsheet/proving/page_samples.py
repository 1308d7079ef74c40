"""The whole files of TypeScript that stand in pages as code, checked as what they are read for."""

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
# Below the folder of the page: no part is empty or begins with a dot.
_FILE_NAME = re.compile(r"(?:\w[\w.-]*/)*\w[\w.-]*\.tsx?")
# A fragment shows a line or an element and leaves the rest to the reader.
_WHOLE = re.compile(r"^(?:import|export)\b", re.MULTILINE)
_NAMED_MODULE = re.compile(r"""(?:\bfrom|\bimport)\s+['"](?P<name>[^'"]+)['"]""")
_PACKAGE = re.compile(r"(?:@[^/]+/)?[^/]+")

# Samples of servers and of tools are read beside those of pages.
_NODE = ["node"] if (PACKAGES / "@types" / "node").exists() else []
_OPTIONS: Mapping[str, object] = {"types": _NODE}
# What comes from a package that is not here has no types to hand on.
_AMONG_STRANGERS = {**_OPTIONS, "noImplicitAny": False}


@dataclass(frozen=True, slots=True, kw_only=True)
class Sample:
    """A file that a page shows."""

    path: str
    """From the content folder, with the page as a folder: the files of one page find each other."""
    text: str
    where: Place
    """Of its first line."""

    @property
    def absent(self) -> frozenset[str]:
        """The modules it names that nobody has to have."""
        return frozenset(name for name in _NAMED_MODULE.findall(self.text) if _may_lack(name))

    @property
    def among_strangers(self) -> bool:
        """Whether it takes something from a package that is not installed."""
        return any(not name.startswith(".") for name in self.absent)


def find_sample_programs(site: Site) -> Iterator[Program]:
    """One for the samples of all pages, apart from those that would change it for the others."""
    known: list[Sample] = []
    among_strangers: list[Sample] = []
    for page in site.pages:
        if page.generated:
            continue
        samples = find_samples(page, site.root)
        if widens(sample.text for sample in samples):
            yield _program(f"samples{page.address.replace('/', '-')}", samples)
        elif any(sample.among_strangers for sample in samples):
            among_strangers += samples
        else:
            known += samples
    yield from (
        _program(name, samples)
        for name, samples in (("samples", known), ("samples-among-strangers", among_strangers))
        if samples
    )


def find_samples(page: Page, root: Path) -> list[Sample]:
    """The whole files among the code of a page; what is wrong with the page is said elsewhere."""
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
        # Shown once more, further on, or without a name.
        path = f"{folder}/line-{place.line}/{name}"
    text = _without(fence.removed, code)
    return Sample(path=path, text=text, where=Place(place.file, (place.line or 1) + 1))


def _without(removed: Container[int], code: str) -> str:
    """What is left after a change, each line where it was."""
    lines = code.split("\n")
    return "\n".join("" if number in removed else line for number, line in enumerate(lines, 1))


def _blocks(node: Node) -> Iterator[Node]:
    if node.kind == "CodeBlock" and isinstance(node.value, dict):
        yield node
    for child in node.children:
        yield from _blocks(child)


def _may_lack(module: str) -> bool:
    """Whether a page may name a module that is not here: a file of the reader's, or a stranger."""
    if module.startswith("."):
        return True
    package = _PACKAGE.match(module)
    return package is not None and not (PACKAGES / package[0]).exists()


def _program(name: str, samples: Iterable[Sample]) -> Program:
    own = list(samples)
    strangers = any(sample.among_strangers for sample in own)
    return Program(
        name=name,
        texts={sample.path: sample.text for sample in own},
        begins={sample.path: sample.where for sample in own},
        options=_AMONG_STRANGERS if strangers else _OPTIONS,
        absent=frozenset().union(*(sample.absent for sample in own)),
    )
