protocol V { func visit(_ n: Int) -> String }
class A { func visit(_ s: String) -> String { "text \(s)" } }
class B: A, V { func visit(_ n: Int) -> String { "sub \(n)" } }
let v: V = B()
print(v.visit(2))
