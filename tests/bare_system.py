"""Runs a command without calls and files that not every system has.

python tests/bare_system.py COMMAND…

The kernel answers `renameat2` and the calls of the scheduler as if it had never heard of them;
whoever may also gets an empty `/proc`.
"""

from __future__ import annotations

import ctypes
import errno
import os
import platform
import struct
import sys

MISSING = {
    # renameat2, sched_setaffinity, sched_getaffinity, sched_setscheduler
    "x86_64": (316, 203, 204, 144),
    "aarch64": (276, 122, 123, 119),
}
"""The numbers of the calls that are taken away, by the kind of processor."""

_LOAD_NUMBER, _JUMP_IF_EQUAL, _RETURN = 0x20, 0x15, 0x06
_ALLOW, _FAIL = 0x7FFF0000, 0x00050000
_SET_NO_NEW_PRIVILEGES, _SET_SECCOMP, _FILTER = 38, 22, 2
_NEW_MOUNTS, _PRIVATE_AND_BELOW = 0x00020000, 0x44000

libc = ctypes.CDLL(None, use_errno=True)


class _Program(ctypes.Structure):
    """The kernel's `struct sock_fprog`."""

    _fields_ = (("length", ctypes.c_ushort), ("rules", ctypes.c_char_p))


def can_be_bare() -> bool:
    """Whether this system can take calls away from a command."""
    return sys.platform == "linux" and platform.machine() in MISSING


def hide_processes() -> None:
    """Have an empty `/proc`, where that is allowed."""
    if os.geteuid() != 0 or libc.unshare(_NEW_MOUNTS) != 0:
        return
    libc.mount(None, b"/", None, _PRIVATE_AND_BELOW, None)
    libc.mount(b"none", b"/proc", b"tmpfs", 0, None)


def forbid_calls() -> None:
    """Have the kernel refuse what is missing, in this process and all that it starts."""
    numbers = MISSING[platform.machine()]
    rules = [
        _rule(_LOAD_NUMBER, 0),
        # From each number to the last rule, over the rule that allows.
        *(_rule(_JUMP_IF_EQUAL, number, len(numbers) - at) for at, number in enumerate(numbers)),
        _rule(_RETURN, _ALLOW),
        _rule(_RETURN, _FAIL | errno.ENOSYS),
    ]
    program = _Program(len(rules), b"".join(rules))
    _call(libc.prctl, _SET_NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    _call(libc.prctl, _SET_SECCOMP, _FILTER, ctypes.byref(program), 0, 0)


def _rule(code: int, value: int, jump: int = 0) -> bytes:
    return struct.pack("=HBBI", code, jump, 0, value)


def _call(function: ctypes._NamedFuncPointer, *arguments: object) -> None:
    if function(*arguments) != 0:
        raise OSError(ctypes.get_errno(), "the kernel takes no rules for calls")


if __name__ == "__main__":
    hide_processes()
    forbid_calls()
    os.execvp(sys.argv[1], sys.argv[1:])
