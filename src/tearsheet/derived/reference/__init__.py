"""The packages' facts on the site: which pages are made of them, and what else."""
