"""The pictures other sites show where a page is linked to."""
