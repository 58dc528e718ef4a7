class S { static weak var cur: S?; weak static var cu2: S?; deinit { print("d") }; func v() {}; var o: In? ; var n = 1 }; struct In { var n = 1; var c: Int { get { n } set { n = newValue } } }
class C { var a = [1, 2, 3]; func f() { a.removeAll { $0 > a.count } } }; let c = C(); c.f(); print(c.a)
