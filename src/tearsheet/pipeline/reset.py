"""Removes what earlier builds stored."""

from __future__ import annotations

import shutil

from tearsheet.cache.step_cache import steps_folder
from tearsheet.output.manifest import MANIFEST
from tearsheet.output.output_tree import spare_of
from tearsheet.pipeline.freshness import forget_stamps
from tearsheet.pipeline.options import BuildOptions
from tearsheet.pipeline.state import forget_state


def reset(options: BuildOptions) -> None:
    """Remove caches and state, so that a build renders and writes everything again."""
    forget_stamps(options.cache)
    forget_state(options.cache)
    shutil.rmtree(steps_folder(options.cache), ignore_errors=True)
    if options.write:
        # A spare folder without a manifest counts as empty.
        (spare_of(options.out) / MANIFEST).unlink(missing_ok=True)
