"""Images of the content folder: with their size, to avoid layout shifts."""

from __future__ import annotations

import posixpath
import re

from tearsheet.errors import suggest
from tearsheet.markdown.rendering import Feature, Rendering, attribute, escape, plain_text
from tearsheet.markdown.tree import Node
from tearsheet.model.source import Picture

_SIZE = re.compile(r"\s*=(\d{1,5})x(\d{1,5})$")


def stands_alone(paragraph: Node) -> bool:
    """Whether a paragraph contains only images; then each is rendered as a figure."""
    kinds = {child.kind for child in paragraph.children}
    return "Image" in kinds and kinds <= {"Image", "SoftBreak"}


def render_figures(paragraph: Node, page: Rendering) -> str:
    """The figures of a paragraph of images."""
    images = (child for child in paragraph.children if child.kind == "Image")
    return "".join(_figure(image, page) for image in images)


def _figure(node: Node, page: Rendering) -> str:
    image = _picture(node, page)
    caption, _ = _split_size(node.value["title"])
    figcaption = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    return f'<figure class="image">{image}{figcaption}</figure>\n' if image else ""


def _image(node: Node, page: Rendering) -> str:
    caption, _ = _split_size(node.value["title"])
    if caption:
        remedy = "Give the image a paragraph of its own, or leave the caption out."
        page.refuse(node, "An image in running text has no caption.", remedy)
    return _picture(node, page)


def _picture(node: Node, page: Rendering) -> str:
    written: str = node.value["dest_url"]
    _, size = _split_size(node.value["title"])
    alt = plain_text(node).strip()
    if not alt:
        page.refuse(
            node,
            f'The image "{written}" has no text for those who cannot see it.',
            "Say what it shows: ![what it shows](file.png)",
        )
    picture = _find(written, node, page)
    if picture is None:
        return ""
    width, height = size or (picture.width, picture.height)
    page.rewrite(node, f"![{alt}]({page.source.host}{picture.url})")
    return (
        f'<img src="{attribute(picture.url)}" alt="{attribute(alt)}" width="{width}"'
        f' height="{height}" loading="lazy" decoding="async">'
    )


def _split_size(title: str) -> tuple[str, tuple[int, int] | None]:
    match = _SIZE.search(f" {title}")
    if not match:
        return title, None
    return title[: max(match.start() - 1, 0)].rstrip(), (int(match[1]), int(match[2]))


def _find(written: str, node: Node, page: Rendering) -> Picture | None:
    folder = page.source.page.address.strip("/")
    path = posixpath.normpath(posixpath.join("/", folder, written)).lstrip("/")
    picture = page.source.pictures.get(path)
    if picture is None:
        paths = [posixpath.relpath(name, folder or ".") for name in page.source.pictures]
        remedy = suggest(written, paths) if paths else "Put the file beside the page."
        page.refuse(node, f'There is no image "{written}".', remedy)
    return picture


FEATURE = Feature(nodes={"Image": _image})
