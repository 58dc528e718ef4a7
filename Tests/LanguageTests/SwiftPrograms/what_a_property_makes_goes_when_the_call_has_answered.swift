class R { let n: String; init(_ n: String) { self.n = n; print("+" + n) }; deinit { print("-" + n) } }
class H { var made: R { R("made") }
  static var shared: R { R("static") } }
func use(_ r: R) { print("use", r.n) }
func both(_ a: R, _ b: R) -> Int { print("both", a.n, b.n); return 1 }
let h = H()
use(h.made); print("after")
print(both(h.made, R("x")) + 1)
let k = both(h.made, h.made) + both(R("p"), H.shared)
print("k", k)
if both(h.made, h.made) == 1 { print("in if") }
print("end")
