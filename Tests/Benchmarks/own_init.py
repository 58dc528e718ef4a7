import sys


class Vehicle:
    def __init__(self):
        pass

    def dealloc(self):
        pass


class Car(Vehicle):
    def __init__(self):
        super().__init__()
        self.speed = 1

    def dealloc(self):
        self.speed = 0
        super().dealloc()


def main(n):
    for i in range(n):
        car = Car()
        car.dealloc()


main(int(sys.argv[1]))
