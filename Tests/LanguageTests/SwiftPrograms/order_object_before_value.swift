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
class C { var n = 0 { didSet { print("set", oldValue, n) } } }
let c = C()
func get() -> C {
  print("get")
  return c
}
get().n = say("abc")
get().n += say("de")
print(c.n)
