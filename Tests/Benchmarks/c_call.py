import sys


def following(value):
    return value + 1


def main(n):
    total = 0
    for _ in range(n):
        total = following(total)
    assert total == n


main(int(sys.argv[1]))
