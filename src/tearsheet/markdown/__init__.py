"""Renders Markdown to an article: HTML, headings, links and islands; one file per feature."""
