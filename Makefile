# Bluffhouse: `make play` opens the house, `make help` lists the rest.
#
# PYTHON   the Python to set up with             make play PYTHON=python3.13
# ARGS     what else to say to the command       make play ARGS="--host 0.0.0.0"
# WORKERS  processes that share the test suite   make test WORKERS=0 ARGS="-k lu_9"
# WITHIN   seconds of tests for a quick look     make check WITHIN=60
# GAME     whose numbers are made anew           make weights GAME=luegenkniffel
# PYTHONS  where a release is tried, too         make dist PYTHONS=python3.13
# FATE     which dice and cards tests meet       make test FATE=2
# SCRATCH  where tests keep their files          make test SCRATCH=/tmp

PYTHON  ?= python3
VENV    ?= .venv
# Two for each core, as tests wait for servers, clocks and pages, too; eight at most, for memory.
WORKERS ?= $(shell n=$$(( $$(getconf _NPROCESSORS_ONLN) * 2 )); echo $$(( n < 8 ? n : 8 )))
WITHIN  ?= 180
ARGS    ?=

PY      := $(VENV)/bin/python3
PIP     := $(PY) -m pip install --disable-pip-version-check $(if $(CI),-q) -c requirements.lock
SETUP   := $(VENV)/pyvenv.cfg pyproject.toml requirements.lock
PYTEST   = $(PY) -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder $(TIDY)
GAMES   := $(patsubst src/bluffhouse/games/%/rules,%,$(wildcard src/bluffhouse/games/*/rules))
PAGES   := src/bluffhouse/server/static/index.html
WEB     := $(shell find web/src web/public web/*.* src/bluffhouse \( -name static -o -name generated \) -prune -o \
             \( -path 'web/*' -o -name '*.ftl' -o -name messages.py \) -type f -print 2>/dev/null)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal web screenshots browser balancers test suite check durations pages checked-pages rules programs storm lint style types format frameworks bench size weights views map golden mutants lock docs dist release keep clean distclean

# Where Python is told to keep no bytecode, every process of the suite would compile all its modules.
export PYTHONDONTWRITEBYTECODE :=

# Tests and benchmarks are measured and repeated on one thread.
test suite check durations bench golden mutants weights: export NUMBA_NUM_THREADS := 1
test suite check durations bench golden mutants weights: export OMP_NUM_THREADS := 1
test suite check durations bench golden mutants weights: export OPENBLAS_NUM_THREADS := 1

# Servers of tests put every move on the disk before they answer: in memory nobody waits for that.
# Where there is room for it, and programs may run; of a run that passed nothing stays there.
SHM     := /dev/shm
SCRATCH ?= $(shell [ -w $(SHM) ] && ! grep -q '^[^ ]* $(SHM) .*noexec' /proc/mounts && \
             [ `df -Pm $(SHM) | awk 'END { print $$4 }'` -gt 4000 ] && echo $(SHM))
TIDY    := $(if $(SCRATCH),-o tmp_path_retention_policy=failed -o tmp_path_retention_count=1)
ifneq ($(SCRATCH),)
suite check durations: export TMPDIR := $(SCRATCH)
endif

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1	/p' $(firstword $(MAKEFILE_LIST)) | expand -t 20

play: $(VENV)/.ready $(PAGES) ## open the house: the server, and a browser at its door
	@$(VENV)/bin/bluffhouse serve --open $(ARGS)

terminal: $(VENV)/.ready ## sit down at a table in the terminal
	@$(VENV)/bin/bluffhouse play $(ARGS)

web: $(PAGES) ## build the web table

test: ## everything that is checked: lint, types, tests
	@$(MAKE) --no-print-directory -j 2 $(VENV)/.ready-test programs
	@$(MAKE) --no-print-directory style
	@$(MAKE) --no-print-directory -j 3 pages rules
	@$(MAKE) --no-print-directory -j 3 suite types checked-pages

check: lint ## the quick part of that, for in between: under three minutes
	@$(PYTEST) --within $(WITHIN) $(ARGS)

durations: $(VENV)/.ready-test $(PAGES) browser balancers ## where the suite's time goes; noted in tests/times.txt
	@$(PYTEST) --note-times --durations=80 --durations-min=1 $(ARGS)

suite: $(VENV)/.ready-test
	@$(PYTEST) $(ARGS)

pages: $(PAGES)
	@$(PY) web/build.py types

checked-pages: $(VENV)/.ready-test # beside the first tests, and said in one piece
	@said=`$(PY) web/build.py check test size 2>&1`; code=$$?; echo "$$said"; exit $$code

# Compiled once for all tests, game by game, while the pages are built.
rules: $(GAMES:%=rules-%)

rules-%: $(VENV)/.ready-test
	@$(PY) -m bluffhouse.bots.warm $*

screenshots: $(VENV)/.ready-test $(PAGES) browser ## every screen in seven sizes and three languages, with contact sheets
	@$(PY) -m tests.web.screenshots build/screenshots

programs: # what tests need of the system; one after the other, as only one may install at a time
	@$(MAKE) --no-print-directory browser
	@$(MAKE) --no-print-directory balancers

browser: # the system's Chromium, and the quicker one without windows; as root they are installed where Chromium is missing
	@for program in chromium chromium-browser google-chrome; do \
	  command -v $$program >/dev/null && exit; done; [ -n "$$CHROMIUM" ] || { \
	  echo "The browser tests need Chromium."; \
	  [ "`id -u`" = 0 ] && command -v apt-get >/dev/null && { \
	  get() { apt-get install -y -q chromium chromium-headless-shell || apt-get install -y -q chromium; }; \
	  get || { apt-get update -q && get; }; } >/dev/null; } || { \
	  echo "Install the package chromium, or name the program: make test CHROMIUM=/path/to/it" >&2; exit 1; }

storm: $(VENV)/.ready-test balancers ## many faults under load, with three nodes: make storm FAULTS=100 ARGS='--add FILE'
	@$(PY) -m tests.server.nodes.storm $(or $(FAULTS),100) $(ARGS)

balancers: # HAProxy and nginx, for tests with several nodes; as root they are installed where they are missing
	@PATH="$$PATH:/usr/sbin"; { command -v haproxy && command -v nginx; } >/dev/null || { \
	  echo "The tests with several machines need HAProxy and nginx."; \
	  [ "`id -u`" = 0 ] && command -v apt-get >/dev/null && \
	  { apt-get install -y -q haproxy nginx-light || { apt-get update -q && apt-get install -y -q haproxy nginx-light; }; } >/dev/null; } || { \
	  echo "Install the packages haproxy and nginx." >&2; exit 1; }

lint: style types ## style and types only
	@$(PY) web/build.py types check

style: $(VENV)/.ready-test
	@$(PY) -m ruff check
	@$(PY) -m ruff format --check
	@$(PY) -m tests.strictness

types: $(VENV)/.ready-test # the longest of these: beside the first tests
	@$(PY) -m mypy

format: $(VENV)/.ready-test ## put the code into shape
	@$(PY) -m ruff check --fix --exit-zero
	@$(PY) -m ruff format

frameworks: # the packages for verifiers and Inspect, in an environment of their own: they pin other versions
	@test -d build/frameworks || $(PYTHON) -m venv build/frameworks
	@build/frameworks/bin/pip install -q --disable-pip-version-check hatchling
	@build/frameworks/bin/pip install -q --disable-pip-version-check --no-build-isolation -e . packages/*/
	@build/frameworks/bin/python3 -m tests.frameworks

bench: $(VENV)/.ready-bench ## speed, beside that of OpenSpiel
	@$(PY) -m benchmarks $(ARGS)

size: $(VENV)/.ready-test ## what a person who only plays must install, package by package
	@$(PY) -m benchmarks.size

weights: $(VENV)/.ready ## make the numbers anew that bots of a game go by: make weights GAME=luegenkniffel
	@$(PY) -m fits $(GAME) $(ARGS)

views: $(VENV)/.ready-test ## write what views and events hold into the pages of the rules
	@$(PY) -m tests.views

map: $(VENV)/.ready-test ## draw who imports whom into docs/architecture.md
	@$(PY) -m tests.map

golden: $(VENV)/.ready-test ## write the golden playthroughs anew (then read the diff)
	@$(PY) -m tests.golden

docs: $(VENV)/.ready-docs $(PAGES) ## the site of the docs, to read and to search without a network
	@$(PY) docs/site/build.py build/docs

mutants: $(VENV)/.ready-test ## plant small faults, and see whether tests find them
	@nice $(PY) -m tests.mutants $(ARGS)

lock: ## renew requirements.lock (on the oldest Python: PYTHON=python3.11)
	rm -rf build/lock
	$(PYTHON) -m venv build/lock
	build/lock/bin/python3 -m pip install -q --disable-pip-version-check '.[test,bench]'
	{ echo '# What the house is tested with, on Python '`build/lock/bin/python3 -c 'import sys; print("%d.%d" % sys.version_info[:2])'`'. Made by `make lock`; used as constraints by make.'; \
	  build/lock/bin/python3 -m pip freeze --exclude bluffhouse | LC_ALL=C sort -f; \
	} > build/requirements.lock
	mv build/requirements.lock requirements.lock
	rm -rf build/lock

dist: $(VENV)/.ready-test browser # wheel and sdist, checked by installing them
	@$(PY) deploy/release.py pack
	@for built in dist/*.whl dist/*.tar.gz; do $(PY) -m tests.fresh $$built $(PYTHONS) || exit 1; done

release: $(VENV)/.ready-test ## version, changelog, tag, wheel and sdist: make release VERSION=0.2.0
	@$(PY) deploy/release.py check "$(VERSION)"
	@$(MAKE) --no-print-directory test
	@$(PY) deploy/release.py number "$(VERSION)"
	@$(MAKE) --no-print-directory keep
	@$(PY) deploy/release.py tag "$(VERSION)"
	@$(MAKE) --no-print-directory dist

keep: $(VENV)/.ready-test # records, tables and protocol of this version, for the tests of all later ones
	@$(PY) -m tests.kept
	@$(PY) -m tests.kept_server

clean: ## remove what was built, but not the environment
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis $(dir $(PAGES))
	find src tests benchmarks fits -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

distclean: clean ## remove the environment, too
	rm -rf $(VENV) web/node_modules

$(PAGES): $(VENV)/.ready $(WEB)
	@$(PY) web/build.py

# The environment, set up once and again only when one of $(SETUP) is newer.

$(VENV)/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Bluffhouse needs Python 3.11 or newer, and '$(PYTHON)' is not (`$(PYTHON) --version 2>&1`)." >&2; \
	  echo "Name one that is: make $(MAKECMDGOALS) PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "'$(PYTHON)' cannot make virtual environments: its module 'ensurepip' is missing." >&2; \
	  echo "On Debian and Ubuntu: apt install python3-venv. Then run make again." >&2; exit 1; }
	@echo "Setting up the house in $(VENV), once; this takes a minute or two."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) -q hatchling setuptools wheel

$(VENV)/.ready: $(SETUP)
	@$(PIP) --no-build-isolation -e .
	@touch $@

$(VENV)/.ready-%: $(SETUP)
	@$(PIP) --no-build-isolation -e '.[$*]'
	@touch $@ $(VENV)/.ready
