var calls = 0
func next() -> Int {
  calls += 1
  print("next \(calls)")
  return calls - 1
}
func say(_ s: String) -> Int {
  print(s)
  return s.count
}
enum E {
  case a(Int, Int)
  case b(String)
}
var e = E.a(next(), next())
let f = e
e = .b("x")
if case .a(let x, let y) = f { print(x, y) }
switch e {
case .a: print("a")
case .b(let s): print(s)
}
