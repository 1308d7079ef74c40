"""Links: by address, by file or by anchor; all are normalized."""

from __future__ import annotations

import posixpath
from functools import lru_cache
from pathlib import PurePosixPath

from tearsheet.errors import ContentError
from tearsheet.markdown.rendering import Feature, Rendering, attribute
from tearsheet.markdown.tree import Node
from tearsheet.model.article import LinkUse

_SCHEMES = ("https://", "http://", "mailto:", "tel:")
_EMAIL = "Email"
_PAGE = "page.md"
_MANY = 4096
"""The addresses whose form is remembered: pages link to the same ones again and again."""


def _link(node: Node, page: Rendering) -> str:
    written: str = node.value["dest_url"]
    if node.value["link_type"] == _EMAIL:
        written = f"mailto:{written}"
    inner = page.children(node)
    try:
        href = read_href(written, node, page)
    except ContentError as error:
        page.note(error)
        return inner
    if not inner.strip():
        page.refuse(node, f'The link to "{written}" has no text.', "Write the text to click on.")
    line = page.source.first_line + page.document.line(node.start)
    page.links.append(LinkUse(href=href, line=line))
    _spell_out(node, href, page)
    title = f' title="{attribute(node.value["title"])}"' if node.value["title"] else ""
    return f'<a href="{attribute(href)}"{title}>{inner}</a>'


def read_href(written: str, node: Node, page: Rendering) -> str:
    """The normalized form of a link.

    Raises:
        ContentError: it is no address, or leads to a file that is no page.
    """
    local = written.removeprefix(page.source.host) if page.source.host else written
    # Another host's name may begin with this host's name.
    if local != written and local[:1] in ("", "/", "?", "#"):
        return _own_address(local or "/")
    if written.startswith(("#", *_SCHEMES)):
        return written
    if written.startswith("//") or ":" in written.split("/", maxsplit=1)[0]:
        raise ContentError(
            page.place(node),
            problem=f'"{written}" is no address a page may lead to.',
            remedy="Use https://, mailto:, an address of this site, or the file of a page.",
        )
    return _own_address(written) if written.startswith("/") else _by_file(written, node, page)


@lru_cache(maxsize=_MANY)
def _own_address(written: str) -> str:
    path, mark, rest = _split(written)
    path = posixpath.normpath(f"/{path.lstrip('/')}")
    # A last segment with a dot is a file of the site, everything else is a page.
    if path != "/" and "." not in posixpath.basename(path):
        path += "/"
    return f"{path}{mark}{rest}"


def _by_file(written: str, node: Node, page: Rendering) -> str:
    path, mark, rest = _split(written)
    folder = page.source.page.address.strip("/")
    target = posixpath.normpath(posixpath.join("/", folder, path))
    if PurePosixPath(target).name != _PAGE:
        raise ContentError(
            page.place(node),
            problem=f'The link "{written}" does not lead to a page.',
            remedy=f"Begin an address with a slash, or name the {_PAGE} of the page.",
        )
    return _own_address(posixpath.dirname(target)) + mark + rest


def _split(written: str) -> tuple[str, str, str]:
    for position, character in enumerate(written):
        if character in "?#":
            return written[:position], character, written[position + 1 :]
    return written, "", ""


def _spell_out(node: Node, href: str, page: Rendering) -> None:
    """Write absolute URLs into the Markdown copy, so that it can be read anywhere."""
    if not href.startswith(("/", "#")) or node.value["link_type"] != "Inline":
        return
    # The copy has no ids: not those in braces, nor those of demos and of generated rows.
    address = page.source.page.address if href.startswith("#") else ""
    start = node.children[-1].end if node.children else node.start
    inside = page.document.source[start : node.end].decode()
    written: str = node.value["dest_url"]
    position = inside.find(written)
    if position != -1:
        first = start + len(inside[:position].encode())
        page.edits.append((first, first + len(written.encode()), page.source.host + address + href))


FEATURE = Feature(nodes={"Link": _link})
