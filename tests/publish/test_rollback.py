"""Earlier releases are brought back from what lies at the target."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from finished_site import finish, publish, served, site
from object_server import Bucket

from small_site import site_files
from tearsheet.errors import MachineError
from tearsheet.progress import Progress
from tearsheet.publish.folder import Folder
from tearsheet.publish.ledger import find_ledger
from tearsheet.publish.rollback import plan_rollback, roll_back
from tearsheet.publish.target import Target

pytest_plugins = ["targets"]

ONE, TWO = site("one", "aaaa0001"), site("two", "bbbb0002")
TWO["blog/index.html"] = b"News"
del TWO["robots.txt"]


def back(target: Target, number: int | None = None) -> int:
    return roll_back(target, number, Progress(), concurrency=4, break_lease=False)[0].number


def test_back_and_forward_again_without_the_build(bucket: Bucket, tmp_path: Path) -> None:
    target = bucket.target()
    for name, files in (("one", ONE), ("two", TWO)):
        publish(target, finish(tmp_path / name, files))
        shutil.rmtree(tmp_path / name)
    bucket.changes()

    assert back(target) == 1
    objects = served(bucket.objects())
    assert ONE.items() <= objects.items()
    assert "blog/index.html" not in objects
    assert not [path for method, path in bucket.changes() if "/assets/" in path]
    assert bucket.fetch("index.html").headers["Content-Type"] == "text/html; charset=utf-8"

    assert back(target, 2) == 2
    objects = served(bucket.objects())
    assert TWO.items() <= objects.items()
    assert "robots.txt" not in objects


def test_a_folder_goes_back_and_forward(folder: Folder, tmp_path: Path) -> None:
    publish(folder, finish(tmp_path / "one", ONE))
    publish(folder, finish(tmp_path / "two", TWO))

    back(folder)
    assert ONE.items() <= served(site_files(folder.root)).items()
    assert (folder.root / ".manifest.json").read_bytes() == (
        tmp_path / "one" / ".manifest.json"
    ).read_bytes()

    back(folder, 2)
    assert TWO.items() <= served(site_files(folder.root)).items()
    assert not (folder.root / "robots.txt").exists()


def test_back_leads_further_back_each_time(folder: Folder, tmp_path: Path) -> None:
    for word in ("one", "two", "three"):
        publish(folder, finish(tmp_path / word, site(word)))

    assert [back(folder), back(folder)] == [2, 1]
    with pytest.raises(MachineError, match="no release before"):
        back(folder)


def test_a_release_that_is_not_kept_cannot_be_gone_back_to(folder: Folder, tmp_path: Path) -> None:
    publish(folder, finish(tmp_path / "one", ONE))

    with pytest.raises(MachineError, match=r"no release 7(.|\n)*kept whole: 1\."):
        back(folder, 7)


def test_what_would_change_is_said_without_changing_it(folder: Folder, tmp_path: Path) -> None:
    publish(folder, finish(tmp_path / "one", ONE))
    publish(folder, finish(tmp_path / "two", TWO))
    before = site_files(folder.root)

    release, switch = plan_rollback(folder, None)

    assert release.number == 1
    assert switch.removals == ("blog/index.html",)
    assert "robots.txt" in switch.paths
    assert site_files(folder.root) == before


def test_after_going_back_a_new_release_follows_the_last_number(
    folder: Folder, tmp_path: Path
) -> None:
    publish(folder, finish(tmp_path / "one", ONE))
    publish(folder, finish(tmp_path / "two", TWO))
    back(folder)

    plan = publish(folder, tmp_path / "two")

    assert plan.number == 3
    assert (plan.hashed, plan.documents) == ((), ())
    assert find_ledger(folder)[0].current == 3
    assert TWO.items() <= served(site_files(folder.root)).items()
