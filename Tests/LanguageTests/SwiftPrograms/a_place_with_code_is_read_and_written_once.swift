struct In { var n = 1; var c: Int { get { print("cg"); return n } set { print("cs"); n = newValue } }; mutating func m(_ k: Int) -> Int { n += k; return n }; var o: D? ; var t = (1, [2]) }
class D { var v = 1 }
func r(_ s: String, _ n: Int) -> Int { print("r", s); return n }
class C { var x = In(); var y: In? = In(); var arr = [In(), In()]; var set: Set<Int> = [1]; var dict = ["a": 1]
  var g: In { get { print("G"); return x } set { print("S"); x = newValue } }
  var q: In? { get { print("Q"); return y } set { print("QS"); y = newValue } }
  var a: [In] { get { print("A"); return arr } set { print("AS"); arr = newValue } }
  var s: Set<Int> { get { print("s"); return set } set { print("sS"); set = newValue } }
  var d: [String: Int] { get { print("d"); return dict } set { print("dS"); dict = newValue } }
  subscript(i: Int) -> In { get { print("G\(i)"); return x } set { print("S\(i)"); x = newValue } }
  func me() { g.n += r("me", 1); a[r("i", 0)].n = 5; q?.n += r("q", 1) }
  var ob: In = In() { didSet { print("ob", ob.n) } }
  var ob2: In? = In() { didSet { print("ob2", oldValue?.n as Any, ob2?.n as Any) } }
}
func inc(_ a: inout Int, _ b: Int) { a += b }
let c = C()
c.g.n += r("x", 2); c.g.c += r("y", 1); c.g.n = r("z", 4); print(c.g.m(r("m", 1))); inc(&c.g.n, r("inc", 1))
print("-- q"); c.q!.n += r("f", 1); c.q?.n += r("f", 1); c.q?.n = 3; print(c.q?.m(r("mm", 2)) as Any); c.q!.c = 5; inc(&c.q!.n, 3)
print("-- a"); c.a[0].n += r("f", 1); print(c.a[1].m(4)); c.a.append(In()); c.a.removeLast(); c.a[0].t.1.append(3); c.a.swapAt(0, 1); print(c.a.removeFirst().n, c.a.count)
print("-- s"); print(c.s.insert(4).inserted); c.s.remove(1); print(c.d.updateValue(3, forKey: "b") as Any); c.d["a"]! += 1; c.d["z"]? += 1; c.d["q", default: 3] += 1; c.d["k"] = r("k", 8); c.d.removeValue(forKey: "b"); print(c.d.keys.sorted())
print("-- sub"); c[r("i", 3)].n += r("s", 2); c[4].t.0 += 1; inc(&c[5].n, 2); print(c[6].m(1))
print("-- me"); c.me()
print("-- obj"); c.x.o = D(); c.g.o!.v += 1; c.g.o?.v = r("v", 5); print(c.x.o!.v); c[7].o?.v += 1
print("-- ob"); c.ob.n += 1; c.ob2?.n += 1; c.ob2 = nil; c.ob2?.n += r("no", 1); print(c.ob2?.m(r("no", 1)) as Any)
struct St { var zz = In(); var x: In { get { zz } set { zz = newValue } }; var g: In { get { print("sG"); return zz } set { print("sS"); zz = newValue } }; mutating func ff() { g.n += 1; self.g.c += 1 }; static var z: In { get { print("zG"); return keep } set { print("zS"); keep = newValue } }; static var keep = In(); static var w: In? { didSet { print("w") } } }
do { var st = St(); st.ff() }; var st = St(); st.g.n += 1; print(st.g.m(3)); St.z.n += 1; St.w?.n += 1; St.w = In(); St.w?.n += 1; St.w!.n += 2
var loc: In { get { print("lg"); return st.x } set { print("ls"); st.x = newValue } }
loc.n += 1; swap(&loc.n, &c.x.n); (loc.n, c.g.n) = (r("1", 1), r("2", 2))
protocol P { var g: In { get set }; var o: In? { get set } }
struct PS: P { var g: In { get { print("pg"); return st.x } set { print("ps"); st.x = newValue } }; var o: In? }
var p: P = PS(); p.g.n += 1; p.o?.n += 1
var ps: [P] = [PS()]; ps[0].g.n += 1
class L { lazy var l: In? = { print("made"); return nil }() { didSet { print("l") } } }
let l = L(); l.l?.n += 1
print(st.x.n, c.x.n)
