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
class A {
  let x = say("x")
  var y = say("yy")
  init() { print("init A", x, y) }
}
class B: A {
  let z = say("zzz")
  override init() {
    print("before")
    super.init()
    print("init B", z)
  }
}
_ = B()
struct S {
  var a = say("sa")
  var b = say("sbb")
}
_ = S(b: say("given"))
