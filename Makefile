# Orrery. A newcomer needs two commands: `make run` and `make test`. Both set up what they need.

.DEFAULT_GOAL := help
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules
# Compiled code is kept: the tests start hundreds of processes, each of which would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check --no-input
INSTALL := $(PIP) install --quiet --require-hashes

# What the checks read.
PACKAGES := engine locales render db tables cogs practice
HERE := $(patsubst %/,%,$(sort $(dir $(wildcard $(addsuffix /*.py,$(PACKAGES) scripts tests)))))
SOURCES := $(wildcard bot.py) $(HERE)
MISSING := $(filter-out $(HERE),$(PACKAGES))
ARGS ?=

# On Discord the bot does without the simulator of practice mode; PostgreSQL needs its driver.
has_setting = $(shell { printenv $(1) || sed -n 's/^[[:space:]]*$(1)=//p' .env; } 2>/dev/null | grep -q '^[^[:space:]]*$(2)' && echo yes)
HOSTING := $(if $(call has_setting,DATABASE_URL,postgres),postgres,runtime)
RUNS_WITH := $(if $(call has_setting,DISCORD_TOKEN,[^[:space:]]),$(HOSTING),practice)

.PHONY: help run install backup restore anew rehearse test test-postgres test-newest cluster-test wire container setup check fmt fuzz bench figures release mutants preview pins clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: $(VENV)/.ready-for-$(RUNS_WITH) ## start Orrery: on Discord with DISCORD_TOKEN in .env, else in practice mode
	@exec $(PY) bot.py $(ARGS)

install: $(VENV)/.ready-for-$(RUNS_WITH) ## install what `make run` needs, without starting it (for updates)

backup: $(VENV)/.ready-for-$(RUNS_WITH) ## back up the games, also while the bot runs (ARGS="--keep 7" deletes older ones)
	@exec $(PY) scripts/backup.py save $(ARGS)

restore: $(VENV)/.ready-for-$(RUNS_WITH) ## put a backup back, while the bot is stopped (ARGS=backups/20261130-031500)
	@exec $(PY) scripts/backup.py $(if $(ARGS),restore $(ARGS),list)

rehearse: $(VENV)/.ready-for-$(RUNS_WITH) ## before an update: say which games this version would not go on with, on a copy of the database
	@exec $(PY) scripts/rehearse.py $(ARGS)

anew: $(VENV)/.ready-for-$(RUNS_WITH) ## begin with an empty database, while the bot is stopped; the present one is kept
	@exec $(PY) scripts/backup.py anew

test: $(VENV)/.ready-to-test ## every test, four at a time (some only wait) (ARGS="tests/engine -k temple" for some)
	@exec $(PY) -m pytest -n 4 $(ARGS)

setup: $(VENV)/.ready-to-test ## create .venv with everything, exactly as pinned
	@echo "Ready: $(VENV) ($$($(PY) --version))."

check: $(VENV)/.ready-to-test ## format, lint, types, who imports whom
	$(PY) -m ruff format --check
	$(PY) -m ruff check
	$(PY) -m mypy $(SOURCES)
	$(if $(MISSING),@echo "lint-imports waits for: $(MISSING)",$(VENV)/bin/lint-imports --no-cache --no-logo)

test-postgres: $(VENV)/.ready-to-test ## the tests of storage, tables and several processes on a private PostgreSQL (its server must be installed)
	@scripts/with_postgres.sh $(PY) -m pytest -n 2 tests/db tests/tables tests/wire/test_bot_cluster.py tests/wire/test_bot_storm.py tests/recorded/test_growth.py $(ARGS)

test-newest: $(VENV)/.ready-to-test ## the tests of rules, storage and tables on the newest Python installed here, if .venv has an older one
	@scripts/on_newest_python.sh -m pytest -n 3 -m "not slow" $(or $(ARGS),tests/core tests/db tests/tables)

cluster-test: $(VENV)/.ready-to-test ## four processes and one that stands by on a private PostgreSQL, which is restarted while they are killed (STORM="tables=10,seconds=20")
	@ORRERY_STORM=$(or $(STORM),servers=20000,shards=8,processes=4,tables=200,seconds=600,presses=30,kills=50,cuts=10,restarts=5,timed=true) \
		scripts/with_postgres.sh $(PY) -m pytest -s tests/wire/test_bot_storm.py tests/wire/test_bot_cluster.py tests/recorded/test_week.py::test_a_day_of_several_processes_on_one_server_has_no_problems $(ARGS)

wire: $(VENV)/.ready-to-test ## kill the bot in games of four titles on a small simulated Discord, and what plays and delivers in Eclipse and Voidfall
	@ORRERY_KILL_GAMES=10 $(PY) -m pytest -n 2 tests/wire/test_bot_kill.py $(ARGS)
	@ORRERY_KILLED_TITLES=eclipse,voidfall $(PY) -m pytest -n 2 tests/tables/test_kill.py

container: $(VENV)/.ready-to-test ## build the container without a daemon and play a move in it (needs root, buildah, mmdebstrap)
	@PYTHON=$(PY) scripts/container/try_image.sh

fmt: $(VENV)/.ready-to-test ## format the code, and mend what the linter can
	$(PY) -m ruff format
	$(PY) -m ruff check --fix

fuzz: $(VENV)/.ready-to-run ## random games (ARGS="--title day_and_night --games 5000 --seed 1 --json")
	@exec $(PY) scripts/fuzz.py $(or $(ARGS),--title day_and_night --players 2 --games 500 --seed 1)

bench: $(VENV)/.ready-to-test ## the budgets of the design, measured here (ARGS="--json")
	@exec $(PY) scripts/bench.py $(ARGS)

figures: $(VENV)/.ready-to-test ## write what `make bench ARGS=--json` has printed into docs/figures.md (ARGS="out/bench.json --machine '2 cores, quiet'")
	@exec $(PY) scripts/figures.py $(or $(ARGS),--help)

release: $(VENV)/.ready-to-test ## everything that must hold before a release, most of a day (ARGS="--only check test", ARGS=--list)
	@exec $(PY) scripts/release.py $(ARGS)

mutants: $(VENV)/.ready-to-test ## break the code in small ways, and see which the tests do not notice (ARGS="--only outbox")
	@exec $(PY) scripts/mutants.py $(ARGS)

preview: $(VENV)/.ready-to-run ## draw a picture of a game (ARGS="--title day_and_night --what board --out out/board.webp")
	@exec $(PY) scripts/preview.py $(or $(ARGS),--help)

clean: ## remove .venv and what checks and tests left behind (never your games or settings)
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage htmlcov

# The stamps are redone only when the pins change. `.ready-to-test` holds everything `.ready-to-run` does.
# PYTHON=... chooses the interpreter; otherwise the first that is new enough is taken.
$(VENV)/.made:
	@bash scripts/make_venv.sh $(VENV)
	@touch $@

$(VENV)/.ready-to-run: $(VENV)/.made requirements/practice.txt
	@echo "Installing what Orrery runs with (once; some minutes on a slow line) ..."
	@$(INSTALL) -r requirements/practice.txt
	@touch $@

$(VENV)/.ready-for-practice: $(VENV)/.ready-to-run
	@touch $@

$(VENV)/.ready-for-runtime $(VENV)/.ready-for-postgres: $(VENV)/.ready-for-%: $(VENV)/.made requirements/%.txt
	@echo "Installing what Orrery runs with (once; some minutes on a slow line) ..."
	@$(INSTALL) -r requirements/$*.txt
	@touch $@

$(VENV)/.ready-to-test: $(VENV)/.ready-to-run requirements/dev.txt
	@echo "Installing what the tests and checks need ..."
	@$(INSTALL) -r requirements/dev.txt
	@touch $@

# For maintainers: pin again from the .in files (PINS="--upgrade" for newer versions). Needs `uv` on the PATH.
# Never commit a uv.lock: it names the registry it was made with.
UV ?= uv
PIN = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header --annotation-style line $(PINS)
pins:
	cd requirements && $(PIN) runtime.in -o runtime.txt
	cd requirements && $(PIN) -c runtime.txt postgres.in -o postgres.txt
	cd requirements && $(PIN) -c runtime.txt practice.in -o practice.txt
	cd requirements && $(PIN) -c practice.txt dev.in -o dev.txt
