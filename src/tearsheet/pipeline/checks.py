"""The checks that need the whole site: no dead links, no unlinked pages."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Set
from functools import cache, lru_cache
from itertools import chain

from tearsheet.content.scan import DEMO_FOLDER, PAGE_FILE
from tearsheet.derived.redirects import unwritten_addresses
from tearsheet.errors import Mistake, Place, suggest
from tearsheet.model.navigation import NavigationItem, comparable, page_address, walk
from tearsheet.model.page import Page
from tearsheet.model.site import Site, navigation_of
from tearsheet.page.dead_anchor import dead_anchor, place_of_link
from tearsheet.page.inspection import inspect_page
from tearsheet.page.make_inputs import placed_on
from tearsheet.page.render import PageRecord
from tearsheet.page.site_context import SiteContext
from tearsheet.pipeline.redirect_checks import Places, check_redirects
from tearsheet.pipeline.refused import NOTHING_REFUSED, Refused
from tearsheet.pipeline.survey import Survey, find_excess, survey_records


class _AnyPlace(frozenset[str]):
    """The ids of a page that is not fully known: it may have any id."""

    def __contains__(self, _: object) -> bool:
        return True


_ANY_PLACE = _AnyPlace()
_NOTHING = frozenset[str]()


class _Ids(Mapping[str, frozenset[str]]):
    """The ids of each page, found when a link leads to one of them."""

    def __init__(
        self,
        records: Mapping[str, PageRecord],
        others: Iterable[str],
        of_page: Callable[[PageRecord], frozenset[str]],
        of_others: frozenset[str],
    ) -> None:
        self._records = records
        self._others = dict.fromkeys(others, of_others)
        # Links to headings of one page follow each other.
        self._of_page = lru_cache(1)(lambda address: of_page(records[address]))

    def __contains__(self, address: object) -> bool:
        return address in self._records or address in self._others

    def __getitem__(self, address: str) -> frozenset[str]:
        if address in self._records:
            return self._of_page(address)
        return self._others[address]

    def __iter__(self) -> Iterator[str]:
        return chain(self._records, (one for one in self._others if one not in self._records))

    def __len__(self) -> int:
        return sum(1 for _ in self)


def check_site(
    context: SiteContext,
    records: Mapping[str, PageRecord],
    files: Collection[str],
    refused: Refused = NOTHING_REFUSED,
    survey: Survey | None = None,
) -> list[Mistake]:
    """Everything that is wrong with the site as a whole; `files` are all its files.

    `survey` is that of all pages, if they were looked through already.

    Links to rejected content are not reported: that has its own mistake.
    """
    unread = {address for address in _addresses(context) if address not in records}
    survey = survey or survey_records(context, records)
    places = Places(
        ids=_Ids(records, (), _known_ids, _NOTHING),
        offered=_Ids(records, (), _offered, _NOTHING),
        files=_with_pages(files, unread),
        refused=refused,
    )
    pages = context.pages
    nearest = _nearest_of(records)
    mistakes = _check_records(context, records, survey, places, nearest)
    mistakes += _check_navigation(context.site, chain(pages, unread), places)
    mistakes += _check_shells(context, places)
    # Unread files may link to a page.
    if not refused.hides_links and not survey.unread:
        mistakes += _check_orphans(context, pages, survey.links, records)
    mistakes += _check_unplaced(context, pages)
    mistakes += check_redirects(context.site, context.redirections, places, nearest)
    return mistakes


def check_rewritten(
    context: SiteContext,
    records: Mapping[str, PageRecord],
    rewritten: Iterable[str],
    files: Collection[str],
) -> list[Mistake]:
    """Everything that is wrong with some pages of a site that is proven but for these."""
    chosen = {address: records[address] for address in rewritten}
    places = Places(
        ids=_Ids(records, (), _known_ids, _NOTHING),
        offered=_Ids(records, (), _offered, _NOTHING),
        files=files,
        refused=NOTHING_REFUSED,
    )
    survey = survey_records(context, chosen)
    return _check_records(context, chosen, survey, places, _nearest_of(records))


def check_chosen(
    context: SiteContext,
    records: Mapping[str, PageRecord],
    linked: Mapping[str, PageRecord],
    files: frozenset[str],
    refused: Refused = NOTHING_REFUSED,
) -> list[Mistake]:
    """Everything that is wrong with some pages, of which there are records.

    `linked` are the pages to whose headings these lead; all others may have any heading.
    """
    known = {**linked, **records}
    others = {*_addresses(context), *context.pages}
    ids = _Ids(known, others, _known_ids, _ANY_PLACE)
    places = Places(
        ids=ids,
        offered=_Ids(known, others, _offered, _NOTHING),
        files=_with_pages(files, others),
        refused=refused,
    )
    chosen = {address: context.pages[address] for address in records}
    return [
        *_check_records(
            context, records, survey_records(context, records), places, _nearest_of(ids)
        ),
        *_check_navigation(context.site, others, places, about=records),
        *_check_unplaced(context, chosen),
    ]


def _check_records(
    context: SiteContext,
    records: Mapping[str, PageRecord],
    survey: Survey,
    places: Places,
    nearest: Callable[[str], str],
) -> list[Mistake]:
    """What is wrong with pages themselves: their text, their links, their weight."""
    site = context.site
    dead = _find_dead(survey.links, places)
    unwritten = unwritten_addresses(site) if dead else frozenset[str]()
    mistakes: list[Mistake] = []
    for address in records if dead else survey.faulty:
        page, record = context.pages.get(address), records[address]
        if page is None:
            continue
        mistakes += record.mistakes
        if not dead.isdisjoint(record.links):
            mistakes += _report_dead_links(page, record, dead, places.offered, unwritten, nearest)
        mistakes += _check_budget(site, page, record)
    return mistakes


def _known_ids(record: PageRecord) -> frozenset[str]:
    return _ANY_PLACE if record.waits or record.unread else frozenset(record.ids)


def _nearest_of(addresses: Iterable[str]) -> Callable[[str], str]:
    """The nearest address is computed once per dead link, however many pages have it."""
    known = cache(lambda: frozenset(addresses))
    return cache(lambda path: _suggest_nearest(path, known()))


def _with_pages(files: Collection[str], addresses: Collection[str]) -> Collection[str]:
    """Files, and the links that lead to pages without a record."""
    if not addresses:
        return files
    pages = (form for path in addresses for form in (path[1:], f"{path[1:]}index.html"))
    return frozenset(chain(files, pages))


def _addresses(context: SiteContext) -> Iterator[str]:
    """The addresses of all pages in the content folder, read or not."""
    paths = (f"/{path}" for path in context.memory.files)
    return (path.removesuffix(PAGE_FILE) for path in paths if path.endswith(f"/{PAGE_FILE}"))


def _offered(record: PageRecord) -> frozenset[str]:
    """The ids of a page to suggest for a dead link; not those within islands."""
    return frozenset(record.ids).difference(record.part_ids)


def _find_dead(links: Iterable[str], places: Places) -> frozenset[str]:
    """The dead links, each checked once, however many pages have it."""
    # In their order, those to headings of one page follow each other.
    others = sorted(href for href in links if href not in places.ids)
    dead = [href for href in others if not _leads_somewhere(href, places)]
    return frozenset(href for href in dead if not places.refused.holds(_path(href)))


def _path(href: str) -> str:
    return href.partition("#")[0].partition("?")[0]


def _leads_somewhere(href: str, places: Places) -> bool:
    path, anchor = _path(href), href.partition("#")[2]
    if path in places.ids:
        return not anchor or anchor in places.ids[path]
    file = path.lstrip("/")
    return file in places.files or f"{file}index.html" in places.files


def _report_dead_links(
    page: Page,
    record: PageRecord,
    dead: frozenset[str],
    offered: Mapping[str, Collection[str]],
    unwritten: frozenset[str],
    nearest: Callable[[str], str],
) -> Iterator[Mistake]:
    for href in record.links:
        if href not in dead:
            continue
        path = _path(href)
        if path in offered:
            yield dead_anchor(page.source, record.lines, href, frozenset(offered[path]))
            continue
        place = place_of_link(page.source, record.lines, href)
        if f"{comparable(path)}/" in unwritten:
            problem = f'The link leads to "{href}", a page that is not written yet.'
            yield Mistake(place, problem, "Take the link away until the page is written.")
            continue
        yield Mistake(place, f'The link to "{href}" leads nowhere.', nearest(path))


def _suggest_nearest(path: str, addresses: Iterable[str]) -> str:
    offered = suggest(path, addresses).split(" Use one of")[0]
    return offered if offered.startswith("Did you") else "Mend the address, or write the page."


def _check_budget(site: Site, page: Page, record: PageRecord) -> Iterator[Mistake]:
    for weight, budget in find_excess(site, page, record):
        yield _too_heavy(page, weight, budget)


def _too_heavy(page: Page, weight: str, budget: int) -> Mistake:
    if page.generated:
        problem = f"The page {page.address} has {weight}; its budget is {budget} KiB."
        remedy = "Raise the budget of the reference in site.yaml: referenceCompressed, reference."
        return Mistake(Place(page.source), problem, remedy)
    problem = f"The page has {weight}; its budget is {budget} KiB."
    return Mistake(Place(page.source), problem, "Split it, or raise the budget in site.yaml.")


def _check_row_anchor(item: NavigationItem, places: Places) -> Iterator[Mistake]:
    path, _, anchor = item.pathname.partition("#")
    # Whose ids are asked for is decoded.
    on_page = places.ids.get(path) if anchor else None
    if on_page is not None and anchor not in on_page:
        problem = f'The row leads to "{item.pathname}", and finds no "{anchor}" on that page.'
        yield Mistake(item.source, problem, suggest(anchor, places.offered[path] or [""]))


def _check_navigation(
    site: Site, pages: Iterable[str], places: Places, about: Iterable[str] | None = None
) -> Iterator[Mistake]:
    """Check the rows of all navigations, or those that lead to some pages."""
    existing = set(map(page_address, pages))
    chosen = None if about is None else set(map(page_address, about))
    for tree in [site.default_navigation, *(product.navigation for product in site.products)]:
        for item in walk(tree):
            if item.external or item.children:
                continue
            if chosen is not None and page_address(item.pathname) not in chosen:
                continue
            has_page = page_address(item.pathname) in existing
            if item.unwritten:
                if has_page:
                    yield _mistake_of_written_row(item)
                continue
            if has_page:
                yield from _check_row_anchor(item, places)
                continue
            if places.refused.holds(_path(item.pathname)):
                continue
            yield Mistake(
                item.source,
                f'The row leads to "{item.pathname}", where there is no page.',
                f'Write "{item.pathname.strip("/")}/page.md", or mark the row "unwritten: true".',
            )


def _mistake_of_written_row(item: NavigationItem) -> Mistake:
    problem = f'The row says that "{item.pathname}" is unwritten, but the page is there.'
    return Mistake(item.source, problem, 'Remove "unwritten: true" from the row.')


def _check_shells(context: SiteContext, places: Places) -> Iterator[Mistake]:
    """Check frame and navigation once, as they are the same on many pages."""
    for name, shell in context.shells.items():
        product = context.products.get(name)
        place = Place(product.source if product else context.site.root / "site.yaml")
        for href in inspect_page(shell.frame).links:
            path = _path(href)
            exists = not path or path in places.ids or path.lstrip("/") in places.files
            exists = exists or places.refused.holds(path)
            if not exists and comparable(path) not in _rows(context.site):
                problem = f'The frame of these pages leads to "{href}", where there is nothing.'
                yield Mistake(place, problem, _suggest_nearest(path, places.ids))


def _rows(site: Site) -> Iterator[str]:
    """The addresses of all rows, in comparable form."""
    for tree in (site.default_navigation, *(product.navigation for product in site.products)):
        yield from (comparable(item.pathname) for item in walk(tree))


def _check_orphans(
    context: SiteContext,
    pages: Mapping[str, Page],
    links: Set[str],
    records: Mapping[str, PageRecord],
) -> Iterator[Mistake]:
    site = context.site
    led_to = {"/", *(page_address(product.address) for product in site.products)}
    for shell in context.shells.values():
        led_to.update(shell.order.positions)
    products = {product.id: product for product in site.products}
    for address in find_unlinked(pages, led_to, links, records):
        page = pages[address]
        tree = navigation_of(site, products.get(page.product))
        file = tree[0].source.file if tree else site.root / "navigation.yaml"
        problem = "No navigation and no other page leads to this page."
        yield Mistake(Place(page.source), problem, f"Add a row for {address} to {file}.")


def find_unlinked(
    addresses: Iterable[str],
    led_to: set[str],
    links: Set[str],
    records: Mapping[str, PageRecord],
) -> list[str]:
    """The pages that neither `led_to`, as pages are addressed, nor another page links to.

    `links` are those between different pages, as they are spelled.
    """
    unlinked = [
        address
        for address in addresses
        if address not in links and page_address(address) not in led_to
    ]
    # Nearly all pages are linked to by their plain address; other spellings are compared only
    # for the rest.
    spelled = _find_comparable_links(records) if unlinked else set()
    return [address for address in unlinked if comparable(address) not in spelled]


def _find_comparable_links(records: Mapping[str, PageRecord]) -> set[str]:
    """The links between different pages, each address in comparable form."""
    return {
        path
        for address, record in records.items()
        for path in map(comparable, record.links)
        if path != comparable(address)
    }


def _check_unplaced(context: SiteContext, pages: Mapping[str, Page]) -> Iterator[Mistake]:
    for folder, page_demos in context.demos.items():
        page = pages.get(f"/{folder}/" if folder else "/")
        if page is None:
            # Files that belong to no page have their own mistake.
            continue
        placed = placed_on(context, page)
        for name in page_demos.demos:
            if f"demo {name}" not in placed:
                place = Place(context.site.root / folder / DEMO_FOLDER / name)
                remedy = f'Place it with ":: demo {name}", or remove it.'
                yield Mistake(place, "The demo stands nowhere on its page.", remedy)
