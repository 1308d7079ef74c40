"""The size of each component, measured with the bundler and written down for pages to show."""
