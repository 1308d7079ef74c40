"""Where the blog and its feeds are."""

from __future__ import annotations

ATOM_ADDRESS = "/blog/atom.xml"


RSS_ADDRESS = "/feed/blog/rss.xml"


BLOG_ADDRESS = "/blog/"
