"""Everything one page is rendered from: its text or facts, and what stands around it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tearsheet.content.demo_files import PageDemos
from tearsheet.content.load import read_page_text
from tearsheet.derived.blog import find_byline, find_post_neighbours
from tearsheet.derived.pictures import read_pictures
from tearsheet.model.absolute_address import absolute_address
from tearsheet.model.article import Island, Prerendered
from tearsheet.model.blog import ATOM_ADDRESS, BLOG_ADDRESS, RSS_ADDRESS
from tearsheet.model.navigation import comparable
from tearsheet.model.page import Page
from tearsheet.model.source import PageSource
from tearsheet.output.output_paths import document_path, twin_path
from tearsheet.page.document import Surroundings
from tearsheet.page.head import FeedLink, PageHead, SocialImage
from tearsheet.page.house_messages import choose_message
from tearsheet.page.page_job import BROTLI, GZIP, PageJob
from tearsheet.page.page_links import (
    find_feedback_form,
    find_files_address,
    find_page_links,
    find_report_address,
)
from tearsheet.page.plan import Plan, api_entries, components_of, placed_facts, reference_page
from tearsheet.page.structured_data import Crumb


def page_job(
    plan: Plan,
    page: Page,
    prerendered: Mapping[Island, Prerendered],
    present: Mapping[str, str] = MappingProxyType({}),
) -> PageJob:
    """Everything one page is rendered from, and what was wrong with it already."""
    folder = page.address.strip("/")
    demos = plan.demos.get(folder, PageDemos())
    # Of what cannot be bundled the bundle says why.
    mistakes = [
        found for found in demos.mistakes if found.where.file.resolve() not in plan.unbundled
    ]
    made = plan.made_text(page)
    text, first_line = (made.text, 1) if page.generated else read_page_text(page)
    root = plan.site.root
    pictures = read_pictures(root, plan.picture_files.get(folder, []), plan.memory.files, mistakes)
    source = PageSource(
        page=page,
        text=text,
        first_line=first_line,
        folder=root,
        host=plan.site.settings.host,
        files=find_files_address(plan.site),
        demos=demos.demos,
        refused_demos=demos.refused,
        pictures=pictures,
        api=api_entries(plan, page, mistakes),
        prerendered=prerendered,
        components=components_of(plan, page),
        facts=placed_facts(plan, page),
        reference=reference_page(plan, page),
    )
    view, _ = plan.view(page)
    return PageJob(
        source=source,
        around=_surroundings(plan, page),
        view=view,
        mistakes=tuple(mistakes),
        present=_own_files(present, page.address),
    )


def _own_files(present: Mapping[str, str], address: str) -> dict[str, str]:
    path = document_path(address)
    paths = (path, f"{path}.{BROTLI}", f"{path}.{GZIP}", twin_path(address))
    return {path: present[path] for path in paths if path in present}


def _surroundings(plan: Plan, page: Page) -> Surroundings:
    shell = plan.shell(page)
    byline = find_byline(plan.site, page, has_lists=bool(plan.lists))
    beside = find_post_neighbours(plan.posts, page.address) if byline else None
    before, after = beside or shell.neighbours(page.address)
    return Surroundings(
        head=_head(plan, page),
        trail=_trail(plan, page),
        before=before,
        after=after,
        links=tuple(find_page_links(plan.site, plan.products.get(page.product), page)),
        byline=byline,
        changed=plan.changes.days.get(page.address),
        report=find_report_address(plan.site.settings, page),
        feedback=find_feedback_form(plan.site.settings, page),
        message=choose_message(plan.site.messages, page),
        tabs=plan.reference.tabs.get(page.address, ()),
    )


def _head(plan: Plan, page: Page) -> PageHead:
    product = plan.products.get(page.product)
    settings = plan.site.settings
    image = plan.images.get(page.address)
    date = page.settings.date
    return PageHead(
        title=page.settings.title,
        description=page.settings.description,
        product_id=page.product,
        product_category=page.category,
        product_name=product.name if product else None,
        canonical=absolute_address(settings.host, page.address),
        listed=page.listed,
        image=SocialImage(url=absolute_address(settings.host, image), alt=page.settings.title)
        if image
        else None,
        twin=f"/{twin_path(page.address)}",
        feeds=_feeds(settings.name) if page.address.startswith(BLOG_ADDRESS) else (),
        published=date.isoformat() if date else None,
    )


def _feeds(name: str) -> tuple[FeedLink, ...]:
    return (
        FeedLink(type="application/atom+xml", title=f"{name} blog", href=ATOM_ADDRESS),
        FeedLink(type="application/rss+xml", title=f"{name} blog (RSS)", href=RSS_ADDRESS),
    )


def _trail(plan: Plan, page: Page) -> tuple[Crumb, ...]:
    if page.address.startswith(BLOG_ADDRESS):
        blog = plan.pages.get(BLOG_ADDRESS)
        return (Crumb(name=blog.settings.title, address=BLOG_ADDRESS),) if blog else ()
    product = plan.products.get(page.product)
    if product is None or comparable(product.address) == comparable(page.address):
        return ()
    own = Crumb(name=product.name, address=product.address)
    return (own, *plan.trails.get(comparable(page.address), ()))
