"""The development server: hot reload of every saved page and demo."""
