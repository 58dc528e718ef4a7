import sys


class Shape:
    def area(self):
        return 0


class Square(Shape):
    def area(self):
        return 4


class Circle(Shape):
    def area(self):
        return 3


class Line(Shape):
    def area(self):
        return 1


def main(n):
    shapes = [Shape(), Square(), Circle(), Line()]
    total = 0
    for i in range(n):
        total += shapes[i & 3].area()


main(int(sys.argv[1]))
