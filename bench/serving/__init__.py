"""The production server under load, beside nginx, and under attack."""
