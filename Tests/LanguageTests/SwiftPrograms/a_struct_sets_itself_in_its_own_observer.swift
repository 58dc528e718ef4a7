struct T { var c: Double { didSet { print("did", oldValue, c); if c > 100 { c = 100 } } } }
var t = T(c: 20); t.c = 130; print(t.c); t.c += 1; print(t.c)
struct U { var n = 0 { willSet { print("w", newValue) } didSet { n += 1; self.n *= 2 } }; mutating func go() { n = 5 } }
var u = U(); u.go(); print(u.n)
func f(_ x: inout Double) { x = 500 }
f(&t.c); print(t.c)
