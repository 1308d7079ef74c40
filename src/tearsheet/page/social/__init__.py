"""The social images of pages: what link previews show."""
