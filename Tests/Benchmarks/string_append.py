import io
import sys


def main(n):
    text = io.StringIO()
    for _ in range(n):
        text.write("ab")
    text = text.getvalue()
    bs = 0
    for i in range(1, 2 * n, 2):
        if text[i] == "b":
            bs += 1
    assert bs == n


main(int(sys.argv[1]))
