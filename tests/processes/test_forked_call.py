"""A call in a fork of a process: its result, its errors and its end."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from tearsheet.errors import MachineError
from tearsheet.processes.forked_call import call_in_fork


def test_a_call_has_what_was_there_when_it_began_and_gives_its_result_back() -> None:
    words = ["moss"]

    def work() -> tuple[int, list[str]]:
        words.append("fern")
        return os.getpid(), words

    with call_in_fork(work) as receive:
        number, result = receive()

    assert number != os.getpid()
    assert result == ["moss", "fern"]
    assert words == ["moss"]


@pytest.mark.parametrize("error", [MachineError("It rains.", "Wait."), OSError(28, "Full")])
def test_its_error_is_that_of_the_build(error: Exception) -> None:
    def work() -> None:
        raise error

    with pytest.raises(type(error)) as raised, call_in_fork(work) as receive:
        receive()

    assert str(raised.value) == str(error)


def test_when_the_system_ends_it_the_build_ends_with_words() -> None:
    def work() -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    with pytest.raises(MachineError, match="ended by the system"), call_in_fork(work) as receive:
        receive()


def test_a_call_that_nobody_waits_for_is_ended(tmp_path: Path) -> None:
    late = tmp_path / "late"

    def work() -> None:
        time.sleep(60)
        late.touch()

    with call_in_fork(work):
        pass

    assert not late.exists()


def test_what_a_call_has_begun_ends_with_it(tmp_path: Path) -> None:
    begun = tmp_path / "begun"

    def work_long() -> None:
        begun.write_text(str(os.getpid()))
        time.sleep(60)

    def work() -> None:
        with call_in_fork(work_long) as receive:
            receive()

    with call_in_fork(work):
        while not (begun.exists() and begun.read_text()):
            time.sleep(0.01)

    wait_for_end(int(begun.read_text()))


def wait_for_end(process: int) -> None:
    while is_running(process):
        time.sleep(0.01)


def is_running(process: int) -> bool:
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:
        return False
    # Where nobody asks for the ends of orphans they stay, as zombies.
    return ") Z " not in status
