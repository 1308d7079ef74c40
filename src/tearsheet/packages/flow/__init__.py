"""Where values go in the code of a component, read without running it."""
