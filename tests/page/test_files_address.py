"""Where files of the content can be looked at: as the settings say, or as the host builds it."""

from __future__ import annotations

import pytest

from small_site import SETTINGS, SmallSite
from tearsheet.content.load import load_site
from tearsheet.content.memory import Memory
from tearsheet.content.scan import scan_content
from tearsheet.page.page_links import find_files_address


@pytest.mark.parametrize(
    ("settings", "address"),
    [
        ("", None),
        ("repository: https://git.example/small\n", None),
        (
            "repository: https://github.com/small/site\n",
            "https://github.com/small/site/blob/HEAD/content/{path}",
        ),
        (
            "repository: https://gitlab.com/small/site/\n",
            "https://gitlab.com/small/site/-/blob/HEAD/content/{path}",
        ),
        (
            "repository: https://github.com/small/site\nfiles: https://git.example/see?{path}\n",
            "https://git.example/see?content/{path}",
        ),
    ],
)
def test_the_address_of_a_file_has_a_gap_for_its_path(
    site: SmallSite, settings: str, address: str | None
) -> None:
    site.write("site.yaml", SETTINGS + settings)
    loaded = load_site(site.content, scan_content(site.content), Memory())

    assert find_files_address(loaded.site) == address
