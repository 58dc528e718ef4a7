class D { let n: String; init(_ n: String) { self.n = n }; deinit { print("-", n) }; var kid: D?; func me() -> D { return self } ; var name: String { return n } }
enum E { case a(D), b(D, D), none }
func mk(_ n: String) -> E { return .a(D(n)) }
func one() {
  switch E.a(D("lit")) { case .a(let d): print("in", d.n); default: break }
  print("after switch literal")
  switch mk("call") { case .a: print("in call"); default: break }
  print("after switch call")
  switch E.b(D("b1"), D("b2")) { case .b(let x, _): print("in b", x.n); default: break }
  print("after b")
  if case .a(let d) = E.a(D("ifcase")) { print("in", d.n) }
  print("after if case")
  if case .a = mk("ifcase2") { print("in ifcase2") } else { print("no") }
  print("after if case 2")
  if case .none = mk("ifcase3") { print("in ifcase3") } else { print("else ifcase3") }
  print("after if case 3")
}
func two() {
  guard case .a(let d) = mk("guard") else { return }
  print("after guard", d.n)
}
func three() {
  var k = 0
  while case .a(let d) = mk("w\(k)") { print("loop", d.n); k += 1; if k == 2 { break } }
  print("after while")
  func nx() -> D? { k += 1; return k < 5 ? D("n\(k)") : nil }
  while let d = nx() { print("loop", d.n) }
  print("after while let")
}
func four() {
  print(D("chain").me().me().n)
  print("after chain")
  let x: D? = D("opt"); x?.kid = D("kid")
  print(x?.kid?.n ?? "nil")
  x?.kid = nil
  print("after kid nil")
}
func five() {
  defer { print("defer 1") }
  let d = D("deferred")
  defer { print("defer 2", d.n) }
  print("body")
}
func six() {
  let (a, b) = (D("t1"), D("t2"))
  print("tuple", a.n, b.n)
  let t = (D("t3"), D("t4"))
  print(t.0.n)
  var u = (D("t5"), 1)
  u.0 = D("t6")
  print("after t6", u.1)
}
one(); print("=="); two(); print("=="); three(); print("=="); four(); print("=="); five(); print("=="); six()
