# `make` prints what there is. Everything sets up what it needs, and does nothing twice.
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
export PATH := $(CURDIR)/.venv/bin:$(PATH)
# What the machine trusts is trusted by Node too.
export NODE_USE_SYSTEM_CA := 1
# Python keeps what it has compiled: every process that starts, and every worker of the tests, would compile the engine anew.
export PYTHONDONTWRITEBYTECODE :=
PORT ?= 8000
HOST ?= 127.0.0.1

.PHONY: help serve dev build check test test-all test-engine slowest pages demos browsers edits lint standards audit bench lock clean

help: ## What there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

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
	@$(MAKE) --jobs 2 $(LINTERS)

LINTERS := lint-types lint-tsc lint-ruff lint-format lint-biome lint-oxlint lint-spelling
.PHONY: $(LINTERS)
lint-types:
	@setup/quietly 'mypy' mypy
lint-tsc:
	@setup/quietly 'tsc' node_modules/.bin/tsc -p reader
lint-ruff:
	@setup/quietly 'ruff' ruff check .
lint-format:
	@setup/quietly 'ruff format' ruff format --check .
lint-biome:
	@setup/quietly 'biome' node_modules/.bin/biome check
lint-oxlint:
	@setup/quietly 'oxlint' node_modules/.bin/oxlint reader/src content
lint-spelling:
	@setup/quietly 'spelling' tearsheet check --spelling

test: before-tests ## What must be green: everything but some of the long journeys, which the commit draws
	@setup/tests --sample

test-all: before-tests ## The same with all long journeys
	@setup/tests

.PHONY: before-tests
before-tests: ready generated .tearsheet/browser .tearsheet/hosts
	@$(MAKE) --jobs 2 test-site $(LINTERS) vitest

.PHONY: test-site vitest
# What journeys look at, built beside the linters: no test waits for it, nor for the bundler while it works.
test-site:
	@setup/quietly 'the site' tearsheet build --content $(CURDIR)/content \
		--out $(CURDIR)/.tearsheet/test-site/dist --cache $(CURDIR)/.tearsheet/test-site/cache
vitest:
	@setup/quietly 'vitest' node_modules/.bin/vitest run --root reader

test-engine: ready generated ## The tests of the engine, without a browser and without hosts
	@setup/tests -m 'not long' --ignore tests/journeys

slowest: ready ## The slowest tests of the last run
	@setup/tests --slowest

pages: ready .tearsheet/browser generated ## Every page in a browser and by axe; `make test` looks at each kind
	@pytest --numprocesses auto --dist load tests/journeys/test_every_page.py --every-page

demos: ready .tearsheet/browser generated ## Every demo in a browser; `make test` looks at the latest and a few
	@tearsheet check --demos

browsers: ready generated ## Journeys in Firefox and WebKit; `make test` takes a sample
	@setup/browser firefox webkit
	@pytest -n0 tests/journeys/test_firefox_and_webkit.py tests/journeys/test_edits_in_firefox_and_webkit.py tests/journeys/test_ways_out_in_firefox_and_webkit.py --other-browsers

edits: ready .tearsheet/browser generated ## Random edits of every kind, built on and built anew: ROUNDS=20 SEED=1
	@pytest tests/pipeline/test_random_edits.py --rounds $(or $(ROUNDS),20) --seed $(or $(SEED),1)

standards: ready .tearsheet/browser .tearsheet/java ## Build, and ask validators of markup, accessibility, feeds and the like
	@tearsheet build
	@python -m bench standards

audit: ready ## Ask whether anything is known against the locked packages
	@setup/audit

bench: ready .tearsheet/browser ## The measurements the README quotes, beside the peers
	@python -m bench

lock: ready ## Write the lock files anew after a change of packages
	@setup/lock

clean: ## Forget what was built; content and packages stay
	rm -rf dist .dist.* .tearsheet/cache .tearsheet/reader .tearsheet/test-*

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

.tearsheet/java: setup/java
	@setup/java
	@mkdir -p $(@D) && touch $@

.tearsheet/hosts: setup/hosts
	@setup/hosts
	@mkdir -p $(@D) && touch $@
