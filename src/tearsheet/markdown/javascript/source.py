"""A parsed file of TypeScript, and the nodes that matter for erasing types."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from itertools import accumulate
from pathlib import PurePosixPath

import tree_sitter_typescript
from msgspec import Struct
from tree_sitter import Language, Node, Parser, Query, QueryCursor

# A tree-sitter query is much faster than walking the tree in Python.
_LOOKED_AT = """
[(ERROR) (MISSING)] @error
(comment) @comment
[(type_annotation) (type_predicate_annotation) (asserts_annotation) (type_arguments)
 (implements_clause)] @type
(type_parameters) @parameters
[(as_expression) (satisfies_expression)] @cast
(non_null_expression) @sure
[(accessibility_modifier) (override_modifier)] @modifier
(public_field_definition "readonly" @modifier)
(abstract_class_declaration "abstract" @modifier)
[(optional_parameter "?" @mark) (public_field_definition ["?" "!"] @mark)
 (method_definition "?" @mark) (variable_declarator "!" @mark)]
(required_parameter pattern: (this)) @this
[(lookup_type) (array_type)] @indexed
(public_field_definition) @field
[(interface_declaration) (type_alias_declaration) (ambient_declaration)] @declaration
(function_signature) @overload
(class_body [(abstract_method_signature) (method_signature) (index_signature)
 (public_field_definition ["declare" "abstract"])] @member)
(import_statement) @import
(export_statement) @export
(call_expression function: (import) arguments: (arguments . (string) @address))
(new_expression constructor: (identifier) arguments: (arguments . (string) @address))
[(enum_declaration) (internal_module) (module) (import_alias) (import_require_clause)
 (type_assertion)] @unerasable
[(required_parameter (accessibility_modifier)) (optional_parameter (accessibility_modifier))
 (required_parameter "readonly") (optional_parameter "readonly")] @property
"""
_NAMES = "[(identifier) (shorthand_property_identifier)] @name"
_BEFORE_TEMPLATE = re.compile(rb"(?<=>)(?=`)")
_ONLY_WITHOUT_ELEMENTS = re.compile(r"\(type_assertion\)")


class Source(Struct, frozen=True, dict=True):
    """A file, parsed."""

    code: bytes
    root: Node
    found: Mapping[str, Sequence[Node]]
    """The captured nodes, by their capture name."""
    all_names: Query
    helped: Sequence[int] = ()
    """The positions of inserted characters that the author did not write."""

    def nodes(self, what: str) -> Sequence[Node]:
        """The nodes of one capture name."""
        return self.found.get(what, ())

    @cached_property
    def names(self) -> Sequence[Node]:
        """Every identifier that may refer to a value."""
        return QueryCursor(self.all_names).captures(self.root).get("name", [])

    @cached_property
    def comment_ends(self) -> frozenset[int]:
        """The end positions of comments."""
        return frozenset(comment.end_byte for comment in self.nodes("comment"))

    def before(self, node: Node) -> int:
        """The end of what precedes a node; the space after a comment is kept."""
        end = len(self.code[: node.start_byte].rstrip())
        return node.start_byte if end in self.comment_ends else end

    def line(self, node: Node) -> int:
        """The line of a node's start, counted from one."""
        return node.start_point.row + 1


class _Grammar(Struct, frozen=True):
    parser: Parser
    looked_at: Query
    names: Query


def parse(code: bytes, name: str) -> Source:
    """Parse a file; its extension tells whether it may contain JSX."""
    grammar = _grammar(PurePosixPath(name).suffix)
    # Between a type and a template the grammar wants a sign, or it sees a comparison: a<b>!`c`.
    code, helped = _with_signs(code)
    root = grammar.parser.parse(code).root_node
    found = QueryCursor(grammar.looked_at).captures(root)
    return Source(code, root, found, grammar.names, helped)


def _with_signs(code: bytes) -> tuple[bytes, Sequence[int]]:
    parts = _BEFORE_TEMPLATE.split(code)
    ends = accumulate(len(part) for part in parts)
    return b"!".join(parts), [end + number for number, end in enumerate(ends)][:-1]


def text_of(node: Node) -> bytes:
    """The code of a node."""
    return node.text or b""


@cache
def _grammar(suffix: str) -> _Grammar:
    if suffix == ".ts":
        language, looked_at = Language(tree_sitter_typescript.language_typescript()), _LOOKED_AT
    else:
        language = Language(tree_sitter_typescript.language_tsx())
        looked_at = _ONLY_WITHOUT_ELEMENTS.sub("", _LOOKED_AT)
    return _Grammar(Parser(language), Query(language, looked_at), Query(language, _NAMES))
