"""The preview of a demo: the elements it returns, where they are few enough to be read at once."""

from __future__ import annotations

import pytest

from tearsheet.markdown.demos.preview import MOST_LINES, find_preview
from tearsheet.model.demo import DemoFile


def preview(code: str, before: str = "") -> str | None:
    return find_preview(DemoFile(name="index.tsx", text=f"{before}{code}"))


def returning(elements: str) -> str:
    return f"export default function Demo() {{\n  return (\n{elements}\n  );\n}}\n"


def test_the_returned_elements_are_shown_as_far_left_as_they_go() -> None:
    code = returning("    <Stars\n      of={5}\n    >\n      <b>a</b>\n    </Stars>")

    assert preview(code) == "<Stars\n  of={5}\n>\n  <b>a</b>\n</Stars>"


@pytest.mark.parametrize(
    ("opening", "closing"),
    [
        ("<div>", "</div>"),
        ('<Box sx={{ width: "100%" }}>', "</Box>"),
        ("<Stack\n      spacing={2}\n    >", "</Stack>"),
        ("<>", "</>"),
        ("<Fragment>", "</Fragment>"),
        ("<React.Fragment>", "</React.Fragment>"),
    ],
)
def test_a_lone_wrapper_is_taken_off(opening: str, closing: str) -> None:
    code = returning(f"    {opening}\n      <Stars />\n\n      <Stars of={{5}} />\n    {closing}")

    assert preview(code) == "<Stars />\n\n<Stars of={5} />"


@pytest.mark.parametrize(
    "elements",
    [
        "<Box sx={{ p: 2 }}>Only words</Box>",
        "<Box><Box>One of its own kind</Box></Box>",
        "<Card><Stars /></Card>",
        "<Boxes><Stars /></Boxes>",
        "<Box.Part><Stars /></Box.Part>",
        "<Stack />",
    ],
)
def test_what_is_no_lone_wrapper_stays(elements: str) -> None:
    assert preview(returning(f"    {elements}")) == elements


def test_only_one_wrapper_is_taken_off() -> None:
    assert preview(returning("    <Box><Stack><Stars /></Stack></Box>")) == (
        "<Stack><Stars /></Stack>"
    )


def test_a_wrapper_around_a_list_is_taken_off() -> None:
    code = returning(
        "    <div>\n      {all.map((one) => (\n        <Star />\n      ))}\n    </div>"
    )

    assert preview(code) == "{all.map((one) => (\n  <Star />\n))}"


@pytest.mark.parametrize(
    "code",
    [
        "export default () => <Stars />;",
        "const Demo = () => <Stars />;\nexport default Demo;",
        "const Demo: FC = () => {\n  return <Stars />;\n};\nexport default Demo;",
        "function Demo() {\n  return <Stars />;\n}\n\nexport default Demo;",
        "export function Demo() { return <Stars />; }\nexport default Demo;",
        "export default async function Demo() { return <Stars />; }",
        "export default function () { return (/* five */ <Stars />); }",
        "export default function Demo() {\n  if (none) return null;\n  return <Stars />;\n}",
    ],
)
def test_the_component_may_be_written_in_any_way(code: str) -> None:
    assert preview(code, before="import Stars from './Stars';\n\n") == "<Stars />"


@pytest.mark.parametrize(
    "code",
    [
        "export default memo(() => <Stars />);",
        "export default function Demo() { return null; }",
        "export default function Demo() { return rated ? <Stars /> : <Empty />; }",
        "export default function Demo() {}",
        "export default Demo;",
        "export default 3;",
        "export const Demo = () => <Stars />;",
        "export default <;",
        "",
    ],
)
def test_what_returns_no_elements_has_no_preview(code: str) -> None:
    assert preview(code) is None


def test_many_lines_are_no_preview() -> None:
    def of_lines(number: int) -> str | None:
        inside = "".join("      <Star />\n" for _ in range(number - 2))
        return preview(returning(f"    <Card>\n{inside}    </Card>"))

    most = of_lines(MOST_LINES)
    assert most is not None
    assert most.count("\n") + 1 == MOST_LINES
    assert of_lines(MOST_LINES + 1) is None


def test_what_is_few_without_its_wrapper_is_shown() -> None:
    inside = "".join("      <Star />\n" for _ in range(MOST_LINES))

    assert preview(returning(f"    <div>\n{inside}    </div>")) is not None


def test_letters_beyond_ascii_move_nothing() -> None:
    code = returning("    <Price>5 €</Price>")

    assert preview(code, before="const text = '→ 😀';\n") == "<Price>5 €</Price>"


def test_what_lays_out_others_is_shown_where_the_page_is_about_it() -> None:
    file = DemoFile(
        name="index.tsx", text=returning("    <Stack spacing={2}>\n      <b>a</b>\n    </Stack>")
    )

    assert find_preview(file) == "<b>a</b>"
    assert find_preview(file, {"Stack"}) == "<Stack spacing={2}>\n  <b>a</b>\n</Stack>"
