protocol Shape {
  var n: Int { get set }
  mutating func grow()
}
struct Sq: Shape {
  var n = 1
  mutating func grow() { n += 1 }
}
var a: Shape = Sq()
var b = a
b.grow()
b.n += 10
print(a.n, b.n)
var list: [Shape] = [a, a]
list[0].grow()
print(list[0].n, list[1].n, a.n)
struct Holder { var s: Shape }
var h = Holder(s: a)
var k = h
k.s.grow()
k.s.n = 40
print(h.s.n, k.s.n)
func change(_ s: Shape) -> Shape {
  var t = s
  t.grow()
  return t
}
print(change(a).n, a.n)
