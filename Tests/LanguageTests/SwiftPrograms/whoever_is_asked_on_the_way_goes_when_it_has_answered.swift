// Whoever is asked for something on the way goes as soon as it has answered: before the right side of an assignment is
// worked out, before a closure that it has handed out is called, before the next part of a tuple is made.
class C {
  let id: Int
  var x = 0
  var k: C?
  lazy var s = C(id + 100)
  var z: C { C(id + 200) }
  init(_ i: Int) { id = i; print("+\(i)") }
  deinit { print("-\(id)") }
  subscript(i: Int) -> C { C(i) }
  func m() -> C { C(id + 300) }
  func with(_ f: () -> Int) { x = f() }
}
class H {
  var s = C(50)
  let t = C(51)
  var f: (Int) -> Void = { print("call", $0) }
  var g: (() -> Void)?
  deinit { print("-H") }
}
func rhs() -> Int { print("rhs"); return 1 }
func places() {
  H().s.x = rhs(); print("a")
  H().t.x += rhs(); print("b")
  C(3).s.x = rhs(); print("c")
  C(4).m().x = rhs(); print("d")
  C(5).z.k = C(6); print("e")
  C(7)[8][9].x += rhs(); print("f")
  Optional(C(10))!.z.x = rhs(); print("g")
  Optional(C(11))?.z.x = rhs(); print("h")
  C(12).z.z.z.x = rhs(); print("i")
  C(13)[14].k = nil; print("j")
  C(15)[16].k?.x = rhs(); print("k")
  let c = C(17)
  c.z.z.x = rhs(); print("l")
  c[18].with { rhs() }; print("m", c.id)
}
func closures() {
  H().f(rhs()); print("a")
  Optional(H())?.f(rhs()); print("b")
  [H()][0].f(rhs()); print("c")
  H().g?(); print("d")
}
func tuples() {
  do { let (_, b) = (C(1), C(2)); print("a", b.id) }
  do { var c = C(3); (_, c) = (C(4), C(5)); print("b", c.id) }
  print((1, (C(6), C(7))).0)
  print((C(8), (C(9), C(10))).1.0.id)
  do { let (_, w) = ((C(11), C(12)).0, C(13)); print("c", w.id) }
  if case (_, let y) = (C(14), C(15)) { print("in", y.id) }
  do { let (_, z): (C?, C) = (C(16), C(17)); print("d", z.id) }
  print("end")
}
places()
closures()
tuples()
