"""What tests of publishing begin with: a folder, and a bucket on a server of this machine."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from object_server import Bucket, ObjectServer

from tearsheet.publish.folder import Folder


@pytest.fixture(scope="session")
def object_server() -> Iterator[ObjectServer]:
    host = ObjectServer()
    host.start()
    yield host
    assert host.server
    host.server.shutdown()
    host.server.server_close()


@pytest.fixture
def bucket(object_server: ObjectServer) -> Bucket:
    return object_server.new_bucket()


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder("the folder", tmp_path / "www")
