protocol P { func a() -> String }
func helper(_ p: any P) -> String { "anyP" }
func helper(_ i: Int) -> String { "int" }
extension Int: P { func a() -> String { helper(self) } }
extension P { func b() -> String { helper(self) } }
print(3.a(), 3.b())
