"""Abstract evaluation of the expressions in a package's code, without running them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tree_sitter import Node

from tearsheet.packages.flow.bodies import UNTOLD, Body, Names, bind, read_body, walk_own
from tearsheet.packages.flow.script_names import find_imported
from tearsheet.packages.flow.values import (
    GIVEN,
    NOTHING,
    UNKNOWN,
    Choice,
    Element,
    External,
    Function,
    Given,
    Items,
    Lazy,
    Nothing,
    ObjectValue,
    Styled,
    Text,
    Value,
    ValueScope,
    carries,
    choose,
    field_value,
    item_value,
    merged,
    options_of,
    settled,
    truth,
)
from tearsheet.packages.modules import EVERYTHING, Module
from tearsheet.packages.packages import Package
from tearsheet.packages.syntax import children_of, field_of, string_of, text_of

_DEEPEST = 60
"""The maximum nesting of expressions; Python's recursion limit allows about ten times that."""
_LONGEST = 4000
"""The maximum number of calls that are followed per query."""


@dataclass(slots=True)
class Evaluation:
    """Evaluates expressions; facts about modules are cached for all queries about a package."""

    theme_keys: list[str] = field(default_factory=list)
    """The theme keys from which default props were read."""
    _modules: dict[tuple[Path, str], Lazy] = field(default_factory=dict)
    _bodies: dict[int, Body] = field(default_factory=dict)
    _depth: int = 0
    _calls: int = 0

    def begin(self) -> None:
        """Reset the state of the previous query."""
        self.theme_keys.clear()
        self._calls = 0

    def evaluate(self, node: Node, scope: ValueScope) -> Value:
        """The value of an expression."""
        read = _READERS.get(node.type)
        if read is None or self._depth >= _DEEPEST:
            return UNKNOWN
        self._depth += 1
        try:
            return read(self, node, scope)
        finally:
            self._depth -= 1

    def named(self, name: str, scope: ValueScope) -> Value:
        """The value of a name in a scope."""
        if name == "undefined":
            return NOTHING
        found = scope.find(name)
        if found:
            return choose(each.value for each in found)
        return self.of_module(name, scope.package, scope.module)

    def of_module(self, name: str, package: Package, module: Module) -> Value:
        """The value that a module declares or imports under a name."""
        step = (module.file, name)
        if step not in self._modules:
            self._modules[step] = Lazy(lambda: self._declared(name, package, module))
        return self._modules[step].value

    def call(self, called: Value, arguments: Sequence[Lazy]) -> Value:
        """The return value of a function."""
        match called:
            case Choice():
                return choose(self.call(option, arguments) for option in called.options)
            case Function():
                return self._run(called, arguments)
            case Styled():
                return called
            case External():
                return self._known(called.name, arguments) or UNKNOWN
            case Given():
                return _rendered_with(arguments[0].value) if arguments else GIVEN
        return UNKNOWN

    def variables(self, function: Function, arguments: Sequence[Lazy]) -> ValueScope:
        """The scope inside a function that is called."""
        node = function.node
        if node.id not in self._bodies:
            self._bodies[node.id] = read_body(node)
        body = self._bodies[node.id]
        names: Names = {}
        outside = function.scope
        scope = ValueScope(outside.package, outside.module, names, outside)
        for place, parameter in enumerate(_parameters(node)):
            given = arguments[place] if place < len(arguments) else settled(NOTHING)
            bind(parameter, given, names, lambda inner: self.evaluate(inner, scope))
        for pattern, value in body.declared:
            given = self._lazy(value, scope) if value is not None else UNTOLD
            bind(pattern, given, names, lambda inner: self.evaluate(inner, scope))
        for name, value in body.assigned:
            if name in names:
                names[name] = [each for each in names[name] if each is not UNTOLD]
                names[name].append(self._lazy(value, scope))
        for name, inner in body.functions:
            names.setdefault(name, []).append(settled(Function(inner, scope, name)))
        return scope

    def _run(self, function: Function, arguments: Sequence[Lazy]) -> Value:
        body = field_of(function.node, "body")
        if body is None or self._calls >= _LONGEST:
            return UNKNOWN
        self._calls += 1
        scope = self.variables(function, arguments)
        if body.type != "statement_block":
            return self.evaluate(body, scope)
        returned, is_over = self._returned(list(children_of(body)), scope)
        return choose(returned if is_over else [*returned, NOTHING])

    def _returned(self, statements: Sequence[Node], scope: ValueScope) -> tuple[list[Value], bool]:
        """The return value of some statements, and whether they always return."""
        returned: list[Value] = []
        for statement in statements:
            found, is_over = self._returned_by(statement, scope)
            returned += found
            if is_over:
                return returned, True
        return returned, False

    def _returned_by(self, statement: Node, scope: ValueScope) -> tuple[list[Value], bool]:
        match statement.type:
            case "return_statement":
                value = next(iter(_without_comments(statement)), None)
                return [self.evaluate(value, scope) if value is not None else NOTHING], True
            case "throw_statement":
                return [], True
            case "statement_block" | "else_clause":
                return self._returned(list(children_of(statement)), scope)
            case "if_statement":
                return self._returned_by_branches(statement, scope)
            case "switch_statement" | "try_statement" | "for_statement" | "for_in_statement":
                inside = (node for node in walk_own(statement) if node.type == "return_statement")
                return [
                    each for node in inside for each in self._returned_by(node, scope)[0]
                ], False
        return [], False

    def _returned_by_branches(self, statement: Node, scope: ValueScope) -> tuple[list[Value], bool]:
        condition = field_of(statement, "condition")
        is_true = self._test(condition, scope) if condition is not None else None
        returned: list[Value] = []
        ends: list[bool] = []
        for name, left_out in (("consequence", False), ("alternative", True)):
            branch = field_of(statement, name)
            if is_true is left_out:
                continue
            found, is_over = self._returned_by(branch, scope) if branch is not None else ([], False)
            returned += found
            ends.append(is_over)
        return returned, all(ends)

    def _declared(self, name: str, package: Package, module: Module) -> Value:
        scope = ValueScope(package, module)
        node = module.declaration(name)
        if node is not None and name not in module.imports:
            value = field_of(node, "value") if node.type == "variable_declarator" else node
            found = self.evaluate(value, scope) if value is not None else UNKNOWN
            return _called(found, name)
        origin = module.imports.get(name)
        if origin is None or origin.module is None:
            return UNKNOWN
        declared = find_imported(package, module, origin)
        if declared is None:
            own = origin.module if origin.name == EVERYTHING else origin.name
            return External(name if origin.name == "default" else own, origin.module)
        return self.of_module(declared[2], declared[0], declared[1])

    def _lazy(self, node: Node, scope: ValueScope) -> Lazy:
        return Lazy(lambda: self.evaluate(node, scope))

    def _last(self, node: Node, scope: ValueScope) -> Value:
        inner = _without_comments(node)
        return self.evaluate(inner[-1], scope) if inner else UNKNOWN

    def _identifier(self, node: Node, scope: ValueScope) -> Value:
        return self.named(text_of(node), scope)

    def _nothing(self, _: Node, __: ValueScope) -> Value:
        return NOTHING

    def _array(self, node: Node, scope: ValueScope) -> Value:
        return Items(tuple(self._lazy(each, scope) for each in _without_comments(node)))

    def _function(self, node: Node, scope: ValueScope) -> Value:
        return Function(node, scope, text_of(field_of(node, "name")))

    def _assigned(self, node: Node, scope: ValueScope) -> Value:
        right = field_of(node, "right")
        return self.evaluate(right, scope) if right is not None else UNKNOWN

    def _text(self, node: Node, _: ValueScope) -> Value:
        is_plain = not any(child.type == "template_substitution" for child in node.named_children)
        return Text(string_of(node) or "") if is_plain else UNKNOWN

    def _record(self, node: Node, scope: ValueScope) -> Value:
        parts: list[Value] = []
        for child in _without_comments(node):
            if child.type == "spread_element":
                parts.append(self._last(child, scope))
                continue
            found = self._field(child, scope)
            parts.append(ObjectValue(dict([found])) if found else ObjectValue(open=True))
        return merged(parts)

    def _field(self, node: Node, scope: ValueScope) -> tuple[str, Lazy] | None:
        if node.type == "shorthand_property_identifier":
            return text_of(node), self._lazy(node, scope)
        key, value = field_of(node, "key"), field_of(node, "value")
        if node.type == "method_definition":
            name = text_of(field_of(node, "name"))
            return name, settled(Function(node, scope, name))
        if key is None or value is None or key.type == "computed_property_name":
            return None
        return string_of(key) or text_of(key), self._lazy(value, scope)

    def _member(self, node: Node, scope: ValueScope) -> Value:
        owner, name = field_of(node, "object"), text_of(field_of(node, "property"))
        # A context has no declaration to detect it by, but only its parts have these names.
        if name in {"Provider", "Consumer"}:
            return External(name)
        return field_value(self.evaluate(owner, scope), name) if owner is not None else UNKNOWN

    def _subscript(self, node: Node, scope: ValueScope) -> Value:
        owner, index = field_of(node, "object"), field_of(node, "index")
        if owner is None or index is None:
            return UNKNOWN
        of = self.evaluate(owner, scope)
        if index.type == "number":
            return item_value(of, int(text_of(index))) if text_of(index).isdigit() else UNKNOWN
        key = self.evaluate(index, scope)
        if isinstance(key, Text):
            return field_value(of, key.text)
        if isinstance(of, ObjectValue) and of.fields and not of.open:
            return choose(each.value for each in of.fields.values())
        return GIVEN if of is GIVEN else UNKNOWN

    def _conditional(self, node: Node, scope: ValueScope) -> Value:
        parts = [field_of(node, name) for name in ("condition", "consequence", "alternative")]
        condition, first, second = parts
        if condition is None or first is None or second is None:
            return UNKNOWN
        is_true = self._test(condition, scope)
        if is_true is not None:
            return self.evaluate(first if is_true else second, scope)
        # In `found ? render(found) : found` the second branch is an empty value.
        is_missing = text_of(second) == text_of(condition)
        other = NOTHING if is_missing else self.evaluate(second, scope)
        return choose((self.evaluate(first, scope), other))

    def _binary(self, node: Node, scope: ValueScope) -> Value:
        left, right = field_of(node, "left"), field_of(node, "right")
        operator = text_of(field_of(node, "operator"))
        if left is None or right is None or operator not in {"&&", "||", "??"}:
            return UNKNOWN
        if operator == "&&":
            is_true = self._test(left, scope)
            if is_true is None:
                return choose((NOTHING, self.evaluate(right, scope)))
            return self.evaluate(right, scope) if is_true else NOTHING
        first = self.evaluate(left, scope)
        if truth(first):
            return first
        second = self.evaluate(right, scope)
        there = [each for each in options_of(first) if not isinstance(each, Nothing)]
        return choose((*there, second))

    def _test(self, node: Node, scope: ValueScope) -> bool | None:
        """Whether a condition is true; None if it is unknown."""
        inner = _without_comments(node)
        if node.type == "parenthesized_expression" and inner:
            return self._test(inner[-1], scope)
        if node.type == "unary_expression" and text_of(field_of(node, "operator")) == "!":
            found = self._test(inner[-1], scope)
            return None if found is None else not found
        if node.type == "binary_expression":
            return self._test_both(node, scope)
        return truth(self.evaluate(node, scope))

    def _test_both(self, node: Node, scope: ValueScope) -> bool | None:
        left, right = field_of(node, "left"), field_of(node, "right")
        operator = text_of(field_of(node, "operator"))
        if left is None or right is None:
            return None
        if operator in {"&&", "||"}:
            found = {self._test(left, scope), self._test(right, scope)}
            decides = operator == "||"
            if decides in found:
                return decides
            return None if None in found else not decides
        if operator in {"===", "!=="}:
            first, second = self.evaluate(left, scope), self.evaluate(right, scope)
            if isinstance(first, Text) and isinstance(second, Text):
                return (first.text == second.text) is (operator == "===")
        return None

    def _call(self, node: Node, scope: ValueScope) -> Value:
        function = field_of(node, "function")
        given = tuple(
            self._lazy(each, scope) if each.type != "spread_element" else UNTOLD
            for each in _without_comments(field_of(node, "arguments"))
        )
        if function is None:
            return UNKNOWN
        return self._known(_name_of(function), given) or self.call(
            self.evaluate(function, scope), given
        )

    def _known(self, name: str, arguments: Sequence[Lazy]) -> Value | None:
        # Known functions may call their arguments.
        from tearsheet.packages.flow.known_functions import call_known

        return call_known(self, name, arguments)


def _called(value: Value, name: str) -> Value:
    """The name of an anonymous function is that of its variable."""
    if isinstance(value, Function) and not value.name:
        return Function(value.node, value.scope, name)
    return value


def _rendered_with(handed: Value) -> Value:
    """The result of an unknown function: its arguments, or something around them."""
    if carries(handed):
        return Element(GIVEN, handed)
    wraps = isinstance(handed, ObjectValue) and "children" in handed.fields
    return Element(External("Fragment"), handed) if wraps else GIVEN


def _parameters(function: Node) -> list[Node]:
    alone = field_of(function, "parameter")
    return [alone] if alone is not None else _without_comments(field_of(function, "parameters"))


def _without_comments(node: Node | None) -> list[Node]:
    return [child for child in children_of(node) if child.type != "comment"]


def _name_of(function: Node) -> str:
    """The last name of the callee: compiled modules wrap it as `(0, _react.memo)`."""
    node: Node | None = function
    while node is not None and node.type in {"parenthesized_expression", "sequence_expression"}:
        inner = _without_comments(node)
        node = inner[-1] if inner else None
    if node is not None and node.type == "member_expression":
        return text_of(field_of(node, "property"))
    return text_of(node) if node is not None and node.type == "identifier" else ""


_READERS: Mapping[str, Callable[[Evaluation, Node, ValueScope], Value]] = {
    "parenthesized_expression": Evaluation._last,
    "sequence_expression": Evaluation._last,
    "identifier": Evaluation._identifier,
    "shorthand_property_identifier": Evaluation._identifier,
    "string": Evaluation._text,
    "template_string": Evaluation._text,
    "null": Evaluation._nothing,
    "undefined": Evaluation._nothing,
    "false": Evaluation._nothing,
    "object": Evaluation._record,
    "array": Evaluation._array,
    "arrow_function": Evaluation._function,
    "function_expression": Evaluation._function,
    "function_declaration": Evaluation._function,
    "call_expression": Evaluation._call,
    "member_expression": Evaluation._member,
    "subscript_expression": Evaluation._subscript,
    "ternary_expression": Evaluation._conditional,
    "binary_expression": Evaluation._binary,
    "assignment_expression": Evaluation._assigned,
}
