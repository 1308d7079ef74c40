"""The documentation site of a family of component libraries, and the engine that makes it."""
