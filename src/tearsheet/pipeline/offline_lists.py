"""Lists of the files of each product, for visitors who download it for offline use."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec
from msgspec import Struct, structs

from tearsheet.cache.step_cache import content_digest
from tearsheet.model.product import Product, in_order
from tearsheet.output.compressed_file import compress_text
from tearsheet.output.manifest_parts import FileDivision, part_of
from tearsheet.output.offline_worker import AWAY, LISTS, LISTS_FOLDER, PAGE
from tearsheet.output.output_paths import ICON, PREVIEW_FRAME, document_path
from tearsheet.output.output_tree import OutputTree
from tearsheet.page.shell import navigation_path
from tearsheet.page.site_context import SiteContext
from tearsheet.pipeline.asset_names import Names, find_names, reach
from tearsheet.pipeline.encoded_page import PageFacts
from tearsheet.pipeline.limits import OFFLINE_DIVISION
from tearsheet.pipeline.measured_files import HISTORIES
from tearsheet.pipeline.package_versions import PATH as PACKAGE_VERSIONS
from tearsheet.search.files import find_index_files

_INDEX = "index.html"
_BROTLI = ".br"
_LENGTH = 12
"""Characters of a digest: enough to tell versions of one address apart."""


class ProductList(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All files of a product; those of a large one stand in parts."""

    id: str
    name: str
    address: str
    pages: int
    documents: dict[str, tuple[str, int]]
    """The files without a hash in their name: the digest of this version, and the bytes sent."""
    files: dict[str, int]
    """The files with a hash in their name: the bytes sent."""
    parts: tuple[str, ...] = ()
    """The addresses of the files with the rest of the documents and files."""


class ListPart(msgspec.Struct, frozen=True):
    """Some files of a product."""

    documents: dict[str, tuple[str, int]]
    files: dict[str, int]


class _Site(Struct, frozen=True, kw_only=True):
    """A finished site, as far as the lists need it."""

    context: SiteContext
    facts: Mapping[str, PageFacts]
    tree: OutputTree
    names: Names


def write_offline_lists(
    context: SiteContext,
    facts: Mapping[str, PageFacts],
    tree: OutputTree,
    division: FileDivision = OFFLINE_DIVISION,
) -> None:
    """Update the lists in a folder that already has all other files."""
    lists = _render_lists(context, facts, tree, division) if context.shared.home else {}
    written = set[str]().union(*(compress_text(*file).write(tree) for file in lists.items()))
    tree.drop(find_offline_lists(tree.present) - written)


def find_offline_lists(paths: Iterable[str]) -> set[str]:
    """The files of a site that are such lists, with their compressed siblings."""
    inside = (path for path in paths if path.startswith(f"{LISTS_FOLDER}/"))
    return {path for path in inside if not path.startswith((PAGE, AWAY))}


def _render_lists(
    context: SiteContext,
    facts: Mapping[str, PageFacts],
    tree: OutputTree,
    division: FileDivision,
) -> dict[str, bytes]:
    names = find_names(context.bundle, context.icons)
    site = _Site(context=context, facts=facts, tree=tree, names=names)
    lists: dict[str, bytes] = {}
    rows = []
    for product in _products(site):
        listed = _list_product(site, product)
        parts = dict(_divide(listed, division))
        addresses = tuple(f"/{path}" for path in parts)
        first = structs.replace(listed, documents={}, files={}, parts=addresses)
        path, data = _name(product.id, first if parts else listed)
        lists |= {**parts, path: data}
        rows.append(_row(listed, path))
    table = {"products": rows, "search": _search_transfer_size(tree)}
    return lists | {LISTS: msgspec.json.encode(table)}


def _divide(listed: ProductList, division: FileDivision) -> Iterator[tuple[str, bytes]]:
    """The parts of a list; none of one that is short."""
    count = division.count(len(listed.documents) + len(listed.files))
    parts = [ListPart({}, {}) for _ in range(count)]
    if parts:
        for path, document in listed.documents.items():
            parts[part_of(path, count)].documents[path] = document
        for path, size in listed.files.items():
            parts[part_of(path, count)].files[path] = size
    return (_name(listed.id, part) for part in parts)


def _name(product: str, content: ProductList | ListPart) -> tuple[str, bytes]:
    data = msgspec.json.encode(content)
    return f"{LISTS_FOLDER}/{product}.{content_digest(data)[:_LENGTH]}.json", data


def _products(site: _Site) -> list[Product]:
    """The products that have pages."""
    shown = {page.product for page in site.context.site.pages if page.address in site.facts}
    products = in_order(site.context.site.products)
    return [product for product in products if product.id in shown]


def _row(listed: ProductList, path: str) -> dict[str, str | int]:
    documents = sum(size for _, size in listed.documents.values())
    return {
        "id": listed.id,
        "name": listed.name,
        "address": listed.address,
        "list": f"/{path}",
        "pages": listed.pages,
        "bytes": documents + sum(listed.files.values()),
    }


def _list_product(site: _Site, product: Product) -> ProductList:
    pages = [page.address for page in site.context.site.pages if page.product == product.id]
    documents: set[str] = set(_files_on_demand(site, product))
    needed: set[str] = set()
    # The sizes of pages are already recorded, which is quicker than reading them from disk.
    known_sizes: dict[str, int] = {}
    # Every page links to the home page.
    for address in dict.fromkeys([*pages, "/"]):
        facts = site.facts.get(address)
        if facts is not None:
            documents.update((document_path(address), *facts.frames))
            needed.update(facts.needs)
            known_sizes[document_path(address)] = facts.bytes_brotli
    needed |= site.context.shared.assets.of_every_page
    return ProductList(
        id=product.id,
        name=product.name,
        address=product.address,
        pages=len(pages),
        documents={
            f"/{path.removesuffix(_INDEX)}": (
                site.tree.present[path][:_LENGTH],
                known_sizes.get(path) or _transfer_size(site.tree, path),
            )
            for path in sorted(documents)
        },
        files={f"/{path}": _transfer_size(site.tree, path) for path in _reach(site, needed)},
    )


def _files_on_demand(site: _Site, product: Product) -> Iterator[str]:
    """The files without a hash that pages of a product fetch on demand."""
    histories = (f"{HISTORIES}/{package}.json" for package in product.packages)
    navigation = (navigation_path(product.id), *site.context.shells[product.id].branches)
    wanted = (*navigation, PREVIEW_FRAME, ICON, PACKAGE_VERSIONS, *histories)
    return (path for path in wanted if path in site.tree.present)


def _reach(site: _Site, needed: Iterable[str]) -> Iterator[str]:
    return (path for path in reach(needed, site.names) if path in site.tree.present)


def _search_transfer_size(tree: OutputTree) -> int:
    names = find_index_files(tree.present)
    return sum(_transfer_size(tree, path) for path in names if path.endswith(".json"))


def _transfer_size(tree: OutputTree, path: str) -> int:
    """The number of bytes sent for a file."""
    small = f"{path}{_BROTLI}"
    return (tree.spare / (small if small in tree.present else path)).stat().st_size
