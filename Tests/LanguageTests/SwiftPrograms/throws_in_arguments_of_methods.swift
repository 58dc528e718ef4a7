struct E: Error {}
class C {
  var n = 0
  func add(_ a: Int, _ b: Int) -> C {
    print("add", a, b)
    n += a + b
    return self
  }
}
func v(_ s: String) throws -> Int {
  print(s)
  if s == "!" { throw E() }
  return s.count
}
func make() -> C {
  print("make")
  return C()
}
do {
  let c = try make().add(v("a"), v("bb")).add(v("ccc"), v("d"))
  print(c.n)
  _ = try make().add(v("e"), v("!"))
} catch { print("caught") }
