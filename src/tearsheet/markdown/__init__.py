"""Markdown to an article: HTML, headings, links and live parts; one file per feature."""
