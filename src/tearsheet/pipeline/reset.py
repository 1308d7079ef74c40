"""What earlier builds left behind, and how to be rid of it."""

from __future__ import annotations

import shutil

from tearsheet.cache.step_cache import steps_folder
from tearsheet.output.manifest import MANIFEST
from tearsheet.output.output_tree import spare_of
from tearsheet.pipeline.freshness import forget_stamps
from tearsheet.pipeline.options import BuildOptions
from tearsheet.pipeline.state import forget_state


def reset(options: BuildOptions) -> None:
    """Let a build render and write everything anew, whatever is kept."""
    forget_stamps(options.cache)
    forget_state(options.cache)
    shutil.rmtree(steps_folder(options.cache), ignore_errors=True)
    if options.write:
        # A spare folder without it is no longer believed to hold anything.
        (spare_of(options.out) / MANIFEST).unlink(missing_ok=True)
