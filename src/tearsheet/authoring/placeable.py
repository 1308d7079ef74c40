"""Everything that a page can place with colons, from the registers it is rendered with."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from textwrap import wrap

from tearsheet.bundle.component_islands import FOLDERS
from tearsheet.content.load import load_site
from tearsheet.content.memory import Memory
from tearsheet.content.scan import scan_content
from tearsheet.derived.components import component_props
from tearsheet.derived.placed.make import MAKERS
from tearsheet.markdown.all_features import all_features
from tearsheet.markdown.rendering import Feature
from tearsheet.project import READER

WIDTH = 96
_COMPONENT = "component"


@dataclass(frozen=True, slots=True, kw_only=True)
class Placeable:
    """Something that a page can place, as an author writes it."""

    written: str
    summary: str
    options: tuple[str, ...] = ()


def find_placeable(root: Path) -> Iterator[Placeable]:
    """The directives, and the components that one of them places on the pages of a site.

    Raises:
        MachineError: there is no content folder.
    """
    for feature in all_features():
        for name in feature.directives:
            if name == _COMPONENT:
                yield from _find_components(root)
            else:
                yield _describe_directive(feature, name)


def _describe_directive(feature: Feature, name: str) -> Placeable:
    # What is made of facts has a function of its own; of others the module says what they are.
    described = MAKERS.get(name) or sys.modules[feature.directives[name].__module__]
    document = described.__doc__ or ""
    line = f"{name} {feature.arguments.get(name, '')}".rstrip()
    return Placeable(
        written=f"::: {line} … :::" if feature.wraps else f":: {line}",
        summary=document.strip().partition("\n")[0],
        options=feature.options.get(name, ()),
    )


def _find_components(root: Path) -> Iterator[Placeable]:
    site = load_site(root, scan_content(root), Memory()).site
    for name, props in component_props(site, None).items():
        yield Placeable(
            written=f":: {_COMPONENT} {name}",
            summary=_read_summary(name),
            options=tuple(json.loads(props).get("options", ())),
        )


def _read_summary(name: str) -> str:
    """The sentence above a component of the reader."""
    comment = re.compile(rf"/\*\* ([^\n]*) \*/\nexport function {name}\b")
    sources = (READER / "src" / folder for folder in FOLDERS)
    files = (file for folder in sources for file in sorted(folder.glob(f"*/{name}*.tsx")))
    found = (comment.search(file.read_text(encoding="utf-8")) for file in files)
    return next((match[1] for match in found if match), "")


def describe_placeable(root: Path) -> Iterator[str]:
    """Lines for a terminal: what is written, its options, and what it is."""
    for it in find_placeable(root):
        options = f" {{{', '.join(it.options)}}}" if it.options else ""
        yield from wrap(f"{it.written}{options}", WIDTH, subsequent_indent="      ")
        yield from wrap(it.summary, WIDTH, initial_indent="    ", subsequent_indent="    ")
