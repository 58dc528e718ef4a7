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
func f(_ a: Int = say("default a"), b: Int = say("default bb"), c: Int) { print(a, b, c) }
f(c: say("c"))
f(say("first"), c: say("c"))
f(b: say("bb"), c: say("ccc"))
