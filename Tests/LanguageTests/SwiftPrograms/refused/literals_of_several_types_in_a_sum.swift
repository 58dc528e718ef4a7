let b = [1] + ["x"]
print(b)
