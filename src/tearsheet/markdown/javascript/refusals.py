"""TypeScript syntax that generates code and cannot be erased, with alternatives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from tearsheet.markdown.javascript.removals import Removal, is_cut_out
from tearsheet.markdown.javascript.source import Source

_REMEDIES = {
    "enum_declaration": (
        "An enum is no JavaScript.",
        "Write a constant object: const Size = { small: 1 } as const.",
    ),
    "internal_module": (
        "A namespace is no JavaScript.",
        "Move what is in it to a file of its own beside this one.",
    ),
    "import_alias": (
        "Such an import is no JavaScript.",
        "Write const Name = Other.Name.",
    ),
    "import_require_clause": (
        "Such an import is no JavaScript.",
        "Write import Name from '…'.",
    ),
    "type_assertion": ("<Type>value is not written in demos.", "Write value as Type."),
}


_RUN_TOGETHER = "This type and the bracket on the next line are read as one."


class SyntaxRefusal(Struct, frozen=True):
    """Syntax that cannot be erased."""

    line: int
    problem: str
    remedy: str


def find_refusals(source: Source, removals: Sequence[Removal]) -> Iterator[SyntaxRefusal]:
    """Everything in a file that cannot be erased; `removals` are merged."""
    # Syntax errors within a type are removed with it.
    unread = [node for node in source.nodes("error") if not is_cut_out(node.start_byte, removals)]
    for node in unread[:1]:
        problem = "This line is not understood as TypeScript."
        yield SyntaxRefusal(source.line(node), problem, "Write it in a simpler way.")
    for node in source.nodes("unerasable"):
        # A cast in front of a value would be removed without a trace.
        if node.type == "type_assertion" or not is_cut_out(node.start_byte, removals):
            namespace = _REMEDIES["internal_module"]
            yield SyntaxRefusal(source.line(node), *_REMEDIES.get(node.type, namespace))
    for node in source.nodes("property"):
        name = node.child_by_field_name("pattern")
        if name and is_cut_out(name.start_byte, removals):
            continue
        problem = "A parameter that declares a field is no JavaScript."
        remedy = "Declare the field in the class, and set it in the constructor."
        yield SyntaxRefusal(source.line(node), problem, remedy)
    for node in source.nodes("indexed"):
        if b"\n" in source.code[node.children[0].end_byte : node.children[1].start_byte]:
            yield SyntaxRefusal(source.line(node), _RUN_TOGETHER, "End the line with a semicolon.")
    for node in source.nodes("export"):
        if any(child.type == "=" for child in node.children):
            yield SyntaxRefusal(
                source.line(node), "export = is no JavaScript.", "Write export default."
            )
