"""`python -m bench`."""

from bench.command import main

main()
