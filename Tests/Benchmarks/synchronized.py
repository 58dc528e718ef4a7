import sys
import threading


def main(n):
    lock = threading.RLock()
    count = 0
    for _ in range(n):
        with lock:
            count += 1
    assert count == n


main(int(sys.argv[1]))
