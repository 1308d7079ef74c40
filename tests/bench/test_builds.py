"""What is measured of a program, and what is promised of builds."""

from __future__ import annotations

import sys
from pathlib import Path
from subprocess import PIPE, Popen

from bench.budgets import judge_builds
from bench.builds import Measurements
from bench.process import Command, Run, run_measured
from bench.process_tree import MemoryWatch
from bench.tools.hugo import NewestHugo
from bench.tools.tearsheet import Tearsheet

BUSY = "import time\nwhile time.process_time() < 0.2: pass\n"


def measured(tool: Tearsheet | NewestHugo, run: Run) -> Measurements:
    return Measurements(tool=tool, folder=Path("site"), runs={"cold": (run,)})


def test_the_work_of_a_program_counts_with_that_of_what_it_starts(tmp_path: Path) -> None:
    code = f"import subprocess, sys\n{BUSY}subprocess.run([sys.executable, '-c', {BUSY!r}])"

    run = run_measured(
        Command(words=(sys.executable, "-c", code), folder=tmp_path), tmp_path / "log"
    )

    assert run.processor_seconds >= 0.4


def test_the_memory_of_each_process_of_a_program_is_known() -> None:
    code = "import os; os.fork(); print('.', flush=True); input()"
    words = [sys.executable, "-c", code]
    with Popen(words, start_new_session=True, stdin=PIPE, stdout=PIPE) as program:
        assert program.stdin
        assert program.stdout
        program.stdout.readline()
        program.stdout.readline()
        watch = MemoryWatch(program.pid)

        watch.look()
        program.stdin.close()

    assert program.pid in watch.own_peaks
    assert len(watch.own_peaks) == 2
    assert all(watch.own_peaks.values())


def test_half_of_what_hugo_takes_of_the_processors_is_the_limit_at_any_size() -> None:
    hugo = measured(NewestHugo(), Run(seconds=1, peak_bytes=1, processor_seconds=6))
    own = measured(Tearsheet(), Run(seconds=1, peak_bytes=1, processor_seconds=4))

    for pages in (1000, 5000):
        judged = {verdict.promise: verdict for verdict in judge_builds(pages, [own, hugo])}

        assert judged["cold, half of Hugo's processors"].limit == 3
        assert not judged["cold, half of Hugo's processors"].kept
