"""What it takes to publish one edit of a site of many files, to a folder and to an object store."""

from __future__ import annotations

import logging
import os
import resource
import subprocess
import time
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path

from moto.server import ThreadedMotoServer

from bench.demos.figures import Figure
from bench.files.site import edit_page
from bench.tools.tearsheet import program
from tearsheet.output.manifest import ManifestRoot, read_manifest
from tearsheet.publish.large_sites import open_large_site, record_large_site
from tearsheet.publish.ledger import Ledger, PublishedRelease, write_ledger
from tearsheet.publish.opening import open_target
from tearsheet.publish.publish_plan import record_of
from tearsheet.publish.records import write_record
from tearsheet.publish.site_objects import load_site_objects
from tearsheet.publish.target import Target
from tearsheet.publish.target_paths import record_part_place
from tearsheet.publish.target_state import TargetState

BUCKET = "documentation"
KEYS: Mapping[str, str] = {"AWS_ACCESS_KEY_ID": "key", "AWS_SECRET_ACCESS_KEY": "secret"}


def measure_publishing_of(dist: Path, folder: Path, pages: int) -> Iterator[Figure]:
    """Publish an edit where the release before it is said to be."""
    size = f"{pages:,} pages"
    seed(open_target(str(folder), ()), dist)
    yield from _publish_edit(f"{size}: an edit to a folder", dist, [str(folder)], pages)
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    server.start()
    try:
        host, port = server.get_host_and_port()
        options = [f"endpoint=http://{host}:{port}", "allow_http=true", "region=us-east-1"]
        # All servers of one process have the same buckets.
        address = f"s3://{BUCKET}/{pages}"
        subprocess.run(["curl", "-sf", "-X", "PUT", f"http://{host}:{port}/{BUCKET}"], check=True)
        os.environ.update(KEYS)
        seed(open_target(address, options), dist)
        words = [address, *(word for option in options for word in ("--option", option))]
        yield from _publish_edit(f"{size}: an edit to an object store", dist, words, pages)
    finally:
        server.stop()


def seed(target: Target, dist: Path) -> None:
    """Leave at a target what says that a site is live there, without its files.

    To publish an edit, nothing else is asked for of what was published before.
    """
    now, state = datetime.now(UTC), TargetState(ledger=Ledger(), version=None, records={})
    stored = read_manifest(dist)
    if isinstance(stored, ManifestRoot):
        site = open_large_site(dist, stored, with_headers=target.keeps_headers)
        record, parts = record_large_site(site, state, fresh=False)
        for digest, data in parts.items():
            target.put(record_part_place(digest), data, {})
        write_record(target, 1, record)
    else:
        write_record(
            target, 1, record_of(load_site_objects(dist, with_headers=target.keeps_headers))
        )
    release = PublishedRelease(number=1, tree="", begun=now, files=0, size=0)
    write_ledger(target, Ledger().with_release(release).pointing_to(1, now), None)


def _publish_edit(name: str, dist: Path, words: list[str], pages: int) -> Iterator[Figure]:
    edit_page(dist, pages // 3, f"Edited for {name} at {time.time()}")
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    begin = time.perf_counter()
    subprocess.run(
        [str(program()), "publish", *words, "--out", str(dist)], check=True, capture_output=True
    )
    clock = time.perf_counter() - begin
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    yield Figure(name=f"{name}, processor", unit="s", runs=[spent])
    yield Figure(name=name, unit="s", runs=[clock])
