# Everything a contributor runs. `make` alone lists the targets.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.setup-done
FAST := .venv/goldenlane-fast
PAGE := src/goldenlane/server/static/index.html
READER := dist/reader/index.html
PAGE_SOURCES := $(shell find frontend/src frontend/public frontend/public-reader -type f) $(wildcard src/goldenlane/i18n/*/*.ftl) \
	frontend/index.html frontend/reader.html frontend/fonts.ts frontend/words.ts frontend/vite.config.ts frontend/vite.reader.config.ts \
	frontend/svelte.config.js frontend/package-lock.json

MAKEFLAGS += --no-print-directory
.DELETE_ON_ERROR:
.PHONY: help setup fast packages page reader play static check test e2e docs dist bench format lock upgrade clean

help:
	@echo "make setup    create .venv with the project and all its extras, at the versions of requirements.lock"
	@echo "make fast     compile the engine for .venv (needs gcc; installs it on Debian as root); make setup goes back"
	@echo "make page     build the web page, if its sources are newer (needs Node.js 20 or later)"
	@echo "make reader   the card reader alone, in dist/reader: copy it to any web space"
	@echo "make play     open the table in the browser"
	@echo "make check    the quick gate, three minutes at most: style, types, layers, the page, and the tests of the rules"
	@echo "make test     every check and every test, those in the browser too (on Debian it installs PostgreSQL and Chromium, if it may)"
	@echo "make e2e      the browser tests alone: whole games in Chromium (ten minutes)"
	@echo "make docs     build the documentation as a site into dist/docs"
	@echo "make dist     build the sdist and the wheel, with the page, into dist"
	@echo "make bench    measure the speed, side by side with other programs, and write docs/performance.md"
	@echo "make format   let ruff rewrite the sources in the project's style"
	@echo "make lock     bring requirements.lock up to date with pyproject.toml, changing as little as possible"
	@echo "make upgrade  lock the newest version of every package"
	@echo "make clean    remove what the other targets made"

setup: $(STAMP) page
	@rm -rf $(FAST)

page: $(PAGE)

$(PAGE): $(PAGE_SOURCES)
	@command -v npm >/dev/null || { echo "npm is needed to build the web page; see frontend/README.md"; exit 1; }
	@echo "page: building the web page (up to a minute the first time)"
	@cd frontend && npm install --no-save --no-audit --no-fund --loglevel=error && npm run --silent build

reader: $(READER)

$(READER): $(PAGE)
	@mkdir -p dist && rm -rf dist/reader && cp -r $(dir $(PAGE))reader dist/reader
	@touch $@

$(STAMP): pyproject.toml requirements.lock scripts/setup
	@PYTHON="$(PYTHON)" scripts/setup .venv
	@touch $@

# The compiled engine is used only while it fits its sources, so the other targets may leave it in place.
fast: $(STAMP) page
	@scripts/fast .venv $(FAST)

play: $(STAMP) page
	@$(BIN)/goldenlane serve

packages:
	@scripts/packages

# The quick part of the tests: rules, words and reasoning, without servers, workers and bots that think, and without
# the files that play hundreds of games each.
QUICK := tests/kernel tests/golem tests/alchemists tests/rulebook tests/deduction tests/reader tests/i18n \
	tests/test_front_door.py tests/test_size.py tests/test_reference.py
LONG := tests/golem/test_barrier.py tests/golem/test_properties.py tests/alchemists/test_barrier.py \
	tests/alchemists/test_properties.py tests/deduction/test_knowledge.py tests/reader/test_codes.py

static: $(STAMP) page
	@echo "== ruff check"
	@$(BIN)/ruff check .
	@echo "== ruff format"
	@$(BIN)/ruff format --check .
	@echo "== mypy"
	@$(BIN)/mypy
	@echo "== import layers"
	@$(BIN)/lint-imports --no-logo
	@echo "== svelte-check"
	@cd frontend && npm run --silent check
	@echo "== vitest"
	@cd frontend && npm run --silent test

check: static
	@echo "== pytest, the quick part"
	@GOLDENLANE_FAST=no $(BIN)/pytest -n 2 --dist worksteal $(QUICK) $(LONG:%=--ignore=%)

test: static packages
	@echo "== pytest"
	@GOLDENLANE_FAST=no $(BIN)/pytest -n 2 --dist worksteal --ignore=tests/e2e tests/test_fast.py tests
	@$(MAKE) e2e

# In a run of its own: the browser's driver keeps an event loop in the process.
e2e: $(STAMP) page packages
	@echo "== browser tests"
	@$(BIN)/pytest -n 2 --dist worksteal tests/e2e

docs: $(STAMP)
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "docs: dist/docs/index.html"

dist: $(STAMP) page
	@rm -f dist/goldenlane-*
	@$(BIN)/python -m hatchling build -t sdist -t wheel -d dist

bench: $(STAMP) page
	@$(BIN)/python -m bench.compare

format: $(STAMP)
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

lock:
	@PYTHON="$(PYTHON)" scripts/lock

upgrade:
	@PYTHON="$(PYTHON)" scripts/lock --upgrade

clean:
	rm -rf .venv .bench .fast dist frontend/node_modules frontend/.fonts src/goldenlane/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
