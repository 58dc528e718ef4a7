var tail = [1, 2, 3].dropFirst()
tail.append(4)
print(tail)
