"""The analytics tags of a page; a site without analytics has none."""

from __future__ import annotations

from tearsheet.model.site import SiteSettings
from tearsheet.page.escaping import escape


def render_measuring(settings: SiteSettings, script: str) -> str:
    """Return the settings of the tag service and the script that loads it; empty without one."""
    if settings.tag_service is None:
        return ""
    data_consent = " data-consent" if settings.consent else ""
    return (
        f'<meta name="tags" content="{escape(settings.tag_service)}"'
        f' data-share="{settings.sponsor_ratio:g}"{data_consent}>\n'
        f"<script>{_WHEN_AT_REST.replace('SCRIPT', script)}</script>\n"
    )


# Analytics load when the page is idle; a blocked or missing script is ignored.
_WHEN_AT_REST = (
    "addEventListener('load',()=>(self.requestIdleCallback??setTimeout)"
    "(()=>import('SCRIPT').catch(()=>0)))"
)
