class N { let id: Int; var next: N?; weak var prev: N?; let z: Z; init(_ i: Int) { id = i; z = Z(i) }; deinit { print("N\(id)") } }
class Z { let id: Int; init(_ i: Int) { id = i }; deinit { print("Z\(id)") } }
do { let a = N(1), b = N(2), c = N(3); a.next = b; b.next = c; b.prev = a; c.prev = b }
class D { var left: D?; var right: D?; let z: Z; init(_ i: Int) { z = Z(i) }; deinit { print("D\(z.id)") } }
do { let d = D(4); d.left = D(5); d.right = D(6) }
class B { var next: B?; let z1: Z; init(_ i: Int) { z1 = Z(i) }; deinit { print("B") } }
class S: B { let z2: Z; var other: S?; override init(_ i: Int) { z2 = Z(i + 50); super.init(i) }; deinit { print("S") } }
do { let s = S(7); s.next = B(8); s.other = S(9) }
class G<T> { var v: T; var next: G<T>?; let z: Z; init(_ v: T, _ i: Int) { self.v = v; z = Z(i) } ; deinit { print("G\(v)") } }
do { let g = G("a", 10); g.next = G("b", 11) }
do { let a = N(12), b = N(13); a.next = b; let keep = b; _ = keep; print("x") }
var l: N? = N(0); for i in 20..<23 { let n = N(i); n.next = l; l = n }; l = nil; print("done")
class F { let f: F?; let z: Z; init(_ f: F?, _ i: Int) { self.f = f; z = Z(i) } ; deinit { print("F") } }
do { _ = F(F(nil, 30), 31) }
