"""What an edit of a page's text can break elsewhere, in a site that was proven before it."""

from __future__ import annotations

from tearsheet.model.navigation import comparable
from tearsheet.page.render import PageRecord
from tearsheet.page.site_context import SiteContext


def breaks_others(context: SiteContext, before: PageRecord, after: PageRecord) -> bool:
    """Whether links of others may lead nowhere now, or nothing to a page that was linked to."""
    lost = set(before.links).difference(after.links)
    return (
        _is_less_known(before, after)
        or not set(before.ids).issubset(after.ids)
        or not before.files.keys() <= after.files.keys()
        or not all(_is_led_to(context, href) for href in lost)
    )


def _is_less_known(before: PageRecord, after: PageRecord) -> bool:
    """Whether links to any id were believed that are not any more, or its own links are hidden."""
    return before.unread or after.unread or (before.waits and not after.waits)


def _is_led_to(context: SiteContext, href: str) -> bool:
    """Whether a link that was removed was no page's only one."""
    path = comparable(href)
    if path == "/" or f"{path}/" not in context.pages:
        return True
    rows = any(shell.position_of(path) is not None for shell in context.shells.values())
    return rows or any(path == comparable(product.address) for product in context.site.products)
