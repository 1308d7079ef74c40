"""Notes about refs, `sx` and native props."""

from __future__ import annotations

from tearsheet.markdown.reference.sheet import ReferenceSheet
from tearsheet.markdown.rendering import attribute, escape
from tearsheet.model.reference import Component
from tearsheet.model.texts import TEXTS


def tell_the_rest(component: Component, sheet: ReferenceSheet) -> None:
    """One note about all of them."""
    notes = _native_notes(component, sheet)
    if notes:
        html = "\n".join(f"<p>{note}</p>" for note in notes)
        sheet.callout("info", html, "\n\n".join(map(_untagged, notes)))


def _native_notes(component: Component, sheet: ReferenceSheet) -> list[str]:
    """How a ref, `sx` and all other props are handled."""
    notes = []
    if component.takes_sx:
        guide = sheet.page.guides.get("sx")
        word = f'<a href="{attribute(guide)}"><code>sx</code></a>' if guide else "<code>sx</code>"
        notes.append(TEXTS["takesSx"].replace("{sx}", word))
    if component.ref != "unknown":
        words = TEXTS["refForwarded" if component.ref == "forwarded" else "refHeldNowhere"]
        notes.append(words.replace("{ref}", "<code>ref</code>"))
    if component.takes_native_props:
        words = TEXTS["nativePropsInherited" if component.hands_props_to_parent else "nativeProps"]
        notes.append(words.replace("{parent}", f"<code>{escape(component.inherits or '')}</code>"))
    return notes


def _untagged(note: str) -> str:
    plain = note.replace("<code>", "`").replace("</code>", "`").replace("</a>", "")
    return plain[: plain.index("<a ")] + plain.split(">", 1)[1] if "<a " in plain else plain
