let below = -1
print([Int](repeating: 7, count: 2), String(repeating: "ab", count: 0).isEmpty)
print(Array(repeating: 0, count: below))
