"""Sentences about interface parts, put together by chance."""

from __future__ import annotations

import random

TASKS = (
    "arrange",
    "compose",
    "document",
    "extend",
    "measure",
    "migrate",
    "repair",
    "restyle",
    "test",
    "translate",
)
SUBJECTS = (
    "date fields",
    "form layouts",
    "menus",
    "dialogs",
    "data tables",
    "charts",
    "tooltips",
    "tabs",
    "switches",
    "search boxes",
    "cards",
    "side panels",
)
_WHO = (
    "The component",
    "A page",
    "Each row",
    "The form",
    "Every visitor",
    "A keyboard user",
    "The theme",
    "Your team",
)
_DOES = ("keeps", "shows", "measures", "remembers", "announces", "replaces", "receives", "groups")
_WHAT = (
    "the current value",
    "one clear label",
    "its own spacing",
    "the last choice",
    "a short summary",
    "the focus",
)
_WHEN = (
    "as soon as the pointer leaves the field",
    "while the request is still on its way",
    "before the first paint",
    "whenever the window becomes narrow",
    "after the second attempt",
    "without asking the server again",
    "even when scripts are turned off",
    "until the dialog is closed",
)
_CODE = ("`disabled`", "`onChange`", "`size`", "`variant`", "`slotProps`", "`defaultValue`")
_EMPHASIS = ("**always**", "*usually*", "**never silently**", "*on purpose*", "by default")


def write_sentence(chance: random.Random) -> str:
    """One sentence of some fifteen words, some with code or emphasis in it."""
    middle = chance.choice((*_EMPHASIS, "", "", ""))
    ending = f" through {chance.choice(_CODE)}" if chance.random() < 0.3 else ""
    words = (
        chance.choice(_WHO),
        middle,
        chance.choice(_DOES),
        chance.choice(_WHAT),
        chance.choice(_WHEN),
    )
    return " ".join(word for word in words if word) + f"{ending}, in case {chance.randrange(1000)}."


def write_paragraph(chance: random.Random, sentences: int) -> str:
    """A paragraph of so many sentences."""
    return " ".join(write_sentence(chance) for _ in range(sentences))
