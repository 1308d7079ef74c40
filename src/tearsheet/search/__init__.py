"""What the search of the finished site looks things up in."""
