import sys


class Car:
    def set_engine(self, engine):
        self.engine = engine


def main(n):
    car = Car()
    one = object()
    other = object()
    for _ in range(n // 2):
        car.set_engine(one)
        car.set_engine(other)
    assert car.engine is other


main(int(sys.argv[1]))
