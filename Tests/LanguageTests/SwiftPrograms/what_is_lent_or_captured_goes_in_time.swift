class D { let n: String; init(_ n: String) { self.n = n }; deinit { print("-", n) } }
class Box { var d = D("boxed"); lazy var z: D = D("lazy"); var arr = [D("a0")]; var o: D? }
func change(_ d: inout D) { print("change", d.n); d = D("new"); print("changed") }
func changeO(_ d: inout D?) { d = nil; print("nilled") }
func seven() {
  let b = Box()
  print("made")
  change(&b.d)
  print("after inout")
  print(b.z.n)
  b.z = D("lazy2")
  print("after lazy2")
  b.o = D("o1")
  changeO(&b.o)
  b.arr.append(D("a1")); b.arr[0] = D("a2"); print("after arr")
  b.arr.removeFirst()
  print("removed")
}
func eight() {
  let f: () -> Void
  do { let d = D("captured"); f = { print("closure", d.n) } ; print("made closure") }
  f()
  print("after closure")
}
func nine() {
  var g: (() -> Void)? = { [d = D("list")] in print("in", d.n) }
  g?()
  print("before nil")
  g = nil
  print("after nil")
}
func ten() {
  weak var w: D?
  do { let d = D("weakly"); w = d; print(w?.n ?? "nil") }
  print(w == nil)
  weak var v = D("gone at once")
  print(v == nil)

  let keep = D("unowned"); unowned let u = keep
  print(u.n)
}
class F { let d = D("field"); let n: Int; init?(_ n: Int) { if n < 0 { return nil }; self.n = n; print("F made") }; deinit { print("- F") } }
func eleven() {
  if let f = F(1) { print("f", f.n) } else { print("nil") }
  print("between")
  if F(-1) == nil { print("nil F") }
  let f = F(-2)
  print(f == nil)
}
func pass(_ d: D) -> D { return d }
func twelve() {
  let x = pass(D("passed"))
  print("x", x.n)
  _ = pass(D("dropped"))
  print("after dropped")
  pass(D("chained")).n == "q" ? print("yes") : print("no")
  print("after ternary")
  var v = D("v1")
  v = pass(D("v2"))
  print("after v2", v.n)
  let arr = [D("e1"), D("e2")]
  for e in arr { print("for", e.n) }
  for e in [D("f1"), D("f2")] { print("for", e.n) }
  print("after for")
  let m = [D("m1"), D("m2")].map { $0.n }
  print(m)
  let first = [D("g1"), D("g2")].first { $0.n == "g2" }
  print("first", first!.n)
}
seven(); print("=="); eight(); print("=="); nine(); print("=="); ten(); print("=="); eleven(); print("=="); twelve()
