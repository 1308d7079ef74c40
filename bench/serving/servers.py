"""The servers that are measured: our own, and nginx with the same files and the same headers."""

from __future__ import annotations

import http.client
import os
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.places import INSTALLED
from bench.process import Command, start
from bench.process_tree import find_members
from bench.server import find_free_port, wait_until_served
from bench.tool import Unavailable, remove_all, write_file
from bench.tools.tearsheet import program

FOLDER = INSTALLED / "serving"
MODULE = Path("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so")
PACKAGES = "wrk nginx-light libnginx-mod-http-brotli-static"

# Every server says these for itself.
OF_ITS_OWN = frozenset(
    {
        "accept-ranges",
        "content-encoding",
        "content-length",
        "content-type",
        "date",
        "etag",
        "server",
        "vary",
    }
)


@dataclass(frozen=True, slots=True)
class Serving:
    """A server that answers."""

    port: int
    session: int
    """All its processes have this in common."""

    @property
    def host(self) -> str:
        """What its addresses begin with."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def workers(self) -> list[int]:
        """Its processes without the first, which only looks after the others."""
        return [process for process in find_members(self.session) if process != self.session]


LOG_FORM = (
    '{"time":$msec,"client":"$remote_addr","method":"$request_method","target":"$request_uri",'
    '"protocol":"$server_protocol","status":$status,"bytes":$body_bytes_sent,'
    '"seconds":$request_time,"referer":"$http_referer","agent":"$http_user_agent"}'
)
"""What nginx writes of a request: the same fields as our own JSON log."""


@contextmanager
def serve_own(
    dist: Path, workers: int, *options: str, processor: int | None = None
) -> Iterator[Serving]:
    """Have Tearsheet answer for a folder, on one processor where one is named."""
    port = find_free_port()
    words = (str(program()), "serve", "--out", str(dist), "--port", str(port))
    more = ("--workers", str(workers), *options)
    command = Command(words=(*_pinned(processor), *words, *more), folder=FOLDER)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with _serving(command, port, "own-with-log" if options else "own") as serving:
        yield serving


@contextmanager
def serve_by_nginx(
    dist: Path,
    workers: int,
    headers: Mapping[str, Sequence[tuple[str, str]]],
    *,
    log: Path | None = None,
    processor: int | None = None,
) -> Iterator[Serving]:
    """Have nginx answer for a folder, saying certain headers with certain addresses.

    It writes what it did into the log, gathered as ours is, if there is one.

    Raises:
        Unavailable: there is no nginx that sends files compressed beforehand.
    """
    nginx = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    if nginx is None or not MODULE.exists():
        raise Unavailable(
            f"There is no nginx here that reads .br files (Debian: apt-get install {PACKAGES})."
        )
    name = "nginx-with-log" if log else "nginx"
    port, folder = find_free_port(), FOLDER / name
    remove_all([folder])
    settings = write_configuration(dist, folder, port, workers, headers, log)
    write_file(folder / "nginx.conf", settings)
    words = (nginx, "-c", str(folder / "nginx.conf"), "-e", str(folder / "errors.log"))
    command = Command(words=(*_pinned(processor), *words), folder=folder)
    with _serving(command, port, name) as serving:
        yield serving


def _pinned(processor: int | None) -> tuple[str, ...]:
    return () if processor is None else ("taskset", "--cpu-list", str(processor))


@contextmanager
def _serving(command: Command, port: int, name: str) -> Iterator[Serving]:
    log = INSTALLED / "logs" / f"serving-{name}.log"
    with start(command, log) as process:
        wait_until_served(process, f"http://127.0.0.1:{port}/", log)
        yield Serving(port, process.pid)


def said_by(serving: Serving, path: str) -> list[tuple[str, str]]:
    """What a server says with an address that another one has to be told to say."""
    connection = http.client.HTTPConnection("127.0.0.1", serving.port, timeout=10)
    connection.request("HEAD", path, headers={"Accept-Encoding": "br"})
    found = connection.getresponse().getheaders()
    connection.close()
    return [(name, value) for name, value in found if name.lower() not in OF_ITS_OWN]


def write_configuration(
    dist: Path,
    folder: Path,
    port: int,
    workers: int,
    headers: Mapping[str, Sequence[tuple[str, str]]],
    log: Path | None = None,
) -> str:
    """Write what nginx is told: as fast as its own documentation makes it."""
    temporary = "\n".join(
        f"  {kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    places = "\n".join(_write_place(path, said) for path, said in headers.items())
    user = "user root;" if os.geteuid() == 0 else ""
    return f"""\
load_module {MODULE};
{user}
daemon off;
worker_processes {workers};
pid {folder}/pid;
worker_rlimit_nofile 20000;
events {{ worker_connections 12000; }}
http {{
  include /etc/nginx/mime.types;
  log_format fields escape=json '{LOG_FORM}';
  access_log {f"{log} fields buffer=64k flush=1s" if log else "off"};
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=10000 inactive=60s;
  open_file_cache_valid 60s;
  brotli_static on;
  gzip_static on;
  gzip_vary on;
{temporary}
  server {{
    listen 127.0.0.1:{port} reuseport;
    root {dist};
    index index.html;
{places}
  }}
}}
"""


def _write_place(path: str, said: Sequence[tuple[str, str]]) -> str:
    lines = "\n".join(f'      add_header {name} "{_quote(value)}";' for name, value in said)
    # An index is an address of its own to nginx, found in a second step.
    name = f"{path}index.html" if path.endswith("/") else path
    return f"    location = {name} {{\n{lines}\n    }}"


def _quote(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')
