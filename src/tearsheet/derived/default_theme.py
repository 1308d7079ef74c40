"""The default theme of the main library, created by the installed package."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from tearsheet.cache.code_digests import reader_digest
from tearsheet.cache.step_cache import StepCache
from tearsheet.content.load import LoadedSite
from tearsheet.errors import MachineError
from tearsheet.model.theme_tree import ThemeTree

if TYPE_CHECKING:
    from tearsheet.bundle.node_worker import Render

STEP = "default-theme"
_SHOWN_BY = "component ThemeViewer"


def load_default_theme(
    loaded: LoadedSite, render: Render, steps: StepCache
) -> Mapping[str, ThemeTree]:
    """The light theme, and what differs in the dark one; empty if no page shows it."""
    if not any(_SHOWN_BY in read.placed for read in loaded.memory.files.values()):
        return {}
    # The reader's digest covers the versions of installed packages.
    key = reader_digest()
    stored = steps.remember(STEP, key, lambda: _render_theme(render))
    steps.forget_others(STEP, {key})
    return msgspec.json.decode(stored, type=dict[str, ThemeTree])


def _render_theme(render: Render) -> bytes:
    (answer,) = render([{"part": "Theme", "props": {}}])
    if "error" in answer:
        problem = f"The default theme cannot be made: {answer['error']['message']}"
        raise MachineError(
            problem, "Remove the folder node_modules and run `make`, which installs them again."
        )
    return msgspec.json.encode(answer["theme"])
