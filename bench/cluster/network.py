"""Machines within this machine: network namespaces, each with an address of its own on one bridge.

Whoever is in one reaches the others by the network alone. The files are those of this machine,
unless they are hidden.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from shutil import which

NETWORK = "10.77.0"
CABLE = "eth0"


@dataclass(frozen=True, slots=True)
class Host:
    """Where processes run, and the address at which others reach them."""

    name: str
    address: str
    namespace: str | None = None

    @property
    def words(self) -> tuple[str, ...]:
        """What stands before a command that runs there."""
        return ("ip", "netns", "exec", self.namespace) if self.namespace else ()

    def words_without(self, folder: Path) -> tuple[str, ...]:
        """What stands before a command that runs there and sees a folder empty."""
        # `ip netns exec` has given it mounts of its own.
        mount = 'mount -t tmpfs none "$0" && exec "$@"'
        return (*self.words, "sh", "-c", mount, str(folder)) if self.namespace else ()

    def read_traffic(self) -> tuple[int, int]:
        """The bytes it has received and sent; none where no network is its own."""
        if self.namespace is None:
            return 0, 0
        told = _ip("-n", self.namespace, "-s", "-j", "link", "show", CABLE)
        counters = json.loads(told)[0]["stats64"]
        return counters["rx"]["bytes"], counters["tx"]["bytes"]


@contextmanager
def open_network(names: Sequence[str]) -> Iterator[dict[str, Host]]:
    """Hosts by name: in namespaces where this machine allows it, else all in the one there is."""
    with ExitStack() as stack:
        if not _allows_namespaces():
            yield {name: Host(name, "127.0.0.1") for name in names}
            return
        switch = stack.enter_context(_open_namespace("switch"))
        _ip("-n", switch, "link", "add", "bridge", "type", "bridge")
        _ip("-n", switch, "link", "set", "bridge", "up")
        hosts = {}
        for number, name in enumerate(names, start=1):
            namespace = stack.enter_context(_open_namespace(name))
            _connect(switch, namespace, number)
            hosts[name] = Host(name, f"{NETWORK}.{number}", namespace)
        yield hosts


def _allows_namespaces() -> bool:
    if which("ip") is None:
        return False
    try:
        with _open_namespace("trial") as namespace:
            _ip("-n", namespace, "link", "add", "bridge", "type", "bridge")
    except subprocess.CalledProcessError:
        return False
    return True


@contextmanager
def _open_namespace(name: str) -> Iterator[str]:
    namespace = f"tearsheet-{os.getpid()}-{name}"
    _ip("netns", "add", namespace)
    try:
        yield namespace
    finally:
        _ip("netns", "delete", namespace)


def _connect(switch: str, namespace: str, number: int) -> None:
    """Put a cable between a host and the bridge."""
    port = f"port{number}"
    cable = ("peer", "name", CABLE, "netns", namespace)
    _ip("-n", switch, "link", "add", port, "type", "veth", *cable)
    _ip("-n", switch, "link", "set", port, "master", "bridge", "up")
    _ip("-n", namespace, "address", "add", f"{NETWORK}.{number}/24", "dev", CABLE)
    _ip("-n", namespace, "link", "set", CABLE, "up")
    _ip("-n", namespace, "link", "set", "lo", "up")


def _ip(*words: str) -> str:
    return subprocess.run(("ip", *words), check=True, capture_output=True, text=True).stdout
