"""Configuration of other hosts, equivalent to `tearsheet serve`."""
