"""Firefox and WebKit as visitors have them, and a stranger who hears whom they speak to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path

import pytest
from eavesdropper import ADDRESS, Eavesdropper
from firefox import running_firefox
from name_server import Unavailable, answering
from other_browsers import OtherBrowser
from webdriver import Tab
from webkit import running_webkit

Overhearing = AbstractContextManager[tuple[Tab, Eavesdropper]]

PREDICTING: Mapping[str, Callable[[Path, Sequence[str]], AbstractContextManager[Tab]]] = {
    # Who drives a browser wants it quiet: these bring back what visitors have.
    "firefox": partial(running_firefox, preferences={"remote.prefs.recommended": False}),
    # Safari has some of it on; in WebKitGTK it waits behind a setting.
    "webkit": partial(
        running_webkit,
        settings=(
            "--enable-dns-prefetching=true",
            "--enable-webrtc=true",
            "--features=LinkPrefetch,NavigationAPI,WebTransport",
        ),
    ),
}


@pytest.fixture
def overhearing(other_browser: OtherBrowser, tmp_path: Path) -> Callable[[], Overhearing]:
    """Such a browser, which has looked up nothing yet; all is heard when it is gone."""
    return lambda: overhear(other_browser, tmp_path)


@contextmanager
def overhear(browser: OtherBrowser, folder: Path) -> Iterator[tuple[Tab, Eavesdropper]]:
    """Open such a browser, whose files are in a folder of its own."""
    listener = Eavesdropper()
    try:
        with (
            answering("evil.example", ADDRESS, folder / "names") as (names, before),
            PREDICTING[browser.name](folder / "profile", before) as tab,
        ):
            yield tab, listener
        listener.heard |= names.asked
    except Unavailable as reason:
        pytest.skip(f"Names are answered by a test only where it may: {reason}.")
    finally:
        listener.close()
