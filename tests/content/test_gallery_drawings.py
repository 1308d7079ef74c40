"""The small drawings of galleries: read strictly, and one for each component."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from small_site import SmallSite
from tearsheet.content.drawing import read_gallery_drawing
from tearsheet.content.load import load_site
from tearsheet.content.memory import Memory
from tearsheet.content.scan import scan_content
from tearsheet.derived.gallery_drawings import GalleryDrawings
from tearsheet.errors import ContentError
from tearsheet.model.navigation import NavigationItem, walk
from tearsheet.model.site import Site

CONTENT = Path(__file__).parents[2] / "content"
FILE = Path("drawing.svg")
START = re.compile(r"M(-?[\d.]+)[ ,](-?[\d.]+)")


def drawn(inside: str, view_box: str = "0 0 120 64") -> bytes:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}">{inside}</svg>'
    return svg.encode()


def test_a_drawing_is_read_without_its_frame() -> None:
    line = '<path class="line" d="M18 32h84"/>'

    assert read_gallery_drawing(drawn(f"\n  {line}\n"), FILE) == line


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (drawn("<script>x()</script>"), '"<script>"'),
        (drawn('<path d="M0 0" onclick="x()"/>'), '"onclick"'),
        (drawn('<path d="M0 0" fill="red"/>'), '"fill"'),
        (drawn('<path d="M0 0" style="fill: red"/>'), '"style"'),
        (drawn('<path d="M0 0" class="thick"/>'), 'no class "thick"'),
        (drawn('<path d="M0 0"/>', "0 0 24 24"), "not the size"),
        (b"<p>No drawing.</p>", 'begins with "<p>"'),
    ],
)
def test_what_is_more_than_shapes_in_the_colors_of_the_site_is_refused(
    data: bytes, problem: str
) -> None:
    with pytest.raises(ContentError, match=re.escape(problem)):
        read_gallery_drawing(data, FILE)


def test_a_drawing_that_cannot_be_read_is_a_mistake_of_its_file(site: SmallSite) -> None:
    site.write("lamp/drawing.svg", drawn('<path class="thick" d="M0 0"/>'))

    (mistake,) = site.read_mistakes()

    assert mistake.where.file == site.content / "lamp/drawing.svg"
    assert "line" in mistake.remedy


def test_no_drawing_leaves_its_paper() -> None:
    starts = {file: find_starts(file) for file in CONTENT.glob("**/drawing.svg")}

    assert len(starts) > 30
    assert [file for file, found in starts.items() if not found] == []
    assert [file for file, found in starts.items() if not all(map(is_on_paper, found))] == []


def find_starts(file: Path) -> list[tuple[float, float]]:
    drawing = read_gallery_drawing(file.read_bytes(), file)
    return [(float(x), float(y)) for x, y in START.findall(drawing)]


def is_on_paper(start: tuple[float, float]) -> bool:
    x, y = start
    return 8 <= x <= 112 and 4 <= y <= 60


@pytest.fixture(scope="module")
def own_site() -> Site:
    """This site."""
    return load_site(CONTENT, scan_content(CONTENT), Memory()).site


@pytest.mark.parametrize("product", ["material-ui", "base-ui", "joy-ui"])
def test_every_component_has_a_drawing_and_a_sentence_of_its_own(
    own_site: Site, product: str
) -> None:
    drawings = GalleryDrawings(own_site.drawings)
    (navigation,) = (one.navigation for one in own_site.products if one.id == product)

    rows = list(_find_components(navigation))

    assert len(rows) > 3
    assert [row.pathname for row in rows if drawings.find(row.pathname) == drawings.find("/")] == []
    names = [row.pathname.strip("/").rpartition("/")[2].removeprefix("react-") for row in rows]
    assert [name for name in names if name not in own_site.sentences] == []


def _find_components(tree: tuple[NavigationItem, ...]) -> list[NavigationItem]:
    (group,) = (item for item in tree if item.pathname.endswith("/components-group/"))
    rows = (row for row in walk(group.children) if not row.children)
    return [row for row in rows if not row.pathname.endswith("/all-components/")]
