class O {
  let n: String
  init(_ n: String) {
    self.n = n
    print("init \(n)")
  }
  deinit { print("deinit \(n)") }
}
func lg(_ m: @autoclosure () -> String, _ on: Bool) { if on { print(m()) } }
func mk() -> String {
  print("mk")
  return "msg"
}
lg(mk(), false)
lg(mk(), true)
lg("plain \(1 + 1)", true)
func and(_ a: Bool, _ b: @autoclosure () -> Bool) -> Bool { a ? b() : false }
print(
  and(
    false,
    {
      print("no")
      return true
    }()), and(true, 1 < 2))
func st(_ f: @escaping @autoclosure () -> O) -> () -> O { f }
let s = st(O("x"))
print("before")
print(s().n)
print("-")
func orElse<T>(_ v: T?, _ d: @autoclosure () -> T) -> T {
  if let v { return v }
  return d()
}
print(
  orElse(nil, 3),
  orElse(
    5,
    {
      print("never")
      return 1
    }()))
func def(_ m: @autoclosure () -> String = "default") -> String { m() }
print(def(), def("given"))
class C {
  let o = O("c")
  func f() { lg(o.n, true) }
}
C().f()
