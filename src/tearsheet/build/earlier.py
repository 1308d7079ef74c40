"""What earlier builds left behind, and how to be rid of it."""

from __future__ import annotations

import shutil

from tearsheet.build.freshness import forget_stamps
from tearsheet.build.manifest import MANIFEST
from tearsheet.build.options import BuildOptions
from tearsheet.build.output_tree import spare_of
from tearsheet.build.state import forget_state
from tearsheet.build.step_cache import steps_folder


def forget_earlier(options: BuildOptions) -> None:
    """Let a build render and write everything anew, whatever is kept."""
    forget_stamps(options.cache)
    forget_state(options.cache)
    shutil.rmtree(steps_folder(options.cache), ignore_errors=True)
    if options.write:
        # A spare folder without it is no longer believed to hold anything.
        (spare_of(options.out) / MANIFEST).unlink(missing_ok=True)
