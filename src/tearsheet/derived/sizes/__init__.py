"""The bundle size of each component, measured with the bundler and stored for pages to show."""
