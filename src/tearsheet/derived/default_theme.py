"""The default theme of the main library, as the installed package makes it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from tearsheet.bundle.node_worker import Render
from tearsheet.cache.code_digests import reader_digest
from tearsheet.cache.step_cache import StepCache
from tearsheet.content.load import LoadedSite
from tearsheet.errors import MachineError
from tearsheet.model.theme_tree import ThemeTree

STEP = "default-theme"
_SHOWN_BY = "component ThemeViewer"


def load_default_theme(
    loaded: LoadedSite, render: Render, steps: StepCache
) -> Mapping[str, ThemeTree]:
    """The theme in the light, and what is another in the dark; none where no page shows it."""
    if not any(_SHOWN_BY in read.placed for read in loaded.memory.files.values()):
        return {}
    # Of the packages that are installed the reader's digest knows the versions.
    key = reader_digest()
    stored = steps.remember(STEP, key, lambda: _ask(render))
    steps.forget_others(STEP, {key})
    return msgspec.json.decode(stored, type=dict[str, ThemeTree])


def _ask(render: Render) -> bytes:
    (answer,) = render([{"part": "Theme", "props": {}}])
    if "error" in answer:
        problem = f"The default theme cannot be made: {answer['error']['message']}"
        raise MachineError(
            problem, "Remove the folder node_modules and run `make`, which installs them again."
        )
    return msgspec.json.encode(answer["theme"])
