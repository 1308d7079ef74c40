"""What a machine does in a second of one core, what a visit weighs, and what follows from both."""
