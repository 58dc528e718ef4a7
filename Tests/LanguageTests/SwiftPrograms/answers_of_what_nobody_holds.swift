class A {
  let n: Int
  let part: B
  init(_ n: Int) { self.n = n; part = B(n * 10); print("A\(n)") }
  deinit { print("~A\(n)") }
  func child() -> B { B(n * 100) }
  @discardableResult func again() -> B { B(n * 100) }
  var made: B { B(n * 1000) }
  subscript(i: Int) -> B { B(i) }
  static func + (a: A, b: A) -> A { A(a.n + b.n) }
}
class B { let n: Int; init(_ n: Int) { self.n = n; print("B\(n)") } ; deinit { print("~B\(n)") } }
struct S { let a: A; func derived() -> B { B(7) } ; var more: B { B(8) } ; func both() -> [A] { [a, a] } }
func make() -> A { A(1) }
func makeS() -> S { S(a: A(2)) }
func arr() -> [A] { [A(1), A(2)] }
func ident<T>(_ x: T) -> T { x }
func pair<T>(_ x: T) -> [T] { [x, x] }
func use(_ a: A) -> B { B(5) }
func opt() -> A? { A(3) }
func line(_ s: String) { print("-- \(s)") }
line("child"); _ = make().child()
line("again"); make().again()
line("made"); _ = make().made
line("part"); _ = make().part
line("subscript"); _ = make()[3]
line("S derived"); _ = makeS().derived()
line("S more"); _ = makeS().more
line("S both"); _ = makeS().both()
line("S a"); _ = makeS().a
line("sorted"); _ = arr().sorted { $0.n > $1.n }
line("dropFirst"); _ = arr().dropFirst()
line("plus"); _ = arr() + arr()
line("+"); _ = A(4) + A(5)
line("ident"); _ = ident(A(6))
line("pair"); _ = pair(A(6))
line("ident arr"); _ = ident(arr())
line("use"); _ = use(A(7))
line("opt"); _ = opt()?.child()
line("opt!"); _ = opt()!.child()
line("flatMap"); _ = opt().map { B($0.n) }
line("last"); _ = arr().last
line("min"); _ = arr().min { $0.n < $1.n }
line("first where"); _ = arr().first { $0.n > 1 }
line("reduce"); _ = arr().reduce(A(0)) { $0.n > $1.n ? $0 : $1 }
line("index"); _ = arr()[1]
line("index chain"); _ = arr()[1].child()
line("map chain"); _ = arr().map { B($0.n) }.first
line("map map"); _ = arr().map { B($0.n) }.map { A($0.n) }
line("compactMap"); _ = arr().compactMap { $0.n > 1 ? $0 : nil }
line("lazy values"); _ = ["k": A(1)].mapValues { B($0.n) }
line("values"); _ = ["k": A(1)].values.map { B($0.n) }
line("let"); let kept = arr().map { B($0.n) }
line("discarded call"); ident(1) == 2 ? () : ()
line("end")
