#!/usr/bin/env python3
"""How many instructions of this machine each operation of the benchmarks takes: an exact count, where times only hint.

    python3 Tests/Benchmarks/host.py BINARY [--record] [ROW ...]

Each program of `bench.sh` runs twice under valgrind, with N and 2N turns; what the second takes more, by N, is what one
turn takes, and neither the start nor a busy machine is in it. The counts stand in host.json, and a row that takes 3 %
more than that is marked; the status is then 1. They are those of x86-64 and of one version of Swift: on another, record
them before a change and compare after it. (For a week each return missed the place where it is remembered, and a send
took 217 instructions instead of 176: no test saw it, and no time was told apart from the noise.)
"""
import json, os, re, subprocess, sys

FOLDER = os.path.dirname(os.path.abspath(__file__))
COUNTS = os.path.join(FOLDER, "host.json")
TURNS = 20000


def rows():
    text = open(os.path.join(FOLDER, "bench.sh")).read()
    listed = re.search(r"^rows='\n(.*?)^'", text, re.M | re.S).group(1)
    for line in listed.splitlines():
        name, turns, _, words = line.split(None, 3)
        # fib's number is no number of turns.
        yield name, words, int(turns) < 100


def calls(n):
    a, b = 0, 1
    for _ in range(n + 1):
        a, b = b, a + b
    return 2 * a - 1


def instructions(binary, name, turns, observed):
    done = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", binary, "run"]
        + (["--trace=none"] if observed else [])
        + ["--limit", "steps=100000000000,objects=16000000", f"-DN={turns}",
           os.path.join(FOLDER, name + ".m")],
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    counted = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or not counted:
        sys.exit(f"{name}: {done.stderr}")
    return int(counted.group(1))


def main():
    words = sys.argv[1:]
    if not words:
        sys.exit(__doc__)
    binary, wanted = words[0], [w for w in words[1:] if not w.startswith("-")]
    known = json.load(open(COUNTS)) if os.path.exists(COUNTS) else {}
    print(f"{'host instructions per operation':32} {'observed':>9} {'recorded':>9} {'plain':>9} {'recorded':>9}")
    slower = 0
    for name, title, recursive in rows():
        if wanted and name not in wanted:
            continue
        few, many = (15, 18) if recursive else (TURNS, 2 * TURNS)
        operations = calls(many) - calls(few) if recursive else TURNS
        line, mark = f"{title:32}", ""
        for observed in (True, False):
            kind = "observed" if observed else "plain"
            more = instructions(binary, name, many, observed) - instructions(binary, name, few, observed)
            count = round(more / operations)
            before = known.get(name, {}).get(kind)
            line += f" {count:9} {before if before is not None else '-':>9}"
            if before is not None and count > before * 1.03 + 1:
                mark = "  more than recorded"
            if "--record" in words:
                known.setdefault(name, {})[kind] = count
        slower += mark != ""
        print(line + mark, flush=True)
    if "--record" in words:
        with open(COUNTS, "w") as file:
            json.dump(known, file, indent=2, sort_keys=True)
            file.write("\n")
    sys.exit(1 if slower and "--record" not in words else 0)


main()
