"""The measurements the README quotes: Tearsheet beside its peers, in one run, on one machine."""
