struct S {
  var n = 1
  mutating func reset() { self = S(n: 9) }
  mutating func swapWith(_ o: inout S) {
    let t = self
    self = o
    o = t
  }
}
var a = S()
var b = S(n: 5)
a.swapWith(&b)
print(a.n, b.n)
a.reset()
print(a.n)
enum Light {
  case red, green
  mutating func next() { self = self == .red ? .green : .red }
}
var l = Light.red
l.next()
print(l)
