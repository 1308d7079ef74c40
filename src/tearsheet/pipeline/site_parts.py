"""What the pages of a site are put together from: the bundle, the shells, the live parts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

from tearsheet.bundle.demo_javascript import derive_javascript
from tearsheet.bundle.islands import IslandMaker, Prerenderer, prerender_islands
from tearsheet.bundle.live_input import LiveInput, demo_inputs
from tearsheet.bundle.node_worker import Render
from tearsheet.bundle.reader_bundle import ReaderBundle, bundle_reader
from tearsheet.bundle.tools import find_tools, write_tools
from tearsheet.cache.fingerprint import reader_fingerprint
from tearsheet.cache.step_cache import StepCache, digest, steps_folder
from tearsheet.content.demo_files import PageDemos, load_demos
from tearsheet.content.last_changes import LastChanges
from tearsheet.content.load import LoadedSite
from tearsheet.derived.changelogs import Changelogs
from tearsheet.derived.default_theme import load_default_theme
from tearsheet.derived.generated_pages import Generated
from tearsheet.derived.icons import Icons, load_icons
from tearsheet.derived.playgrounds import find_played, write_playgrounds
from tearsheet.derived.reference.error_codes import load_error_codes
from tearsheet.derived.reference.site_reference import Reference
from tearsheet.model.article import Island, Prerendered
from tearsheet.model.demo import DemoCut
from tearsheet.model.page import PageProps
from tearsheet.model.site import SiteSettings
from tearsheet.model.theme import PAPER
from tearsheet.model.theme_tree import ThemeTree
from tearsheet.output.offline_worker import find_home
from tearsheet.page.document import Assets, Common, ShellView
from tearsheet.page.fonts import find_condensed_font, find_icon_font
from tearsheet.page.head import SiteHead
from tearsheet.page.measuring import render_measuring
from tearsheet.page.plan import Plan, make_view
from tearsheet.page.shell import ShellRenderer, render_shells
from tearsheet.page.social.pictures_of_site import social_address, social_keys
from tearsheet.progress import Progress
from tearsheet.project import ReaderFolders

ICON_ADDRESS = "/icon.svg"
TOUCH_ICON_ADDRESS = "/touch-icon.png"


class Facts(TypedDict):
    """What packages say, as far as some page shows it; a plan has each under the same name."""

    reference: Reference
    changelogs: Changelogs
    error_codes: Mapping[int, str]
    theme: Mapping[str, ThemeTree]
    icons: Icons


@dataclass(frozen=True, slots=True, kw_only=True)
class SiteParts:
    """Everything the pages are put together from; closing it ends Node."""

    plan: Plan
    maker: IslandMaker
    cache: StepCache
    pictures: Mapping[str, str]
    """The key of each page's social image, by address."""
    lost_view: ShellView
    """The shell of the page for addresses that do not exist."""

    def prerender(self, islands: Iterable[Island]) -> Mapping[Island, Prerendered]:
        """Prerender live parts."""
        return prerender_islands(islands, self.maker)

    def close(self) -> None:
        """End Node."""
        self.maker.prerenderer.close()


def make_parts(
    loaded: LoadedSite,
    generated: Generated,
    changes: LastChanges,
    cache_folder: Path,
    folders: ReaderFolders,
    fingerprint: str,
    progress: Progress,
) -> SiteParts:
    """Bundle the reader and render what pages share."""
    site, memory, reference = loaded.site, loaded.memory, generated.reference
    cache = StepCache(steps_folder(cache_folder))
    with progress.step("Reading the demos"):
        demos = load_demos(site, memory.files)
        demos = derive_javascript(demos, site.root, cache, fingerprint)
    with progress.step("Bundling the reader"):
        inputs, digests = live_inputs(loaded, reference, demos, cache_folder)
        bundle = bundle_reader(inputs, digests, folders, licence_key=site.settings.licence_key)
    prerenderer = Prerenderer(bundle.server, folders=folders)
    reader = reader_fingerprint()
    with progress.step("Rendering the frames"):
        props = PageProps()
        renderer = ShellRenderer(
            render=prerenderer.render, cache=cache, made_by=fingerprint, props=props
        )
        shells = render_shells(site, renderer)
        facts = read_facts(loaded, generated, prerenderer.render, cache)
    # Pages come next, which take their time and may need no Node at all: its memory is given back.
    prerenderer.close()
    pictures = social_keys(site)
    plan = Plan(
        site=site,
        memory=memory,
        common=Common(
            settings=site.settings,
            head=site_head(site.settings.name),
            assets=bundle_assets(bundle, site.settings),
            language=props.user_language,
            measuring=render_measuring(site.settings, bundle.measure),
            home=find_home(site.settings),
        ),
        shells=shells,
        bundle=bundle,
        demos=demos,
        fingerprint=fingerprint,
        changes=changes,
        images={address: social_address(key) for address, key in pictures.items()},
        **facts,
    )
    return SiteParts(
        plan=plan,
        maker=IslandMaker(
            prerenderer=prerenderer,
            bundle=bundle,
            cache=cache,
            reader=reader,
            inputs=inputs,
            digests=digests,
        ),
        cache=cache,
        pictures=pictures,
        lost_view=lost_view(plan),
    )


def read_facts(loaded: LoadedSite, generated: Generated, render: Render, cache: StepCache) -> Facts:
    """Read what packages say; a build and the live server both fill their plan with it."""
    return Facts(
        reference=generated.reference,
        changelogs=generated.changelogs,
        error_codes=load_error_codes(loaded, cache),
        theme=load_default_theme(loaded, render, cache),
        icons=load_icons(loaded, cache),
    )


def live_inputs(
    loaded: LoadedSite,
    reference: Reference,
    pages: Mapping[str, PageDemos],
    cache_folder: Path,
) -> tuple[dict[str, LiveInput], dict[str, str]]:
    """Everything live in the content, by its id, and the digest of its source."""
    demos = [demo for page in pages.values() for demo in page.demos.values()]
    inputs = {entry.id: entry for entry in demo_inputs(demos, loaded.site.root)}
    digests = {f"{demo.id}/{cut.styling}": _digest(cut) for demo in demos for cut in demo.cuts}
    played = find_played(loaded, reference)
    for entry in write_playgrounds(played, loaded.site.products, cache_folder / "playgrounds"):
        inputs[entry.id] = entry
        digests[entry.id] = digest(entry.file.name)
    for entry in write_tools(find_tools(loaded), cache_folder / "tools"):
        inputs[entry.id] = entry
        digests[entry.id] = digest(entry.file.name)
    return inputs, digests


def _digest(cut: DemoCut) -> str:
    # What is bundled is the author's own code, and not what else is made of it.
    return digest(*(part for file in cut.files for part in (file.name, file.text)))


def lost_view(plan: Plan) -> ShellView:
    """The shell of the page for addresses that do not exist."""
    shell = plan.shells["docs"]
    return make_view(shell.frame, shell.navigation(-1))


def site_head(name: str) -> SiteHead:
    """What is the same in the head of every page."""
    return SiteHead(
        site_name=name,
        icon=ICON_ADDRESS,
        touch_icon=TOUCH_ICON_ADDRESS,
        theme_color_light=PAPER["light"],
        theme_color_dark=PAPER["dark"],
    )


def bundle_assets(bundle: ReaderBundle, settings: SiteSettings) -> Assets:
    """The addresses of what every page of a bundle loads."""
    return Assets(
        styles=bundle.styles,
        startup=bundle.startup,
        startup_code=bundle.startup_code,
        browser=bundle.browser,
        frame=bundle.frame,
        text_font=bundle.text_font,
        icon_font=find_icon_font(settings, bundle.icon_font),
        condensed_font=find_condensed_font(settings, bundle.condensed_font),
    )
