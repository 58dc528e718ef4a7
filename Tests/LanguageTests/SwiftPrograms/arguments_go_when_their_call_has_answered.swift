class R { let n: String; init(_ n: String) { self.n = n; print("+" + n) }; deinit { print("-" + n) } 
 func len(_ o: R) -> Int { print("len", n, o.n); return n.count }
 static func + (a: R, b: R) -> Int { print("plus", a.n, b.n); return 2 } }
func make(_ n: String) -> R { R(n) }
func both(_ a: R, _ b: R) -> Int { print("both", a.n, b.n); return 1 }
func obj(_ a: R) -> R { print("obj", a.n); return R("from " + a.n) }
class H { var made: R { R("made") }; lazy var lz = R("lazy"); subscript(_ i: Int) -> R { R("sub\(i)") } }
let h = H()
let k = both(R("a"), R("b")) + both(R("p"), R("q"))
print("k", k)
let l = both(make("a"), make("b")) + both(make("p"), make("q"))
print("l", l)
let m = R("x").len(make("y")) * make("z").len(R("w")) + both(h.made, h[1])
print("m", m)
print(both(h.made, h.lz) == 1 && both(h[2], R("v")) == 2)
let o = obj(obj(R("1"))).n + obj(h.made).n
print(o)
let arr = [both(make("a"), h.made), both(h[3], make("b"))]
print(arr, "arr")
let tu = (both(make("c"), h.made), R("d") + make("e"))
print(tu)
if both(make("i"), h.made) == 1, both(h.made, make("j")) == 1 { print("in") }
let s = "\(both(make("s"), h.made)) and \(both(h.made, make("t")))"
print(s)
func ret() -> Int { return both(make("r1"), h.made) + both(h.made, make("r2")) }
print(ret())
var acc = 0
acc += both(h.made, make("u"))
print("acc")
let opt: R? = R("opt")
print(both(opt ?? h.made, h.made) + (opt?.len(h.made) ?? 0))
switch both(h.made, make("sw")) { case 1: print("one"); default: print("other") }
for i in 0..<both(h.made, make("range")) { print("i", i) }
print(h.made.n.count + make("zz").n.count)
print("end")
