"""Where visits are measured: the two lines of a page that nobody finds in those of other sites."""

from __future__ import annotations

from tearsheet.model.site import SiteSettings
from tearsheet.page.escaping import escape


def render_measuring(settings: SiteSettings, script: str) -> str:
    """Name the tag service, and fetch what speaks to it; empty for a site that has none."""
    if settings.tag_service is None:
        return ""
    asked = " data-consent" if settings.consent else ""
    return (
        f'<meta name="tags" content="{escape(settings.tag_service)}"'
        f' data-share="{settings.sponsor_ratio:g}"{asked}>\n'
        f"<script>{_WHEN_AT_REST.replace('SCRIPT', script)}</script>\n"
    )


# The page comes first. A script that is blocked or not to be had is nobody's loss.
_WHEN_AT_REST = (
    "addEventListener('load',()=>(self.requestIdleCallback??setTimeout)"
    "(()=>import('SCRIPT').catch(()=>0)))"
)
