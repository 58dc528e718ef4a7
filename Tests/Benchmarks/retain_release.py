import sys


class Object:
    def __init__(self):
        self.count = 1

    def dealloc(self):
        pass

    def retain(self):
        self.count += 1
        return self

    def release(self):
        self.count -= 1
        if self.count == 0:
            self.dealloc()


def main(n):
    thing = Object()
    for i in range(n):
        thing.retain()
        thing.release()
    thing.release()


main(int(sys.argv[1]))
