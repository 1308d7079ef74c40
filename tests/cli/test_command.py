"""The command as an author and a script meet it: what it teaches, says and ends with."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path

import pytest

from shared_steps import share_steps, take_steps
from small_site import SmallSite, begin_site

COMMAND = Path(sys.executable).with_name("tearsheet")
COMMANDS = {
    "build": ("--content", "--out", "--cache", "--fresh", "proves? everything|prove everything"),
    "check": ("--content", "--cache", "--page", "--changed", "--all", "without writing"),
    "serve": ("--out", "--host", "--port", "--workers"),
    "dev": ("--content", "--port", "in the open browser"),
    "new": ("page", "demo", "product"),
    "directives": ("--content", "with their options"),
    "sizes": ("PACKAGE", "--content", "committed"),
    "history": ("PACKAGE", "--content", "committed"),
}
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")


def run(*words: str | Path, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [COMMAND, *map(str, words)],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"},
    )


def build(
    site: SmallSite, command: str = "build", *options: str
) -> subprocess.CompletedProcess[str]:
    out = ("-o", site.out) if command == "build" else ()
    finished = run(command, "-c", site.content, *out, "--cache", site.cache, *options)
    share_steps(site.cache)
    return finished


def test_folders_are_named_from_wherever_the_command_is_called(tmp_path: Path) -> None:
    site = begin_site(tmp_path)
    site.page("", "Pick two.\n\n:: component ColorTool", title="Home")
    take_steps(tmp_path / "kept")

    built = run("build", "-c", "content", "-o", "site", "--cache", "kept", folder=tmp_path)

    assert built.returncode == 0, built.stderr
    assert (tmp_path / "site/index.html").is_file()
    # The tool is bundled by way of a file there.
    assert list((tmp_path / "kept/components").glob("*.tsx"))


def test_help_teaches_the_commands_and_what_their_ends_mean() -> None:
    helped = run("--help")

    assert helped.returncode == 0
    for command in COMMANDS:
        assert re.search(rf"^\W*{command}\b", helped.stdout, re.MULTILINE), command
    words = " ".join(helped.stdout.split())
    assert "An author needs two words" in words
    assert "Ends with 0 when all is well, 1 when the content has mistakes" in words
    assert "[bold]" not in words


@pytest.mark.parametrize("command", list(COMMANDS))
def test_help_of_each_command_names_its_options(command: str) -> None:
    helped = run(command, "--help")

    assert helped.returncode == 0
    for words in COMMANDS[command]:
        assert re.search(words, " ".join(helped.stdout.split())), words


def test_the_command_says_its_version() -> None:
    finished = run("--version")

    assert finished.returncode == 0
    assert finished.stdout == f"Tearsheet {version('tearsheet')}\n"


def test_check_has_no_option_that_does_nothing() -> None:
    assert "--out" not in run("check", "--help").stdout


def test_without_a_command_the_help_is_shown() -> None:
    finished = run()

    assert "Usage" in finished.stdout + finished.stderr
    assert finished.returncode in (0, 2)


@pytest.mark.parametrize(
    "words", [("bulid",), ("build", "--contents", "x"), ("serve", "--port", "70000")]
)
def test_a_command_that_is_called_wrongly_ends_with_2(words: tuple[str, ...]) -> None:
    finished = run(*words)

    assert finished.returncode == 2
    assert "Traceback" not in finished.stderr
    assert "--help" in finished.stderr or "Usage" in finished.stderr


def test_a_build_ends_with_0_and_says_what_it_did(warm_site: SmallSite) -> None:
    finished = build(warm_site)

    assert finished.returncode == 0
    assert "1 page in" in finished.stdout
    assert "1 rendered, 0 reused" in finished.stdout
    assert "Putting it in place" in finished.stdout
    assert "KiB" in finished.stdout
    assert (warm_site.out / "index.html").is_file()


def test_a_build_without_a_terminal_writes_plain_lines(warm_site: SmallSite) -> None:
    finished = build(warm_site)

    assert "\x1b" not in finished.stdout + finished.stderr
    assert "\r" not in finished.stdout + finished.stderr
    assert finished.stderr.splitlines()[0] == "Reading"


def test_a_build_on_a_terminal_keeps_one_line_alive_and_takes_it_away(
    warm_site: SmallSite,
) -> None:
    ours, theirs = pty.openpty()
    folders = ["-c", warm_site.content, "-o", warm_site.out, "--cache", warm_site.cache]
    command = [str(COMMAND), "build", *map(str, folders)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=theirs) as running:
        os.close(theirs)
        shown = b"".join(read_terminal(ours)).decode()
    os.close(ours)

    assert running.returncode == 0
    assert "\r\x1b[KRendering pages" in shown
    assert "\n" not in shown
    assert shown.endswith("\r\x1b[K")


def read_terminal(terminal: int) -> Iterator[bytes]:
    # A terminal hands out little at a time, and fails to read when nobody writes any more.
    with suppress(OSError):
        while piece := os.read(terminal, 4096):
            yield piece


def test_a_second_build_says_that_nothing_changed(warm_site: SmallSite) -> None:
    build(warm_site)
    # Files as young as the build itself are read once more.
    build(warm_site)
    finished = build(warm_site)

    assert finished.returncode == 0
    assert "Nothing changed" in finished.stdout
    assert "Rendering" not in finished.stdout


def test_a_fresh_build_works_though_nothing_changed(warm_site: SmallSite) -> None:
    for _ in range(2):
        build(warm_site)

    finished = build(warm_site, "build", "--fresh")

    assert finished.returncode == 0
    assert "1 rendered, 0 reused" in finished.stdout


def test_mistakes_of_the_content_end_with_1_and_stand_on_the_error_output(
    warm_site: SmallSite,
) -> None:
    warm_site.page("guides", "See [gone](/gone/).\n\n[](/)")
    warm_site.navigation("/", "/guides/")

    finished = build(warm_site)

    assert finished.returncode == 1
    assert "Traceback" not in finished.stderr
    file = warm_site.content / "guides/page.md"
    assert f'{file}:7\n  The link to "/gone/" leads nowhere.\n  ' in finished.stderr
    assert f'{file}:9\n  The link to "/" has no text.\n  ' in finished.stderr
    assert finished.stderr.rstrip().endswith("2 mistakes.")
    assert not warm_site.out.exists()


def test_one_mistake_is_counted_as_one(warm_site: SmallSite) -> None:
    warm_site.page("", "See [gone](/gone/).", title="Home")

    assert build(warm_site).stderr.rstrip().endswith("1 mistake.")


def test_check_proves_and_writes_no_site(warm_site: SmallSite) -> None:
    finished = build(warm_site, "check")

    assert finished.returncode == 0
    assert not warm_site.out.exists()


def test_check_ends_with_1_where_build_would(warm_site: SmallSite) -> None:
    warm_site.page("", "See [gone](/gone/).", title="Home")

    assert build(warm_site, "check").returncode == 1


def test_a_page_that_is_no_text_is_a_mistake_without_a_traceback(warm_site: SmallSite) -> None:
    warm_site.write("guides/page.md", b"\x89PNG\xff")
    warm_site.write("navigation.yaml", "[" * 100_000)

    finished = build(warm_site)

    assert finished.returncode == 1
    assert "Traceback" not in finished.stderr
    assert "not UTF-8" in finished.stderr
    assert "navigation.yaml:1" in finished.stderr


def test_a_demo_that_does_not_compile_is_a_mistake_of_the_content(warm_site: SmallSite) -> None:
    warm_site.write("guides/demos/Broken.tsx", "export default function Broken( {\n")
    warm_site.page("guides", ":: demo Broken")
    warm_site.navigation("/", "/guides/")

    finished = build(warm_site)

    assert finished.returncode == 1
    assert "guides/demos/Broken.tsx:" in finished.stderr
    assert "Traceback" not in finished.stderr


def test_a_missing_content_folder_ends_with_3_and_says_what_to_do(tmp_path: Path) -> None:
    finished = run("build", folder=tmp_path)

    assert finished.returncode == 3
    assert 'no content folder "content"' in finished.stderr
    assert "--content" in finished.stderr
    assert "Traceback" not in finished.stderr


def test_a_site_that_was_never_built_is_not_served(tmp_path: Path) -> None:
    finished = run("serve", "--out", tmp_path / "nowhere")

    assert finished.returncode == 3
    assert "Traceback" not in finished.stderr


def test_folders_are_named_as_they_were_given(warm_site: SmallSite) -> None:
    warm_site.page("", "See [gone](/gone/).", title="Home")

    finished = run("check", folder=warm_site.folder)

    assert finished.stderr.startswith("Reading\n") or finished.stderr.startswith("content/")
    assert "\ncontent/page.md:7\n" in f"\n{finished.stderr}"


def test_without_a_change_since_the_last_commit_there_is_nothing_to_check(tmp_path: Path) -> None:
    site = begin_site(tmp_path)
    git = ("git", "-C", str(tmp_path), "-c", "user.name=A", "-c", "user.email=a@example.com")
    for words in (("init",), ("add", "."), ("commit", "-m", "Begin")):
        subprocess.run([*git, *words], check=True, capture_output=True)
    same = build(site, "check", "--changed")
    site.write("words.txt", "tearsheet")

    beyond = build(site, "check", "--changed")

    assert same.returncode == 0
    assert same.stderr == "No page differs from the last commit.\n"
    assert "Changed, but no part of a page: words.txt." in beyond.stderr


def test_a_page_that_is_not_there_is_told_with_the_nearest(tmp_path: Path) -> None:
    site = begin_site(tmp_path)
    site.page("guides")

    finished = build(site, "check", "--page", "/guide/")

    assert finished.returncode == 1
    assert 'No page is written at "/guide/".' in finished.stderr
    assert "Did you mean /guides/" in finished.stderr
