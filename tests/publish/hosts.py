"""Real servers on real ports that answer for one site: our own, and those told by files."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tearsheet.publish.host_files.write import write_host_files

BROTLI_MODULE = Path("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so")

NGINX = """\
load_module {module};
user {user};
pid {folder}/pid;
error_log {folder}/errors;
worker_processes 1;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/nginx/maps.conf;
    server {{
        listen 127.0.0.1:{port};
        root {dist};
        include {folder}/nginx/server.conf;
    }}
}}
"""

CADDY = """\
{{
	admin off
	auto_https off
}}
http://:{port} {{
	bind 127.0.0.1
	root * {dist}
	import {folder}/caddy/site.caddy
}}
"""


@dataclass(frozen=True)
class Answered:
    """What came back; header names are in lower case, and each came once, except a list."""

    status: int
    headers: Mapping[str, str]
    body: bytes


@dataclass(frozen=True)
class Host:
    """A server that is running."""

    name: str
    port: int

    def ask(
        self, target: str, method: str = "GET", headers: Mapping[str, str] | None = None
    ) -> Answered:
        """Send one request as it is written, with nothing added but a host."""
        asked = {"Host": "elsewhere.example", **(headers or {})}
        connection = HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.putrequest(method, target, skip_host=True, skip_accept_encoding=True)
        for name, value in asked.items():
            connection.putheader(name, value)
        connection.endheaders()
        response = connection.getresponse()
        found = [(name.lower(), value) for name, value in response.getheaders()]
        body = response.read()
        connection.close()
        repeated = {name for name, _ in found if [row[0] for row in found].count(name) > 1}
        assert not repeated - {"vary"}, repeated
        varying = ", ".join(value for name, value in found if name == "vary")
        headers_found = {**dict(found), **({"vary": varying} if varying else {})}
        return Answered(response.status, headers_found, body)


@contextmanager
def tearsheet_serve(dist: Path, folder: Path) -> Iterator[Host]:
    """The production server."""
    program = str(Path(sys.executable).with_name("tearsheet"))
    command = [program, "serve", "--out", str(dist), "--port", "0"]
    with _running(command, folder) as process:
        assert process.stdout
        address = process.stdout.readline().strip()
        assert "http://" in address, process.poll()
        yield Host("tearsheet serve", int(address.rpartition(":")[2]))


@contextmanager
def nginx(dist: Path, folder: Path) -> Iterator[Host]:
    """Debian's nginx."""
    program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    if program is None or not BROTLI_MODULE.exists():
        pytest.skip("nginx with its module brotli_static is not on this machine")
    port = _free_port()
    user = "root" if os.getuid() == 0 else "nobody"
    root = dist.resolve()
    written = NGINX.format(module=BROTLI_MODULE, user=user, folder=folder, port=port, dist=root)
    settings = _settings(dist, folder, "nginx.conf", written)
    command = [program, "-p", str(folder), "-e", str(folder / "errors"), "-c", str(settings)]
    with _running([*command, "-g", "daemon off;"], folder) as process:
        _wait(port, process)
        yield Host("nginx", port)


@contextmanager
def caddy(dist: Path, folder: Path) -> Iterator[Host]:
    """Debian's Caddy."""
    program = shutil.which("caddy")
    if program is None:
        pytest.skip("caddy is not on this machine")
    port = _free_port()
    written = CADDY.format(folder=folder, port=port, dist=dist)
    settings = _settings(dist, folder, "Caddyfile", written)
    command = [program, "run", "--adapter", "caddyfile", "--config", str(settings)]
    with _running(command, folder) as process:
        _wait(port, process)
        yield Host("caddy", port)


@contextmanager
def edge(dist: Path, folder: Path) -> Iterator[Host]:
    """The edge function before a bucket that is a folder, run by Node."""
    with edge_before(str(dist), dist, folder) as host:
        yield host


@contextmanager
def edge_before(bucket: str, dist: Path, folder: Path) -> Iterator[Host]:
    """The edge function of a build before a bucket."""
    write_host_files(dist, folder)
    program = Path(__file__).with_name("bucket_host.mjs")
    command = ["node", str(program), str(folder / "edge/site.mjs"), bucket]
    with _running(command, folder) as process:
        assert process.stdout
        address = process.stdout.readline().strip()
        assert "http://" in address, (folder / "words").read_text()
        yield Host("edge", int(address.rpartition(":")[2]))


HOSTS: Mapping[str, Callable[[Path, Path], object]] = {
    "tearsheet serve": tearsheet_serve,
    "nginx": nginx,
    "caddy": caddy,
    "edge": edge,
}


def _settings(dist: Path, folder: Path, name: str, text: str) -> Path:
    write_host_files(dist, folder)
    file = folder / name
    file.write_text(text)
    return file


@contextmanager
def _running(command: list[str], folder: Path) -> Iterator[subprocess.Popen[str]]:
    kept = {"XDG_DATA_HOME": str(folder / "data"), "XDG_CONFIG_HOME": str(folder / "config")}
    with (folder / "words").open("w") as words:
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=words,
            text=True,
            env={**os.environ, **kept},
        )
        try:
            yield process
        finally:
            process.terminate()
            process.communicate(timeout=20)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait(port: int, process: subprocess.Popen[str]) -> None:
    for _ in range(6_000):
        assert process.poll() is None, "the server ended at once"
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.02)
        else:
            return
    raise AssertionError("the server did not begin to listen")
