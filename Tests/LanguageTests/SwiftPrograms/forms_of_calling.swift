struct Adder {
  let base: Int
  func callAsFunction(_ x: Int) -> Int { base + x }
  func callAsFunction(_ x: Int, times n: Int) -> Int { base + x * n }
}
let add = Adder(base: 10)
print(add(5), add(2, times: 3))
class Caller {
  deinit { print("caller goes") }
  func callAsFunction() -> String { "called" }
}
print(Caller()())

func animate(_ n: Int, body: () -> Void, completion: (Bool) -> Void) {
  body()
  completion(n > 0)
}
animate(1) {
  print("body")
} completion: {
  print("done \($0)")
}
func both(a: () -> Int, b: () -> Int) -> Int { a() + b() }
print(
  both {
    1
  } b: {
    2
  })

class Counter {
  let n: Int
  init(_ n: Int) { self.n = n }
  deinit { print("counter \(n) goes") }
  func plus(_ k: Int) -> Int { n + k }
  func show() { print("shows \(n)") }
  static func double(_ i: Int) -> Int { i * 2 }
}
let counter = Counter(1)
let plus = Counter.plus
print(plus(counter)(3), Counter.plus(counter)(4))
print([1, 2].map(counter.plus), [1, 2].map(Counter.double))
let show = Counter(2).show
show()
enum Shape {
  case circle(Int)
  case square(side: Int)
}
print([1, 2].map(Shape.circle))
let square = Shape.square
print(square(3))

func distance(from a: Int, to b: Int) -> Int { b - a }
let measure = distance(from:to:)
print(measure(1, 9), distance(from:to:)(2, 3))
