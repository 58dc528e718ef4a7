class B { func f() -> Int { 1 } }
class C: B { func f() -> String { "s" } }
let s: String = C().f(); print(s)
