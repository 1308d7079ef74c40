"""Each page is given the demos that it shows, whichever address it has."""

from __future__ import annotations

from small_site import SmallSite

HELLO = "export default function Hello() {\n  return <button>Press</button>;\n}\n"


def test_the_home_page_may_show_a_demo_as_any_other(warm_site: SmallSite) -> None:
    for folder, title in (("", "Home"), ("guides", "Guides"), ("guides/first", "First")):
        warm_site.page(folder, ":: demo Hello", title=title)
        warm_site.write(f"{folder}/demos/Hello.tsx".lstrip("/"), HELLO)
    warm_site.navigation("/guides/", "/guides/first/")

    warm_site.build()

    for path in ("index.html", "guides/index.html", "guides/first/index.html"):
        assert "Press</button>" in warm_site.text(path)
