"""Pages rendered by whoever is named: the same bytes, the same mistakes, trouble in plain words."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from pages_in_batches import BATCHES, ManyPages, many_pages

from small_site import SmallSite, site_files
from tearsheet.errors import ContentErrors, MachineError
from tearsheet.pipeline.remote_workers import Batch, render_remotely
from tearsheet.processes.executor_names import open_executor
from tearsheet.processes.submissions import Submissions, run_unordered

COMMAND = Path(sys.executable).with_name("tearsheet")


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ManyPages]:
    with many_pages(tmp_path_factory.mktemp("many")) as pages:
        yield pages


class LastFirst(ThreadPoolExecutor):
    """Finishes what it was given last first."""

    def __init__(self) -> None:
        super().__init__(2 * BATCHES)
        self._delay = 0.05 * BATCHES

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        self._delay = max(0, self._delay - 0.05)
        return super().submit(_later, self._delay, partial(work, *args, **named))


def _later(delay: float, work: Callable[[], object]) -> object:
    time.sleep(delay)
    return work()


POOLS: dict[str, Callable[[], Executor]] = {
    "threads": lambda: ThreadPoolExecutor(3),
    "copies of this process": lambda: ProcessPoolExecutor(2, get_context("fork")),
    "processes that begin anew": lambda: ProcessPoolExecutor(1, get_context("spawn")),
    "whoever has the last first": LastFirst,
}


@pytest.mark.parametrize("pool", POOLS)
def test_the_site_is_the_same_whoever_renders_it(
    many: ManyPages, pool: str, tmp_path: Path
) -> None:
    with POOLS[pool]() as executor:
        out = many.build(tmp_path / "dist", executor)

    assert site_files(out) == many.expected


class Post(ThreadPoolExecutor):
    """Hands its parcels on, and remembers them."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.parcels: list[Batch] = []

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        self.parcels += [word for word in args if isinstance(word, Batch)]
        return super().submit(work, *args, **named)


def test_what_pages_share_is_sent_once_to_each_worker(many: ManyPages, tmp_path: Path) -> None:
    with Post(2) as post:
        many.build(tmp_path / "dist", post)

    assert len(post.parcels) > BATCHES
    assert sum(batch.parts is not None for batch in post.parcels) == 2
    assert all(len(batch.parts) > 10_000 for batch in post.parcels if batch.parts)


class Apart(ThreadPoolExecutor):
    """Has workers that do not reach the folder of the site."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        return super().submit(work, *map(self._move_away, args), **named)

    @staticmethod
    def _move_away(word: object) -> object:
        if not isinstance(word, Batch) or word.folder is None:
            return word
        return replace(word, folder=replace(word.folder, drafts="/nowhere"))


class Mixed(Apart):
    """Has workers of which every other one reaches it."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        self.turn = not getattr(self, "turn", False)
        if self.turn:
            return ThreadPoolExecutor.submit(self, work, *args, **named)
        return super().submit(work, *args, **named)


@pytest.mark.parametrize("pool", [Apart, Mixed])
def test_the_site_is_the_same_whether_workers_reach_its_folder(
    many: ManyPages, pool: type[Apart], tmp_path: Path
) -> None:
    with pool(2) as executor:
        out = many.build(tmp_path / "dist", executor)

    assert site_files(out) == many.expected


def test_a_second_build_has_what_workers_changed_and_kept(many: ManyPages, tmp_path: Path) -> None:
    page = many.site.content / "notes/p000/page.md"
    text = page.read_text()
    with ThreadPoolExecutor(2) as executor:
        out = many.build(tmp_path / "dist", executor)
        page.write_text(f"{text}\nOf today.\n")
        many.build(out, executor)
        assert "Of today." in (out / "notes/p000/index.html").read_text()
        page.write_text(text)
        many.build(out, executor)

    assert site_files(out) == many.expected
    assert not list(out.parent.glob(".dist.next/.drafts*"))


class Renewed(Executor):
    """Has one worker, and another in its place after three jobs."""

    def __init__(self) -> None:
        self._max_workers = 1
        self._first, self._second = (ProcessPoolExecutor(1, get_context("spawn")) for _ in "12")
        self._jobs = 0

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        self._jobs += 1
        worker = self._first if self._jobs <= 3 else self._second
        return worker.submit(work, *args, **named)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._first.shutdown(wait)
        self._second.shutdown(wait)


def test_a_worker_that_has_just_begun_is_sent_it_again(many: ManyPages, tmp_path: Path) -> None:
    with Renewed() as executor:
        out = many.build(tmp_path / "dist", executor)

    assert site_files(out) == many.expected


class Older(ThreadPoolExecutor):
    """Has workers on which another Tearsheet is installed."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        sent = (replace(word, made_by="another") for word in args if isinstance(word, Batch))
        return super().submit(work, *sent, **named)


def test_workers_with_another_engine_are_refused(many: ManyPages, tmp_path: Path) -> None:
    with Older(2) as executor, pytest.raises(MachineError, match="another Tearsheet"):
        many.build(tmp_path / "dist", executor)

    assert not (tmp_path / "dist").exists()


def test_mistakes_are_those_of_a_build_without_an_executor(warm_site: SmallSite) -> None:
    warm_site.page("one", "[gone](/nowhere/)\n\n:: nothing", title="One")
    warm_site.page("two", "![no file](missing.png)", title="Two")
    warm_site.page("three", "[self](#lost)", title="Three")
    warm_site.navigation("/one/", "/two/", "/three/")
    expected = warm_site.check_mistakes()

    spawned = ProcessPoolExecutor(2, get_context("spawn"))
    with spawned as executor, pytest.raises(ContentErrors) as caught:
        warm_site.build(executor=executor)

    assert len(expected) == 4
    assert caught.value.mistakes == expected


class Leaving(ThreadPoolExecutor):
    """Is shut down by somebody else before its first job."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        self.shutdown()
        return super().submit(work, *args, **named)


class Dropping(ThreadPoolExecutor):
    """Has lost what it was given, as a cluster does whose scheduler is gone."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        lost = Future[Any]()
        lost.cancel()
        lost.set_running_or_notify_cancel()
        return lost


@pytest.mark.parametrize(
    ("executor", "words"), [(Leaving, "could not go on"), (Dropping, "dropped what it was given")]
)
def test_an_executor_that_goes_away_leaves_the_site_as_it_was(
    many: ManyPages, executor: type[ThreadPoolExecutor], words: str
) -> None:
    page = many.site.content / "notes/p000/page.md"
    text = page.read_text()
    page.write_text(f"{text}\nOf today.\n")

    with executor(1) as gone, pytest.raises(MachineError, match=words) as caught:
        many.site.build(executor=gone)
    page.write_text(text)

    assert "still whole" in caught.value.remedy
    assert site_files(many.site.out) == many.expected


def lack(package: str) -> None:
    __import__(package)


def test_a_worker_that_lacks_a_package_is_told_with_its_name() -> None:
    with ThreadPoolExecutor(1) as executor, pytest.raises(MachineError) as caught:
        list(run_unordered(executor, lack, ["unheard_of"]))

    assert "No module named 'unheard_of'" in caught.value.problem
    assert "Install the same Tearsheet" in caught.value.remedy


class Silent(Executor):
    """Takes everything and never answers."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        return Future()


def test_an_executor_that_never_answers_is_not_waited_for_without_end() -> None:
    with Submissions(Silent(), str, patience=0.05) as submissions:
        submissions.submit("job")

        with pytest.raises(MachineError, match="given no answer"):
            submissions.wait()


def test_what_was_not_begun_is_taken_back_when_a_build_ends_early() -> None:
    with ThreadPoolExecutor(1) as executor:
        with Submissions(executor, time.sleep) as submissions:
            for seconds in (0.1, 60, 60, 60):
                submissions.submit(seconds)
        begin = time.perf_counter()

    assert time.perf_counter() - begin < 30


def test_jobs_are_made_only_as_they_are_needed() -> None:
    jobs = iter(range(1000))

    with ThreadPoolExecutor(2) as executor:
        first = next(run_unordered(executor, abs, jobs))

    assert first < next(jobs) < 20


NAMES = {
    "nonsense": "Write dask:tcp://scheduler:8786, or module:function",
    "no_such_module:make": "Install the package, or call the command from the folder of",
    "math:nothing": "Name a function",
    "math:pi": "Name a function",
    "builtins:dict": "Let it return a concurrent.futures.Executor",
    "builtins:iter": "Let it return a concurrent.futures.Executor",
    "dask:nowhere": "Start one with `dask scheduler`",
}


@pytest.mark.parametrize("name", NAMES)
def test_a_name_that_leads_to_no_executor_is_refused_with_a_way_out(name: str) -> None:
    with pytest.raises(MachineError) as caught, open_executor(name, render_remotely):
        pytest.fail("an executor was opened")

    assert NAMES[name] in caught.value.remedy


def run_build(site: SmallSite, name: str) -> subprocess.CompletedProcess[str]:
    folders = ("-c", site.content, "-o", site.out, "--cache", site.cache)
    command = [str(word) for word in (COMMAND, "build", *folders, "--executor", name)]
    return subprocess.run(command, cwd=site.folder, capture_output=True, text=True, check=False)


def test_the_command_takes_the_executor_of_a_function_beside_it(warm_site: SmallSite) -> None:
    (warm_site.folder / "pool.py").write_text(
        "import sys\n"
        "from concurrent.futures import ThreadPoolExecutor\n\n"
        "class Pool(ThreadPoolExecutor):\n"
        "    def submit(self, *words, **named):\n"
        "        print('asked', file=sys.stderr)\n"
        "        return super().submit(*words, **named)\n\n"
        "def start():\n"
        "    return Pool(1)\n"
    )

    finished = run_build(warm_site, "pool:start")

    assert finished.returncode == 0, finished.stderr
    assert "asked" in finished.stderr
    assert "1 page in" in finished.stdout


def test_the_command_says_what_is_wrong_with_a_name(warm_site: SmallSite) -> None:
    finished = run_build(warm_site, "pool:start")

    assert finished.returncode == 3
    assert 'The executor "pool:start" cannot be imported' in finished.stderr
    assert "Traceback" not in finished.stderr
    assert not warm_site.out.exists()


def test_a_build_without_an_executor_knows_nothing_of_dask() -> None:
    modules = "tearsheet.pipeline.build_site, tearsheet.processes.executor_names, sys"
    code = f"import {modules}; print({{'dask', 'distributed'}} & sys.modules.keys())"

    finished = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=os.environ
    )

    assert finished.stdout == "set()\n"
