"""What a placed demo consists of: its options, the live part of each cut, and the code below."""
