class T { let id: Int; init(_ i: Int) { id = i }; deinit { print("-\(id)") } }
struct Pair { var a: T; var b: T? }
func mk() -> Pair { Pair(a: T(1), b: T(2)) }
print(mk().a.id, "x")
var p = mk(); p.a = T(3); print("a set"); p.b = nil; print("b nil"); let q = p; p = Pair(a: T(4), b: nil); print("p new", q.a.id)
var opt: Pair? = Pair(a: T(5), b: T(6)); opt?.b = nil; print("opt b"); opt = nil; print("opt nil")
var arr = [Pair(a: T(7), b: nil)]; arr[0].a = T(8); print("arr"); arr.append(Pair(a: T(9), b: nil)); arr.swapAt(0, 1); arr.removeLast(); print("removed"); arr = []
var d = [1: T(10), 2: T(11)]; d[1] = nil; print("d"); d.removeAll(); print("all")
var dd: [String: [T]] = [:]; dd["a", default: []].append(T(12)); dd["a"]?.removeAll(); print("dd")
var tup = (T(13), T(14)); tup.0 = T(15); print("tup"); tup = (T(16), T(17)); print("tup2")
func inout_(_ t: inout T) { t = T(18); print("in") }
var v = T(19); inout_(&v); print("v")
func ret() -> T? { let t = T(20); guard t.id > 100 else { print("guard"); return nil }; return t }
_ = ret(); print("ret")
let f: (T) -> Void = { t in print("clo \(t.id)") }; f(T(21)); print("f")
let s: Set<Int> = [1]; _ = s
var fs: [() -> Int] = []; for i in 22...23 { let t = T(i); fs.append { t.id } }; print(fs.map { $0() }); fs.removeFirst(); print("fs"); fs = []
var lazyv: T? = nil; lazyv = lazyv ?? T(24); lazyv = nil; print("lz")
let str = "\(T(25).id)"; print(str)
switch Optional(T(26)) { case let t?: print("sw \(t.id)"); case nil: break }
print("after sw"); if let t = Optional(T(27)), t.id > 1 { print("if \(t.id)") } ; print("end")
