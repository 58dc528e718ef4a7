protocol P: AnyObject { var n: Int { get } }
class S: P { static weak var cur: S?; weak static var cu2: S?; private static weak var pr: S?; deinit { print("d", n) }; var n = 1
 static func get() -> S { if let c = pr { return c }; let s = S(); pr = s; return s }
 static var gone: Bool { pr == nil } }
extension S { static weak var ext: S? }
struct H { static weak var w: S?; static unowned var u: S = keep; static weak var p: P?; static weak var o: S? { didSet { print("o", oldValue?.n as Any, o?.n as Any) } } }
enum E { static weak var w: P? }
let keep = S()
do { let a = S(); a.n = 2; S.cur = a; S.cu2 = a; S.ext = a; H.w = a; H.p = a; H.o = a; E.w = a; H.u = a; a.n += 1; S.cur!.n += 1; S.cur?.n += 1; print(S.cur!.n, H.u.n, H.p!.n, E.w?.n as Any, S.ext === a); H.u = keep }
print(S.cur == nil, S.cu2 == nil, S.ext == nil, H.w == nil, H.p == nil, E.w == nil, H.u.n, H.o == nil)
do { let a = S.get(); let b = S.get(); print(a === b); a.n = 7 }
print(S.gone)
func inn(_ s: inout S?) { s = keep }
inn(&S.cur); print(S.cur === keep)
S.cur = nil; print(S.cur?.n as Any)
