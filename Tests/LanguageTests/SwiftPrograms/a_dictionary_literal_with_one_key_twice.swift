print(["a": 1, "a": 2].count)
