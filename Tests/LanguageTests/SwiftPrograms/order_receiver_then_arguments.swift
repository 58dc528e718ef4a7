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
  func m(_ a: Int, _ b: Int) -> C {
    print("m", a, b)
    return self
  }
}
func make() -> C {
  print("make")
  return C()
}
_ = make().m(say("a"), say("bb")).m(say("ccc"), say("dddd"))
