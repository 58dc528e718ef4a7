import sys


def main(n):
    table = {}
    keys = ["key%d" % i for i in range(64)]
    value = object()
    found = 0
    for i in range(n):
        key = keys[i & 63]
        table[key] = value
        if table.get(key) is value:
            found += 1
    assert found == n


main(int(sys.argv[1]))
