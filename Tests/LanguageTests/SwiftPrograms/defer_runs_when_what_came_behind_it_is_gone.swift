class R { let n: String; init(_ n: String) { self.n = n; print("+" + n) }; deinit { print("-" + n) } }
func a() { let x = R("x"); defer { print("defer", x.n) }; let y = R("y"); print("body", y.n) }
a()
func b() -> Int { let x = R("x"); defer { print("d1") }; let y = R("y"); defer { print("d2") }; let z = R("z"); return x.n.count + y.n.count + z.n.count }
print(b())
func c() { for i in 0..<2 { let x = R("l\(i)"); defer { print("dl", i) }; let y = R("m\(i)"); if i == 0 { continue }; print("end", x.n, y.n) } }
c()
func d() throws { let x = R("t"); defer { print("dt", x.n) }; let y = R("u"); if y.n == "u" { throw E.e } }
enum E: Error { case e }
do { try d() } catch { print("caught") }
do { let x = R("blk"); defer { print("defer blk", x.n) }; let y = R("blk2"); print(y.n) }
if true { defer { print("only") }; let y = R("if"); print(y.n) }
struct S { let r: R; var k = 1 }
func aa() -> Int { defer { print("outer") }; var s = S(r: R("s")); let o: R? = R("o"); let arr = [R("arr")]; if s.k == 1 { let inner = R("inner"); s.k += 1; if inner.n == "inner" { let z = R("z"); return s.k + arr.count + z.n.count + (o == nil ? 0 : 1) } }; return 0 }
print(aa())
func bb() { let f: () -> Int = { defer { print("in closure") }; let r = R("c"); return r.n.count }; print(f()) }
bb()
func cc() -> () -> String { defer { print("dc") }; var v = R("captured"); let g = { v.n }; v = R("second"); return g }
do { let g = cc(); print(g()) }
func dd(_ n: Int) { defer { print("first", n) }; let x = R("d\(n)"); defer { print("second", x.n) }; let p = R("p"), q = R("q"); guard n > 0 else { return }; for i in 0..<2 { let l = R("loop\(i)"); if i == 1 { break }; _ = l.n }; print(p.n, q.n) }
dd(0); dd(1)
var k = 3; func e() -> Int { defer { k += 1 }; let x = R("e"); return k + x.n.count }; print(e(), k)
func f() -> [R] { defer { print("df") }; let list = [R("kept")]; return list }; print(f().count)
