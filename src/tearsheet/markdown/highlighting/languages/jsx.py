"""JavaScript with JSX, which its grammar knows anyway."""

from tearsheet.markdown.highlighting.languages.js import read

__all__ = ["read"]
