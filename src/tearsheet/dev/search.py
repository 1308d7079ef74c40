"""The search in the live server: an index of the pages rendered so far, made when asked for."""

from __future__ import annotations

from collections.abc import Mapping

from tearsheet.dev.site import LiveSite
from tearsheet.pipeline.searched_site import find_searched_site
from tearsheet.search.files import START
from tearsheet.search.index import make_search


class LiveSearch:
    """Holds the files of the index last asked for, and of the one before it.

    Pages are rendered one by one while the author reads: a dialog that was opened in between
    goes on with the files it knows the names of.
    """

    def __init__(self) -> None:
        self._made_of: LiveSite | None = None
        self._files: Mapping[str, bytes] = {}
        self._before: Mapping[str, bytes] = {}

    def find(self, site: LiveSite, path: str) -> bytes | None:
        """Find a file of the index; the first one is always that of the site as it is."""
        if path == START and site is not self._made_of:
            self._before, self._made_of = self._files, site
            self._files = make_search(find_searched_site(site.context, site.records), site.texts)
        return self._files.get(path) or self._before.get(path)
