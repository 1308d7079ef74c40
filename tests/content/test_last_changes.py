"""The day of a page's last change: told by git, and shown without being asked for twice."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from small_site import SmallSite, site_files
from tearsheet.content.last_changes import load_last_changes
from tearsheet.content.scan import scan_content
from tearsheet.pipeline.freshness import count_fresh_pages

AUTHOR = ("-c", "user.name=Ada", "-c", "user.email=ada@small.example", "-c", "commit.gpgSign=false")


@pytest.fixture
def kept(warm_site: SmallSite) -> SmallSite:
    """A site of three pages in a repository, all committed on one day."""
    git(warm_site, "init", "--quiet", "--initial-branch=main")
    for name in ("one", "two"):
        warm_site.page(name, f"Text of {name}.", title=name.capitalize())
    warm_site.navigation("/one/", "/two/")
    commit(warm_site, "2026-01-02")
    return warm_site


def test_a_page_shows_the_day_of_its_last_commit(kept: SmallSite) -> None:
    kept.page("one", "Other words.", title="One")
    commit(kept, "2026-03-14")

    kept.build()

    html = kept.text("one/index.html")
    assert 'Last changed <time datetime="2026-03-14">14 March 2026</time>' in html
    assert day_of(kept, "two/index.html") == "2026-01-02"


def test_a_change_of_a_demo_is_a_change_of_its_page(kept: SmallSite) -> None:
    kept.write("two/demos/First.tsx", "export default function First() { return null; }\n")
    commit(kept, "2026-03-14")

    assert days(kept) == {"/": "2026-01-02", "/one/": "2026-01-02", "/two/": "2026-03-14"}


def test_of_two_commits_the_later_day_counts(kept: SmallSite) -> None:
    kept.page("one", "Written later, committed first.", title="One")
    commit(kept, "2026-05-01")
    kept.page("one", "Written on a machine whose clock is late.", title="One")
    commit(kept, "2026-04-01")

    assert days(kept)["/one/"] == "2026-05-01"


def test_what_a_merge_brought_has_its_own_day(kept: SmallSite) -> None:
    git(kept, "checkout", "--quiet", "-b", "side")
    kept.page("two", "From the side.", title="Two")
    commit(kept, "2026-02-01")
    git(kept, "checkout", "--quiet", "main")
    kept.page("one", "Straight on.", title="One")
    commit(kept, "2026-02-03")
    before = days(kept)
    git(kept, *AUTHOR, "merge", "--quiet", "--no-edit", "side")

    # The days before are kept, so only the commits of the side are read.
    after = days(kept, earlier=before_merge(kept))

    assert before["/two/"] == "2026-01-02"
    assert (after["/one/"], after["/two/"]) == ("2026-02-03", "2026-02-01")
    assert after == days_without_memory(kept)


def test_a_past_that_was_rewritten_is_read_anew(kept: SmallSite) -> None:
    kept.page("one", "A mistake.", title="One")
    commit(kept, "2026-03-14")
    gone = head(kept)
    days(kept)
    git(kept, "reset", "--quiet", "--hard", "HEAD~1")
    commit(kept, "2026-04-01", "--allow-empty")

    assert days(kept, earlier=gone)["/one/"] == "2026-01-02"


def test_a_new_page_shows_no_day_until_it_is_committed(kept: SmallSite) -> None:
    kept.page("three", "New.", title="Three")
    kept.navigation("/one/", "/two/", "/three/")

    kept.build()

    assert day_of(kept, "three/index.html") is None
    assert day_of(kept, "one/index.html") == "2026-01-02"


def test_without_a_repository_there_are_no_days(warm_site: SmallSite) -> None:
    warm_site.build()

    assert "Last changed" not in warm_site.text("index.html")


def test_a_past_that_was_cut_off_tells_no_days(kept: SmallSite, tmp_path: Path) -> None:
    kept.page("one", "Other words.", title="One")
    commit(kept, "2026-03-14")
    shallow = tmp_path / "shallow"
    origin = f"file://{kept.content}"
    subprocess.run(["git", "clone", "--quiet", "--depth=1", origin, shallow], check=True)

    changes = load_last_changes(shallow, tmp_path / "other-cache", None)

    assert (changes.checked_out, changes.days) == (None, {})


def test_a_repository_git_cannot_read_tells_no_days(kept: SmallSite) -> None:
    (kept.content / ".git/objects").rename(kept.content / ".git/elsewhere")

    kept.build()

    assert "Last changed" not in kept.text("one/index.html")


@pytest.mark.parametrize("packed", [False, True])
def test_a_worktree_has_the_days_of_its_own_commit(
    kept: SmallSite, tmp_path: Path, packed: bool
) -> None:
    git(kept, "worktree", "add", "--quiet", "-b", "draft", str(tmp_path / "draft"))
    if packed:
        git(kept, "pack-refs", "--all")
    draft = SmallSite(tmp_path / "draft", tmp_path / "drafted")
    if not packed:
        draft.page("one", "A draft.", title="One")
        commit(draft, "2026-03-14")

    assert days(draft)["/one/"] == ("2026-01-02" if packed else "2026-03-14")
    assert days(kept)["/one/"] == "2026-01-02"


def test_a_commit_makes_a_finished_site_old_and_renders_what_it_changed(kept: SmallSite) -> None:
    kept.page("one", "Other words.", title="One")
    kept.build()
    assert day_of(kept, "one/index.html") == "2026-01-02"
    commit(kept, "2026-03-14")

    fresh = count_fresh_pages(kept.content, kept.out, kept.cache, scan_content(kept.content))
    summary = kept.build()

    assert fresh is None
    assert summary.rendered == 1
    assert day_of(kept, "one/index.html") == "2026-03-14"


def test_a_text_edited_between_commits_renders_that_page_alone(kept: SmallSite) -> None:
    kept.build()
    kept.page("two", "Other words.", title="Two")

    assert kept.build().rendered == 1


def test_a_build_after_others_gives_the_bytes_of_a_first_one(
    kept: SmallSite, tmp_path: Path
) -> None:
    kept.build()
    kept.page("one", "Other words.", title="One")
    commit(kept, "2026-03-14")
    kept.build()
    first = SmallSite(kept.content, tmp_path / "first")
    shutil.copytree(kept.cache / "steps", first.cache / "steps")
    shutil.rmtree(first.cache / "steps/last-changes")

    first.build()

    assert site_files(first.out) == site_files(kept.out)


def git(site: SmallSite, *words: str) -> str:
    asked = subprocess.run(
        ["git", "-C", str(site.content), *words], check=True, capture_output=True, text=True
    )
    return asked.stdout.strip()


def commit(site: SmallSite, day: str, *more: str) -> None:
    moment = f"{day}T12:00:00+00:00"
    git(site, "add", "--all")
    words = ("git", "-C", str(site.content), *AUTHOR, "commit", "--quiet", "--message", day, *more)
    dates = {"GIT_AUTHOR_DATE": moment, "GIT_COMMITTER_DATE": moment}
    subprocess.run(words, check=True, env={"PATH": "/usr/bin:/bin", **dates})


def head(site: SmallSite) -> str:
    return git(site, "rev-parse", "HEAD")


def before_merge(site: SmallSite) -> str:
    return git(site, "rev-parse", "HEAD^1")


def days(site: SmallSite, earlier: str | None = None) -> dict[str, str]:
    return dict(load_last_changes(site.content, site.cache, earlier).days)


def days_without_memory(site: SmallSite) -> dict[str, str]:
    return dict(load_last_changes(site.content, site.folder / "empty-cache", None).days)


def day_of(site: SmallSite, path: str) -> str | None:
    found = re.search(r'Last changed <time datetime="([^"]+)"', site.text(path))
    return found and found[1]
