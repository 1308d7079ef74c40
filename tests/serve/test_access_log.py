"""A line for each request, and no line that a visitor wrote."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import quote

import pytest
from asked import Asked, AskedHeaders, observed
from hypothesis import given, strategies

from tearsheet.errors import MachineError
from tearsheet.serve import access_log
from tearsheet.serve.access_log import PIECE, AccessLog, Line, cut_between_lines
from tearsheet.serve.log_form import LogForm
from tearsheet.serve.observation import BATCH, RequestObservation
from tearsheet.serve.visitor import read_networks

SAFE = "/:@!$&'()*+,;=-._~"

COMBINED = re.compile(
    r"(?P<client>\S+) - - \[\d\d/[A-Z][a-z]{2}/\d{4}:\d\d:\d\d:\d\d \+0000\] "
    r'"(?P<asked>[^"]*)" (?P<status>\d{3}) (?P<size>\d+) "(?P<referer>[^"]*)" "(?P<agent>[^"]*)"'
)


def note(log: AccessLog, request: Asked) -> None:
    log.observe([observed(request)])


def write(place: Path, form: LogForm, *requests: Asked, trusted: tuple[str, ...] = ()) -> list[str]:
    log = AccessLog(form, place, read_networks(trusted))
    for request in requests:
        note(log, request)
    log.flush()
    return place.read_text().removesuffix("\n").split("\n")


def test_a_combined_line_says_who_asked_for_what_and_what_came_of_it(tmp_path: Path) -> None:
    said = AskedHeaders({"referer": ["https://a.example/"], "user-agent": ["Browser/1"]})

    lines = write(
        tmp_path / "log", LogForm.COMBINED, Asked("/a/", query_string="b=c", headers=said)
    )

    found = COMBINED.fullmatch(lines[0])
    assert found
    assert found.groups() == (
        "127.0.0.1",
        "GET /a/?b=c HTTP/1.1",
        "200",
        "42",
        "https://a.example/",
        "Browser/1",
    )


def test_a_line_for_machines_says_the_same_and_how_long_it_took(tmp_path: Path) -> None:
    lines = write(tmp_path / "log", LogForm.JSON, Asked("/a b/", http_version="1"))

    told = json.loads(lines[0])
    assert told.pop("time") > 0
    assert told == {
        "client": "127.0.0.1",
        "method": "GET",
        "target": "/a%20b/",
        "protocol": "HTTP/1.0",
        "status": 200,
        "bytes": 42,
        "seconds": 0.0015,
        "referer": "",
        "agent": "",
    }


@pytest.mark.parametrize("form", list(LogForm))
@pytest.mark.parametrize(
    "evil", ['"', "\\", "\n", "\r\n", "\x00", "\x1b[31m", "\x7f", "é", "\u2028"]
)
def test_nobody_writes_a_line_or_leaves_a_quotation(
    tmp_path: Path, form: LogForm, evil: str
) -> None:
    forged = f'{evil}" 200 0 "-" "-{evil}\n10.0.0.1 - - [x] "GET /forged HTTP/1.1'
    said = AskedHeaders({"referer": [forged], "user-agent": [forged]})

    lines = write(tmp_path / "log", form, Asked(f"/{forged}", query_string=evil, headers=said))

    assert len(lines) == 1
    assert not re.search(r"[\x00-\x1f]", lines[0])
    assert COMBINED.fullmatch(lines[0]) if form is LogForm.COMBINED else json.loads(lines[0])


@pytest.mark.parametrize("form", list(LogForm))
def test_the_longest_line_still_reaches_a_pipe_in_one_piece(tmp_path: Path, form: LogForm) -> None:
    long = '"' * 40_000
    said = AskedHeaders({"referer": [long], "user-agent": [long]})

    lines = write(tmp_path / "log", form, Asked(f"/{long}", query_string=long, headers=said))

    assert len(lines[0]) < PIECE


def test_lines_are_put_together_but_never_cut() -> None:
    text = (b"x" * 1000 + b"\n") * 10 + b"y" * 6000 + b"\n" + b"z\n"

    pieces = list(cut_between_lines(text, PIECE))

    assert b"".join(pieces) == text
    assert all(piece.endswith(b"\n") for piece in pieces)
    assert [len(piece) for piece in pieces] == [4004, 4004, 2002, 6001, 2]


TEXT = strategies.text(max_size=80)


@given(path=TEXT, query=TEXT, referer=TEXT, agent=TEXT)
def test_whatever_is_sent_can_be_read_again_as_json(
    path: str, query: str, referer: str, agent: str
) -> None:
    said = AskedHeaders({"referer": [referer], "user-agent": [agent]})
    with TemporaryDirectory() as folder:
        asked = Asked(f"/{path}", query_string=query, headers=said)

        lines = write(Path(folder, "log"), LogForm.JSON, asked)

    told = json.loads(lines[0])
    assert len(lines) == 1
    assert list(told) == list(Line.__struct_fields__)
    assert (told["referer"], told["agent"]) == (referer, agent)
    assert told["target"] == f"{quote(f'/{path}', safe=SAFE)}{f'?{query}' if query else ''}"


def test_no_request_is_lost_between_batches_and_flushes(tmp_path: Path) -> None:
    place = tmp_path / "log"
    log = AccessLog(LogForm.JSON, place, ())
    observation = RequestObservation([log.observe])
    asked = [Asked(f"/{number}/") for number in range(3 * BATCH + 1)]

    for number, request in enumerate(asked):
        observation.note(observed(request))
        if number % 50 == 0:
            observation.finish()
            log.flush()
    observation.finish()
    log.flush()

    targets = [json.loads(line)["target"] for line in place.read_text().splitlines()]
    assert targets == [request.path for request in asked]


def test_where_nobody_writes_lines_the_oldest_are_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(access_log, "MOST_WAITING", 4 * BATCH)
    log = AccessLog(LogForm.JSON, tmp_path / "log", ())

    for number in range(10):
        log.observe([observed(Asked(f"/{number}/"))] * BATCH)
    log.flush()

    told = [json.loads(line)["target"] for line in (tmp_path / "log").read_text().splitlines()]
    assert set(told) == {"/6/", "/7/", "/8/", "/9/"}


def test_a_path_that_is_asked_for_again_is_written_as_the_first_time(tmp_path: Path) -> None:
    asked = [Asked("/a b/"), Asked("/a b/", query_string="c=d"), Asked("/a b/")]

    lines = write(tmp_path / "log", LogForm.JSON, *asked)

    targets = [json.loads(line)["target"] for line in lines]
    assert targets == ["/a%20b/", "/a%20b/?c=d", "/a%20b/"]


def test_a_log_that_was_moved_away_is_begun_anew(tmp_path: Path) -> None:
    place = tmp_path / "log"
    log = AccessLog(LogForm.COMBINED, place, ())
    note(log, Asked("/before/"))
    log.flush()
    place.rename(tmp_path / "log.1")

    note(log, Asked("/after/"))
    log.flush()

    assert "/before/" in (tmp_path / "log.1").read_text()
    assert "/after/" in place.read_text()
    assert "/before/" not in place.read_text()


def test_a_full_disk_is_told_once_and_visitors_are_answered(
    capfd: pytest.CaptureFixture[str],
) -> None:
    log = AccessLog(LogForm.COMBINED, Path("/dev/full"), ())

    for _ in range(3):
        note(log, Asked())
        log.flush()

    assert capfd.readouterr().err == "The access log cannot be written: No space left on device.\n"


def test_a_file_that_cannot_be_opened_is_named_before_anything_starts(tmp_path: Path) -> None:
    with pytest.raises(MachineError, match="cannot be written: No such file"):
        AccessLog(LogForm.JSON, tmp_path / "no" / "folder" / "log", ())


@pytest.mark.parametrize(
    ("client", "forwarded", "named"),
    [
        ("10.0.0.1:5", ["203.0.113.7"], "203.0.113.7"),
        ("10.0.0.1:5", ["198.51.100.1, 203.0.113.7, 10.0.0.2"], "203.0.113.7"),
        ("10.0.0.1:5", ["198.51.100.1", "203.0.113.7"], "203.0.113.7"),
        ("10.0.0.1:5", ["6.6.6.6, forged\n, 203.0.113.7"], "203.0.113.7"),
        ("10.0.0.1:5", ["203.0.113.7, nonsense"], "10.0.0.1"),
        ("10.0.0.1:5", [], "10.0.0.1"),
        ("203.0.113.9:5", ["198.51.100.1"], "203.0.113.9"),
        ("[2001:db8::1]:5", ["198.51.100.1"], "198.51.100.1"),
        ("[2001:db8:1::1]:5", ["198.51.100.1"], "2001:db8:1::1"),
    ],
)
def test_only_a_trusted_proxy_says_for_whom_it_asks(
    tmp_path: Path, client: str, forwarded: list[str], named: str
) -> None:
    asked = Asked(client=client, headers=AskedHeaders({"x-forwarded-for": forwarded}))
    trusted = ("10.0.0.0/8", "2001:db8::/64")

    lines = write(tmp_path / "log", LogForm.JSON, asked, trusted=trusted)

    assert json.loads(lines[0])["client"] == named


def test_without_trust_nobody_is_believed(tmp_path: Path) -> None:
    asked = Asked(headers=AskedHeaders({"x-forwarded-for": ["203.0.113.7"]}))

    lines = write(tmp_path / "log", LogForm.JSON, asked)

    assert json.loads(lines[0])["client"] == "127.0.0.1"


def test_what_is_no_network_is_refused() -> None:
    with pytest.raises(MachineError, match='"nonsense" is no network'):
        read_networks(["nonsense"])


def test_two_processes_write_to_one_file_without_mixing_lines(tmp_path: Path) -> None:
    place = tmp_path / "log"
    log = AccessLog(LogForm.COMBINED, place, ())
    child = os.fork()
    for _ in range(200):
        note(log, Asked(f"/{'child' if child == 0 else 'parent'}/"))
        log.flush()
    if child == 0:
        os._exit(0)

    os.waitpid(child, 0)

    lines = place.read_text().splitlines()
    assert len(lines) == 400
    assert all(COMBINED.fullmatch(line) for line in lines)


@pytest.mark.parametrize("form", list(LogForm))
def test_two_processes_write_to_one_pipe_without_mixing_lines(
    tmp_path: Path, form: LogForm
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    os.set_blocking(reading, True)
    log = AccessLog(form, pipe, ())
    children = [_write_in_a_child(log, number) for number in range(2)]
    os.close(log._handle)

    with os.fdopen(reading, encoding="ascii") as lines:
        read = lines.read().splitlines()

    assert [os.waitpid(child, 0)[1] for child in children] == [0, 0]
    assert len(read) == 2 * 30 * 50
    for line in read:
        assert COMBINED.fullmatch(line) if form is LogForm.COMBINED else json.loads(line)


def _write_in_a_child(log: AccessLog, number: int) -> int:
    """Write often and much at once, as a worker of a busy server does."""
    child = os.fork()
    if child == 0:
        said = AskedHeaders({"user-agent": ["a" * (50 + 100 * number)]})
        for _ in range(30):
            for page in range(50):
                note(log, Asked(f"/{page}/", headers=said))
            log.flush()
        os._exit(0)
    return child
