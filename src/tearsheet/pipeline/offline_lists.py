"""Lists of the files of each product, for visitors who download it for offline use."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec
from msgspec import Struct, structs

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
from tearsheet.pipeline.offline_edits import edit_lists
from tearsheet.pipeline.offline_list_files import (
    DIGITS,
    Document,
    ListPart,
    OfflineTable,
    ProductList,
    ProductRow,
    name_list,
)
from tearsheet.pipeline.package_versions import PATH as PACKAGE_VERSIONS
from tearsheet.search.files import FOLDER as SEARCH
from tearsheet.search.files import find_index_files

HOME = "/"
_INDEX = "index.html"
_BROTLI = ".br"


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
    *,
    edited: Sequence[str] | None = None,
) -> None:
    """Update the lists in a folder that already has all other files.

    If nothing but the documents of some pages has changed, these are the `edited`.
    """
    if edited is not None and context.shared.home:
        documents = _documents_by_product(context, facts, tree, edited)
        if lists := edit_lists(tree, documents, _search_transfer_size(tree)):
            tree.drop(lists.replaced & list_offline_lists(tree) - _write(lists.files, tree))
            return
    all_lists = _render_lists(context, facts, tree, division) if context.shared.home else {}
    written = _write(all_lists, tree)
    tree.drop(list_offline_lists(tree) - written)


def _write(lists: Mapping[str, bytes], tree: OutputTree) -> set[str]:
    return set[str]().union(*(compress_text(*file).write(tree) for file in lists.items()))


def _documents_by_product(
    context: SiteContext, facts: Mapping[str, PageFacts], tree: OutputTree, pages: Iterable[str]
) -> dict[str, dict[str, Document]]:
    """The documents of some pages, by the products that list them."""
    products = {product.id for product in context.site.products}
    found: dict[str, dict[str, Document]] = {}
    for address in pages:
        documents = dict(_describe_documents(tree, address, facts[address]))
        # Every page links to the home page.
        for product in products if address == HOME else (context.pages[address].product,):
            found.setdefault(product, {}).update(documents)
    return found


def _describe_documents(
    tree: OutputTree, address: str, facts: PageFacts
) -> Iterator[tuple[str, Document]]:
    page = document_path(address)
    for path in (page, *facts.frames):
        size = facts.bytes_brotli if path == page else 0
        yield _address_of(path), _describe(tree, path, size)


def _address_of(path: str) -> str:
    return f"/{path.removesuffix(_INDEX)}"


def _describe(tree: OutputTree, path: str, known_size: int) -> Document:
    return tree.present[path][:DIGITS], known_size or _transfer_size(tree, path)


def list_offline_lists(tree: OutputTree) -> set[str]:
    """The lists in a folder, with their compressed siblings."""
    return find_offline_lists(tree.list_files(LISTS_FOLDER))


def find_offline_lists(paths: Iterable[str]) -> set[str]:
    """Those of some files that are such lists, with their compressed siblings."""
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
        path, data = name_list(product.id, first if parts else listed)
        lists |= {**parts, path: data}
        rows.append(_row(listed, path))
    table = OfflineTable(rows, _search_transfer_size(tree))
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
    return (name_list(listed.id, part) for part in parts)


def _products(site: _Site) -> list[Product]:
    """The products that have pages."""
    shown = {page.product for page in site.context.site.pages if page.address in site.facts}
    products = in_order(site.context.site.products)
    return [product for product in products if product.id in shown]


def _row(listed: ProductList, path: str) -> ProductRow:
    documents = sum(size for _, size in listed.documents.values())
    return ProductRow(
        id=listed.id,
        name=listed.name,
        address=listed.address,
        list=f"/{path}",
        pages=listed.pages,
        bytes=documents + sum(listed.files.values()),
    )


def _list_product(site: _Site, product: Product) -> ProductList:
    pages = [page.address for page in site.context.site.pages if page.product == product.id]
    documents: set[str] = set(_files_on_demand(site, product))
    needed: set[str] = set()
    # The sizes of pages are already recorded, which is quicker than reading them from disk.
    known_sizes: dict[str, int] = {}
    # Every page links to the home page.
    for address in dict.fromkeys([*pages, HOME]):
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
            _address_of(path): _describe(site.tree, path, known_sizes.get(path, 0))
            for path in sorted(documents)
        },
        files={f"/{path}": _transfer_size(site.tree, path) for path in _reach(site, needed)},
    )


def _files_on_demand(site: _Site, product: Product) -> Iterator[str]:
    """The files without a hash that pages of a product fetch on demand."""
    histories = (f"{HISTORIES}/{package}.json" for package in product.packages)
    navigation = (navigation_path(product.id), *site.context.shells[product.id].branches.paths)
    wanted = (*navigation, PREVIEW_FRAME, ICON, PACKAGE_VERSIONS, *histories)
    return (path for path in wanted if path in site.tree.present)


def _reach(site: _Site, needed: Iterable[str]) -> Iterator[str]:
    return (path for path in reach(needed, site.names) if path in site.tree.present)


def _search_transfer_size(tree: OutputTree) -> int:
    names = find_index_files(tree.list_files(SEARCH))
    paths = (path for path in names if path.endswith(".json"))
    sent = (small if (small := f"{path}{_BROTLI}") in names else path for path in paths)
    return sum((tree.spare / path).stat().st_size for path in sent)


def _transfer_size(tree: OutputTree, path: str) -> int:
    """The number of bytes sent for a file."""
    small = f"{path}{_BROTLI}"
    return (tree.spare / (small if small in tree.present else path)).stat().st_size
