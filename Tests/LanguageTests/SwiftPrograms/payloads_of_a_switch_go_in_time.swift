class D { let n: String; init(_ n: String) { self.n = n }; deinit { print("-", n) }; func m() -> Int { return 1 } }
enum E { case a(D), b(D, D), none }
func mk(_ n: String) -> E { return .a(D(n)) }
switch E.a(D("lit")) { case .a(let d): print("in", d.n); default: break }
print("after switch literal")
switch E.a(D("lit2")) { case .a: print("in"); default: break }
print("after switch literal2")
switch E.a(D("lit3")) { case .a(_): print("in"); case .b, .none: break }
print("after switch literal3")
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
if case .none = E.a(D("ifcase4")) { print("in ifcase3") } else { print("else ifcase4") }
func f() {
switch E.a(D("lit")) { case .b: print("b"); default: print("default") }
print("after")
switch E.a(D("lit2")) { case .a(let d) where d.n == "q": print("q"); case .a(let d): print("second", d.n); default: print("default") }
print("after")
if case .none = E.a(D("ifcase4")) { print("in ifcase3") } else { print("else ifcase4") }
switch (E.a(D("p")), E.a(D("q"))) { case (.a(let x), .a(let y)): print(x.n, y.n); default: break }
print("after")
let e = E.a(D("kept"))
switch e { case .a(let d): print("in", d.n); default: break }
print("after kept")
var v = E.a(D("var"))
switch v { case .a(let d): v = .none; print("in", d.n); default: break }
print("after var")
switch E.a(D("ret")) { case .a(let d): print(d.n); return; default: break }
}
f()
func g() -> Int { switch E.a(D("val")) { case .a(let d): return d.m(); default: return 0 } }
print(g())
let x = switch E.a(D("expr")) { case .a(let d): d.m(); default: 0 }
print("after", x)
func h() { for i in 0..<2 { switch E.a(D("l\(i)")) { case .a(let d): if i == 0 { continue }; print(d.n); default: break }; print("end of turn") } }
h()
enum Opt { case some1(D?), two(S) }
struct S { var d: D; var e: E }
func k() {
  switch Opt.some1(D("o")) { case .some1(let d?): print(d.n); default: break }
  print("after")
  switch Opt.some1(nil) { case .some1(nil): print("nil"); default: break }
  switch Opt.two(S(d: D("sd"), e: .a(D("se")))) { case .two(let s): print(s.d.n); default: break }
  print("after")
  if case .two(let s) = Opt.two(S(d: D("sd2"), e: .a(D("se2")))), case .a(let d) = s.e { print(d.n) }
  print("after")
  guard case .two(let s) = Opt.two(S(d: D("sd3"), e: .none)) else { return }
  print("after guard", s.d.n)
}
k()
