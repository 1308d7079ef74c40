"""The process that renders React: what it answers, and what the code it runs cannot do."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from socket import create_server
from typing import Any

import pytest

from tearsheet.bundle.bundle_request import Mode
from tearsheet.bundle.node import node_environment
from tearsheet.bundle.node_worker import NodeWorker, worker_command

LONG = """
export async function renderPart() {
  console.log('What a component prints is no answer.');
  return { html: 'a'.repeat(4_000_000) };
}
"""

EVALUATING = """
export async function renderPart({ code }) {
  return { html: String(await (0, eval)(`(async () => { ${code} })()`)) };
}
"""
"""A bundle whose parts are any code: it stands where demos stand."""

WITH_REAL_NODE = """
import childProcess from 'node:child_process';
import dgram from 'node:dgram';
import fs from 'node:fs';
import inspector from 'node:inspector';
import net from 'node:net';
import { Worker } from 'node:worker_threads';
const { process } = globalThis;
const connect = (options) => new Promise((resolve) => {
  const socket = net.connect(options, () => resolve('connected'));
  socket.on('error', ({ code }) => resolve(code));
});
const tools = { childProcess, connect, dgram, fs, inspector, process, Worker };
export async function renderPart({ code }) {
  const run = new Function(...Object.keys(tools), `return (async () => { ${code} })()`);
  try {
    return { html: String(await run(...Object.values(tools))) };
  } catch ({ code, message }) {
    return { html: code ?? message };
  }
}
"""
"""A bundle whose parts have found a way to all of Node: what holds then is Node and the kernel."""


BIND_UDP = """
return new Promise((resolve) => {
  const socket = dgram.createSocket('udp4').on('error', ({ code }) => resolve(code));
  socket.bind(0, () => resolve('bound'));
});
"""


def write_bundle(folder: Path, code: str) -> Path:
    bundle = folder / "bundle.mjs"
    bundle.write_text(code)
    return bundle


def ask(worker: NodeWorker, code: str) -> dict[str, Any]:
    return worker.render([{"part": "Code", "code": code}])[0]


@pytest.fixture(scope="module")
def worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeWorker]:
    """One that runs any code as if it were a demo's."""
    with closing(NodeWorker(write_bundle(tmp_path_factory.mktemp("demo"), EVALUATING))) as running:
        yield running


@pytest.fixture(scope="module")
def real_node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeWorker]:
    """One whose code has all modules of Node in its hands."""
    with closing(
        NodeWorker(write_bundle(tmp_path_factory.mktemp("node"), WITH_REAL_NODE))
    ) as running:
        yield running


def test_a_long_answer_waits_for_a_reader_who_is_slow(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    with subprocess.Popen(
        worker_command(write_bundle(tmp_path, LONG), writing, "production"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        pass_fds=(writing,),
        env=node_environment("production", may_write=False),
    ) as process:
        os.close(writing)
        assert process.stdin
        process.stdin.write(b'{"id": 1, "parts": [{"part": "a", "props": {}}]}\n')
        process.stdin.flush()
        time.sleep(1)

        with os.fdopen(reading) as answers:
            answer = json.loads(answers.readline())
            process.stdin.close()

    assert len(answer["parts"][0]["html"]) == 4_000_000
    assert process.returncode == 0


@pytest.mark.parametrize(
    ("code", "named"),
    [
        ("process.getBuiltinModule('child_process').execSync('id')", "child_process"),
        ("await import('node:child_process')", 'module "node:child_process"'),
        ("await import('fs')", 'module "fs"'),
        ("await new Function('return import(\"net\")')()", 'module "net"'),
        ("process.binding('spawn_sync')", 'process.binding("spawn_sync")'),
        ("process.dlopen({}, 'addon.node')", "process.dlopen"),
        ("process.exit()", "process.exit"),
        ("process.reallyExit()", "process.reallyExit"),
        ("process.abort()", "process.abort"),
        ("process.kill(process.ppid)", "process.kill"),
        ("process.chdir('/')", "process.chdir"),
        ("await fetch('http://127.0.0.1:9/')", "fetch()"),
        ("new WebSocket('ws://127.0.0.1:9/')", "WebSocket()"),
    ],
)
def test_what_only_programs_of_node_may_do_is_refused_by_name(
    worker: NodeWorker, code: str, named: str
) -> None:
    error = ask(worker, code)["error"]

    assert error["refused"]
    assert named in error["message"]


def test_who_catches_a_refusal_is_refused_all_the_same(worker: NodeWorker) -> None:
    answer = ask(worker, "try { process.exit(); } catch {} return 'all is well';")

    assert answer["error"]["refused"]


def test_a_refusal_is_no_fault_of_the_part_that_comes_next(worker: NodeWorker) -> None:
    ask(worker, "setTimeout(() => process.exit()); return 1;")

    answer = ask(worker, "await new Promise((go) => setTimeout(go, 50)); return 'mine';")
    after = ask(worker, "return 'whole';")

    assert "error" in answer or answer["html"] == "mine"
    assert after == {"html": "whole"}


@pytest.mark.parametrize(
    "code",
    [
        "return process.stdout.write('x') && process.cwd() + process.env.NODE_ENV;",
        "const { inspect } = await import('node:util'); return inspect(process.on('a', 1));",
        "return [typeof window, typeof process.nextTick, typeof crypto.randomUUID()];",
    ],
)
def test_what_libraries_ask_on_both_sides_is_there(worker: NodeWorker, code: str) -> None:
    assert "html" in ask(worker, code)


def test_what_is_printed_is_no_answer(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    forged = json.dumps({"id": 1, "parts": [{"html": "forged"}]})
    code = f"console.log('{forged}'); process.stdout.write('{forged}\\n'); return 1;"

    with closing(NodeWorker(write_bundle(tmp_path, EVALUATING))) as worker:
        answer = ask(worker, code)

    assert answer == {"html": "1"}
    assert "forged" in capfd.readouterr().err


def test_who_writes_answers_of_his_own_is_found_out(tmp_path: Path) -> None:
    with closing(NodeWorker(write_bundle(tmp_path, WITH_REAL_NODE))) as worker:
        forging = """
          const forged = JSON.stringify({ id: 1, parts: [{ html: 'forged' }] }) + '\\n';
          fs.writeSync(Number(process.argv[3]), forged);
        """
        answer = ask(worker, forging)
        after = ask(worker, "return 'whole'")

    assert "writes into the answers" in answer["error"]["message"]
    assert after == {"html": "whole"}


@pytest.mark.parametrize(
    "code",
    [
        "Array.prototype.map = () => ['mine'];",
        "Object.prototype.toJSON = () => ({ html: 'mine' });",
        "JSON.stringify = () => 'mine';",
        "Promise.prototype.then = undefined;",
        "globalThis.Array = class Mine {};",
        "process.env.NODE_ENV = 'development';",
    ],
)
def test_no_part_changes_the_language_for_those_after_it(worker: NodeWorker, code: str) -> None:
    ask(worker, f"'use strict'; {code}")

    after = ask(worker, "return [1, 2].map((one) => one + process.env.NODE_ENV);")

    assert after == {"html": "1production,2production"}


def test_libraries_for_developers_may_set_how_long_traces_are(tmp_path: Path) -> None:
    with closing(NodeWorker(write_bundle(tmp_path, EVALUATING), "development")) as worker:
        answer = ask(worker, "'use strict'; return (Error.stackTraceLimit = 3);")

    assert answer == {"html": "3"}


def test_objects_may_have_members_of_their_own_as_everywhere(worker: NodeWorker) -> None:
    code = (
        "'use strict'; const e = new Error(); e.name = 'Own'; e.toString = () => e.name; return e;"
    )

    assert ask(worker, code) == {"html": "Own"}


@pytest.mark.parametrize(
    "code",
    [
        "return childProcess.spawnSync('id').stdout;",
        "return childProcess.execSync('id');",
        "return childProcess.fork('x.mjs');",
        "return new Worker('1', { eval: true });",
        "return fs.readFileSync('/etc/hostname');",
        "return fs.readdirSync('/');",
        "return fs.writeFileSync('/tmp/tearsheet-was-here', '');",
        "return process.binding('fs');",
        "return process.execve('/bin/true', []);",
        "return inspector.open(0);",
    ],
)
def test_node_holds_what_gets_past_that(real_node: NodeWorker, code: str) -> None:
    assert ask(real_node, code) == {"html": "ERR_ACCESS_DENIED"}


def test_native_code_is_not_loaded(real_node: NodeWorker) -> None:
    answer = ask(real_node, "return process.dlopen({ exports: {} }, 'addon.node');")

    assert answer == {"html": "ERR_DLOPEN_DISABLED"}


def test_the_kernel_holds_sockets_and_signals(real_node: NodeWorker, tmp_path: Path) -> None:
    with create_server(("127.0.0.1", 0)) as listener:
        listener.settimeout(0.2)
        port = listener.getsockname()[1]

        over_tcp = ask(real_node, f"return connect({{ port: {port}, host: '127.0.0.1' }});")
        with pytest.raises(TimeoutError):
            listener.accept()

    assert over_tcp == {"html": "EPERM"}
    assert ask(real_node, f"return connect({{ path: '{tmp_path}/socket' }});") == {"html": "EPERM"}
    assert ask(real_node, BIND_UDP) == {"html": "EPERM"}
    assert ask(real_node, "return process.kill(process.ppid, 0);") == {"html": "EPERM"}


@pytest.mark.parametrize("mode", ["production", "development"])
def test_the_environment_is_a_few_named_variables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: Mode
) -> None:
    for name in ("NPM_TOKEN", "AWS_SECRET_ACCESS_KEY", "GITHUB_TOKEN", "NODE_OPTIONS"):
        monkeypatch.setenv(name, "--no-warnings")
    monkeypatch.setenv("TZ", "Asia/Tokyo")

    with closing(NodeWorker(write_bundle(tmp_path, WITH_REAL_NODE), mode)) as worker:
        names = ask(worker, "return Object.keys(process.env).sort();")["html"].split(",")

    assert "TZ" in names
    assert set(names) <= {"LANG", "LC_ALL", "LC_CTYPE", "NODE_ENV", "TMPDIR", "TZ"} | {
        "TEARSHEET_GENERATED",
        "CHOKIDAR_INTERVAL",
        "CHOKIDAR_USEPOLLING",
    }


def test_a_bundle_is_read_through_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    write_bundle(tmp_path / "real", EVALUATING)
    (tmp_path / "link").symlink_to("real")

    with closing(NodeWorker(tmp_path / "link" / "bundle.mjs")) as worker:
        answer = ask(worker, "return 'read';")

    assert answer == {"html": "read"}
