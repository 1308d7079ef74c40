"""What was proven once is not proven again; what changed is, and nothing else."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from proof_site import DEMOS, begin_demos, component, prove

from small_site import SmallSite
from tearsheet.errors import MachineError
from tearsheet.proving import browser

pytestmark = pytest.mark.long

SOUND = {
    "Greeting.tsx": component("Greeting", "return <p>Good day</p>;"),
    "Farewell.tsx": component("Farewell", "return <p>Goodbye</p>;"),
}


@pytest.fixture(scope="module")
def proven(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site of two demos, proven."""
    folder = tmp_path_factory.mktemp("proven")
    assert prove(begin_demos(folder, SOUND, {})).proven == 2
    return folder


@pytest.fixture
def site(proven: Path, tmp_path: Path) -> SmallSite:
    """A copy of it, to be changed."""
    shutil.copytree(proven, tmp_path, dirs_exist_ok=True, symlinks=True)
    return SmallSite(tmp_path / "content", tmp_path)


@pytest.fixture
def no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which none is installed."""
    monkeypatch.setattr(browser, "PROGRAMS", ())


@pytest.mark.usefixtures("no_browser")
def test_demos_that_did_not_change_need_no_browser(site: SmallSite) -> None:
    summary = prove(site)

    assert (summary.demos, summary.variants, summary.proven) == (2, 2, 0)


def test_a_demo_that_changed_is_looked_at_alone(site: SmallSite) -> None:
    site.write(f"{DEMOS}/Greeting.tsx", component("Greeting", "return <p>Good evening</p>;"))

    assert prove(site).proven == 1


@pytest.mark.usefixtures("no_browser")
def test_another_place_on_the_page_is_another_proof(site: SmallSite) -> None:
    site.page("guides", ":: demo Greeting {background=gradient}\n\n:: demo Farewell")

    with pytest.raises(MachineError, match="Chromium is not on this machine"):
        prove(site)


@pytest.mark.usefixtures("no_browser")
def test_options_of_the_code_below_a_demo_change_nothing(site: SmallSite) -> None:
    site.page("guides", ":: demo Greeting {codeOpen}\n\n:: demo Farewell {hideToolbar}")

    assert prove(site).proven == 0


@pytest.mark.usefixtures("no_browser")
def test_without_a_browser_it_is_said_what_to_install(site: SmallSite) -> None:
    site.write(f"{DEMOS}/Greeting.tsx", component("Greeting", "return <p>Hello</p>;"))

    with pytest.raises(MachineError, match="apt-get install chromium"):
        prove(site)
