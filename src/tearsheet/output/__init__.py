"""What a finished site is on disk and how it is written: all that serving needs to know."""
