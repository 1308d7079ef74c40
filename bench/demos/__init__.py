"""What demos cost: their author, the machine that builds them, and the visitor's line."""
