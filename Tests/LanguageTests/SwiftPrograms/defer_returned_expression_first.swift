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
func f() -> Int {
  defer { print("deferred") }
  return say("abc")
}
print(f())
func v() {
  defer { print("late") }
  return show()
}
func show() { print("show") }
v()
