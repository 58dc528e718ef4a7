class A { let t: String
  init(n: Int) { t = "A int \(n)" }
  convenience init() { self.init(n: 5) } }
class B: A { let u: String
  init(n: Bool) { u = "B bool"; super.init(n: 1) }
  override init(n: Int) { u = "B int"; super.init(n: n) } }
let b = B(); print(b.t, b.u); let c = B(n: true); print(c.t, c.u)
class O { func o() -> Int? { nil }
  var v: Double? { nil }
  class func k() -> Bool? { nil }
  subscript(i: Int) -> Int? { nil }
  func t() throws -> Int? { nil }
  func tell() { print(o() as Any, v as Any, type(of: self).k() as Any, self[1] as Any, (try? t()) as Any) } }
struct E: Error {}
class P: O { override func o() -> Int { 5 }
  override var v: Double { 2.5 }
  override class func k() -> Bool { true }
  override subscript(i: Int) -> Int { i + 1 }
  override func t() throws -> Int { throw E() } }
class Q: P { override func o() -> Int { super.o() + 1 }
  override var v: Double { super.v + 1 } }
O().tell(); P().tell(); Q().tell()
print(Q().o() + 1, Q().v + 1, P()[3] + 1)
class W { func p(_ x: Int, _ s: String) -> String? { "W \(x) \(s)" } }
class X: W { override func p(_ x: Int?, _ s: String?) -> String { "X \(x as Any) \(s as Any)" } }
class Y: X { override func p(_ x: Int?, _ s: String?) -> String { "Y" + super.p(x, s) } }
for w in [W(), X(), Y()] { print(w.p(1, "a") as Any) }
print(X().p(nil, nil), Y().p(2, nil))
protocol D1 { func did(_ a: A) }
protocol D2 { func did(_ b: O) }
class Both: D1, D2 { func did(_ a: A) { print("A") }
  func did(_ b: O) { print("O") } }
struct SBoth: D1, D2 { func did(_ a: A) { print("sA") }
  func did(_ b: O) { print("sO") } }
let d1: D1 = Both(), d2: D2 = Both(); d1.did(A()); d2.did(O())
let e1: D1 = SBoth(), e2: D2 = SBoth(); e1.did(A()); e2.did(O())
func sum(_ xs: [Int]) -> Int { xs.reduce(0, +) }
func sum(_ xs: Int...) -> Int { sum(xs) * 10 }
print(sum([1, 2]), sum(1, 2), sum(), sum(4))
class S1 { func add(_ xs: [Int]) -> String { "list" } }
class S2: S1 { func add(_ xs: Int...) -> String { "variadic" + add(xs) } }
print(S2().add(1, 2), S2().add([1]), (S2() as S1).add([2]))
struct N1 { init(_ xs: [Int]) { print("i list") }
  init(_ xs: Int...) { print("i var"); self.init(xs) } }
_ = N1(1, 2)
