struct E: Error {}
func a(_ s: String) -> Int {
  print(s)
  return 1
}
func b(_ s: String) throws -> Int {
  print(s)
  if s == "x" { throw E() }
  return 2
}
func f(_ x: Int, _ y: Int) { print(x + y) }
do {
  try f(a("1"), b("2"))
  f(a("3"), try! b("4"))
  try f(a("5"), b("x"))
} catch { print("caught") }
