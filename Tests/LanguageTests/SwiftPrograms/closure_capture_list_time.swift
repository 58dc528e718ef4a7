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
func val(_ s: String) -> Int {
  print("eval", s)
  return s.count
}
print("before")
let f = { [v = val("abc")] in print("run", v) }
print("between")
f()
f()
print(say("first"), { [w = val("wwww")] in w }())
