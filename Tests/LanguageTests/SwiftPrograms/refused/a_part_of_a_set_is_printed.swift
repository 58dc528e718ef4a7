print(Set(["one"]).prefix(1))
