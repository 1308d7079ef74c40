# `make` prints what there is. Everything sets up what it needs, and does nothing twice.
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
export PATH := $(CURDIR)/.venv/bin:$(PATH)
# What the machine trusts is trusted by Node too.
export NODE_USE_SYSTEM_CA := 1
PORT ?= 8000
HOST ?= 127.0.0.1

.PHONY: help serve dev build check test pages edits lint audit bench lock clean

help: ## What there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-7s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

serve: ready ## Build the site and serve it; PORT=8000
	@tearsheet build
	@tearsheet serve --host $(HOST) --port $(PORT)

dev: ready ## Write pages and demos and see them at once; PORT=8000
	@tearsheet dev --host $(HOST) --port $(PORT)

build: ready ## Build the site into dist/
	@tearsheet build

check: ready ## Prove the content without writing a site
	@tearsheet check

lint: ready generated ## Style and types of the Python and the reader
	@setup/quietly 'ruff' ruff check .
	@setup/quietly 'ruff format' ruff format --check .
	@setup/quietly 'mypy' mypy
	@setup/quietly 'biome' node_modules/.bin/biome check
	@setup/quietly 'oxlint' node_modules/.bin/oxlint reader/src content
	@setup/quietly 'tsc' node_modules/.bin/tsc -p reader
	@setup/quietly 'spelling' tearsheet check --spelling

test: ready .tearsheet/browser .tearsheet/hosts lint ## Everything that must be green
	@setup/quietly 'vitest' node_modules/.bin/vitest run --root reader
# What fails beside other tests is tried once more, alone: a browser that waited for a processor is no
# defect of the site, and what fails twice is one.
	@pytest --numprocesses auto --dist loadfile --durations 20 --durations-min 10 \
		|| pytest --last-failed --last-failed-no-failures none --exitfirst

pages: ready .tearsheet/browser generated ## Every page in a browser and by axe; `make test` looks at each kind
	@pytest --numprocesses auto --dist load tests/journeys/test_every_page.py --every-page

edits: ready .tearsheet/browser generated ## Random edits of every kind, built on and built anew: ROUNDS=20 SEED=1
	@pytest tests/pipeline/test_random_edits.py --rounds $(or $(ROUNDS),20) --seed $(or $(SEED),1)

audit: ready ## Ask whether anything is known against the locked packages
	@setup/audit

bench: ready .tearsheet/browser ## The measurements the README quotes, beside the peers
	@python -m bench

lock: ready ## Write the lock files anew after a change of packages
	@setup/lock

clean: ## Forget what was built; content and packages stay
	rm -rf dist .dist.* .tearsheet/cache .tearsheet/reader

.PHONY: ready generated
generated:
	@python -m tearsheet.bundle.generated

ready: .venv/.complete node_modules/.complete

.venv/.complete: requirements-development.lock pyproject.toml setup/environment setup/uv.lock
	@setup/environment

node_modules/.complete: package-lock.json package.json .npmrc .venv/.complete
	@echo 'Installing the packages of the reader and the libraries it documents'
	@npm ci --loglevel=error
	@touch $@

.tearsheet/browser: setup/browser
	@setup/browser
	@mkdir -p $(@D) && touch $@

.tearsheet/hosts: setup/hosts
	@setup/hosts
	@mkdir -p $(@D) && touch $@
