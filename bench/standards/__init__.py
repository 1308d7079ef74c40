"""What validators and readers of others say of everything that a build writes."""
