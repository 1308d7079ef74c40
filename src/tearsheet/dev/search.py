"""Search in the development server: an index of the pages rendered so far, built on demand."""

from __future__ import annotations

from collections.abc import Mapping

from tearsheet.dev.site import LiveSite
from tearsheet.pipeline.searched_site import find_searched_site
from tearsheet.search.files import START
from tearsheet.search.index import make_search


class LiveSearch:
    """Holds the files of the current index and of the previous one.

    Pages are rendered one by one in the background: a search dialog that is already open
    still requests files of the previous index.
    """

    def __init__(self) -> None:
        self._made_of: LiveSite | None = None
        self._files: Mapping[str, bytes] = {}
        self._before: Mapping[str, bytes] = {}

    def find(self, site: LiveSite, path: str) -> bytes | None:
        """Find a file of the index; a request of its first file rebuilds an outdated index."""
        if path == START and site is not self._made_of:
            self._before, self._made_of = self._files, site
            digests = {address: text.digest for address, text in site.texts.items()}
            searched = find_searched_site(site.context, site.records, digests)
            self._files = make_search(searched, site.texts)
        return self._files.get(path) or self._before.get(path)
