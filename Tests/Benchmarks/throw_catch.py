import sys


class Full(Exception):
    pass


def main(n):
    full = Full()
    caught = 0
    for _ in range(n):
        try:
            raise full
        except Full:
            caught += 1
    assert caught == n


main(int(sys.argv[1]))
