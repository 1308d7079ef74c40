"""Complete sites that tests only read, each built once in a run of all tests."""

from __future__ import annotations

from shared_steps import open_shared_steps
from small_site import SITES, SmallSite
from tearsheet.output.locks import in_turn

LONGEST = 300
"""In seconds: so long another process may build one."""


def find_built(name: str) -> SmallSite:
    """One of the complete sites, built; whoever comes first builds it, for all processes."""
    folder = open_shared_steps() / "sites" / name
    folder.mkdir(parents=True, exist_ok=True)
    site = SmallSite(SITES / name, folder)
    with in_turn(folder / "build.lock", LONGEST, f"building the site {name}"):
        if not site.out.exists():
            site.build()
    return site
