"""What is measured of the server, read and judged without one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from bench.serving.cost import Costs
from bench.serving.load import find_nearest, read_burst
from bench.serving.redbot import choose_addresses, find_faults
from bench.serving.servers import LOG_FORM, write_configuration

from tearsheet.serve.access_log import Line

pytestmark = pytest.mark.long

TOLD = """\
  Thread Stats   Avg      Stdev     Max   +/- Stdev
  Latency Distribution
     50%  812.00us
     99%    {slowest}
  64026 requests in 2.00s, 1.17GB read
Requests/sec:  32009.77
"""


@pytest.mark.parametrize(
    ("slowest", "milliseconds"), [("812.00us", 0.812), ("3.25ms", 3.25), ("1.20s", 1200.0)]
)
def test_what_wrk_tells_is_read_in_any_of_its_units(slowest: str, milliseconds: float) -> None:
    burst = read_burst(TOLD.format(slowest=slowest))

    assert burst.per_second == 32009.77
    assert burst.slowest == pytest.approx(milliseconds)


def test_words_that_tell_nothing_are_an_error() -> None:
    with pytest.raises(RuntimeError, match="nothing that can be read"):
        read_burst("unable to connect")


def test_the_file_nearest_to_a_size_as_it_travels_is_asked_for(tmp_path: Path) -> None:
    for name, size in (("a/index.html.br", 100), ("b/index.html.br", 900), ("c/index.html", 1000)):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_bytes(bytes(size))

    assert find_nearest(tmp_path, "**/index.html.br", 1000) == "/b/"


def test_nginx_is_told_to_say_what_we_say() -> None:
    said = [("content-security-policy", 'default-src "self"')]

    text = write_configuration(Path("/dist"), Path("/own"), 8000, 2, {"/a/": said})

    assert "location = /a/index.html {" in text
    assert 'add_header content-security-policy "default-src \\"self\\"";' in text
    assert "worker_processes 2;" in text


def test_nginx_writes_the_fields_of_our_own_log_where_it_is_to_write_one() -> None:
    plain = write_configuration(Path("/dist"), Path("/own"), 8000, 1, {})
    watched = write_configuration(Path("/dist"), Path("/own"), 8000, 1, {}, Path("/own/log"))

    assert "access_log off;" in plain
    assert "access_log /own/log fields buffer=64k flush=1s;" in watched
    assert re.findall(r'"(\w+)":', LOG_FORM) == list(Line.__struct_fields__)


def test_a_single_run_that_others_disturbed_changes_no_ratio() -> None:
    costs = Costs({"one": [10.0, 90.0, 11.0], "other": [5.0, 5.5, 40.0]})

    assert costs.ratio("one", "other") == 2.0


def test_only_warnings_are_faults_and_not_that_a_measurement_needs_no_certificate() -> None:
    messages = [
        {"level": "GOOD", "note_id": "A", "summary": "well"},
        {"level": "WARN", "note_id": "SPECULATION_RULE_NOT_SECURE", "summary": "loopback"},
        {"level": "WARN", "note_id": "B", "summary": "a warning"},
        {"level": "BAD", "note_id": "C", "summary": "a fault"},
    ]

    faults = find_faults({"log": {"entries": [{"_red_messages": messages}, {}]}})

    assert faults == ["a warning", "a fault"]


def test_one_resource_stands_for_all_of_its_kind(tmp_path: Path) -> None:
    for name in ("a/b/index.html", "a/c/index.html", "sw.js"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()

    assert choose_addresses(tmp_path) == {
        "page": "/a/b/",
        "offline worker": "/sw.js",
        "redirect": "/a/b",
        "page not found": "/there-is-no-such-page/",
        "health": "/healthz",
    }
