"""Every word of the interface, in one table; the words of pages are in the content.

English is the only language. The reader gets the table by generation, the
parts that are prerendered get it as `translations` in their props.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

TEXTS: Mapping[str, str] = MappingProxyType(
    {
        # The frame.
        "skipToContent": "Skip to content",
        "openNavigation": "Open the navigation",
        "closeNavigation": "Close",
        "products": "Products",
        "version": "version",
        "repository": "Source code",
        "appearance": "Appearance",
        "colourScheme": "Colour scheme",
        "schemeSystem": "System",
        "schemeLight": "Light",
        "schemeDark": "Dark",
        "navigation": "Pages",
        "contents": "On this page",
        "closeContents": "Close",
        "contentsTitle": "On this page",
        "neighbours": "Previous and next page",
        "previous": "Previous",
        "next": "Next",
        "earlierPages": "{count} pages before",
        "laterPages": "{count} pages after",
        "pageLinks": "About this page",
        "editPage": "Edit this page",
        "viewAsMarkdown": "View as Markdown",
        "waiAria": "The pattern in the WAI-ARIA guide",
        "opensElsewhere": "(another site)",
        # What a row of the navigation wears.
        "newFeature": "New",
        "beta": "Beta",
        "unstable": "Preview",
        "planned": "Planned",
        "legacy": "Legacy",
        "deprecated": "Deprecated",
        "pro": "Pro",
        "premium": "Premium",
        # The text of a page.
        "linkToSection": "Link to this section",
        "calloutInfo": "Info",
        "calloutSuccess": "Success",
        "calloutWarning": "Warning",
        "calloutError": "Error",
        "table": "Table",
        "taskDone": "Done",
        "taskToDo": "To do",
        "footnotes": "Footnotes",
        "footnote": "Footnote",
        "backToReference": "Back to reference",
        "apiSection": "API",
        "apiIntroduction": "Every prop, slot and class, with its default:",
        # Code and demos.
        "copy": "Copy",
        "copied": "Copied",
        "copyRefused": "Copying is not allowed here",
        "showCode": "Show code",
        "tabs": "Show as",
        "packageManager": "Package manager",
        "styling": "Styling",
        "needsScript": "This part needs JavaScript.",
        "partNotLoaded": "This part did not load.",
        "partStopped": "This part stopped working.",
        "reset": "Reset",
        "tryAgain": "Try again",
        # Components placed in pages.
        "product": "Product",
        "documentedHere": "Documented here",
        "otherVersions": "Other versions",
        "notReleased": "Not released yet",
        "none": "None",
        # The page for addresses that do not exist.
        "notFoundTitle": "Page not found",
        "notFoundDescription": "There is no page at this address.",
        "notFoundText": (
            "There is no page at this address. It may have moved, or the link has a mistake in it."
        ),
        "notFoundHome": "Go to the first page",
        "notFoundProducts": "These libraries are documented here:",
    }
)
