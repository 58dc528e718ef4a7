let below = -1
print(String(repeating: "ab", count: below))
