"""Runs a program without sockets and signals, by seccomp: `without_network.py program …`.

Node's permission model does not cover these two. The kernel refuses them to
the program for good; on systems other than Linux on x86-64 and ARM64 the
program runs as it is. This file is run as a script, and imports nothing of
the engine.
"""

from __future__ import annotations

import ctypes
import os
import sys

_NO_NEW_PRIVILEGES = 38
_SET_SECCOMP = 22
_FILTER = 2

_LOAD_WORD = 0x20
_JUMP_IF_EQUAL = 0x15
_JUMP_IF_AT_LEAST = 0x35
_RETURN = 0x06
_ALLOW = 0x7FFF0000
_REFUSE = 0x00050000 | 1
"""With EPERM, "Operation not permitted"."""

_NUMBER, _ARCHITECTURE = 0, 4
"""The offsets of the syscall number and the architecture in `struct seccomp_data`."""

_FIRST_OF_X32 = 0x40000000
"""From here on are x32 syscalls on x86-64, which would bypass the filter."""

_CALLS = {
    # The numbers of socket, kill and io_uring_setup, which opens sockets as well.
    "x86_64": (0xC000003E, (41, 62, 425)),
    "aarch64": (0xC00000B7, (198, 129, 425)),
}


class _Instruction(ctypes.Structure):
    _fields_ = (
        ("code", ctypes.c_uint16),
        ("if_true", ctypes.c_uint8),
        ("if_false", ctypes.c_uint8),
        ("value", ctypes.c_uint32),
    )


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_uint16), ("filter", ctypes.POINTER(_Instruction)))


def refuse_network() -> bool:
    """Disable sockets and signals for this process and its children; return whether it worked."""
    known = _CALLS.get(os.uname().machine) if sys.platform == "linux" else None
    if known is None:
        return False
    instructions = _write_filter(*known)
    filters = (_Instruction * len(instructions))(*instructions)
    program = _Program(len(instructions), filters)
    prctl = ctypes.CDLL(None).prctl
    arguments = (ctypes.c_ulong(1), ctypes.c_ulong(0), ctypes.c_ulong(0), ctypes.c_ulong(0))
    if prctl(_NO_NEW_PRIVILEGES, *arguments) != 0:
        return False
    return bool(prctl(_SET_SECCOMP, ctypes.c_ulong(_FILTER), ctypes.byref(program)) == 0)


def _write_filter(architecture: int, refused: tuple[int, ...]) -> list[_Instruction]:
    count = len(refused)
    return [
        _Instruction(_LOAD_WORD, 0, 0, _ARCHITECTURE),
        # Each test jumps to the last instruction, which returns the error.
        _Instruction(_JUMP_IF_EQUAL, 0, count + 3, architecture),
        _Instruction(_LOAD_WORD, 0, 0, _NUMBER),
        _Instruction(_JUMP_IF_AT_LEAST, count + 1, 0, _FIRST_OF_X32),
        *(
            _Instruction(_JUMP_IF_EQUAL, count - place, 0, call)
            for place, call in enumerate(refused)
        ),
        _Instruction(_RETURN, 0, 0, _ALLOW),
        _Instruction(_RETURN, 0, 0, _REFUSE),
    ]


if __name__ == "__main__":
    refuse_network()
    os.execv(sys.argv[1], sys.argv[1:])
