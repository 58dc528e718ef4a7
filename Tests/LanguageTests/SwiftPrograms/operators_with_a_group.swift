class O {
  let n: String
  init(_ n: String) {
    self.n = n
    print("init \(n)")
  }
  deinit { print("deinit \(n)") }
}
func ** (a: Int, b: Int) -> Int {
  var r = 1
  for _ in 0..<b { r *= a }
  return r
}
infix operator ** : MultiplicationPrecedence
print(2 ** 3 + 1, 1 + 2 ** 2)
infix operator |> : AdditionPrecedence
func |> (a: Int, f: (Int) -> Int) -> Int { f(a) }
print(3 |> { $0 + 1 } |> { $0 * 2 })
infix operator <> : AdditionPrecedence
struct V {
  var x: Int
  static func <> (a: V, b: V) -> V { V(x: a.x * 10 + b.x) }
}
print((V(x: 1) <> V(x: 2) <> V(x: 3)).x)
infix operator ~~ : ComparisonPrecedence
extension O { static func ~~ (a: O, b: O) -> Bool { a.n == b.n } }
if O("a") ~~ O("a") { print("same") }
