"""What a site writes beside its pages and into their heads: one file per output."""
