"""The sites by which serving and publishing are measured are sites like any other."""

from __future__ import annotations

from pathlib import Path

from bench.files.publishing import seed
from bench.files.site import FILES, edit_page, write_large_site

from tearsheet.output.manifest import load_manifest
from tearsheet.progress import Progress
from tearsheet.publish.folder import Folder
from tearsheet.publish.publishing import PublishOptions, publish_site
from tearsheet.serve.application import Application


def test_an_edited_page_is_served_and_published_alone(tmp_path: Path) -> None:
    dist, folder = tmp_path / "dist", Folder("", tmp_path / "www")
    write_large_site(dist, 40)
    seed(folder, dist)

    edit = edit_page(dist, 7, "Edited")
    plan = publish_site(folder, PublishOptions(out=dist), Progress())

    assert len(load_manifest(dist).files) == 40 * len(FILES) + 2
    copy = Application(dist).find(edit.address, (), at_home=False).copy
    assert copy
    assert copy.body == edit.text
    # Five files of the page that have one content, and the manifest.
    assert len(plan.switch.paths) == 6
