"""The generated pages of the blog: older posts, the posts of a tag and of an author."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct, field

from tearsheet.content.belonging import NO_PRODUCT
from tearsheet.content.memory import Memory
from tearsheet.content.scan import PAGE_FILE
from tearsheet.derived.blog import (
    TAGS_ADDRESS,
    Post,
    find_writers,
    posts_of,
    tag_address,
    write_day,
)
from tearsheet.model.absolute_address import absolute_address
from tearsheet.model.author import AUTHORS_ADDRESS, Author
from tearsheet.model.blog import BLOG_ADDRESS
from tearsheet.model.link import Link
from tearsheet.model.page import Page, PageSettings
from tearsheet.model.site import Site
from tearsheet.model.source import Picture
from tearsheet.model.texts import TEXTS
from tearsheet.model.written_text import WrittenText, escape_markdown

AT_ONCE = 10
"""Posts per page."""

BLOG_FOLDER = BLOG_ADDRESS.strip("/")


class BlogPictures(Struct, frozen=True, kw_only=True):
    """The pictures in the lists of the blog."""

    authors: Mapping[str, Picture] = field(default_factory=dict)
    """By the author's id."""
    posts: Mapping[str, Picture] = field(default_factory=dict)
    """By the post's address."""


NO_PICTURES = BlogPictures()


class BlogList(Struct, frozen=True, kw_only=True):
    """One page of the blog with a list of posts, tags or authors."""

    address: str
    title: str
    about: str
    posts: tuple[Post, ...] = ()
    number: int = 1
    """The number of this page in a paginated list."""
    parts: tuple[str, ...] = ()
    """The addresses of all pages of the list, in order."""
    links: tuple[tuple[str, str, int], ...] = ()
    """Address, name and number of posts of each list that it links to."""
    links_title: str = ""
    author: Author | None = None
    back: tuple[Link, ...] = ()
    """Links to the parent lists."""
    listed: bool = True


def has_lists(memory: Memory) -> bool:
    """Whether the first page of the blog lists its posts, so that there may be more pages."""
    blog = memory.files.get(f"{BLOG_FOLDER}/{PAGE_FILE}")
    return blog is not None and "component BlogIndex" in blog.placed


def find_lists(site: Site) -> dict[str, BlogList]:
    """All lists of the blog by their address, the one on its own page first."""
    posts = posts_of(page for page in site.pages if not page.generated)
    return {blog_list.address: blog_list for blog_list in _make_lists(site, posts)}


def _make_lists(site: Site, posts: list[Post]) -> Iterator[BlogList]:
    tags, writers = _by_tag(posts), _by_author(site.authors, posts)
    blog = next((page for page in site.pages if page.address == BLOG_ADDRESS), None)
    title, about = (blog.settings.title, blog.settings.description) if blog else ("", "")
    all_posts = Link(BLOG_ADDRESS, TEXTS["allPosts"])
    all_tags = Link(TAGS_ADDRESS, TEXTS["allTags"])
    all_authors = Link(AUTHORS_ADDRESS, TEXTS["allAuthors"])
    tag_links = tuple((address, name, len(entries)) for address, (name, entries) in tags.items())
    yield from _parts(
        BlogList(
            address=BLOG_ADDRESS,
            title=title,
            about=about,
            links=tag_links,
            links_title=TEXTS["tags"],
            back=(*([all_tags] if tags else []), *([all_authors] if writers else [])),
        ),
        posts,
    )
    if tags:
        yield BlogList(
            address=TAGS_ADDRESS,
            title=TEXTS["tags"],
            about=TEXTS["tagsAbout"],
            links=tag_links,
            links_title=TEXTS["tags"],
            back=(all_posts,),
        )
    for address, (name, entries) in tags.items():
        blog_list = BlogList(
            address=address,
            title=_fill("postsTagged", tag=name),
            about=_fill("postsTaggedAbout", tag=name),
            back=(all_posts, all_tags),
            # A list of one post has nothing that the post itself does not have.
            listed=len(entries) > 1,
        )
        yield from _parts(blog_list, entries)
    if writers:
        yield BlogList(
            address=AUTHORS_ADDRESS,
            title=TEXTS["authors"],
            about=TEXTS["authorsAbout"],
            links=tuple((author.address, author.name, len(entries)) for author, entries in writers),
            links_title=TEXTS["authors"],
            back=(all_posts,),
        )
    for author, entries in writers:
        blog_list = BlogList(
            address=author.address,
            title=_fill("postsBy", name=author.name),
            about=author.about,
            author=author,
            back=(all_posts, all_authors),
        )
        yield from _parts(blog_list, entries)


def _fill(text: str, **values: str) -> str:
    filled = TEXTS[text]
    for name, value in values.items():
        filled = filled.replace(f"{{{name}}}", value)
    return filled


def _by_tag(posts: Iterable[Post]) -> dict[str, tuple[str, list[Post]]]:
    """The posts of each tag by its address, in alphabetical order of the tags."""
    posts_by_tag: dict[str, tuple[str, list[Post]]] = {}
    for post in posts:
        for tag in dict.fromkeys(post[1].settings.tags):
            address = tag_address(tag)
            tag_posts = posts_by_tag.setdefault(address, (tag, []))[1] if address else [post]
            if post not in tag_posts:
                tag_posts.append(post)
    return dict(sorted(posts_by_tag.items(), key=lambda item: item[1][0].lower()))


def _by_author(authors: Iterable[Author], posts: Iterable[Post]) -> list[tuple[Author, list[Post]]]:
    """The authors with posts, in the order of their list, each with their posts."""
    posts = list(posts)
    posts_by_author = [
        (author, [post for post in posts if author.name in post[1].settings.authors])
        for author in authors
    ]
    return [(author, wrote) for author, wrote in posts_by_author if wrote]


def _parts(whole: BlogList, posts: Sequence[Post]) -> Iterator[BlogList]:
    """The pages of a paginated list; the first has the address of the list."""
    count = max(1, -(-len(posts) // AT_ONCE))
    addresses = tuple(
        whole.address if number == 1 else f"{whole.address}page/{number}/"
        for number in range(1, count + 1)
    )
    for number, address in enumerate(addresses, start=1):
        first = number == 1
        numbers = {"number": str(number), "count": str(count)}
        yield BlogList(
            address=address,
            title=whole.title if first else _fill("pageNumbered", title=whole.title, **numbers),
            about=whole.about if first else _fill("pageOf", about=whole.about, **numbers),
            posts=tuple(posts[(number - 1) * AT_ONCE : number * AT_ONCE]),
            number=number,
            parts=addresses,
            links=whole.links if first else (),
            links_title=whole.links_title,
            author=whole.author if first else None,
            back=whole.back,
            listed=whole.listed,
        )


def make_list_pages(site: Site, lists: Iterable[BlogList]) -> Iterator[Page]:
    """The pages of the lists, unless an author wrote a page at that address."""
    pages = {page.address: page for page in site.pages}
    blog = pages[BLOG_ADDRESS]
    for blog_list in lists:
        if blog_list.address not in pages:
            yield Page(
                address=blog_list.address,
                file=blog.file,
                root=blog.root,
                settings=PageSettings(
                    title=blog_list.title,
                    description=blog_list.about,
                    contents=False,
                    sponsor=False,
                ),
                product=blog.product,
                category=NO_PRODUCT.category,
                listed=blog.listed and blog_list.listed,
                generated=True,
            )


def write_list(
    blog_list: BlogList, site: Site, pictures: BlogPictures = NO_PICTURES
) -> WrittenText:
    """The text of a list's page."""
    lead = f"# {escape_markdown(blog_list.title)}\n\n{escape_markdown(blog_list.about)}\n\n"
    props = json.dumps(describe_list(blog_list, site, pictures), ensure_ascii=False, sort_keys=True)
    return WrittenText(text=f"{lead}:: component BlogIndex\n", components={"BlogIndex": props})


def describe_list(
    blog_list: BlogList, site: Site, pictures: BlogPictures = NO_PICTURES
) -> dict[str, Any]:
    """The props of the reader's `BlogIndex`."""
    return {
        "posts": [
            {**_describe_post(date, page, site), "picture": _describe(pictures.posts, page)}
            for date, page in blog_list.posts
        ],
        "links": [
            {"address": address, "name": name, "count": count, "id": _old_id(address)}
            for address, name, count in blog_list.links
        ],
        "linksTitle": blog_list.links_title,
        "parts": list(blog_list.parts),
        "number": blog_list.number,
        "author": _describe_author(blog_list.author, pictures.authors)
        if blog_list.author
        else None,
        "back": blog_list.back,
        "twin": _write_markdown_list(blog_list, site.settings.host),
    }


def _old_id(address: str) -> str | None:
    # The former anchor of a tag, from before each tag had a page.
    if not address.startswith(TAGS_ADDRESS):
        return None
    return f"tag-{address.removeprefix(TAGS_ADDRESS).strip('/')}"


def _describe_post(date: Any, page: Page, site: Site) -> dict[str, Any]:
    settings = page.settings
    writers = find_writers(site, page, has_lists=True)
    return {
        "address": page.address,
        "title": settings.title,
        "description": settings.description,
        "date": date.isoformat(),
        "day": write_day(date),
        "authors": [{"name": writer.name, "address": writer.address} for writer in writers],
        "tags": [{"name": tag, "address": tag_address(tag)} for tag in settings.tags],
    }


def _describe(pictures: Mapping[str, Picture], post: Page) -> dict[str, Any] | None:
    picture = pictures.get(post.address)
    if picture is None:
        return None
    return {"url": picture.url, "width": picture.width, "height": picture.height}


def _describe_author(author: Author, pictures: Mapping[str, Picture]) -> dict[str, Any]:
    picture = pictures.get(author.id)
    return {
        "name": author.name,
        "link": author.link,
        "picture": picture.url if picture else None,
    }


def _write_markdown_list(blog_list: BlogList, host: str) -> str:
    rows = [
        (page.address, page.settings.title, page.settings.description)
        for _, page in blog_list.posts
    ]
    rows += [(address, name, "") for address, name, _ in blog_list.links]
    rows += [(link.address, link.text, "") for link in blog_list.back]
    return "\n".join(
        f"- [{escape_markdown(words)}]({absolute_address(host, address)})"
        + (f": {escape_markdown(about)}" if about else "")
        for address, words, about in rows
    )
