protocol P { func f() -> Int }
extension P { func f() -> Int { 1 } }
struct S: P { func f() -> String { "s" } }
let x: Int = S().f(); print(x)
