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
class C {
  let n: Int
  init(_ n: Int) { self.n = n }
  func get() -> Int { n }
}
var c = C(1)
func which() -> C {
  print("which")
  return c
}
let f = which().get
c = C(2)
print(f(), f())
func pass(_ a: Int, _ f: () -> Int) { print(a, f()) }
pass(say("abc"), which().get)
