# Everything here works with Python 3.11 or later, make and a package index. `make help` lists the targets.

PYTHON ?= python3
# For tests: one more than there are cores, because some always wait for a page or a server.
WORKERS ?= $(shell expr 1 + $$(getconf _NPROCESSORS_ONLN))
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
UV := $(shell command -v uv)
PAGE := src/coronet/server/page/index.html
PUZZLES := build/puzzles/index.json
MODULES := web/node_modules/.package-lock.json

.DEFAULT_GOAL := help
.PHONY: help setup play soak page site wheel release protocol fixtures test test-page lint lint-page pins playthroughs bench bench-page bench-pocket docs gallery clean again

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: $(VENV)/dev ## create .venv with all that playing, testing and checking need

play: $(VENV)/play $(PAGE) ## serve tables and open the page in the browser (ARGS="--port 9000": options of coronet serve)
	@$(BIN)/coronet serve $(ARGS)

# The sources are compiled first, for the hundreds of programs that tests start, also where none may write bytecode itself.
test: $(VENV)/dev test-page $(PAGE) ## run the tests on all cores (ARGS="tests/cli": those alone)
	@$(BIN)/python -m compileall -q src/coronet
	@$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup --no-loadscope-reorder $(ARGS) \
		|| { code=$$?; mkdir -p .pytest_cache; echo $$code > .pytest_cache/ended; exit $$code; }

soak: $(VENV)/dev $(PAGE) ## let a server stand kills, bent frames, slow readers, greed and a full disk; play the protocol's model for longer
	@$(BIN)/python -m tests.server.soak.run $(ARGS)
	@CORONET_EXAMPLES=400 $(BIN)/python -m pytest --timeout 1800 tests/server/test_model.py

lint: $(VENV)/dev lint-page ## check style, types and the order of the layers
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

page: $(PAGE) ## build the page, if its sources changed, into src/coronet/server/page

site: $(VENV)/play $(PAGE) ## write a site that plays without a server into build/site-pocket
	@$(BIN)/coronet site --out build/site-pocket --force

wheel: $(VENV)/play $(PAGE) ## build dist/coronet-VERSION-py3-none-any.whl, which holds the page
	@$(BIN)/python -m pip $(QUIET) wheel --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/coronet-*.whl

release: $(VENV)/made ## write VERSION=0.2.0 where it stands, and cut the changelog (URL=https://...: where the project lives)
	@$(BIN)/python scripts/release.py $(VERSION) $(URL)

protocol: $(VENV)/dev $(MODULES) ## write the page's types anew from the frames and cards of the Python side
	@scripts/protocol-types

fixtures: $(VENV)/dev ## write anew what the page's tests compare with the Python side; read the difference
	@$(BIN)/python web/src/fixtures/make.py

test-page: $(VENV)/dev $(MODULES) ## run the page's own tests
	@cd web && ../scripts/with-node node_modules/.bin/vitest run --silent=passed-only

lint-page: $(VENV)/dev $(MODULES)
	scripts/protocol-types --check
	cd web && ../scripts/with-node node_modules/.bin/tsc --noEmit
	cd web && ../scripts/with-node node_modules/.bin/biome check --error-on-warnings

playthroughs: $(VENV)/dev ## write the recorded games anew; read the difference like code
	@$(BIN)/python -m tests.playthroughs.write
	@$(BIN)/python -m tests.docs.hooks_page
	@$(BIN)/python -m tests.docs.spaces_page

bench: $(VENV)/dev $(if $(findstring --peers,$(ARGS)),$(VENV)/bench) ## measure how fast the engine is (ARGS=--peers: beside OpenSpiel, RLCard and PettingZoo)
	@$(BIN)/coronet bench $(ARGS)

bench-page: $(VENV)/dev $(PAGE) ## measure the page in a browser: size, first paint, layout shift, response (ARGS=--json)
	@$(BIN)/python -m tests.browser.bench_page $(ARGS)

bench-pocket: $(VENV)/dev $(PAGE) ## measure a site without a server in a browser: first card, bots, memory (ARGS=--json)
	@$(BIN)/python -m tests.browser.bench_pocket $(ARGS)

docs: $(VENV)/dev ## build the docs as a site into build/site
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@echo "build/site/index.html; to search in it: $(BIN)/python -m http.server --directory build/site"

gallery: $(VENV)/dev $(PAGE) ## take the pictures of docs/gallery anew
	@$(BIN)/python -m tests.browser.gallery

clean: ## remove .venv, caches and what was built
	rm -rf $(VENV) build dist web/node_modules src/coronet/server/page .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# Set-up. The files made, play, dev and bench in .venv say what is done; a second run has nothing to do.

$(VENV)/dev: $(VENV)/made requirements/dev.txt pyproject.toml
	@$(call install,requirements/dev.txt)
	@touch $(VENV)/play $@

$(VENV)/play: $(VENV)/made requirements/play.txt pyproject.toml
	@$(call install,requirements/play.txt)
	@touch $@

$(VENV)/bench: $(VENV)/dev requirements/bench.txt
	@$(call install,requirements/bench.txt)
	@touch $@

# The puzzles as the page fetches them, by the hundred.
$(PUZZLES): $(VENV)/play scripts/puzzle_files.py $(wildcard src/coronet/puzzles/*.py src/coronet/puzzles/shipped/*.jsonl) $(shell find src/coronet/kernel src/coronet/games src/coronet/table -name '*.py')
	@echo "Writing the puzzles for the page"
	@$(BIN)/python scripts/puzzle_files.py $(dir $@)

# The page. Node is the machine's own or the one in .venv; scripts/with-node finds it.
$(PAGE): $(MODULES) $(PUZZLES) $(shell find web -path web/node_modules -prune -o -type f ! -name '*.test.ts*' -print) $(wildcard src/coronet/words/*/*.ftl) $(wildcard src/coronet/*.py scripts/pocket_sources.py scripts/units.py) $(shell find src/coronet/kernel src/coronet/games src/coronet/bots src/coronet/daily src/coronet/table src/coronet/server src/coronet/pocket -name '*.py' -not -path '*/page/*')
	@echo "Building the page"
	@$(BIN)/python scripts/pocket_sources.py build/pocket/sources.zip
	@$(BIN)/python scripts/units.py build/pocket/units
	@cd web && ../scripts/with-node node_modules/.bin/vite build --logLevel warn
	@touch $@

# Not `npm ci`: it insists on the packages of other systems, which the lock file of one system may lack.
$(MODULES): web/package-lock.json web/.npmrc | $(VENV)/play
	@echo "Installing what the page is built with"
	@cd web && ../scripts/with-node npm install --no-save --no-audit --no-fund --loglevel error
	@touch $@

# A .venv whose Python has gone, or that was copied from another folder, is made again.
$(VENV)/made: $(if $(shell { $(BIN)/python -c '' && grep -Fx '$(CURDIR)' $(VENV)/made; } 2> /dev/null),,again)
	$(if $(problem),$(error $(problem)))
	@echo "Creating $(VENV)"
	@$(PYTHON) -m venv --clear $(VENV)
	@$(if $(UV),true,$(BIN)/python -m pip $(QUIET) install --require-hashes -r requirements/uv.txt || true)
	@echo '$(CURDIR)' > $@

problem = $(shell \
	command -v $(PYTHON) > /dev/null || { echo "$(PYTHON) is not there: install Python 3.11 or later"; exit; }; \
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "$(PYTHON) is older than 3.11: install a later one and name it, as in make PYTHON=python3.12"; exit; }; \
	$(PYTHON) -c 'import ensurepip, venv' 2> /dev/null || { \
		$(PYTHON) -c 'import sys; print("$(PYTHON) cannot create .venv: install the package python3.%d-venv" % sys.version_info[1])'; })

QUIET := --quiet --disable-pip-version-check

# Pinned packages with their hashes, then Coronet itself from src/. By uv where it can be had, otherwise by pip, which
# also knows the index that this machine's pip is set up with.
define install
	echo "Installing $(1)"; \
	uv=$$(command -v uv || command -v $(BIN)/uv || true); \
	index=$${PIP_INDEX_URL:-$$($(BIN)/python -m pip config get global.index-url 2> /dev/null || true)}; \
	if [ -n "$$index" ]; then export UV_DEFAULT_INDEX="$${UV_DEFAULT_INDEX:-$$index}"; fi; \
	export UV_SYSTEM_CERTS="$${UV_SYSTEM_CERTS:-1}"; \
	{ [ -n "$$uv" ] && "$$uv" pip install --quiet --compile-bytecode --python $(BIN)/python --require-hashes -r $(1); } \
	|| { echo "Installing by pip"; $(BIN)/python -m pip $(QUIET) install --require-hashes -r $(1); } && \
	$(BIN)/python -m pip $(QUIET) install --no-deps --no-build-isolation --editable .
endef

# Pins, for all supported systems and versions of Python at once; without the address of any index.
COMPILE = UV_SYSTEM_CERTS=1 $$(command -v uv || echo $(BIN)/uv) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --upgrade
PINS_HEADER = \# Written by make pins from pyproject.toml.

pins: $(VENV)/dev ## look for newer versions within pyproject.toml and write requirements/ anew
	@$(call compile,dev,pyproject.toml --extra fast --extra server --extra postgres --extra data --extra doors --group dev)
	@$(call compile,play,pyproject.toml --extra fast --extra server --group build --constraint requirements/dev.txt)
	@$(call compile,server,pyproject.toml --extra fast --extra server --extra postgres --constraint requirements/dev.txt)
	@$(call compile,bench,pyproject.toml --extra bench --constraint requirements/dev.txt)
	@$(call compile,uv,--group install)

define compile
	echo "$(PINS_HEADER)" > requirements/$(1).txt.new && \
	$(COMPILE) $(2) >> requirements/$(1).txt.new && \
	mv requirements/$(1).txt.new requirements/$(1).txt
endef
