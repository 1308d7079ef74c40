"""Numbers that tell worker processes apart."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator
from contextlib import closing
from multiprocessing.connection import Connection
from multiprocessing.context import ForkProcess

import pytest

from tearsheet.errors import MachineError
from tearsheet.serve.worker_numbers import WorkerNumbers

FORK = multiprocessing.get_context("fork")


@pytest.fixture
def numbers() -> Iterator[WorkerNumbers]:
    with closing(WorkerNumbers(2)) as made:
        yield made


def start_worker(numbers: WorkerNumbers) -> tuple[ForkProcess, int]:
    """Start a process that claims a number and runs until it is killed."""
    here, there = FORK.Pipe()
    worker = FORK.Process(target=claim_and_wait, args=(numbers, there), daemon=True)
    worker.start()
    return worker, here.recv()


def claim_and_wait(numbers: WorkerNumbers, parent: Connection) -> None:
    parent.send(numbers.claim())
    signal.pause()


def kill(worker: ForkProcess) -> None:
    worker.kill()
    worker.join()


def test_each_worker_has_a_number_and_a_dead_one_leaves_it_to_its_successor(
    numbers: WorkerNumbers,
) -> None:
    first, number_of_first = start_worker(numbers)
    second, number_of_second = start_worker(numbers)
    kill(first)
    successor, number_of_successor = start_worker(numbers)
    kill(second)
    kill(successor)

    assert [number_of_first, number_of_second, number_of_successor] == [0, 1, 0]


def test_more_workers_than_numbers_are_refused(numbers: WorkerNumbers) -> None:
    workers = [start_worker(numbers)[0] for _ in range(2)]

    with pytest.raises(MachineError, match="more than 2 workers"):
        numbers.claim()

    for worker in workers:
        kill(worker)
