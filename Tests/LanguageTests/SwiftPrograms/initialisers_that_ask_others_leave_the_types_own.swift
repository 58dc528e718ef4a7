class A { var n = 1; deinit { print("-A", n) } }
extension A { convenience init(z: Int) { self.init(); n = z } }
print(A(z: 4).n, A().n)
class B { var n = 2; convenience init(twice k: Int) { self.init(); n = 2 * k } }
print(B(twice: 3).n, B().n)
class C: A { var m = 5; convenience init(m: Int) { self.init(); self.m = m } }
print(C(m: 7).m, C().m, C(z: 9).n)
struct S { var n = 1; var t = "t" }
extension S { init(z: Int) { self.init(); n = z }; init(both: Int) { self.init(n: both, t: "\(both)") } }
print(S(z: 4), S(), S(n: 3), S(both: 2))
struct P { let x: Int }
extension P { init(square k: Int) { self.init(x: k * k) } }
print(P(square: 3), P(x: 1))
