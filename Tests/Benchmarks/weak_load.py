import sys
import weakref


class Thing:
    pass


def main(n):
    thing = Thing()
    weak = weakref.ref(thing)
    found = 0
    for _ in range(n):
        if weak():
            found += 1
    assert found == n


main(int(sys.argv[1]))
