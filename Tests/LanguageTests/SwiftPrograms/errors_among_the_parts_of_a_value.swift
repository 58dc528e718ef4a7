struct Bad: Error {}
class T { let s: String; init(_ s: String) { self.s = s; print("+\(s)") }; deinit { print("~\(s)") } }
func parse(_ s: String) throws -> Int { guard let n = Int(s) else { throw Bad() }; return n }
func mk(_ ok: Bool) throws -> T { if !ok { throw Bad() }; return T("made") }
class K {
  let n: Int
  init(_ n: Int) { self.n = n }
  convenience init(s: String) throws { try self.init(parse(s)) }
  deinit { print("~K") }
}
class L: K {
  let t = T("in L")
  init(l: String) throws { try super.init(parse(l)) }
  deinit { print("~L") }
}
class Conf { let log: T; let n: Int; init(log: T, n: Int) { self.log = log; self.n = n }; deinit { print("~Conf") } }
struct P { let t: T; let n: Int }
struct Q { let t: T; let n: Int; init(_ t: T, _ n: Int) { self.t = t; self.n = n; print("Q") } }
enum E { case one(T), two(T, T) }
func line(_ s: String) { print("-- \(s)") }
line("self.init"); print(try? K(s: "x") as Any); print((try? K(s: "4"))?.n as Any)
line("super.init"); print((try? L(l: "x")) == nil); print((try? L(l: "5"))?.n as Any)
line("class"); print((try? Conf(log: T("log"), n: parse("x"))) == nil); print((try? Conf(log: T("log"), n: parse("1")))!.n)
line("memberwise"); print((try? P(t: T("p"), n: parse("x"))) == nil); print((try? P(t: T("p"), n: parse("2")))!.n)
line("own"); print((try? Q(T("q"), parse("x"))) == nil); print((try? Q(T("q"), parse("2")))!.n)
line("enum"); do { let e = try E.two(T("a"), mk(false)); print(e) } catch { print("caught") }
do { let e = try E.two(T("a"), mk(true)); if case .two(let x, let y) = e { print(x.s, y.s) } } catch { print("never") }
line("tuple"); do { let x = try (T("a"), mk(false)); print(x) } catch { print("caught") }
do { let (x, y) = try (T("a"), mk(true)); print(x.s, y.s) } catch { print("never") }
func held() {
  let z = T("z")
  weak var w: T? = z
  print((try? Conf(log: z, n: parse("x"))) == nil, w != nil)
}
line("held"); held()
line("static")
class C { static var shared = T("first"); static var n = { print("n"); return 1 }() }
func rhs() -> Int { print("rhs"); return 2 }
C.shared = T("second")
C.n = rhs()
print(C.n, C.shared.s)
print(type(of: (1, b: "x", 2.5)))
