"""Resolves the links in the texts of packages to the pages of this site."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from tearsheet.markdown.reference.prose import MAKERS, TYPE_NAME
from tearsheet.model.anchor import class_id, kebab, prop_id, section_id, slot_id
from tearsheet.model.reference import Component
from tearsheet.model.reference_page import ReferencePage

_MAKERS = re.escape(MAKERS).encode()
_LINKS = re.compile(
    rb"(?:\]\((?:%s)?|<?%s)(?=/)([\w./-]*(?:#[\w-]+)?)" % (_MAKERS, _MAKERS),
)

_NAMES = re.compile(TYPE_NAME.pattern.encode())

Anchors = Mapping[str, Mapping[str, str]]
"""The anchors of the reference, by the address of a page and their spelling in packages."""


class OwnAddresses(Struct, frozen=True, kw_only=True):
    """The addresses of this site that links in packages can be resolved to."""

    pages: Container[str]
    anchors: Anchors = field(default_factory=dict)
    moved: Mapping[str, str] = field(default_factory=dict)
    """The new addresses of moved pages, by the old address."""
    guides: Mapping[str, str] = field(default_factory=dict)
    """The pages that explain a common term, by the term."""

    def find(self, written: str) -> str | None:
        """The page and anchor of this site for a path on the package authors' site."""
        path, _, anchor = written.partition("#")
        address = f"{path.rstrip('/')}/"
        if address not in self.pages:
            address = self.moved.get(address, "")
        if address.partition("#")[0] not in self.pages:
            return None
        local_anchor = self.anchors.get(address, {}).get(_plain(anchor)) if anchor else None
        return f"{address}#{local_anchor}" if local_anchor else address


def resolve_addresses(
    page: ReferencePage, own: OwnAddresses, names: Mapping[str, str]
) -> ReferencePage:
    """A page with its links resolved to this site; `names` are the addresses of types."""
    encoded = msgspec.json.encode(page)
    paths = sorted({match.decode() for match in _LINKS.findall(encoded)})
    addresses = {path: address for path in paths if (address := own.find(path))}
    for name in sorted({match.decode() for match in _NAMES.findall(encoded)}):
        if name in names:
            addresses[name] = names[name]
    return replace(
        page,
        addresses=addresses,
        guides={word: address for word, address in own.guides.items() if address in own.pages},
    )


def find_anchors(pages: Mapping[str, ReferencePage]) -> Anchors:
    """The anchors of the pages about components, by all their spellings."""
    return {
        address: {
            _plain(words): anchor
            for sheet in page.components
            for words, anchor in _anchors(sheet.component)
        }
        for address, page in pages.items()
        if page.components
    }


def _anchors(component: Component) -> Iterator[tuple[str, str]]:
    name = component.name
    for section in ("props", "slots", "classes"):
        anchor = section_id(name, section)
        if getattr(component, section):
            yield section, anchor
            yield anchor, anchor
    for prop in component.props:
        yield prop_id(name, prop.name), prop_id(name, prop.name)
    for slot in component.slots:
        # The class of a slot is documented with the slot.
        for words in (slot_id(name, slot.name), f"{kebab(name)}-classes-{slot.name}"):
            yield words, slot_id(name, slot.name)
    for style in component.classes:
        for words in (style.class_name, style.applied, style.key):
            yield f"{kebab(name)}-classes-{words}", class_id(name, style.class_name)


def _plain(anchor: str) -> str:
    """An anchor normalized for lookup: without hyphens and capitals."""
    return anchor.replace("-", "").lower()
