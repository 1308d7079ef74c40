"""What is sent to a bucket, in which order, and what visitors get of it."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
from finished_site import PAGES, finish, publish, served, site
from object_server import Asked, Bucket, Refusal

from tearsheet.errors import MachineError
from tearsheet.progress import Progress
from tearsheet.publish.ledger import find_ledger
from tearsheet.publish.publishing import PublishOptions, plan_site

pytest_plugins = ["targets"]

OWN = ".tearsheet/"


def test_a_first_publication_brings_the_whole_site(bucket: Bucket, tmp_path: Path) -> None:
    out = finish(tmp_path / "dist", site())

    plan = publish(bucket.target(), out)

    assert served(bucket.objects()) == site()
    assert plan.number == 1
    assert plan.size == sum(file.stat().st_size for file in out.rglob("*") if file.is_file())


def test_hashed_files_come_first_then_documents_then_the_pointer(
    bucket: Bucket, tmp_path: Path
) -> None:
    publish(bucket.target(), finish(tmp_path / "dist", site()))

    changes = bucket.changes()
    hashed = [n for n, (_, path) in enumerate(changes) if path.startswith(("assets/", "search/"))]
    blobs = [n for n, (_, path) in enumerate(changes) if path.startswith(f"{OWN}blobs/")]
    copies = [n for n, (method, _) in enumerate(changes) if method == "COPY"]
    pointer = [n for n, (_, path) in enumerate(changes) if path == f"{OWN}ledger.json"]
    assert max(hashed) < min(blobs) < max(blobs) < min(copies)
    assert pointer[-1] > max(copies)
    assert changes[copies[-1]] == ("COPY", ".manifest.json")
    assert changes[copies[-2]] == ("COPY", "sw.js")
    assert changes[0] == changes[-1] == ("PUT", f"{OWN}lease.json")


def test_nothing_changed_sends_nothing_and_says_so(bucket: Bucket, tmp_path: Path) -> None:
    out = finish(tmp_path / "dist", site())
    publish(bucket.target(), out)
    bucket.changes()

    plan = publish(bucket.target(), out)

    assert not plan.changes
    # The lease, the ledger and the record of the release.
    assert [asked.method for asked in bucket.host.asked] == ["GET", "GET", "GET"]


def test_an_edited_page_sends_that_page_alone(bucket: Bucket, tmp_path: Path) -> None:
    publish(bucket.target(), finish(tmp_path / "old", site()))
    edited = site() | {"joy-ui/index.html": b"Edited", "joy-ui/index.html.br": b"br Edited"}
    out = finish(tmp_path / "new", edited)
    bucket.changes()

    publish(bucket.target(), out, concurrency=1)

    changes = bucket.changes()
    blobs = [path for method, path in changes if method == "PUT" and "/blobs/" in path]
    assert len(blobs) == 3  # the page, its compressed copy, the manifest
    assert [path for method, path in changes if method == "COPY"] == [
        "joy-ui/index.html",
        "joy-ui/index.html.br",
        ".manifest.json",
    ]
    rest = [path for method, path in changes if method != "COPY" and path not in blobs]
    ledger, lease = f"{OWN}ledger.json", f"{OWN}lease.json"
    # A lease that was given back is found there first, then taken.
    assert rest == [lease, lease, f"{OWN}releases/2.json", ledger, ledger, ledger, lease]
    assert served(bucket.objects()) == edited


def test_a_removed_page_goes_and_its_assets_stay(bucket: Bucket, tmp_path: Path) -> None:
    publish(bucket.target(), finish(tmp_path / "old", site()))
    rest = {p: data for p, data in site(look="ffff0000").items() if "react-button" not in p}

    publish(bucket.target(), finish(tmp_path / "new", rest))

    objects = served(bucket.objects())
    assert not [path for path in objects if "react-button" in path]
    assert "assets/page-1a2b3c4d.js" in objects
    assert rest.items() <= objects.items()


def test_visitors_get_type_caching_and_encoding_as_the_server_says_them(
    bucket: Bucket, tmp_path: Path
) -> None:
    publish(bucket.target(), finish(tmp_path / "dist", site()))

    page, copy = bucket.fetch("joy-ui/index.html"), bucket.fetch("joy-ui/index.html.br")
    script, again = bucket.fetch("assets/page-1a2b3c4d.js"), "max-age=0, must-revalidate"

    assert page.read() == site()["joy-ui/index.html"]
    assert page.headers["Content-Type"] == "text/html; charset=utf-8"
    assert page.headers["Cache-Control"] == again
    assert page.headers["Content-Encoding"] is None
    assert copy.headers["Content-Type"] == "text/html; charset=utf-8"
    assert copy.headers["Content-Encoding"] == "br"
    assert script.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert script.headers["Cache-Control"] == "max-age=31536000, immutable"
    assert bucket.fetch("sw.js").headers["Cache-Control"] == "no-cache"


def test_files_of_equal_bytes_keep_their_own_types(bucket: Bucket, tmp_path: Path) -> None:
    files = {"a.txt": b"", "b.md": b"", "c/index.html": b""}

    publish(bucket.target(), finish(tmp_path / "dist", files))

    types = [bucket.fetch(path).headers["Content-Type"].partition(";")[0] for path in files]
    assert types == ["text/plain", "text/markdown", "text/html"]


def test_a_dry_run_says_what_comes_and_changes_nothing(bucket: Bucket, tmp_path: Path) -> None:
    publish(bucket.target(), finish(tmp_path / "old", site()))
    without = {path: data for path, data in site("two").items() if path != "robots.txt"}
    out = finish(tmp_path / "new", without)
    before = bucket.objects()
    bucket.changes()

    plan = plan_site(bucket.target(), PublishOptions(out=out), Progress())

    assert bucket.changes() == []
    assert bucket.objects() == before
    done = publish(bucket.target(), out)
    puts = [path for method, path in bucket.changes() if method == "PUT" and "/blobs/" in path]
    assert len(puts) == len(plan.documents) == len(PAGES) * 2 + 2
    assert (plan.size, plan.switch.removals) == (done.size, ("robots.txt",))


def test_what_fails_once_is_tried_again(bucket: Bucket, tmp_path: Path) -> None:
    failed: list[str] = []

    def fail_once(asked: Asked) -> Refusal | None:
        if "/assets/" not in asked.path or asked.path in failed:
            return None
        failed.append(asked.path)
        return Refusal(503, "SlowDown")

    bucket.host.rule = fail_once

    publish(bucket.target(), finish(tmp_path / "dist", site()))

    assert len(failed) == 3
    assert served(bucket.objects()) == site()


def test_large_files_are_sent_in_parts(bucket: Bucket, tmp_path: Path) -> None:
    large = bytes(range(256)) * 40_000
    out = finish(tmp_path / "dist", {"assets/film-1234.mp4": large})

    publish(bucket.target(), out)

    film = bucket.fetch("assets/film-1234.mp4")
    assert film.read() == large
    assert film.headers["Content-Type"] == "video/mp4"
    assert max(asked.size for asked in bucket.host.asked) < len(large)


def test_headers_that_changed_are_reason_enough_to_send(bucket: Bucket, tmp_path: Path) -> None:
    publish(bucket.target(), finish(tmp_path / "dist", site()))
    target = bucket.target()
    record = target.find(f"{OWN}releases/1.json")
    assert record
    # As an earlier Tearsheet would have left it, which said something else with robots.txt.
    files = json.loads(record.data)
    files["robots.txt"]["identity"] = "0" * 24
    target.put(f"{OWN}releases/1.json", json.dumps(files).encode(), {})
    bucket.changes()

    publish(target, tmp_path / "dist")

    assert [path for method, path in bucket.changes() if method == "COPY"] == ["robots.txt"]


def test_fresh_believes_nothing_and_mends_what_others_spoiled(
    bucket: Bucket, tmp_path: Path
) -> None:
    out = finish(tmp_path / "dist", site())
    publish(bucket.target(), out)
    bucket.target().remove(["index.html", "assets/page-1a2b3c4d.css", f"{OWN}releases/1.json"])

    publish(bucket.target(), out, fresh=True)

    assert served(bucket.objects()) == site()


def test_a_bucket_with_files_of_somebody_else_is_left_alone(bucket: Bucket, tmp_path: Path) -> None:
    bucket.target().put("holiday.jpg", b"Sea", {})
    out = finish(tmp_path / "dist", site())

    with pytest.raises(MachineError, match=r'"holiday\.jpg" lies there'):
        publish(bucket.target(), out)

    assert list(bucket.objects()) == ["holiday.jpg"]
    publish(bucket.target(), out, adopt=True)
    assert served(bucket.objects()) == site() | {"holiday.jpg": b"Sea"}


def test_old_hashed_files_stay_for_as_many_releases_and_days_as_asked(
    bucket: Bucket, tmp_path: Path
) -> None:
    target = bucket.target()
    looks = ["aaaa0001", "aaaa0002", "aaaa0003", "aaaa0004"]
    for look in looks:
        publish(target, finish(tmp_path / look, site(look, look)), keep=2, days=7)
    assert {f"assets/page-{look}.js" for look in looks} <= bucket.objects().keys()
    time.sleep(0.01)

    publish(target, tmp_path / looks[-1], keep=2, days=0)

    objects = bucket.objects()
    kept = [look for look in looks if f"assets/page-{look}.js" in objects]
    assert kept == looks[2:]
    assert [release.number for release in find_ledger(target)[0].releases] == [3, 4]
    records = [path for path in objects if path.startswith(f"{OWN}releases/")]
    assert records == [f"{OWN}releases/3.json", f"{OWN}releases/4.json"]


def test_a_sweep_takes_nothing_a_kept_release_names(bucket: Bucket, tmp_path: Path) -> None:
    target = bucket.target()
    for number, words in enumerate(["one", "two", "one"]):
        publish(target, finish(tmp_path / str(number), site(words)), keep=1, days=0)

    assert served(bucket.objects()) == site("one")
    blobs = [path for path in bucket.objects() if path.startswith(f"{OWN}blobs/")]
    # Pages and copies, robots.txt, sw.js and the manifest of the one release that is kept.
    assert len(blobs) == len(PAGES) * 2 + 3


def test_an_interrupted_sweep_is_finished_by_the_next_publication(
    bucket: Bucket, tmp_path: Path
) -> None:
    target = bucket.target()
    publish(target, finish(tmp_path / "old", site("one", "aaaa0001")))
    bucket.host.rule = lambda asked: (
        Refusal(403, "AccessDenied") if asked.method == "POST" else None
    )
    out = finish(tmp_path / "new", site("two", "aaaa0002"))
    with pytest.raises(MachineError, match="removing objects failed"):
        publish(target, out, keep=1, days=0)
    assert served(bucket.objects()).items() >= site("two", "aaaa0002").items()
    bucket.host.rule = lambda asked: None

    plan = publish(target, out, keep=1, days=0)

    assert not plan.changes
    assert served(bucket.objects()) == site("two", "aaaa0002")
