"""The text's files: small, the same however one comes to them, few of them changed by an edit."""

from __future__ import annotations

import json
import random
from bisect import bisect_right
from collections.abc import Sequence

import pytest

from cpu_limit import cpu_limit
from tearsheet.search.division import divide, join_runs
from tearsheet.search.files import LIMIT, IndexFileTooLarge, file_path, is_named_by
from tearsheet.search.limits import LIMITS, IndexLimits
from tearsheet.search.shared_letters import shorten_keys
from tearsheet.search.text.layout import IndexedPage, Made, TextState
from tearsheet.search.text.make import PageChange, change_text_files, make_text_files
from tearsheet.search.text.numbers import (
    BASE,
    read_steps,
    write_fixed,
    write_short,
    write_step,
)
from tearsheet.search.text.packs import GROUP
from tearsheet.search.text.page_text import PageText, read_page_text
from tearsheet.search.text.postings import (
    Entries,
    Postings,
    cut_entries,
    read_postings,
    replace_entry,
    write_postings,
)

CHANCE = random.Random(6)
WORDS = ["".join(CHANCE.choices("abcdeimnorst", k=CHANCE.randint(2, 9))) for _ in range(3000)]


LEVELS = (
    LIMITS,
    IndexLimits(root=600, table=2_000, only_table=2_000, common=60, file=8_000),
    IndexLimits(root=300, table=150, only_table=150, common=60, file=2_000, joined=0),
)
"""Of which the root names all files, or leads to them over one table, or over several."""


def write_page(number: int, edition: int = 0, words: int = 400, more: str = "") -> PageText:
    chance = random.Random(f"{number} {edition}")
    chosen = [WORDS[min(int(chance.expovariate(1 / 300)), len(WORDS) - 1)] for _ in range(words)]
    half = words // 2
    html = (
        f"<main><h1>Page {number}</h1><p>{' '.join(chosen[:half])}</p>"
        f'<h2 id="more">More</h2><p>{" ".join(chosen[half:])} {more}</p></main>'
    )
    return read_page_text(f"/p{number:04}/", html)


def list_pages(texts: Sequence[PageText]) -> list[IndexedPage]:
    return [
        IndexedPage(address=f"/p{number:04}/", product="one", text=text.digest)
        for number, text in enumerate(texts)
    ]


def make_all(texts: Sequence[PageText], limits: IndexLimits = LIMITS) -> tuple[TextState, Made]:
    made: Made = {}
    return make_text_files(list_pages(texts), texts, made, limits), made


def change(
    state: TextState,
    files: Made,
    before: list[PageText],
    after: dict[int, PageText],
    limits: IndexLimits = LIMITS,
) -> tuple[TextState, Made]:
    texts = [after.get(number, text) for number, text in enumerate(before)]
    firsts = sorted({number // GROUP * GROUP for number in after})
    return change_text_files(
        state,
        [
            PageChange(number=number, before=before[number], after=text)
            for number, text in after.items()
        ],
        {first: texts[first : first + GROUP] for first in firsts},
        files.__getitem__,
        limits,
    )


@pytest.fixture(scope="module")
def texts() -> list[PageText]:
    return [write_page(number) for number in range(300)]


@pytest.fixture(scope="module")
def made(texts: list[PageText]) -> tuple[TextState, Made]:
    return make_all(texts)


def test_every_file_is_small_and_named_by_its_content(made: tuple[TextState, Made]) -> None:
    state, files = made

    assert set(state.paths) == set(files)
    assert max(map(len, files.values())) < LIMIT
    assert all(is_named_by(path, data) for path, data in files.items())
    assert len(state.shards) > 10


@pytest.mark.parametrize("limits", LEVELS)
def test_an_edit_makes_what_making_all_anew_makes(
    texts: list[PageText], limits: IndexLimits
) -> None:
    state, files = make_all(texts, limits)
    now = list(texts)
    for edition in range(1, 12):
        numbers = random.Random(edition).sample(range(len(texts)), k=edition % 3 + 1)
        words = 30 if edition % 4 == 0 else 400
        after = {number: write_page(number, edition, words) for number in numbers}

        state, new = change(state, files, now, after, limits)

        now = [after.get(number, text) for number, text in enumerate(now)]
        anew_state, anew = make_all(now, limits)
        files = {path: (files | new)[path] for path in state.paths}
        assert state == anew_state
        assert files == anew


@pytest.mark.parametrize(("limits", "depth"), [*zip(LEVELS, (None, 1, 2), strict=True)])
def test_a_root_that_cannot_name_all_files_leads_to_them_in_steps(
    texts: list[PageText], limits: IndexLimits, depth: int | None
) -> None:
    state, files = make_all(texts, limits)

    root = json.loads(files[state.root])
    depths = [deep for deep, _, _ in root.get("directories", {}).values()]
    assert max(depths, default=None) == depth
    assert set(state.paths) == set(files)
    assert depth is None or len(files[state.root]) <= limits.root + 200
    assert all(len(files[path]) <= limits.table + 200 for path in state.tables)


def test_a_word_of_very_many_pages_begins_with_those_where_it_weighs_the_most() -> None:
    light = write_page(1, words=30, more="zoidberg")
    heavy = read_page_text("/p/", "<main><h1>Zoidberg</h1></main>")
    limits = IndexLimits(root=1_000, table=400, file=400)

    state, files = make_all([light] * 200 + [heavy], limits)

    path = state.shards[bisect_right([word for word, _ in state.shards], "zoidberg") - 1][1]
    words, steps, places, long = json.loads(files[path])
    at = words.split().index("zoidberg")
    first = Postings(steps.split()[at], places.split()[at])
    assert [(word, pages) for word, pages, _ in long if word == "zoidberg"] == [("zoidberg", 201)]
    assert 200 in read_postings(first, 2).pages
    others = [path for word, path in state.lists if word == "zoidberg"]
    parts = [first, *(Postings(*json.loads(files[path])) for path in others)]
    pages = [page for part in parts for page in read_postings(part, 2).pages]
    assert len(others) > 1
    assert sorted(pages) == [*range(201)]


def test_a_root_that_names_its_files_names_those_of_very_common_words() -> None:
    pages = [write_page(number, words=10, more="zoidberg") for number in range(100)]
    limits = IndexLimits(file=200)

    state, files = make_all(pages, limits)

    named = json.loads(files[state.root])["files"]
    assert len(named["lists"]) > 1
    assert {f"search/{name}" for names in named.values() for name in names} == set(files) - {
        state.root
    }


def test_what_begins_like_a_word_of_very_many_pages_lies_in_its_file() -> None:
    pages = [write_page(number, words=30, more="zoidberg zoidbergs") for number in range(200)]
    pages.append(write_page(200, words=30, more="zoidberging"))
    limits = IndexLimits(root=1_000, table=400, file=400)

    state, files = make_all(pages, limits)

    words = [json.loads(files[path])[0].split() for _, path in state.shards]
    assert [some for some in words if "zoidberg" in some and "zoidberging" in some]


def test_a_directory_has_as_much_of_a_word_as_tells_it_from_the_one_before() -> None:
    words = ["ab", "abc", "abd", "b", "cab", "cabin"]

    assert list(shorten_keys(["ab", "abd", "cab", "cabin"], words)) == ["a", "abd", "c", "cabi"]


def test_the_root_of_a_large_site_names_its_common_words_the_most_common_first(
    texts: list[PageText],
) -> None:
    _, large, _ = LEVELS
    state, files = make_all(texts, large)

    common = json.loads(files[state.root])["common"]

    by_size = sorted(state.sizes, key=lambda word: (-state.sizes[word], word))
    written = " ".join(words for _, words in common)
    words = written.split()
    assert words == by_size[: len(words)]
    assert large.common - 20 < len(written) <= large.common
    for pages, some in common:
        for word in some.split():
            assert pages <= sum(word in text.words.split() for text in texts) < 3 * pages


def test_a_small_site_says_nothing_of_common_words(made: tuple[TextState, Made]) -> None:
    state, files = made

    assert "common" not in json.loads(files[state.root])


def test_an_edit_and_its_opposite_change_nothing(
    texts: list[PageText], made: tuple[TextState, Made]
) -> None:
    state, files = made
    edited = [write_page(7, 1) if number == 7 else text for number, text in enumerate(texts)]

    there, new = change(state, files, texts, {7: edited[7]})
    back, _ = change(there, files | new, edited, {7: texts[7]})

    assert there != state
    assert back == state


def test_a_new_word_changes_few_files(texts: list[PageText], made: tuple[TextState, Made]) -> None:
    state, files = made
    with_word = write_page(7, more="zoidberg")

    after, _ = change(state, files, texts, {7: with_word})

    new = set(after.paths) - set(files)
    kinds = sorted(path.split(".")[0] for path in new)
    assert kinds == ["search/spelling", "search/text", "search/texts", "search/words"]


def test_a_file_that_can_no_longer_be_read_is_not_guessed(
    texts: list[PageText], made: tuple[TextState, Made]
) -> None:
    def read(path: str) -> bytes:
        raise FileNotFoundError(path)

    with pytest.raises(FileNotFoundError):
        change_text_files(
            made[0], [PageChange(number=0, before=texts[0], after=texts[1])], {}, read
        )


def test_a_site_without_pages_has_an_index_without_words() -> None:
    state, files = make_all([])

    assert json.loads(files[state.root])["pages"] == 0
    assert state.paths == (state.root,)


def test_the_root_says_where_the_pages_of_each_product_begin() -> None:
    texts = [write_page(number, words=10) for number in range(3)]
    pages = [
        IndexedPage(address=f"/{number}/", product=product, text=text.digest)
        for number, (product, text) in enumerate(zip(("a", "a", "b"), texts, strict=True))
    ]

    files: Made = {}
    state = make_text_files(pages, texts, files)

    assert json.loads(files[state.root])["products"] == [[0, "a", 1], [2, "b", 1]]


def test_words_are_cut_by_the_letters_they_begin_with() -> None:
    words = ["a", "ab", "abc", "abd", "b", "c"]

    assert divide(words, [1] * 6, limit=6) == [(0, 6)]
    assert divide(words, [1] * 6, limit=4) == [(0, 4), (4, 6)]
    assert divide(words, [1, 1, 9, 1, 1, 1], limit=4) == [(0, 1), (1, 2), (2, 3), (3, 4), (4, 6)]


def test_small_neighbors_are_joined_and_an_edit_moves_cuts_only_near_it() -> None:
    words = sorted(set(WORDS))
    sizes = [700 if random.Random(word).random() < 0.05 else 5 for word in words]
    grown = [size + 300 * (place == 1_000) for place, size in enumerate(sizes)]

    runs = divide(words, sizes, limit=1_000)
    joined = join_runs(runs, words, sizes, limit=1_000)
    after = join_runs(divide(words, grown, limit=1_000), words, grown, limit=1_000)

    assert [at for low, high in joined for at in range(low, high)] == [*range(len(words))]
    assert len(joined) < 0.93 * len(runs)
    assert all(sum(sizes[low:high]) <= 1_000 for low, high in joined)
    moved = set(joined) ^ set(after)
    assert moved
    assert all(abs(low - 1_000) < 50 for low, _ in moved)


def test_a_long_list_is_cut_between_pages_and_nothing_is_lost() -> None:
    places = [("!$" if page % 2 else "") + write_short(page % 60) + "%" for page in range(3 * BASE)]
    whole = Entries([page * 300 for page in range(3 * BASE)], places)

    parts = list(cut_entries(whole, 2, 100))

    assert len(parts) > 1
    assert max(part.size(2) for part in parts) <= 100
    assert [page for part in parts for page in part.pages] == whole.pages
    assert [some for part in parts for some in part.places] == places


def test_what_is_written_of_a_list_is_read_again() -> None:
    places = [("!$" if page % 2 else "") + write_short(page) + "%" for page in range(60)]
    whole = Entries([page**3 for page in range(60)], places)

    written = write_postings(whole, 3)

    assert read_postings(written, 3) == whole
    assert read_postings(Postings("", ""), 3) == Entries([], [])


def test_a_step_takes_a_letter_or_two_unless_it_is_very_large() -> None:
    for step, letters in ((1, 1), (46, 1), (47, 2), (4_186, 2), (4_187, 4), (700_000, 4)):
        written = write_step(step, 3)

        assert len(written) == letters
        assert read_steps(write_fixed(5, 3) + written, 3) == [5, 5 + step]


def test_a_page_is_put_in_and_taken_out_of_a_list() -> None:
    one = replace_entry(Entries([], []), 90, "!%")
    two = replace_entry(one, 3, "!$#%")

    assert two == Entries([3, 90], ["!$#%", "!%"])
    assert replace_entry(two, 3, "") == one
    assert replace_entry(one, 90, "#%") == Entries([90], ["#%"])


def test_what_grew_too_large_says_what_to_do() -> None:
    with pytest.raises(IndexFileTooLarge, match="leave some pages out"):
        file_path("texts-1", b"x" * LIMIT)


def test_a_page_of_any_length_fits_its_pack() -> None:
    sections = "".join(f"<h2 id=h{number}>H</h2><p>{'word ' * 900}</p>" for number in range(40))

    text = read_page_text("/long/", f"<main><h1>Long</h1>{sections}</main>")

    assert len(text.shown.encode()) <= 60_000
    assert json.loads(text.shown)[1] == "Long"


def test_a_page_of_thousands_of_headings_is_read_in_seconds_and_found_to_its_end() -> None:
    sections = "".join(
        f'<h2 id="heading-{number}">Heading {number}</h2><p>Zebra{number}.</p>'
        for number in range(6000)
    )

    with cpu_limit(10):
        text = read_page_text("/long/", f"<main><h1>Long</h1>{sections}</main>")

    rows = json.loads(text.shown)[2]
    assert len(text.shown.encode()) <= 60_000
    assert len(text.headings) == 6000
    assert {"zebra0", "zebra5999"} <= set(text.words.split(" "))
    # Neighbors are shown together, below the first of their headings.
    assert 500 < len(rows) < 6000
    assert len({ident for ident, _, _ in rows}) == len(rows)


def test_a_page_whose_title_and_anchors_are_endless_fits_its_pack() -> None:
    endless = "x" * 50_000
    section = f'<h2 id="{endless}">{endless}</h2><p>Zebra.</p>'

    with cpu_limit(10):
        text = read_page_text("/long/", f"<main><h1>{endless}</h1>{section}</main>")

    rows = json.loads(text.shown)[2]
    assert len(text.shown.encode()) <= 60_000
    assert [(ident, words) for ident, _, words in rows] == [("", ""), ("", "Zebra.")]
