"""The notice above the header, in the pages of a built site."""

from __future__ import annotations

import datetime

import pytest
from selectolax.lexbor import LexborHTMLParser

from small_site import SETTINGS, SmallSite
from tearsheet.model.notice import Notice
from tearsheet.page.notice_script import render_notice_script
from tearsheet.pipeline.site_policies import find_running

NOTICE = """notices:
  - id: version-8
    text: Version 8 is here
    href: /
    from: 2000-01-01
    until: {until}
"""


@pytest.mark.parametrize(("until", "count"), [("9990-01-01", 1), ("2000-01-02", 0)])
def test_every_page_shows_it_while_it_lasts(warm_site: SmallSite, until: str, count: int) -> None:
    warm_site.page("guide")
    warm_site.navigation("/guide/")
    warm_site.write("site.yaml", SETTINGS + NOTICE.format(until=until))

    warm_site.build()

    for path in ("index.html", "guide/index.html"):
        page = LexborHTMLParser(warm_site.text(path))
        links = page.css("[data-notice=version-8] a")
        assert [link.text() for link in links] == ["Version 8 is here"] * count
        assert len(find_running(page.html or "")) == 1 + count


def test_a_built_site_is_out_of_date_once_its_notice_has_ended(
    warm_site: SmallSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    warm_site.write("site.yaml", SETTINGS + NOTICE.format(until="2999-01-01"))
    warm_site.build()
    assert "Version 8 is here" in warm_site.text("index.html")

    later = datetime.datetime(2999, 1, 2, tzinfo=datetime.UTC)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(int(later.timestamp())))
    warm_site.build()

    assert "Version 8 is here" not in warm_site.text("index.html")


def test_its_script_knows_its_id_and_the_end_of_its_last_day() -> None:
    day = datetime.date(1970, 1, 1)

    script = render_notice_script(Notice(id="one", text="T", href="/", first=day, last=day))

    assert "Date.now()>=86400000||" in script
    assert "=='one'" in script
    assert render_notice_script(None) == ""
