struct W { let n: Int; init<T>(_ t: T) { n = 1; print(t) } }
print(W("x").n)
class V { let n: Int; init<T: Equatable>(_ t: T, _ u: T) { n = t == u ? 1 : 0 } }
print(V("x", "x").n)
