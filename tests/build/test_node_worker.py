"""The process that renders React, and whoever asks it."""

from __future__ import annotations

import json
import subprocess
import time
from pathlib import Path

from tearsheet.build.node import node_binary, node_environment
from tearsheet.build.places import READER

LONG = """
export async function renderPart() {
  console.log('What a component prints is no answer.');
  return { html: 'a'.repeat(4_000_000) };
}
"""


def test_a_long_answer_waits_for_a_reader_who_is_slow(tmp_path: Path) -> None:
    bundle = tmp_path / "bundle.mjs"
    bundle.write_text(LONG)
    command = [str(node_binary()), str(READER / "worker.mjs"), str(bundle)]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=node_environment("production"),
    ) as worker:
        assert worker.stdin
        assert worker.stdout
        worker.stdin.write(b'{"id": 1, "parts": [{"part": "a", "props": {}}]}\n')
        worker.stdin.flush()
        time.sleep(1)

        answer = json.loads(worker.stdout.readline())
        worker.stdin.close()

    assert len(answer["parts"][0]["html"]) == 4_000_000
    assert worker.returncode == 0
