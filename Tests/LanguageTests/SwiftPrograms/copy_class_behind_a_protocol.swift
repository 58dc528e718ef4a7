protocol Shape {
  var n: Int { get set }
  mutating func grow()
}
class Sq: Shape {
  var n = 1
  func grow() { n += 1 }
}
var a: Shape = Sq()
var b = a
b.grow()
b.n += 10
print(a.n, b.n)
