func double(_ n: Int) -> Int { n * 2 }
func apply(_ f: (Int) -> Int, to n: Int) -> Int { f(n) }
print(apply(double, to: 4), apply({ $0 + 1 }, to: 4), apply(to: 1) )
func apply(to n: Int) -> Int { n }
let f: (Int, Int) -> Int = { a, b in a * b }
print(f(3, 4))
func twice(_ body: () -> Void) { body(); body() }
twice { print("hi") }
func nested() -> Int {
  func fact(_ n: Int) -> Int { n < 2 ? 1 : n * fact(n - 1) }
  return fact(5)
}
print(nested())
