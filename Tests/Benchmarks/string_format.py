import sys


def main(n):
    letters = 0
    for i in range(n):
        letters += len("%d of %d: %s" % (i, 7, "car"))
    assert letters > 0


main(int(sys.argv[1]))
