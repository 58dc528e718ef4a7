print(missing)
