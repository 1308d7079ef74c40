"""The files of a site that are not pages: assets, feeds, sitemap, icons and system pages."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path, PurePosixPath
from types import MappingProxyType

from tearsheet.bundle.editing_bundle import EditingBundle
from tearsheet.cache.step_cache import StepCache, content_digest, digest
from tearsheet.derived.icon import (
    draw_favicon,
    draw_filled_icon,
    draw_rounded_icon,
    draw_touch_icon,
    render_icon,
)
from tearsheet.derived.pictures import read_picture
from tearsheet.derived.placed.make import describe_placed
from tearsheet.derived.reference.facts_file import facts_address, render_facts_file
from tearsheet.errors import ContentError
from tearsheet.model.blog import ATOM_ADDRESS, BLOG_ADDRESS, RSS_ADDRESS
from tearsheet.output.compressed_file import CompressedFile, compress_text
from tearsheet.output.compression import (
    ASSET_LEVEL,
    ASSET_QUALITY,
    ZSTANDARD_LEVEL,
    compress_brotli,
    compress_gzip,
    compress_zstandard,
    is_compressible,
)
from tearsheet.output.encodings import BROTLI, GZIP, ZSTANDARD
from tearsheet.output.offline_worker import PATH as OFFLINE_WORKER
from tearsheet.output.output_paths import ICON, PREVIEW_FRAME, markdown_path
from tearsheet.output.policies import EDITING_FRAME
from tearsheet.output.speculation_rules import PATH as SPECULATION_RULES
from tearsheet.output.speculation_rules import render_speculation_rules
from tearsheet.page.document import NavigationView, render_preview_frame
from tearsheet.page.not_found import PATH as NOT_FOUND
from tearsheet.page.not_found import render_not_found
from tearsheet.page.offline_pages import render_offline_pages
from tearsheet.page.render import PageRecord
from tearsheet.page.shell import navigation_path
from tearsheet.page.site_context import SiteContext
from tearsheet.pipeline.editing_frame import render_editing_frame
from tearsheet.pipeline.feed import render_atom, render_rss
from tearsheet.pipeline.licenses import INSTALLED, render_licenses
from tearsheet.pipeline.licenses import PATH as LICENSES
from tearsheet.pipeline.limits import LIMITS, Limits
from tearsheet.pipeline.llms import render_llms
from tearsheet.pipeline.measured_files import render_gathered
from tearsheet.pipeline.package_versions import PATH as PACKAGE_VERSIONS
from tearsheet.pipeline.package_versions import render_package_versions
from tearsheet.pipeline.robots import render_robots
from tearsheet.pipeline.sitemap import render_sitemap
from tearsheet.pipeline.web_manifest import PATH as WEB_MANIFEST
from tearsheet.pipeline.web_manifest import render_web_manifest

TOUCH_ICON = "touch-icon.png"
FAVICON = "favicon.ico"
APP_ICONS: Mapping[str, int] = MappingProxyType(
    {"icon-192.png": 192, "icon-512.png": 512, "icon-maskable-512.png": 512}
)
"""The raster icons in the manifest, by their width in pixels."""
MASKABLE = frozenset({"icon-maskable-512.png"})
"""Those of them that systems may cut to any shape."""
DRAWN_ICONS: Mapping[str, Callable[[], bytes]] = MappingProxyType(
    {
        TOUCH_ICON: draw_touch_icon,
        FAVICON: draw_favicon,
        **{
            path: partial(draw_filled_icon if path in MASKABLE else draw_rounded_icon, size)
            for path, size in APP_ICONS.items()
        },
    }
)
"""The raster icons, and the functions that draw them."""


def shared_files(
    context: SiteContext,
    records: Mapping[str, PageRecord],
    view: NavigationView,
    cache: StepCache,
    limits: Limits = LIMITS,
) -> Iterator[CompressedFile]:
    """All files that are no pages."""
    for path, data in _assets(context):
        yield _compressed_once(path, data, cache)
    for path, text in shared_texts(context, records, view, limits):
        yield _compress_text(path, text.encode())
    licenses = _licenses(context, cache)
    yield _compressed_once(LICENSES, licenses, cache)
    for path, draw in DRAWN_ICONS.items():
        yield CompressedFile(path, cache.remember("icon", f"{context.code_digest}-{path}", draw))


def editing_frame(context: SiteContext, bundle: EditingBundle) -> CompressedFile:
    """The document in which edited demos run."""
    variables = [address for address in context.bundle.variables.values() if address]
    return _compress_text(
        EDITING_FRAME, render_editing_frame(context.shared, bundle, variables).encode()
    )


def shared_paths(
    context: SiteContext, records: Mapping[str, PageRecord], view: NavigationView
) -> Iterator[str]:
    """The paths of all those files, for a check that does not write them."""
    yield from (path for path, _ in _assets(context))
    yield from (path for path, _ in shared_texts(context, records, view))
    yield LICENSES
    yield from DRAWN_ICONS


def _assets(context: SiteContext) -> Iterator[tuple[str, bytes]]:
    client = context.bundle.client
    for folder, folders, names in os.walk(client):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(names):
            file = Path(folder, name)
            path = file.relative_to(client).as_posix()
            if path.startswith("assets/") and f"/{path}" != context.bundle.startup:
                yield path, file.read_bytes()
    worker = (
        context.bundle.worker if context.site.settings.offline else context.bundle.uninstall_worker
    )
    yield OFFLINE_WORKER, worker.read_bytes()
    for paths in context.picture_files.values():
        for path in paths:
            try:
                picture = read_picture(context.site.root, path, context.memory.files[path].digest)
            except ContentError:
                # The page that shows it has already reported the mistake.
                continue
            yield picture.url.lstrip("/"), (context.site.root / path).read_bytes()


def shared_texts(
    context: SiteContext,
    records: Mapping[str, PageRecord],
    view: NavigationView,
    limits: Limits = LIMITS,
) -> Iterator[tuple[str, str]]:
    """The text files that are generated from the pages and are not pages themselves."""
    site = context.site
    blog = [page for page in site.pages if page.address.startswith(BLOG_ADDRESS)]
    texts = {page.address: records[page.address].feed for page in blog if page.address in records}
    articles = {address: text for address, text in texts.items() if text}
    posts = [page for page in blog if page.address in articles]
    yield NOT_FOUND, render_not_found(site, context.shared, view)
    yield from render_offline_pages(site, context.shared, view, context.bundle.offline)
    yield PREVIEW_FRAME, render_preview_frame(context.shared)
    for name, shell in context.shells.items():
        yield navigation_path(name), shell.whole
        yield from shell.branches.load()
    yield from render_sitemap(site, most_addresses=limits.addresses).items()
    yield "robots.txt", render_robots(site)
    copies = {page.address: markdown_path(page.address) for page in site.pages}
    yield from render_llms(site, copies, most_links=limits.links).items()
    if blog:
        yield ATOM_ADDRESS.lstrip("/"), render_atom(site, posts, articles)
        yield RSS_ADDRESS.lstrip("/"), render_rss(site, posts, articles)
    for package, facts in context.reference.packages.items():
        path = facts_address(package).lstrip("/")
        demos = context.reference.demos.get(package, {})
        placed = describe_placed(context.fact_ground, package)
        yield path, render_facts_file(facts, demos, context.run_facts.get(package), placed)
    yield ICON, render_icon()
    yield WEB_MANIFEST, render_web_manifest(site.settings, ICON, APP_ICONS, MASKABLE)
    yield PACKAGE_VERSIONS, render_package_versions(context.site.products)
    yield from render_gathered(context.reference.measured)
    yield from context.icons.files.items()
    yield SPECULATION_RULES, render_speculation_rules()


def _licenses(context: SiteContext, cache: StepCache) -> bytes:
    key = digest(context.code_digest, INSTALLED.read_bytes())
    return cache.remember("licenses", key, lambda: render_licenses().encode())


def _compress_text(path: str, data: bytes) -> CompressedFile:
    return compress_text(path, data, partial(compress_gzip, level=ASSET_LEVEL))


def _compressed_once(path: str, data: bytes, cache: StepCache) -> CompressedFile:
    if not is_compressible(path, data):
        return CompressedFile(path, data)
    key = f"{content_digest(data)}{PurePosixPath(path).suffix}"
    makers = {
        BROTLI: partial(compress_brotli, data, ASSET_QUALITY),
        ZSTANDARD: partial(compress_zstandard, data, ZSTANDARD_LEVEL),
        GZIP: partial(compress_gzip, data, ASSET_LEVEL),
    }
    copies = {name: partial(cache.remember, name, key, make) for name, make in makers.items()}
    return CompressedFile(path, data, copies)
