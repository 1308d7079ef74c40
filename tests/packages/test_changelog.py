"""What the makers of a package write of its releases, read into values."""

from __future__ import annotations

from tearsheet.derived.package_changelog import read_changelog
from tearsheet.model.changelog import ChangelogRelease, Entry, version_order

TEXT = """\
# Changelog

## 2.1.0

_Mar 28, 2025_

A big thanks to everybody.

- A highlight (#9) @ada

### `@acme/toys@2.1.0`

- [Kite][Drum] Fix the `line` when it is **long** (#45701, #45702) @ada @grace-hopper
- Allow `<input />` and <kbd>Enter</kbd>, see [the guide](https://acme.example/) (1a2b3c4d)
  over two lines
- [l10n] Improve Polish (pl-PL) locale (#17)

#### Breaking changes

- The `string` prop is gone:

  ```diff
  - string
  + line
  ```

### Docs

- Not about the package (#1) @ada

## v2.0.0

### Toys

#### Breaking changes

- Kites fly higher.

#### `@acme/toys@v2.0.0`

- Nothing else.

### `@acme/tools`

- A new awl.

## Older versions

- Elsewhere.
"""


def release(package: str, version: str) -> ChangelogRelease:
    (found,) = [
        one for one in read_changelog(TEXT) if (one.package, one.version) == (package, version)
    ]
    return found


def test_a_release_has_its_day_and_its_changes() -> None:
    newest = release("@acme/toys", "2.1.0")

    assert newest.day == "2025-03-28"
    assert newest.changes[0] == Entry(text="Fix the `line` when it is long", names=("Kite", "Drum"))


def test_markup_becomes_plain_text_and_code_stays() -> None:
    _, allowed, improved = release("@acme/toys", "2.1.0").changes

    assert allowed.text == "Allow `<input />` and Enter, see the guide (1a2b3c4d) over two lines"
    assert improved == Entry(text="Improve Polish (pl-PL) locale", names=("l10n",))


def test_breaking_changes_below_a_package_are_its_own() -> None:
    assert release("@acme/toys", "2.1.0").breaking == (Entry(text="The `string` prop is gone:"),)


def test_breaking_changes_above_a_package_are_about_the_next() -> None:
    oldest = release("@acme/toys", "2.0.0")

    assert oldest.breaking == (Entry(text="Kites fly higher."),)
    assert oldest.changes == (Entry(text="Nothing else."),)


def test_a_package_without_a_version_has_that_of_the_release() -> None:
    assert release("@acme/tools", "2.0.0").changes == (Entry(text="A new awl."),)


def test_what_is_about_no_package_is_left_out() -> None:
    told = [entry.text for one in read_changelog(TEXT) for entry in (*one.breaking, *one.changes)]

    assert not {"A highlight", "Not about the package", "Elsewhere."} & {*told}


def test_versions_come_by_their_numbers_and_previews_before_releases() -> None:
    versions = ["7.0", "6.10.0", "7.0.0-beta.10", "6.9", "7.0.0-beta.9", "7.0.1", "7.0.0-alpha.1"]

    assert sorted(versions, key=version_order) == [
        *("6.9", "6.10.0", "7.0.0-alpha.1", "7.0.0-beta.9", "7.0.0-beta.10", "7.0", "7.0.1"),
    ]
