import sys


class Calculator:
    def fib(self, n):
        if n < 2:
            return n
        return self.fib(n - 1) + self.fib(n - 2)


Calculator().fib(int(sys.argv[1]))
