import sys


class Car:
    def __init__(self):
        self.speed = 0


def main(n):
    for i in range(n):
        car = Car()


main(int(sys.argv[1]))
