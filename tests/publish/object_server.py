"""An S3-compatible server on this machine: it writes down what it is asked, and fails when told."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import unquote
from urllib.request import Request as HttpRequest
from urllib.request import urlopen

from moto.moto_server.werkzeug_app import DomainDispatcherApplication, create_backend_app
from werkzeug.serving import BaseWSGIServer, WSGIRequestHandler, make_server

from tearsheet.publish.opening import open_target
from tearsheet.publish.target import Target

KEY, SECRET = "AKIDEXAMPLE", "wJalrXUtnFEMI-not-to-be-told"
CHANGES = frozenset({"PUT", "POST", "DELETE"})


@dataclass(frozen=True)
class Asked:
    """One request: `COPY` is a PUT without bytes."""

    method: str
    path: str
    size: int = 0


@dataclass
class Refusal:
    """An answer given in the place of the server's own."""

    status: int
    code: str


Rule = Callable[[Asked], Refusal | None]


def let_all_pass(asked: Asked) -> Refusal | None:
    return None


class SilentHandler(WSGIRequestHandler):
    protocol_version = "HTTP/1.1"

    def log(self, *args: object) -> None:
        """Tests read what was asked, not what was printed."""


@dataclass
class ObjectServer:
    """Answers as S3 does, and remembers."""

    server: BaseWSGIServer | None = None
    asked: list[Asked] = field(default_factory=list)
    rule: Rule = let_all_pass
    buckets: int = 0
    _backend: Any = field(default_factory=lambda: DomainDispatcherApplication(create_backend_app))

    def __call__(self, environ: dict[str, Any], start: Callable[..., Any]) -> Iterable[bytes]:
        """Answer one request."""
        copied = "HTTP_X_AMZ_COPY_SOURCE" in environ
        path = unquote(environ["RAW_URI"].partition("?")[0])
        size = int(environ.get("CONTENT_LENGTH") or 0)
        asked = Asked("COPY" if copied else environ["REQUEST_METHOD"], path, size)
        self.asked.append(asked)
        refusal = self.rule(asked)
        if refusal is None:
            return self._backend(environ, start)  # type: ignore[no-any-return]
        environ["wsgi.input"].read(size)
        body = f"<Error><Code>{refusal.code}</Code><Message>{KEY} {SECRET}</Message></Error>"
        start(f"{refusal.status} Refused", [("Content-Length", str(len(body)))])
        return [body.encode()]

    @property
    def address(self) -> str:
        assert self.server
        return f"http://127.0.0.1:{self.server.port}"

    def start(self) -> None:
        """Listen on a free port."""
        self.server = make_server(
            "127.0.0.1", 0, self, threaded=True, request_handler=SilentHandler
        )
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def new_bucket(self) -> Bucket:
        """An empty bucket whose objects everybody may read."""
        self.rule = let_all_pass
        self.buckets += 1
        name = f"documentation-{self.buckets}"
        opened = HttpRequest(f"{self.address}/{name}", method="PUT")
        opened.add_header("x-amz-acl", "public-read")
        urlopen(opened).close()
        self.asked.clear()
        return Bucket(self, name)


@dataclass
class Bucket:
    """One bucket, as a publisher, an owner and a visitor see it."""

    host: ObjectServer
    name: str

    @property
    def url(self) -> str:
        return f"s3://{self.name}/www"

    @property
    def options(self) -> list[str]:
        return [
            f"endpoint={self.host.address}",
            "allow_http=true",
            f"access_key_id={KEY}",
            f"secret_access_key={SECRET}",
            "retry_seconds=5",
        ]

    def target(self, *more: str) -> Target:
        """The part of the bucket that a site lies in."""
        return open_target(self.url, [*self.options, *more])

    def objects(self) -> dict[str, bytes]:
        """Everything that lies below the prefix, by its name there."""
        target = self.target()
        found = {path: target.find(path) for path in target.walk("")}
        return {path: each.data for path, each in sorted(found.items()) if each}

    def changes(self) -> list[tuple[str, str]]:
        """Every request since the bucket was last looked at that changed something, in order."""
        base = f"/{self.name}/www/"
        asked = [(a.method, a.path.removeprefix(base)) for a in self.host.asked]
        self.host.asked.clear()
        return [(method, path) for method, path in asked if method in CHANGES | {"COPY"}]

    def fetch(self, path: str) -> Any:
        """What a visitor gets, with its headers."""
        request = HttpRequest(f"{self.host.address}/{self.name}/www/{path}")
        return urlopen(request)
