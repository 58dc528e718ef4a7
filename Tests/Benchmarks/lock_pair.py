import sys
import threading


def main(n):
    lock = threading.Lock()
    for _ in range(n):
        lock.acquire()
        lock.release()


main(int(sys.argv[1]))
