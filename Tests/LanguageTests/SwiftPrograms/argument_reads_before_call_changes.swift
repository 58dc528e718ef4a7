var k = 1
func inc() -> Int {
  k += 1
  return k
}
func show(_ a: Int, _ b: Int, _ c: Int) { print(a, b, c) }
show(k, inc(), k)
struct S {
  var n = 0
  mutating func up() -> Int {
    n += 1
    return n
  }
}
var s = S()
show(s.n, s.up(), s.n)
class C {
  var n = 0
  func up() -> Int {
    n += 1
    return n
  }
}
let c = C()
show(c.n, c.up(), c.n)
c.n = c.up() + c.n
print(c.n)
c.n += c.up()
print(c.n)
k += inc()
print(k)
