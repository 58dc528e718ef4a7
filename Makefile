# Selfsame. `make run` and `make test` are all a fresh machine needs, besides Swift 6.2 or later.
# One build configuration (release) serves everything, so nothing is ever compiled twice.

SHELL := /bin/sh
.DEFAULT_GOAL := help
CONFIGURATION := release
PREFIX ?= /usr/local
BINARY := .build/$(CONFIGURATION)/selfsame
OS := $(shell uname -s)
PACKAGES := libedit-dev libcmark-dev libminizip-dev

# On Linux the program carries Swift's library (Package.swift), libedit, cmark and minizip (here) inside, where
# the archives exist, and where all of them do the C library as well. The linker takes the first folder that holds a
# library, so a folder of links to the archives comes first, by way of a pkg-config file.
ARCHIVES := $(CURDIR)/.build/archives
SWIFT := SELFSAME_STATIC=$$(cat "$(ARCHIVES)/static" 2>/dev/null) PKG_CONFIG_PATH="$(ARCHIVES):$$PKG_CONFIG_PATH" swift
# The tests reach inside the targets; one set of flags for all, so that nothing is built twice.
# Nobody asks the lines of what is built: what debuggers read took a tenth of a build.
FLAGS := -c $(CONFIGURATION) -Xswiftc -enable-testing -Xswiftc -gnone
BUILD := $(SWIFT) build $(FLAGS)
# What has our form. The programs of Tests/LanguageTests/SwiftPrograms are what learners write, not
# sources of ours: they keep the form they were found in.
SOURCES := find Sources Tests Package.swift -name '*.swift' -not -path '*/SwiftPrograms/*' \
	-not -path 'Sources/Library/Swift/*' -print0

.PHONY: help run build test conformance oracle format lint library record long fuzz sanitize mutate bench install uninstall tarball deb packaging clean swift headers

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

run: build ## build what is missing and open the shell
	@$(BINARY)

build: swift headers ## build .build/release/selfsame
	@$(BUILD) --product selfsame

test: swift headers lint ## lint, build and run every test; the lessons are proved by one of them
	@$(BUILD) --build-tests
	@.build/$(CONFIGURATION)/LibraryGenerator --check Sources/Library Sources/Film
	@$(SWIFT) test $(FLAGS) --skip-build $(TESTS)

conformance: build ## run every .m/.out pair of DIR (default Tests/Conformance) and show what differs
	@sh Tests/conformance.sh $(BINARY) "$(or $(DIR),Tests/Conformance)"

oracle: ## ask a real Objective-C compiler, where one is installed, what the programs of DIR print
	@sh Tests/oracle.sh $(if $(DIR),"$(DIR)"/*.m,)

format: swift ## format the sources in place
	@$(SOURCES) | xargs -0 swift format -i

lint: swift ## check the form of the sources
	@$(SOURCES) | xargs -0 swift format lint --strict

library: swift ## write down the library's files and the film's page as the Swift that the program carries
	@$(BUILD) --product LibraryGenerator
	@.build/$(CONFIGURATION)/LibraryGenerator Sources/Library Sources/Film

record: swift headers ## rewrite what the tests expect; look at the diff like at code
	@$(BUILD) --build-tests
	@SELFSAME_RECORD=1 $(SWIFT) test $(FLAGS) --skip-build $(TESTS)

long: swift headers packaging sanitize ## the tests that take long: 10,000 random sequences of owners instead of a sample
	@$(BUILD) --build-tests
	@SELFSAME_LONG=1 $(SWIFT) test $(FLAGS) --skip-build $(TESTS)

packaging: build ## install, unpack and run the packages, also in a bare chroot and a clean Debian
	@sh Tests/Packaging/check.sh $(BINARY)

fuzz: swift headers ## bend programs and lessons and look that all are answered, for a minute or FOR=8h; SEED=, COUNT=, COVERAGE=1
	@if [ -n "$(COVERAGE)" ]; then sh Tests/CoverageFuzzer/fuzz.sh "$(or $(FOR),60)"; exit; fi; \
	$(BUILD) --build-tests && mkdir -p .build/fuzz/work && cd .build/fuzz/work && \
	SELFSAME_FUZZ=$(or $(FOR),60) SELFSAME_FUZZ_SEED=$(SEED) SELFSAME_FUZZ_COUNT=$(COUNT) \
	$(SWIFT) test --package-path "$(CURDIR)" $(FLAGS) --skip-build --filter bentInputsAreAnswered # what bent commands write lies there

# The guard of recursions measures the stack itself, so locals stay on it.
SANITIZED := -c $(CONFIGURATION) --scratch-path .build/sanitizer --sanitize address -Xswiftc -enable-testing \
	-Xswiftc -DSANITIZED -Xswiftc -Xllvm -Xswiftc -asan-use-after-return=never
# What Swift keeps behind a pointer with marks in it looks lost to the sanitizer: leaks are not asked for.
sanitize: swift headers ## build with the address sanitizer and run every test in that
	@export ASAN_OPTIONS=detect_leaks=0 SELFSAME_STATIC=sanitizer PKG_CONFIG_PATH="$(ARCHIVES):$$PKG_CONFIG_PATH"; \
	swift build $(SANITIZED) --build-tests && swift test $(SANITIZED) --skip-build $(TESTS)

mutate: swift headers ## break the rules of Tests/Mutants one at a time and look that a test fails; ONE=7, QUICK=1
	@ONE="$(ONE)" FROM="$(FROM)" QUICK="$(QUICK)" sh Tests/mutate.sh

bench: build ## time the benchmark programs beside Lua and Python, and how compile time grows
	@sh Tests/Benchmarks/bench.sh $(BINARY)
	@bash Tests/Benchmarks/explore.sh $(BINARY)
	@if command -v valgrind >/dev/null 2>&1; then python3 Tests/Benchmarks/host.py $(BINARY); \
	else echo "Valgrind is not installed: no counts of this machine's instructions." >&2; fi
	@if command -v python3 >/dev/null 2>&1; then python3 Tests/Benchmarks/growth.py $(BINARY); \
	else echo "Python is not installed: no growth table." >&2; fi

install: build ## copy the program, its lessons, manual and completions below PREFIX (default /usr/local)
	@sh Sources/Packaging/stage.sh $(BINARY) "$(DESTDIR)$(PREFIX)"
	@echo "installed: $(DESTDIR)$(PREFIX)/bin/selfsame"

uninstall: ## take away what make install copied
	@sh Sources/Packaging/unstage.sh "$(DESTDIR)$(PREFIX)"

tarball: build ## an archive that runs wherever it is unpacked, in .build/packages
	@sh Sources/Packaging/tarball.sh $(BINARY) .build/packages

deb: build ## a Debian package, in .build/packages
	@sh Sources/Packaging/deb.sh $(BINARY) .build/packages

clean: ## remove everything that was built
	@rm -rf .build

# MARK: what a build needs

swift:
	@command -v swift >/dev/null 2>&1 || { \
	  echo "Swift is missing: Selfsame needs Swift 6.2 or later. See https://www.swift.org/install" >&2; \
	  exit 1; }
	@found=$$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -1); \
	case "$$found" in \
	  6.[2-9]*|6.[1-9][0-9]*|[7-9].*|[1-9][0-9].*) ;; \
	  *) echo "Selfsame needs Swift 6.2 or later; 'swift --version' says $${found:-nothing}." \
	       "See https://www.swift.org/install" >&2; exit 1;; \
	esac

ifeq ($(OS),Linux)
headers:
	@if [ ! -e /usr/include/histedit.h ] || [ ! -e /usr/include/cmark.h ] \
	  || [ ! -e /usr/include/minizip/unzip.h ]; then \
	  command -v apt-get >/dev/null 2>&1 || { \
	    echo "The headers of libedit, cmark or minizip are missing, and there is no apt-get here." \
	      "Install them (libedit-devel, cmark-devel, minizip-devel, or what they are called here)" \
	      "and try again." >&2; exit 1; }; \
	  if [ "$$(id -u)" = 0 ]; then sudo=; \
	  elif command -v sudo >/dev/null 2>&1; then sudo=sudo; \
	  else echo "The headers of libedit, cmark or minizip are missing. Ask somebody who may to run:" >&2; \
	    echo "  apt-get install $(PACKAGES)" >&2; exit 1; fi; \
	  echo "Installing $(PACKAGES)."; \
	  install="$$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -q"; \
	  $$install $(PACKAGES) || \
	    { $$sudo apt-get update -q && $$install $(PACKAGES); } || { \
	      echo "apt-get could not install $(PACKAGES); its own words are above." >&2; \
	      exit 1; }; \
	fi
	@mkdir -p "$(ARCHIVES)"; rm -f "$(ARCHIVES)"/lib*.a "$(ARCHIVES)"/libcmark.pc "$(ARCHIVES)"/static; \
	libraries=; folder=; \
	for f in /usr/lib/*-linux-gnu/libedit.a /usr/lib64/libedit.a /usr/lib/libedit.a; do \
	  [ -e "$$f" ] && { folder=$$(dirname "$$f"); break; }; done; \
	if [ -n "$$folder" ] && [ -e "$$folder/libbsd.a" ] && [ -e "$$folder/libmd.a" ] \
	  && [ -e "$$folder/libtinfo.a" ]; then \
	  for l in edit bsd md tinfo; do ln -s "$$folder/lib$$l.a" "$(ARCHIVES)/"; done; \
	  libraries="-ledit -lbsd -lmd -ltinfo"; fi; \
	for l in cmark minizip z; do \
	  for f in /usr/lib/*-linux-gnu/lib$$l.a /usr/lib64/lib$$l.a /usr/lib/lib$$l.a; do \
	    [ -e "$$f" ] && { ln -s "$$f" "$(ARCHIVES)/"; break; }; done; done; \
	whole=yes; compiler=$$(command -v cc || command -v clang); \
	for l in edit cmark minizip z; do [ -e "$(ARCHIVES)/lib$$l.a" ] || whole=; done; \
	for l in c stdc++ gcc_eh; do [ -e "$$($$compiler -print-file-name=lib$$l.a 2>/dev/null)" ] || whole=; done; \
	if [ -n "$$whole" ]; then echo yes > "$(ARCHIVES)/static"; fi; \
	printf 'Name: libcmark\nDescription: archives first\nVersion: 0\nLibs: -L%s -lcmark %s\nCflags:\n' \
	  "$(ARCHIVES)" "$$libraries" > "$(ARCHIVES)/libcmark.pc"
else
headers:
	@for l in cmark minizip; do \
	  brew list $$l >/dev/null 2>&1 && continue; \
	  command -v brew >/dev/null 2>&1 || { \
	    echo "$$l is missing, and so is Homebrew, which could install it: https://brew.sh" >&2; exit 1; }; \
	  brew install $$l || exit 1; \
	done
	@mkdir -p "$(ARCHIVES)"
endif
