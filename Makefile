# Two commands matter: `make play` and `make test`. Both set up what they need.

PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
RUN    := PYTHONPATH=src $(BIN)/python
GAME   ?= animalia
PORT   ?= 8000

.PHONY: play test lint types format rules unit browser web-test bench archive lock clean help

help:      ## list the commands
	@grep -hE '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed 's/: .*##/\t/' | expand -t 12

play: $(VENV)/installed ## set everything up and start playing
	$(RUN) -m menagerie play $(GAME)

test: $(VENV)/tested lint rules unit ## set everything up and run every check

lint: $(VENV)/tested ## formatting, style and types
	$(BIN)/ruff format --check src tests bench
	$(BIN)/ruff check src tests bench
	$(BIN)/mypy

format: $(VENV)/tested ## put the sources into shape
	$(BIN)/ruff check --fix --quiet src tests bench
	$(BIN)/ruff format --quiet src tests bench

rules: $(VENV)/tested ## how many rules have a test
	PYTHONPATH=src:tests $(BIN)/python -m tools.rule_coverage

unit: $(VENV)/tested ## the tests
	$(BIN)/pytest -n 2 --dist worksteal

bench: $(VENV)/tested ## measure; peers are timed when they are installed
	PYTHONPATH=src:. $(BIN)/python -m bench

archive: $(VENV)/tested ## record finished games anew: make archive GAME=animalia
	PYTHONPATH=src:tests $(BIN)/python -m tools.archive $(GAME)

lock: ## pin the requirements anew
	for part in play test peers; do \
	  uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
	    --no-emit-index-url --no-annotate requirements/$$part.in -o requirements/$$part.txt; done

clean: ## remove everything that was built
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/installed: requirements/play.txt | $(VENV)/bin/python
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/play.txt
	touch $@

$(VENV)/tested: requirements/play.txt requirements/test.txt | $(VENV)/bin/python
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/test.txt
	touch $@ $(VENV)/installed
