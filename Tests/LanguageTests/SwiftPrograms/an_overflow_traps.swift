var n = Int.max
print(n)
n += 1
print(n)
