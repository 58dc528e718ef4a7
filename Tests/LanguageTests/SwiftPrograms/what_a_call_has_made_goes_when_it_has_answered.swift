class T { let id: Int; var kid: T?; init(_ i: Int) { id = i; print("+\(i)") }; deinit { print("-\(id)") }
  func name() -> String { "n\(id)" }; func me() -> T { self }; subscript(i: Int) -> Int { id * i }; var k: T { T(id + 100) }
  static func make(_ n: Int) -> T { T(n) } }
func mk(_ n: Int) -> T { T(n) }
func opt(_ n: Int) -> T? { n > 0 ? T(n) : nil }
func thr(_ n: Int) throws -> T { T(n) }
print(mk(1).name(), "a")
print(T(2).id, "b")
print(T.make(3).me().me().id, "c")
print(opt(4)!.id, "d")
print(opt(5)?.id ?? 0, "e")
print(opt(6)?.name() ?? "", "f")
print(mk(7)[2], "g")
print(mk(8).k.id, "h")
print((try? thr(9).id) ?? 0, "i")
do { print(try thr(10).name(), "j") } catch {}
let x = mk(11).name() + mk(12).name(); print(x)
if mk(13).id == 13 { print("in if") }
switch mk(14).id { case 14: print("in switch"); default: break }
for i in 0..<mk(2).id { print("loop", i) }
while mk(15).id != 15 { }
let c = { mk(16).id }; print(c())
func f(_ a: Int, _ b: Int) { print("f", a, b) }
f(mk(17).id, mk(18).id)
let arr = [mk(19).id, mk(20).id]; print(arr)
print("\(mk(21).id) \(mk(22).name())")
var s = mk(23).kid; s = mk(24); print("s"); s = nil
mk(25).kid = mk(26); print("set")
guard mk(27).id > 0 else { fatalError() }
print([mk(28), mk(29)].map { $0.id }, [mk(30)].count, "arr")
print([mk(31)].first!.id, (mk(32), 1).0.id, "t")
_ = mk(33).me(); print("end")
return_()
func return_() { func g() -> Int { return mk(34).id }; print(g()); let t = mk(35).me(); print(t.id); _ = t }
protocol P { var v: Int { get } }; extension T: P { var v: Int { id } }
func p(_ n: Int) -> P { T(n) }; print(p(36).v, "p")
func gen<X: P>(_ x: X) -> Int { x.v }; print(gen(mk(37)), "gen")
print(mk(38) === mk(39), "id"); let m = mk(40).name; print(m())
