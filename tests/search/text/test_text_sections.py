"""What is read of a finished page, and what is not."""

from __future__ import annotations

from tearsheet.search.text.page_text import read_page_text
from tearsheet.search.text.sections import Section, read_sections


def read(main: str) -> list[Section]:
    html = f"<body><nav>Menu</nav><main id='main-content'>{main}</main><footer>Foot</footer></body>"
    return read_sections(html)


def texts(main: str) -> list[str]:
    return [section.text for section in read(main)]


def test_the_title_heads_what_stands_above_the_first_heading() -> None:
    [top, below] = read('<p>By us.</p><h1>Switch</h1><p>On or off.</p><h2 id="a">A</h2><p>B</p>')

    assert (top.id, top.heading, top.text) == ("", "Switch", "By us. On or off.")
    assert (below.id, below.heading, below.text) == ("a", "A", "B")


def test_a_fact_is_a_section_with_an_address_of_its_own() -> None:
    fact = (
        '<li id="p-x" class="deprecated"><p class="name"><a href="#p-x">x</a> <em>Since 2</em></p>'
    )

    [_, props, x] = read(f'<h2 id="p">Props</h2><ul>{fact}<div>Says it.</div></li></ul>')

    assert (props.level, x.level) == (2, 0)
    assert (x.id, x.heading, x.text) == ("p-x", "x", "Since 2 Says it.")


def test_what_operates_the_page_and_what_is_hidden_is_not_read() -> None:
    unread = (
        "<nav>Tabs</nav>",
        "<live-part src='/a.js'><label>Size</label><p>Demo</p></live-part>",
        '<button class="copy" type="button" hidden>Copy</button>',
        '<p class="facts-head" aria-hidden="true"><span>Name</span></p>',
        '<input type="radio" id="x"><label for="x">Table</label>',
        "<details><summary>Show code</summary></details>",
        '<h2 id="x" class="title" data-unsearched="">Getting started</h2>',
    )

    assert texts(f"<h1>T</h1><p>Read</p>{''.join(unread)}<p>on</p>") == ["Read on"]


def test_an_island_of_the_article_is_read_without_its_controls() -> None:
    island = (
        "<live-part src='/a.js' when='visible' prefix='p1-' data-article props='{}'>"
        "<button>Sort</button><p>Kite</p></live-part>"
    )

    assert texts(f"<h1>T</h1><p>Read</p>{island}<p>on</p>") == ["Read Kite on"]


CODE = "import Box from '@mui/material/Box';\nconst x = <span>useId</span>(note.of, 'word');"
FIGURE = f'<figure class="code"><pre tabindex="0"><code>{CODE}</code></pre></figure>'


def test_code_is_kept_apart_from_the_text() -> None:
    [section] = read(f"<p>See:</p>{FIGURE}<p>Done.</p>")

    assert section.text == "See: Done."
    assert section.code == "import Box from '@mui/material/Box';\nconst x = useId(note.of, 'word');"


def test_of_demos_only_the_names_in_their_code_are_read() -> None:
    demo = f'<figure class="demo plain" id="A"><div><p>Live</p>{FIGURE}{FIGURE}</div></figure>'

    [section] = read(f"<p>See:</p>{demo}<p>Done.</p>")

    assert section.text == "See: Done."
    assert section.code == "@mui/material/Box Box useId"


def test_words_end_where_blocks_do_and_go_on_in_marked_code() -> None:
    assert texts("<p>One</p><p>two <code>use<span>State</span></code> &lt;b&gt;</p>") == [
        "One two useState <b>"
    ]


def test_a_document_without_a_text_has_no_sections() -> None:
    assert read_sections("<html><body></body></html>") == []


def test_keywords_count_among_the_words_at_the_top_of_the_page() -> None:
    page = '<main><h1>Snackbar</h1><p>It shows a message.</p><h2 id="a">Position</h2></main>'
    keywords = '<head><meta name="keywords" content="toast, flash message"></head>'

    plain, found = read_page_text("/a/", page), read_page_text("/a/", f"{keywords}{page}")

    assert set(found.words.split()) - set(plain.words.split()) == {"toast", "flash"}
    assert "toast" not in found.shown
    assert found.digest != plain.digest
