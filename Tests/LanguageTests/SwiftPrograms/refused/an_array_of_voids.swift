print([()])
