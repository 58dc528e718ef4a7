struct P { var name = "n" }
print([P()].map(\.name))
