# Two commands matter: `make play` and `make test`. Both set up what they need.

PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
RUN    := PYTHONPATH=src $(BIN)/python
PORT   ?= 8000
HOST   ?= 0.0.0.0
FILM   ?= animalia
EFFORT ?= 10
GAMES  ?= 1000000
FUZZ   ?= 10
# One more than two cores: tests spend half of their time waiting for pages, servers and clocks.
WORKERS ?= 3
STATIC := src/menagerie/server/static
DOCS   := src/menagerie/server/docs
FACES  := build/faces
WEB    := $(shell find src/menagerie/core/pictures/tokens.css web/src web/public web/index.html web/package.json web/vite.config.ts 2>/dev/null)

# A Node that was brought here comes first.
NODE   := build/node
export PATH := $(CURDIR)/$(NODE)/bin:$(PATH)
# Like pip, npm trusts whom the system trusts.
export NODE_USE_SYSTEM_CA := 1
PAGES  := $(shell find docs CONTRIBUTING.md src/menagerie/games -name '*.md' -o -name '*.ipynb' -o -name conf.py 2>/dev/null)
SPHINX := $(RUN) -m sphinx -q -d build/doctrees -b html
# What a tool says to itself is shown where it fails.
quietly = mkdir -p build && ( $(2) ) >build/$(1).log 2>&1 || { cat build/$(1).log; exit 1; }

# Whatever the shell says: hundreds of processes would each compile every module they import.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play test lint rules graph types said faces warm unit web-test learn-test test-long docs dist release pictures gallery studies bench archive format lock clean

help:      ## list the commands
	@grep -hE '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed 's/: .*##/\t/' | expand -t 12

play: ## set everything up and serve the games
	@$(MAKE) --no-print-directory --silent --jobs 2 $(VENV)/installed $(STATIC)/index.html $(DOCS)/index.html
	@$(RUN) -m menagerie serve --port $(PORT) --host $(HOST)

test: ## set everything up and run every check
	@$(MAKE) --no-print-directory --jobs 3 --output-sync=line WHOLE=1 warm web-test chromium postgresql lint docs rules
	@$(MAKE) --no-print-directory WHOLE=1 unit

lint: $(VENV)/tested ## formatting, style and types
	$(BIN)/ruff format --check src tests bench examples
	$(BIN)/ruff check src tests bench examples
	$(BIN)/mypy

rules: $(VENV)/tested ## how many rules have a test
	$(RUN) -m menagerie.testing.coverage

graph: $(VENV)/tested ## which package imports which: Python and the web client's folders
	PYTHONPATH=src:tests $(BIN)/python -m tools.graph

types: $(VENV)/installed ## the browser's types, made from the Python declarations
	$(RUN) -m menagerie.server.wire.typescript web/src

said: $(VENV)/tested ## the functions by which Python names messages, from the English catalogue: make said GAME=<id>
	MENAGERIE_MODE=interpreted $(RUN) -m menagerie.testing.accessors $(GAME)

faces: $(FACES) ## the card faces that notebooks show, printed by the web client into the games' folders

web-test: $(STATIC)/index.html ## the web client: formatting, style, types, accessibility warnings, pure parts
	cd web && npm run --silent lint && npm run --silent check && npm run --silent test

warm: $(VENV)/tested ## compile the rules of all games
	PYTHONPATH=src:tests $(BIN)/python -m tools.warm

unit: warm $(STATIC)/index.html $(FACES) ## the tests, browser included
	MENAGERIE_FUZZ_SECONDS=$(FUZZ) $(BIN)/pytest -n $(WORKERS) --dist worksteal -q

learn-test: $(VENV)/tested $(FACES) ## the tests of learning, and the notebooks; PyTorch is installed if it is missing, whichever build pip chooses
	$(BIN)/python -c "import torch" 2>/dev/null || $(BIN)/pip install --quiet --disable-pip-version-check torch==2.13.0
	$(BIN)/pytest -q tests/learn tests/notebooks

test-long: $(VENV)/tested chromium browsers postgresql $(STATIC)/index.html $(FACES) ## the random tests again, with ten times as many games, kills and examples, an hour of odd requests, and longer games in the browser
	MENAGERIE_EFFORT=$(EFFORT) MENAGERIE_FUZZ_SECONDS=3600 $(BIN)/pytest -n $(WORKERS) --dist worksteal -q -m "not browser or walk"

docs: $(VENV)/installed $(FACES) ## the documentation site, which the server offers under /docs
	rm -rf $(DOCS)
	$(SPHINX) -W -E docs $(DOCS)

dist: $(VENV)/tested $(STATIC)/index.html $(FACES) docs ## the wheel and the source package, with the web app and the documentation
	rm -rf build/lib build/bdist.* dist
	$(BIN)/python -m build --no-isolation
	$(RUN) tests/tools/wheel.py dist

release: test dist ## check everything, then build what is published: dist/
	@echo "Ready: dist/. Tag it v$$($(RUN) -c 'import menagerie; print(menagerie.__version__)'), as CHANGELOG.md says."

pictures: $(VENV)/tested chromium $(STATIC)/index.html $(FACES) ## the pictures of the README, from games against bots
	PYTHONPATH=src:tests:examples/goofspiel/src $(BIN)/python -m tools.pictures docs/pictures $(FILM)

gallery: $(VENV)/tested chromium $(STATIC)/index.html ## every page and table on every screen: build/gallery (make gallery OPTIONS="--size phone")
	PYTHONPATH=src:tests:examples/goofspiel/src $(BIN)/python -m tools.gallery build/gallery $(OPTIONS)

studies: $(VENV)/tested ## the pages about the games, from a million games of bots each: docs/extra/studies (an hour and a half of one core; make studies GAMES=20000 for a look)
	$(RUN) -m menagerie study --out docs/extra/studies --games $(GAMES)

bench: $(VENV)/tested ## measure what is here (make bench PARTS=cpu,peers) and write docs/speed.md
	PYTHONPATH=src:. $(BIN)/python -m bench $(PARTS)

archive: $(VENV)/tested ## record finished games anew: make archive GAME=<id>
	$(RUN) -m menagerie.testing.archive $(GAME)

format: $(VENV)/tested ## put the sources into shape
	$(BIN)/ruff check --fix --quiet src tests bench examples
	$(BIN)/ruff format --quiet src tests bench examples

lock: ## pin the requirements anew
	for part in play test peers node; do \
	  uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
	    --no-emit-index-url --no-annotate requirements/$$part.in -o requirements/$$part.txt; done

clean: ## remove everything that was built
	rm -rf $(VENV) build dist src/*.egg-info $(STATIC) $(DOCS) web/node_modules src/menagerie/games/*/faces.json
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +

# What the commands above stand on


.PHONY: chromium browsers postgresql node
.DELETE_ON_ERROR:

chromium: ## a browser for the tests, from the system's packages: the one without windows, if there is one
	@scripts/system.sh "chromium-headless-shell chromium chromium-browser google-chrome" "chromium-headless-shell chromium"

browsers: ## the other browsers that are supported, from the system's packages
	@scripts/system.sh firefox-esr firefox-esr
	@scripts/system.sh WebKitWebDriver webkit2gtk-driver
	@scripts/system.sh Xvfb xvfb

postgresql: ## a database server for the tests, from the system's packages
	@scripts/system.sh psql postgresql

# An environment without `made` is made anew: its making, or an installation into it, was cut short.
$(BIN)/python: ;
$(VENV)/made: $(BIN)/python
	@PYTHON=$(PYTHON) scripts/python.sh $(VENV)
	@touch $@

ifdef WHOLE # what it takes to check everything holds the rest: nothing is installed beside it
$(VENV)/installed: $(VENV)/tested ;
else
$(VENV)/installed: requirements/play.txt $(VENV)/made
	@echo "Installing what it takes to play ..."
	@scripts/install.sh $(VENV) $<
	@touch $@
endif

$(VENV)/tested: requirements/test.txt $(VENV)/made
	@echo "Installing what it takes to check everything ..."
	@scripts/install.sh $(VENV) $< --no-compile
	@touch $@ $(VENV)/installed

node: | $(VENV)/made # with npm, for the web client
	@scripts/node.sh $(NODE) $(BIN)/python

web/node_modules/installed: web/package-lock.json | node
	@echo "Installing the web client's tools ..."
	@$(call quietly,npm,cd web && npm ci --loglevel error --no-fund --no-audit)
	@touch $@

$(STATIC)/index.html: web/node_modules/installed $(WEB)
	@echo "Building the web client ..."
	@$(call quietly,web,cd web && npm run --silent build)
	@touch $@

$(FACES): web/node_modules/installed web/scripts/faces.mjs $(WEB) $(wildcard src/menagerie/games/*/*.py src/menagerie/games/*/words/*/*.ftl) | $(VENV)/installed
	@mkdir -p $(@D)
	@MENAGERIE_MODE=interpreted $(RUN) -m menagerie.server.printing > $@.json
	@cd web && node scripts/faces.mjs ../$@.json
	@touch $@

$(DOCS)/index.html: $(PAGES) | $(VENV)/installed $(FACES)
	@echo "Building the documentation ..."
	@$(call quietly,docs,$(SPHINX) docs $(DOCS))
	@touch $@
