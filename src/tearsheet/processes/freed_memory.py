"""Returns to the system what was freed: the allocator keeps it for what may come."""

from __future__ import annotations


def give_back_memory() -> None:
    """Return freed memory, before forks begin with it or others take their turn.

    After the navigation of 20,000 pages this is a quarter of all, and takes 6 ms.
    """
    # Imported lazily: an edit frees little.
    import ctypes

    # Only glibc has malloc_trim.
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim:
        trim(0)
