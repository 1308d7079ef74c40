"""The edge function before a bucket that a site was published to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from finished_site import finish, publish, site
from hosts import Host, edge_before
from object_server import Bucket, ObjectServer

from tearsheet.output.manifest import Manifest
from tearsheet.publish.host_files.write import host_files

pytestmark = pytest.mark.long

pytest_plugins = ["targets"]

FILES = site()
PAGE, FILE = "/joy-ui/react-button/", "joy-ui/react-button/index.html"


@pytest.fixture(scope="module")
def published(object_server: ObjectServer, tmp_path_factory: pytest.TempPathFactory) -> Bucket:
    bucket = object_server.new_bucket()
    publish(bucket.target(), finish(tmp_path_factory.mktemp("site") / "dist", FILES))
    return bucket


@pytest.fixture(scope="module")
def host(published: Bucket, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    dist = finish(tmp_path_factory.mktemp("built") / "dist", FILES)
    address = f"{published.host.address}/{published.name}/www"
    with edge_before(address, dist, tmp_path_factory.mktemp("edge")) as running:
        yield running


def test_a_page_comes_in_the_encoding_that_was_asked_for(host: Host) -> None:
    plain = host.ask(PAGE)
    small = host.ask(PAGE, headers={"Accept-Encoding": "gzip, br"})

    assert (plain.status, plain.body) == (200, FILES[FILE])
    assert (small.status, small.body) == (200, FILES[f"{FILE}.br"])
    assert small.headers["content-encoding"] == "br"
    assert "content-encoding" not in plain.headers
    for answered in (plain, small):
        assert answered.headers["content-type"] == "text/html; charset=utf-8"
        assert answered.headers["vary"] == "Accept-Encoding"
        assert answered.headers["x-content-type-options"] == "nosniff"
    assert plain.headers["etag"] != small.headers["etag"]


def test_what_is_known_is_not_sent_again(host: Host) -> None:
    first = host.ask(PAGE)

    again = host.ask(PAGE, headers={"If-None-Match": first.headers["etag"]})
    dated = host.ask(PAGE, headers={"If-Modified-Since": first.headers["last-modified"]})
    other = host.ask(PAGE, headers={"If-Match": '"x"'})

    assert [again.status, dated.status, other.status] == [304, 304, 412]


def test_a_part_is_sent_if_the_rest_is_still_the_same(host: Host) -> None:
    tag = host.ask(PAGE).headers["etag"]

    same = host.ask(PAGE, headers={"Range": "bytes=0-4", "If-Range": tag})
    changed = host.ask(PAGE, headers={"Range": "bytes=0-4", "If-Range": '"x"'})

    assert (same.status, same.body) == (206, FILES[FILE][:5])
    assert (changed.status, changed.body) == (200, FILES[FILE])


@pytest.mark.parametrize(
    ("target", "status"),
    [
        ("/nothing/", 404),
        ("/.manifest.json", 404),
        ("/.tearsheet/releases.json", 404),
        ("/joy-ui", 308),
        ("/sw.js", 200),
    ],
)
def test_only_what_belongs_to_visitors_is_shown(host: Host, target: str, status: int) -> None:
    answered = host.ask(target)

    assert answered.status == status
    if status == 404:
        assert answered.body == FILES["404.html"]


def test_an_object_the_bucket_has_lost_is_a_fault_of_the_server(
    published: Bucket, host: Host
) -> None:
    target = published.target()
    target.remove(["sw.js"])

    answered = host.ask("/sw.js")

    assert answered.status == 502
    assert answered.headers["content-type"] == "text/plain; charset=utf-8"
    assert "cache-control" not in answered.headers


def test_a_large_site_fits_into_what_platforms_take() -> None:
    pages = [f"material-ui/react-page-{number:05}" for number in range(5000)]
    files = [f"{page}/index.html{end}" for page in pages for end in ("", ".br", ".gz")]
    manifest = Manifest(files=dict.fromkeys(files, "1" * 24), redirects={})

    program = host_files(manifest)["edge/site.mjs"]

    assert len(program) < 1_000_000
