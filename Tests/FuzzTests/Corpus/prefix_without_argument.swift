print("a".hasPrefix())
