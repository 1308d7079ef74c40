"""The commands: what they print, and how they end."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from finished_site import finish, served, site

from small_site import SETTINGS, begin_site, site_files


def run(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from tearsheet.cli import main; main()"]
    return subprocess.run(
        [*command, *map(str, arguments)], check=False, capture_output=True, text=True
    )


def test_publish_list_and_go_back(tmp_path: Path) -> None:
    one, two = finish(tmp_path / "one", site("one")), finish(tmp_path / "two", site("two"))
    www = tmp_path / "www"

    first = run("publish", www, "--out", one)
    dry = run("publish", www, "--out", two, "--dry-run")
    run("publish", www, "--out", two)
    listed = run("releases", www)
    back = run("rollback", www)

    assert f"Published release 1 at {www}: 15 files sent" in first.stdout
    assert "  exchange  joy-ui/index.html\n" in dry.stdout
    assert f"Would publish release 2 at {www}" in dry.stdout
    lines = listed.stdout.splitlines()
    assert "what visitors get" in lines[0]
    assert "until 20" in lines[1]
    assert f"{www} shows release 1: 10 documents exchanged, 0 removed." in back.stdout
    assert served(site_files(www)) == site("one")
    assert {each.returncode for each in (first, dry, listed, back)} == {0}


def test_refusals_have_three_parts_and_end_with_three(tmp_path: Path) -> None:
    for arguments in (
        ("publish", tmp_path / "www", "--out", tmp_path),
        ("rollback", tmp_path / "www"),
        ("releases", "s3://docs", "--option", "endpoint=http://x"),
    ):
        ended = run(*arguments)

        assert ended.returncode == 3
        assert "Traceback" not in ended.stderr
        assert "\n  " in ended.stderr


def test_a_site_with_example_addresses_is_not_published(tmp_path: Path) -> None:
    site = begin_site(tmp_path / "small")
    site.write("site.yaml", f"{SETTINGS}repository: https://code.example.org/site\n")
    site.build()
    www = tmp_path / "www"

    ended = run("publish", www, "--out", site.out)

    assert ended.returncode == 1
    assert 'site.yaml\n  "host" is still the example address https://small.example.' in ended.stderr
    assert '"repository" is still the example address https://code.example.org/site' in ended.stderr
    assert "or remove the line, and build again." in ended.stderr
    assert not www.exists()


def test_a_site_with_addresses_of_its_own_is_published(tmp_path: Path) -> None:
    site = begin_site(tmp_path / "small")
    site.write("site.yaml", SETTINGS.replace("small.example", "docs.lamps.dev"))
    site.build()

    ended = run("publish", tmp_path / "www", "--out", site.out)

    assert ended.returncode == 0, ended.stderr
