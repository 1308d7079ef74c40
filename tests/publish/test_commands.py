"""The commands: what they print, and how they end."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from finished_site import finish, served, site

from small_site import site_files


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
