"""The search index of the finished site."""
