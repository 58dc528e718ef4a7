import sys


class Counter:
    def __init__(self):
        self.total = 0

    def add(self, amount):
        self.total += amount
        return self.total


def main(n):
    counter = Counter()
    for i in range(n):
        counter.add(i)


main(int(sys.argv[1]))
