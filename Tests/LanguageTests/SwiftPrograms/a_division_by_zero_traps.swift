var zero = 0
print(10 / 5)
print(10 / zero)
zero = 1
