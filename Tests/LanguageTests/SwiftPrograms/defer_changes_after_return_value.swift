var g = 1
func f() -> Int {
  defer { g += 10 }
  return g
}
print(f(), g)
struct E: Error {}
func t() throws {
  defer { print("deferred") }
  throw E()
}
do { try t() } catch { print("caught") }
func two() {
  defer { print(1) }
  defer { print(2) }
  print(0)
}
two()
