# Everything a contributor runs. `make` alone lists the targets.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.setup-done

MAKEFLAGS += --no-print-directory
.DELETE_ON_ERROR:
.PHONY: help setup play test bench format lock upgrade clean

help:
	@echo "make setup    create .venv with the project and all its extras, at the versions of requirements.lock"
	@echo "make play     play Golem in the terminal against two bots"
	@echo "make test     run every check and every test"
	@echo "make bench    measure the speed, side by side with catanatron"
	@echo "make format   let ruff rewrite the sources in the project's style"
	@echo "make lock     bring requirements.lock up to date with pyproject.toml, changing as little as possible"
	@echo "make upgrade  lock the newest version of every package"
	@echo "make clean    remove what the other targets made"

setup: $(STAMP)

$(STAMP): pyproject.toml requirements.lock scripts/setup
	@PYTHON="$(PYTHON)" scripts/setup .venv
	@touch $@

play: setup
	@$(BIN)/goldenlane play golem --seats me,bot,bot

test: setup
	@echo "== ruff check"
	@$(BIN)/ruff check .
	@echo "== ruff format"
	@$(BIN)/ruff format --check .
	@echo "== mypy"
	@$(BIN)/mypy
	@echo "== import layers"
	@$(BIN)/lint-imports --no-logo
	@echo "== pytest"
	@$(BIN)/pytest -n 2

bench: setup
	@$(BIN)/python bench/compare.py

format: setup
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

lock:
	@PYTHON="$(PYTHON)" scripts/lock

upgrade:
	@PYTHON="$(PYTHON)" scripts/lock --upgrade

clean:
	rm -rf .venv .bench dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
