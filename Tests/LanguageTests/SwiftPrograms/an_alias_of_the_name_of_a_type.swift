struct X {}
typealias X = Int
print(1)
