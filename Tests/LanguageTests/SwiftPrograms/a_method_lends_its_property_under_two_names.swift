class S { static weak var cur: S?; weak static var cu2: S?; deinit { print("d") }; func v() {}; var o: In? ; var n = 1 }; struct In { var n = 1; var c: Int { get { n } set { n = newValue } } }
class C { var n = 0; func m() { let e = self; two(&n, &e.n); print(n) } }; func two(_ a: inout Int, _ b: inout Int) { a += 1; b += 2 }; C().m()
