func g<T>(_ x: T) -> String { "T" }
func g(_ x: Int?) -> String { "optional" }
print(g(Optional(3)))
