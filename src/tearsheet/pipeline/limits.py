"""How large the files may become that grow with the site; beyond it they are divided."""

from __future__ import annotations

from msgspec import Struct

from tearsheet.output.manifest_parts import DIVISION, FileDivision
from tearsheet.pipeline.llms import MOST_LINKS
from tearsheet.pipeline.sitemap import MOST_ADDRESSES

OFFLINE_DIVISION = FileDivision(most_files=5_000, files_of_a_part=1_000)
"""Of the list of a product that can be taken offline, by its files."""


class Limits(Struct, frozen=True, kw_only=True):
    """The limits of one build."""

    addresses: int = MOST_ADDRESSES
    """Of a site map."""
    links: int = MOST_LINKS
    """Of `llms.txt`."""
    manifest: FileDivision = DIVISION
    offline_list: FileDivision = OFFLINE_DIVISION


LIMITS = Limits()
