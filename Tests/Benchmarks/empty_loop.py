import sys


def main(n):
    for i in range(n):
        pass


main(int(sys.argv[1]))
