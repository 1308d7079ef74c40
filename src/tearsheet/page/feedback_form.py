"""The feedback form below a page, "Was this page helpful?": it works without JavaScript.

The answer and the title of the page become the title of an issue, and the comment its text.
Nothing is sent before the visitor submits that issue to the owners of the site.
"""

from __future__ import annotations

from urllib.parse import parse_qsl, urlsplit

from tearsheet.markdown.rendering import attribute
from tearsheet.model.texts import TEXTS

ANSWERS = {"yes": "rateYes", "no": "rateNo"}


def render_feedback_form(pattern: str | None, title: str, address: str) -> str:
    """The form for a URL of new issues; empty if that takes no title and text."""
    action, _, query = (pattern or "").partition("?")
    fields = parse_qsl(query)
    name = next((key for key, value in fields if "{title}" in value), None)
    text = next((key for key, value in fields if "{address}" in value), None)
    if not name or not text or name == text or urlsplit(action).fragment:
        return ""
    subject = dict(fields)[name].replace("{title}", f"{title}, {address}")
    hidden = "".join(
        f'<input type="hidden" name="{attribute(key)}" value="{attribute(value)}">'
        for key, value in fields
        if key not in (name, text)
    )
    return (
        f'<form class="rate" action="{attribute(action)}" target="_blank" rel="noopener"'
        f' aria-label="{attribute(TEXTS["rateQuestion"])}">{hidden}'
        f"<fieldset><legend>{TEXTS['rateQuestion']}</legend>{_answers(name, subject)}</fieldset>"
        f"<div><label>{TEXTS['rateComment']}"
        f'<textarea name="{attribute(text)}" maxlength="2000"></textarea></label>'
        f"<span>{TEXTS['rateWhere']}</span><button>{TEXTS['rateSend']}</button></div></form>"
    )


def _answers(name: str, subject: str) -> str:
    titles = {answer: f"{TEXTS[f'{words}Title']}: {subject}" for answer, words in ANSWERS.items()}
    return "".join(
        f'<label><input type="radio" name="{attribute(name)}" data-answer="{answer}" required'
        f' value="{attribute(titles[answer])}">{TEXTS[words]}</label>'
        for answer, words in ANSWERS.items()
    )
