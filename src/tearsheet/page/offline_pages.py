"""The two pages of the offline mode: offline copies, and the notice that a page is unavailable."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tearsheet.model.site import Site
from tearsheet.model.texts import TEXTS
from tearsheet.output.offline_worker import AWAY, PAGE
from tearsheet.page.document import NavigationView, SharedPageParts
from tearsheet.page.system_page import SystemPage, render_system_page


def render_offline_pages(
    site: Site, shared: SharedPageParts, view: NavigationView, script: str
) -> Iterator[tuple[str, str]]:
    """Both pages by their paths; none on a site without an offline worker."""
    if not shared.home:
        return
    # Only these pages load the script about offline copies.
    with_script = replace(shared, assets=replace(shared.assets, extra=(script,)))
    for path, page in ((PAGE, _CHOICE), (AWAY, _ABSENCE)):
        yield path, render_system_page(site, with_script, view, page)


# Empty elements are filled by JavaScript, which knows the offline copies.
_CHOICE = SystemPage(
    address=f"/{PAGE.removesuffix('index.html')}",
    title=TEXTS["offlineTitle"],
    description=TEXTS["offlineDescription"],
    html=(
        f"<h1>{TEXTS['offlineTitle']}</h1>\n"
        f'<p class="lead">{TEXTS["offlineText"]}</p>\n'
        f"<noscript><p>{TEXTS['offlineNeedsScript']}</p></noscript>\n"
        '<div class="lost" data-offline="choice"></div>\n'
    ),
)

_ABSENCE = SystemPage(
    address=f"/{AWAY.removesuffix('index.html')}",
    title=TEXTS["awayTitle"],
    description=TEXTS["awayDescription"],
    html=(
        f"<h1>{TEXTS['awayTitle']}</h1>\n"
        f'<p class="lead">{TEXTS["awayText"]}</p>\n'
        # The address is that of the requested page, so this reloads it.
        f'<p><a href="">{TEXTS["awayRetry"]}</a></p>\n'
        '<div class="lost" data-offline="absence"></div>\n'
        f'<p><a href="/{PAGE.removesuffix("index.html")}">{TEXTS["awayMore"]}</a></p>\n'
    ),
)
