"""One page, from what it is made of to its bytes."""
