"""The inline script that keeps a notice hidden where it was dismissed."""

from __future__ import annotations

import datetime

from tearsheet.model.notice import Notice


def render_notice_script(notice: Notice | None) -> str:
    """Return the script for the head; empty without a notice.

    It runs before the first paint, so a page never shows a notice and then moves up. A copy of the
    page that is older than the notice's last day hides it, too.
    """
    if notice is None:
        return ""
    end = datetime.datetime.combine(notice.end, datetime.time(), tzinfo=datetime.UTC)
    script = _HIDE.replace("END", str(int(end.timestamp() * 1000))).replace("ID", notice.id)
    return f"<script>{script}</script>\n"


# Blocked storage throws: then nothing can have been dismissed.
_HIDE = (
    "try{(Date.now()>=END||localStorage.getItem('tearsheet:notice')=='ID')&&"
    "(document.documentElement.dataset.noNotice='')}catch{}"
)
