"""From `dist/` to visitors: routing, negotiation, and the server of production."""
