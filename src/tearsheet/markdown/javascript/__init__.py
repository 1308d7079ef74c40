"""TypeScript without its types: what is left is the author's own code, to the last comment.

Nothing is compiled. What only TypeScript understands is cut out of the text, by
the syntax tree, and what cannot be cut out is refused.
"""

from tearsheet.markdown.javascript.erasure import Erased, erase_types
from tearsheet.markdown.javascript.refusals import SyntaxRefusal

__all__ = ["Erased", "SyntaxRefusal", "erase_types"]
