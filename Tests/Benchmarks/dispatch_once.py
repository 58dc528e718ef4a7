import sys


def main(n):
    made = 0
    done = set()

    def once(token, body):
        if token not in done:
            done.add(token)
            body()

    def make():
        nonlocal made
        made += 1

    for _ in range(n):
        once(1, make)
    assert made == 1


main(int(sys.argv[1]))
