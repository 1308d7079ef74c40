"""Lists: bullets, numbers and tasks."""

from __future__ import annotations

from tearsheet.markdown.rendering import Feature, Rendering
from tearsheet.markdown.tree import Node
from tearsheet.model.texts import TEXTS


def _list(node: Node, page: Rendering) -> str:
    items = "".join([_item(item, page) for item in node.children])
    if node.value is None:
        return f"<ul>\n{items}</ul>\n"
    start = f' start="{node.value}"' if node.value != 1 else ""
    return f"<ol{start}>\n{items}</ol>\n"


def _item(node: Node, page: Rendering) -> str:
    return f"<li>{page.children(node).rstrip()}</li>\n"


def _task(node: Node, _page: Rendering) -> str:
    done = " checked" if node.value else ""
    label = TEXTS["taskDone"] if node.value else TEXTS["taskToDo"]
    return f'<input type="checkbox" disabled{done} aria-label="{label}"> '


FEATURE = Feature(nodes={"List": _list, "Item": _item, "TaskListMarker": _task})
