"""One module per language, each with its `read`; they are imported when first needed."""
