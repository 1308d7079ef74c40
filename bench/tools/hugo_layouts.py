"""The layouts Hugo is given, in the form both of its generations read."""

from __future__ import annotations

_BASE = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ .Title }} - {{ site.Title }}</title>
<meta name="description" content="{{ .Description }}">
<link rel="canonical" href="{{ .Permalink }}">
</head>
<body>
<header><a href="/">{{ site.Title }}</a></header>
{{ partialCached "navigation.html" . .Params.group }}
<main>
<h1>{{ .Title }}</h1>
{{ block "main" . }}{{ .Content }}{{ end }}
</main>
</body>
</html>
"""

_SINGLE = """\
{{ define "main" }}
<article>{{ .Content }}</article>
<aside>{{ .TableOfContents }}</aside>
<footer>
{{ with .NextInSection }}<a rel="prev" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}
{{ with .PrevInSection }}<a rel="next" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}
</footer>
{{ end }}
"""

_LIST = '{{ define "main" }}{{ .Content }}{{ end }}\n'

_NAVIGATION = """\
{{ $group := .Params.group }}
<nav><ul>
{{ range site.Params.groups }}
{{ if eq .name $group }}
<li>{{ .title }}<ul>
{{ range .pages }}<li><a href="{{ .address }}">{{ .title }}</a></li>
{{ end }}</ul></li>
{{ else }}
<li><a href="{{ (index .pages 0).address }}">{{ .title }}</a></li>
{{ end }}
{{ end }}
</ul></nav>
"""

LAYOUTS = {
    "_default/baseof.html": _BASE,
    "_default/single.html": _SINGLE,
    "_default/list.html": _LIST,
    "index.html": _LIST,
    "404.html": '{{ define "main" }}<p>There is no such page.</p>{{ end }}\n',
    "partials/navigation.html": _NAVIGATION,
}
