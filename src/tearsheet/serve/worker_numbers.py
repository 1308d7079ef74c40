"""Numbers for worker processes, which Granian starts without telling them apart."""

from __future__ import annotations

import fcntl
from tempfile import TemporaryFile

from tearsheet.errors import MachineError


class WorkerNumbers:
    """Gives each worker process a number, and that of a dead one to its successor.

    A number is a lock on one byte of a file, which the system releases when
    the process ends, however it ends.
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self._file = TemporaryFile()  # noqa: SIM115 -- `close` closes it

    def close(self) -> None:
        """Close the file in the parent; in a worker that would release its number."""
        self._file.close()

    def claim(self) -> int:
        """Claim a number for this process for as long as it runs, beginning with 0.

        Raises:
            MachineError: all numbers belong to processes that run.
        """
        for number in range(self.count):
            try:
                fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, number)
            except OSError:
                continue
            return number
        raise MachineError(f"There are more than {self.count} workers.", "Start the server again.")
