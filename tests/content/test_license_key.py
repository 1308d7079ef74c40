"""The license key of commercial packages: from the settings or the environment, told to nobody."""

from __future__ import annotations

import pytest

from small_site import SETTINGS, SmallSite
from tearsheet.content.load import load_site
from tearsheet.content.memory import Memory
from tearsheet.content.scan import scan_content
from tearsheet.model.site import SiteSettings
from tearsheet.pipeline.freshness import site_digest

VARIABLE = "TEARSHEET_LICENSE_KEY"
IN_FILE = f"{SETTINGS}licenseKey: from-the-file\n"


@pytest.fixture(autouse=True)
def _untold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)


def settings_of(site: SmallSite, text: str) -> SiteSettings:
    site.write("site.yaml", text)
    return load_site(site.content, scan_content(site.content), Memory()).site.settings


def test_without_a_key_there_is_none(site: SmallSite) -> None:
    assert settings_of(site, SETTINGS).license_key is None


def test_the_settings_tell_the_key(site: SmallSite) -> None:
    assert settings_of(site, IN_FILE).license_key == "from-the-file"


def test_the_environment_goes_before_the_settings(
    site: SmallSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "from-the-environment")

    assert settings_of(site, SETTINGS).license_key == "from-the-environment"
    assert settings_of(site, IN_FILE).license_key == "from-the-environment"


def test_an_empty_variable_is_no_key(site: SmallSite, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")

    assert settings_of(site, IN_FILE).license_key == "from-the-file"


@pytest.mark.parametrize("told", ["two words", "ends with a line\n"])
def test_what_is_no_key_is_refused_without_being_repeated(
    site: SmallSite, monkeypatch: pytest.MonkeyPatch, told: str
) -> None:
    monkeypatch.setenv(VARIABLE, told)

    (mistake,) = site.read_mistakes()

    assert VARIABLE in mistake.problem
    assert "Copy it again" in mistake.remedy
    assert told not in str(mistake)


def test_a_key_is_not_shown_where_settings_are(site: SmallSite) -> None:
    assert "from-the-file" not in repr(settings_of(site, IN_FILE))


def test_another_key_in_the_environment_makes_another_site(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = site_digest()

    monkeypatch.setenv(VARIABLE, "another")

    assert site_digest() != before
