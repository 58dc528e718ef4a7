import sys


def main(n):
    array = []
    thing = object()
    for _ in range(n):
        array.append(thing)
    found = 0
    for each in array:
        if each is thing:
            found += 1
    assert found == n


main(int(sys.argv[1]))
