"""Which addresses the words of the packages lead to, and which of them this site has."""

from __future__ import annotations

import re
from collections.abc import Container, Mapping
from dataclasses import replace

import msgspec

from tearsheet.markdown.reference.prose import MAKERS, TYPE_NAME
from tearsheet.model.reference_page import ReferencePage

_LINKS = re.compile(rb"(?:\]\(|<)(?:%s)?(/[\w./-]*)" % re.escape(MAKERS).encode())

_NAMES = re.compile(TYPE_NAME.pattern.encode())

_GUIDES = {
    "sx": "/system/getting-started/the-sx-prop/",
    "theme": "/material-ui/customization/theme-components/",
    "licence": "/x/introduction/licensing/",
    "sizes": "/size-snapshot/",
}
"""What explains a thing that stands on many pages."""


def resolve_addresses(
    page: ReferencePage, known: Container[str], names: Mapping[str, str]
) -> ReferencePage:
    """A page that knows which of its links stay on this site; `names` leads to types and others."""
    told = msgspec.json.encode(page)
    written = {found.decode() for found in _LINKS.findall(told)}
    own = {path: f"{path.rstrip('/')}/" for path in sorted(written)}
    addresses = {path: address for path, address in own.items() if address in known}
    for name in sorted({found.decode() for found in _NAMES.findall(told)}):
        if name in names:
            addresses[name] = names[name]
    return replace(
        page,
        addresses=addresses,
        guides={word: address for word, address in _GUIDES.items() if address in known},
    )
