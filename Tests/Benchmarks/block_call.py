import sys


def main(n):
    step = 1
    total = 0

    def add(to):
        return to + step

    for _ in range(n):
        total = add(total)
    assert total == n


main(int(sys.argv[1]))
