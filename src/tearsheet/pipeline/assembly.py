"""Assembles a site from its content, a bundle and a React renderer, for builds and live server."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from tearsheet.bundle.component_islands import write_component_islands
from tearsheet.bundle.demo_javascript import derive_javascript
from tearsheet.bundle.islands import IslandMaker, Prerenderer, prerender_islands
from tearsheet.bundle.live_input import LiveInput, demo_inputs
from tearsheet.bundle.reader_bundle import ReaderBundle, bundle_reader
from tearsheet.cache.code_digests import reader_digest
from tearsheet.cache.step_cache import StepCache, digest, steps_folder
from tearsheet.content.demo_files import PageDemos, load_demos
from tearsheet.content.last_changes import LastChanges
from tearsheet.content.load import LoadedSite
from tearsheet.derived.default_theme import load_default_theme
from tearsheet.derived.generated_pages import Generated, add_generated_pages
from tearsheet.derived.icons import load_icons
from tearsheet.derived.placed_components import find_placed_components
from tearsheet.derived.playgrounds import find_played, write_playgrounds
from tearsheet.derived.reference.error_codes import load_error_codes
from tearsheet.derived.reference.site_reference import Reference
from tearsheet.derived.run_facts import load_run_facts
from tearsheet.model.article import Island, Prerendered
from tearsheet.model.notice import find_notice, today
from tearsheet.model.page import PageProps
from tearsheet.model.site import SiteSettings
from tearsheet.model.theme import PAPER
from tearsheet.output.offline_worker import find_home
from tearsheet.page.document import Assets, NavigationView, SharedPageParts
from tearsheet.page.fonts import find_condensed_font, find_icon_font
from tearsheet.page.head import SiteHead
from tearsheet.page.measuring import render_measuring
from tearsheet.page.notice_script import render_notice_script
from tearsheet.page.shell_rendering import ShellRenderer, render_shells
from tearsheet.page.site_context import SiteContext, make_view
from tearsheet.page.social.pictures_of_site import social_address, social_keys
from tearsheet.pipeline.web_manifest import PATH as WEB_MANIFEST
from tearsheet.progress import Progress
from tearsheet.project import ReaderFolders

ICON_ADDRESS = "/icon.svg"
TOUCH_ICON_ADDRESS = "/touch-icon.png"


class SiteSources(Struct, frozen=True, kw_only=True):
    """What was read from the content folder, and what the documented packages add."""

    loaded: LoadedSite
    generated: Generated
    demos: Mapping[str, PageDemos]
    inputs: Mapping[str, LiveInput]
    """The inputs of all islands in the content, by their id."""
    digests: Mapping[str, str]
    """The digest of each one's source."""


class SiteParts(Struct, frozen=True, kw_only=True):
    """Everything the pages are rendered from; closing it stops Node."""

    context: SiteContext
    maker: IslandMaker
    cache: StepCache
    pictures: Mapping[str, str]
    """The digest of each page's social image, by address."""
    lost_view: NavigationView
    """The shell of the page for addresses that do not exist."""

    def prerender(self, islands: Iterable[Island]) -> Mapping[Island, Prerendered]:
        """Prerender islands."""
        return prerender_islands(islands, self.maker)

    def close(self) -> None:
        """Stop Node."""
        self.maker.prerenderer.close()


def read_sources(loaded: LoadedSite, cache: Path, made_by: str, progress: Progress) -> SiteSources:
    """Read the packages and demos that the content refers to."""
    steps = StepCache(steps_folder(cache))
    with progress.step("Reading the packages"):
        loaded, generated = add_generated_pages(loaded, steps)
    with progress.step("Reading the demos"):
        demos = load_demos(loaded.site, loaded.memory.files)
        demos = derive_javascript(demos, loaded.site.root, steps, made_by)
        inputs, digests = live_inputs(loaded, generated.reference, demos, cache)
    return SiteSources(
        loaded=loaded, generated=generated, demos=demos, inputs=inputs, digests=digests
    )


def make_parts(
    sources: SiteSources,
    changes: LastChanges,
    cache_folder: Path,
    folders: ReaderFolders,
    code_digest: str,
    progress: Progress,
) -> SiteParts:
    """Bundle the reader for production and render what pages share."""
    site, steps = sources.loaded.site, StepCache(steps_folder(cache_folder))
    with progress.step("Bundling the reader"):
        bundle = bundle_reader(
            sources.inputs, sources.digests, folders, license_key=site.settings.license_key
        )
    prerenderer = Prerenderer(bundle.server, folders=folders)
    pictures = social_keys(site)
    with progress.step("Rendering the frames"):
        renderer = ShellRenderer(
            render=prerenderer.render, cache=steps, made_by=code_digest, props=PageProps()
        )
        context = assemble(sources, bundle, renderer, steps)
    # Rendering pages takes a while and may not need Node at all: stop it to free its memory.
    prerenderer.close()
    context = replace(
        context,
        code_digest=code_digest,
        changes=changes,
        images={address: social_address(key) for address, key in pictures.items()},
    )
    return SiteParts(
        context=context,
        maker=IslandMaker(
            prerenderer=prerenderer,
            bundle=bundle,
            cache=steps,
            reader=reader_digest(),
            inputs=sources.inputs,
            digests=sources.digests,
        ),
        cache=steps,
        pictures=pictures,
        lost_view=lost_view(context),
    )


def assemble(
    sources: SiteSources, bundle: ReaderBundle, renderer: ShellRenderer, steps: StepCache
) -> SiteContext:
    """Assemble a site, with a bundle of files or with the modules of the live server."""
    loaded, generated = sources.loaded, sources.generated
    return SiteContext(
        site=loaded.site,
        memory=loaded.memory,
        shared=share_parts(loaded.site.settings, bundle, renderer.props.user_language),
        shells=render_shells(loaded.site, renderer),
        bundle=bundle,
        demos=sources.demos,
        reference=generated.reference,
        changelogs=generated.changelogs,
        planned=generated.planned,
        run_facts=load_run_facts(generated.reference.packages, steps),
        error_codes=load_error_codes(loaded, steps),
        theme=load_default_theme(loaded, renderer.render, steps),
        icons=load_icons(loaded, steps),
    )


def share_parts(
    settings: SiteSettings, bundle: ReaderBundle, language: str = "en"
) -> SharedPageParts:
    """What all documents that are rendered with one bundle share."""
    return SharedPageParts(
        settings=settings,
        head=site_head(settings.name),
        assets=bundle_assets(bundle, settings),
        language=language,
        measuring=render_measuring(settings, bundle.measure) if bundle.measure else "",
        notice=render_notice_script(find_notice(settings.notices, today())),
        home=find_home(settings),
    )


def live_inputs(
    loaded: LoadedSite,
    reference: Reference,
    pages: Mapping[str, PageDemos],
    cache_folder: Path,
) -> tuple[dict[str, LiveInput], dict[str, str]]:
    """The inputs of all islands in the content, by their id, and the digests of their sources."""
    demos = [demo for page in pages.values() for demo in page.demos.values()]
    inputs = {entry.id: entry for entry in demo_inputs(demos, loaded.site.root)}
    # Only the author's own code is bundled, not the other languages derived from it.
    sources = {
        f"{demo.id}/{variant.styling}": [
            part for file in variant.files for part in (file.name, file.text)
        ]
        for demo in demos
        for variant in demo.variants
    }
    played = find_played(loaded, reference)
    written = (
        *write_playgrounds(played, loaded.site.products, cache_folder / "playgrounds"),
        *write_component_islands(find_placed_components(loaded), cache_folder / "components"),
    )
    for entry in written:
        inputs[entry.id] = entry
        sources[entry.id] = [entry.file.name]
    # What surrounds an island is prerendered with it.
    return inputs, {
        name: digest(entry.provider.digest if entry.provider else "", *sources[name])
        for name, entry in inputs.items()
    }


def lost_view(context: SiteContext) -> NavigationView:
    """The shell of the page for addresses that do not exist."""
    shell = context.shells["docs"]
    return make_view(shell.frame, shell.navigation(-1))


def site_head(name: str) -> SiteHead:
    """The metadata that is the same in the head of every page."""
    return SiteHead(
        site_name=name,
        icon=ICON_ADDRESS,
        touch_icon=TOUCH_ICON_ADDRESS,
        manifest=f"/{WEB_MANIFEST}",
        theme_color_light=PAPER["light"],
        theme_color_dark=PAPER["dark"],
    )


def bundle_assets(bundle: ReaderBundle, settings: SiteSettings) -> Assets:
    """The addresses of the assets that every page loads."""
    return Assets(
        styles=bundle.styles,
        startup=bundle.startup,
        startup_code=bundle.startup_code,
        browser=bundle.browser,
        frame=bundle.frame,
        text_font=bundle.text_font,
        code_font=bundle.code_font,
        icon_font=find_icon_font(settings, bundle.icon_font),
        condensed_font=find_condensed_font(settings, bundle.condensed_font),
        extra=bundle.extra,
    )
