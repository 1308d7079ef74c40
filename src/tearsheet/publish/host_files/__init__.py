"""What other hosts have to be told to answer as `tearsheet serve` does."""
