class R { let n: String; init(_ n: String) { self.n = n; print("+" + n) }; deinit { print("-" + n) } }
var (a, b) = (R("a"), R("b")); a = R("a2"); print("now"); b = a; print("then")
func f() { var (p, q) = (R("p"), 5); p = R("p2"); q += 1; print(p.n, q); let (x, _) = (R("x"), R("wild")); print(x.n) }
f()
func g() throws -> (R, Int) { defer { print("g") }; let (m, k) = (R("m"), 2); if k == 3 { throw E.e }; return (m, k) }
enum E: Error { case e }
if let r = try? g() { print(r.0.n, r.1) }
outer: for i in 0..<3 { defer { print("o", i) }; let l = R("l\(i)"); for j in 0..<3 { defer { print("i", j) }; let k = R("k\(j)"); if j == 1 { continue outer }; if i == 1 { break outer }; _ = k.n }; print(l.n) }
func h(_ n: Int) -> String { defer { print("h") }; switch n { case 0: defer { print("case") }; let c = R("c"); return c.n; case 1: defer { print("one") }; break; default: return "def" }; return "end" }
print(h(0), h(1), h(2))
struct P { var v: R; init?(_ s: String) { defer { print("init done") }; guard !s.isEmpty else { return nil }; v = R(s) }; mutating func swap(_ s: String) -> R { defer { v = R(s) }; return v } }
do { var p = P("s"); print(P("") == nil); let old = p!.swap("t"); print(old.n, p!.v.n); _ = p?.v }
class K { let r: R; init(_ s: String) throws { defer { print("k init") }; let t = R("t" + s); if s == "bad" { throw E.e }; r = t } }
do { print(try K("ok").r.n); _ = try K("bad") } catch { print("caught") }
let cl: (Int) -> Int = { n in defer { print("cl") }; let r = R("in"); if n > 1 { return r.n.count }; return n }; print(cl(1), cl(2))
