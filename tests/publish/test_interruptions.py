"""Wherever a publication is stopped, visitors see whole documents, and the next goes on there."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from dying_folder import Dead, DyingFolder
from finished_site import LOW, finish, publish, served, shows, shows_whole_documents, site
from object_server import Asked, Bucket, Refusal

from small_site import site_files
from tearsheet.errors import MachineError
from tearsheet.output.manifest_parts import DIVISION, FileDivision
from tearsheet.progress import Progress
from tearsheet.publish.folder import Folder
from tearsheet.publish.ledger import find_ledger
from tearsheet.publish.rollback import roll_back

pytestmark = pytest.mark.long

pytest_plugins = ["targets"]

OLD, NEW, OTHER = site("old", "aaaa0001"), site("new", "bbbb0002"), site("other", "cccc0003")
# A page comes, a page goes, and robots.txt is the same in both.
NEW["blog/index.html"] = NEW["index.html"]
del NEW["joy-ui/react-button/index.html"]

# A shell's background jobs, and so their children, do not hear Ctrl C; this one does.
LISTENING = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
TEARSHEET = (sys.executable, "-c", f"{LISTENING}; from tearsheet.cli import main; main()")
PUBLISH = (*TEARSHEET, "publish")


def count_changes(tmp_path: Path, old: Path, new: Path) -> int:
    publish(Folder("", tmp_path / "counted"), old)
    whole = DyingFolder("", tmp_path / "counted")
    publish(whole, new, concurrency=1, keep=1, days=0)
    return 10**6 - whole.left[0]


@pytest.mark.parametrize("division", [DIVISION, LOW], ids=["small", "large"])
def test_whenever_a_machine_dies_visitors_of_a_folder_see_whole_documents(
    tmp_path: Path, division: FileDivision
) -> None:
    old, new = finish(tmp_path / "old", OLD, division), finish(tmp_path / "new", NEW, division)
    other = finish(tmp_path / "other", OTHER)
    changes = count_changes(tmp_path, old, new)
    assert changes > 40

    publish(Folder("", tmp_path / "first"), old)

    for after in range(changes):
        root = tmp_path / str(after)
        # No file is ever written into, so copies may share them.
        shutil.copytree(tmp_path / "first", root, copy_function=os.link)
        with pytest.raises(Dead):
            publish(DyingFolder("", root, left=[after]), new, concurrency=1, keep=1, days=0)
        assert shows_whole_documents(site_files(root), OLD, NEW), after
        pointer = find_ledger(Folder("", root))[0].current
        if pointer == 2:
            assert shows(site_files(root), NEW), after
        go_on(root, after, new, other)


def go_on(root: Path, after: int, new: Path, other: Path) -> None:
    """Whatever comes next, visitors get it as if nothing had happened."""
    folder = Folder("", root)
    if after % 3 == 0:
        publish(folder, new, break_lease=True, keep=1, days=0)
        # Nothing is left of the old release, and nothing of the interruption.
        assert served(site_files(root)) == NEW, after
    elif after % 3 == 1:
        publish(folder, other, break_lease=True)
        assert shows(site_files(root), OTHER), after
    else:
        roll_back_to_the_old(folder)
        assert shows(site_files(root), OLD), after
    assert not list((root / ".tearsheet" / "drafts").glob("*"))


def roll_back_to_the_old(folder: Folder) -> None:
    if find_ledger(folder)[0].find(1):
        roll_back(folder, 1, Progress(), concurrency=2, break_lease=True)
    else:
        publish(folder, folder.root.parent / "old", break_lease=True)


def test_whichever_request_is_refused_visitors_of_a_bucket_see_whole_documents(
    bucket: Bucket, tmp_path: Path
) -> None:
    old, new = finish(tmp_path / "old", OLD), finish(tmp_path / "new", NEW)
    publish(bucket.target(), old)
    bucket.changes()
    publish(bucket.target(), new)
    count = len(bucket.changes())

    for nth in range(3, count, 6):
        fresh = bucket.host.new_bucket()
        publish(fresh.target(), old)
        fresh.host.rule = refuse_from(nth)
        with pytest.raises(MachineError, match="no right"):
            publish(fresh.target(), new)
        assert shows_whole_documents(fresh.objects(), OLD, NEW), nth

        fresh.host.rule = lambda asked: None
        publish(fresh.target(), new, break_lease=True)
        assert shows(fresh.objects(), NEW), nth


def refuse_from(nth: int) -> Callable[[Asked], Refusal | None]:
    """Let some changes through, and none that come after."""
    left = [nth]

    def refuse(asked: Asked) -> Refusal | None:
        if asked.method == "GET":
            return None
        left[0] -= 1
        return Refusal(403, "AccessDenied") if left[0] < 0 else None

    return refuse


def test_what_was_sent_before_a_kill_is_not_sent_again(bucket: Bucket, tmp_path: Path) -> None:
    publish(bucket.target(), finish(tmp_path / "old", OLD))
    finish(tmp_path / "new", NEW)
    bucket.changes()

    killed = publish_and_kill(bucket, tmp_path / "new", lambda changes: changes == 12)
    sent = sent_files(bucket)
    assert killed == -signal.SIGKILL
    assert shows(bucket.objects(), OLD)

    # The process is gone, so nobody has to wait for its lease to end.
    plan = publish(bucket.target(), tmp_path / "new")
    assert plan.resumes
    again = sent_files(bucket)
    assert len(sent) > 5
    assert not sent & again
    assert shows(bucket.objects(), NEW)


def test_documents_half_exchanged_by_a_killed_process_are_finished(
    bucket: Bucket, tmp_path: Path
) -> None:
    kill_in_exchange(bucket, tmp_path)
    sent_files(bucket)

    publish(bucket.target(), tmp_path / "new")

    assert sent_files(bucket) == set()
    assert shows(bucket.objects(), NEW)


def test_listing_the_releases_finishes_an_exchange_whose_publisher_was_killed(
    bucket: Bucket, tmp_path: Path
) -> None:
    kill_in_exchange(bucket, tmp_path)

    listed = run_on(bucket, "releases")

    assert listed.stdout.startswith(f"Finished release 2 at {bucket.url}, whose exchange had been")
    assert "2  20" in listed.stdout
    assert listed.returncode == 0
    assert shows(bucket.objects(), NEW)
    assert find_ledger(bucket.target())[0].underway == ()


def test_a_publication_that_cannot_even_prove_its_build_finishes_the_exchange_before_it(
    bucket: Bucket, tmp_path: Path
) -> None:
    kill_in_exchange(bucket, tmp_path)

    refused = run_on(bucket, "publish", "--out", str(tmp_path / "nothing"))

    assert refused.returncode == 3
    assert shows(bucket.objects(), NEW)


def test_going_back_takes_an_interrupted_exchange_back_in_one_step(
    bucket: Bucket, tmp_path: Path
) -> None:
    kill_in_exchange(bucket, tmp_path)

    back = run_on(bucket, "rollback")

    assert back.returncode == 0
    assert shows(bucket.objects(), OLD)
    assert find_ledger(bucket.target())[0].underway == ()


def test_whoever_may_only_read_is_told_that_the_exchange_was_stopped(
    bucket: Bucket, tmp_path: Path
) -> None:
    kill_in_exchange(bucket, tmp_path)
    bucket.host.rule = lambda asked: None if asked.method == "GET" else Refusal(403, "AccessDenied")

    listed = run_on(bucket, "releases")

    assert listed.returncode == 0
    assert "no right" in listed.stderr
    assert "another one was stopped half-way" in listed.stdout


def kill_in_exchange(bucket: Bucket, tmp_path: Path) -> None:
    """Publish the old site, and kill the publisher of the new one after three copies."""
    publish(bucket.target(), finish(tmp_path / "old", OLD))
    finish(tmp_path / "new", NEW)
    bucket.changes()
    copies: list[str] = []

    def after_three_copies(asked: Asked) -> bool:
        copies.extend([asked.path] if asked.method == "COPY" else [])
        return len(copies) == 4

    killed = publish_and_kill(bucket, tmp_path / "new", lambda _: False, after_three_copies)
    assert killed == -signal.SIGKILL
    assert find_ledger(bucket.target())[0].current == 1
    assert shows_whole_documents(bucket.objects(), OLD, NEW)
    assert not shows(bucket.objects(), NEW)


def run_on(bucket: Bucket, command: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command against a bucket, as somebody who just arrived."""
    options = [part for option in bucket.options for part in ("--option", option)]
    return subprocess.run(
        [*TEARSHEET, command, bucket.url, *arguments, *options],
        check=False,
        capture_output=True,
        text=True,
    )


def sent_files(bucket: Bucket) -> set[str]:
    own = (".tearsheet/ledger.json", ".tearsheet/lease.json", ".tearsheet/releases/2.json")
    changes = bucket.changes()
    # The last one before a kill was asked for and never answered.
    return {path for method, path in changes if method == "PUT" and path not in own}


def publish_and_kill(
    bucket: Bucket,
    out: Path,
    at_change: Callable[[int], bool],
    at_request: Callable[[Asked], bool] = lambda asked: False,
) -> int:
    """Publish in a process of its own, and kill it when a request arrives."""
    changes = 0

    def kill(asked: Asked) -> Refusal | None:
        nonlocal changes
        changes += asked.method == "PUT"
        if process.poll() is not None:
            return Refusal(500, "TooLate")
        if at_change(changes) or at_request(asked):
            os.kill(process.pid, signal.SIGKILL)
            process.wait()
            bucket.host.asked.remove(asked)
            return Refusal(500, "TooLate")
        return None

    options = [part for option in bucket.options for part in ("--option", option)]
    command = [bucket.url, "--out", str(out), "--requests", "1", *options]
    bucket.host.rule = lambda asked: None
    process = subprocess.Popen(
        [*PUBLISH, *command],
        stderr=subprocess.DEVNULL,
    )
    bucket.host.rule = kill
    code = process.wait(timeout=30)
    bucket.host.rule = lambda asked: None
    return code


def test_control_c_ends_what_has_begun_and_gives_the_lease_back(
    bucket: Bucket, tmp_path: Path
) -> None:
    finish(tmp_path / "dist", NEW)
    asked_before: list[str] = []

    def interrupt(asked: Asked) -> Refusal | None:
        if "/assets/" in asked.path and not asked_before:
            asked_before.append(asked.path)
            process.send_signal(signal.SIGINT)
        return None

    bucket.host.rule = interrupt
    options = [part for option in bucket.options for part in ("--option", option)]
    process = subprocess.Popen(
        [*PUBLISH, bucket.url, "--out", str(tmp_path / "dist"), "--requests", "1", *options],
        stderr=subprocess.PIPE,
        text=True,
    )
    _, said = process.communicate(timeout=30)

    assert process.returncode == 130
    assert "Stopped. Publish again to go on" in said
    assert "Traceback" not in said
    assert not [path for path in bucket.objects() if path.endswith(".html")]
    # Nobody has to be told to break a lease.
    publish(bucket.target(), tmp_path / "dist")
    assert served(bucket.objects()) == NEW
