"""The API section at the end of a component's page: its import and a link to its API page."""

from __future__ import annotations

from tearsheet.markdown.features.code import render_code
from tearsheet.markdown.highlighting import Fence
from tearsheet.markdown.rendering import Rendering, attribute, escape
from tearsheet.model.article import Heading
from tearsheet.model.source import ApiEntry
from tearsheet.model.texts import TEXTS


def render_api_section(page: Rendering) -> str:
    """The section's HTML; empty on pages that name no component and no hook."""
    entries = page.source.api
    if not entries:
        return ""
    anchor = page.unique_id("api")
    page.headings.append(Heading(level=2, id=anchor, text=TEXTS["apiSection"]))
    parts = [
        f'<h2 id="{anchor}"><a class="anchor" href="#{anchor}">{TEXTS["apiSection"]}</a></h2>\n'
    ]
    linked = [entry for entry in entries if entry.address]
    if linked:
        items = "".join(
            f"<li>{_link(entry)}{_summary(entry)}{_fold(entry)}</li>\n" for entry in linked
        )
        parts.append(f'<p>{TEXTS["apiIntroduction"]}</p>\n<ul class="api-entries">\n{items}</ul>\n')
    parts.append(render_code(_imports(entries), Fence(language="tsx")))
    return "".join(parts)


def api_twin(page: Rendering) -> str:
    """The same section for the Markdown copy."""
    entries = page.source.api
    if not entries:
        return ""
    host = page.source.host
    rows = [
        f"- [`{_shown(entry)}`]({host}{entry.address}){_summary(entry)}"
        for entry in entries
        if entry.address
    ]
    intro = [TEXTS["apiIntroduction"], "", *rows, ""] if rows else []
    return "\n".join(
        ["", f"## {TEXTS['apiSection']}", "", *intro, "```tsx", _imports(entries) + "```", ""]
    )


def _link(entry: ApiEntry) -> str:
    return f'<a href="{attribute(entry.address or "")}"><code>{escape(_shown(entry))}</code></a>'


def _summary(entry: ApiEntry) -> str:
    return f": {escape(entry.summary)}" if entry.summary else ""


def _fold(entry: ApiEntry) -> str:
    """Where the props of a component open; a script copies them from its API page."""
    if not entry.has_props:
        return ""
    summary = TEXTS["propsOfComponent"].replace("{name}", escape(entry.name))
    return f"<details><summary>{summary}</summary></details>"


def _shown(entry: ApiEntry) -> str:
    return entry.name if entry.name.startswith("use") else f"<{entry.name} />"


def _imports(entries: tuple[ApiEntry, ...]) -> str:
    return "".join(f"import {entry.binding} from '{entry.module}';\n" for entry in entries)
