class N {}
class M: N {}
struct A { struct Inner {} }
enum E { case a }
func loud() -> A { print("made"); return A() }
print(type(of: loud()))
let t = type(of: A())
print(t, "\(t)", [String(describing: t)], type(of: A.Inner()))
print(["x": type(of: 1)], [type(of: "x"), type(of: "y")], type(of: [1: "a"]), type(of: (1, "a")))
print(Optional(Int.self) as Any, Int.self, A.self, N.self)
let x: Any = Int.self
print(x, [x])
let n: N = M()
print(type(of: n) == M.self, type(of: n) == N.self, type(of: n), type(of: 1) == Int.self)
let types = [type(of: 1), type(of: 2)]
print(types.count, types[0])
struct G<T> { var t: T }
print(type(of: G(t: 1)))
