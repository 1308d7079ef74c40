"""Everything Node does: bundling, prerendering, JavaScript from TypeScript."""
