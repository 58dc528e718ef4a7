var x: Int
var y: Int
x = 1
y = 2
print(x + y)
var a: Int
var b: Int
var c = 3
var d: String?
a = 1
b = 2
print(a, b, c, d as Any)
struct P {
  var x, y: Int
  let z, w: Double
}
print(P(x: 1, y: 2, z: 3, w: 4))
class C {
  var p, q: String?
  weak var r: C?, s: C?
}
print(C().p as Any)
func f() {
  let k: Int
  let l: Int
  k = 1
  l = 2
  print(k + l)
}
f()
struct Money {
  let cents: Int
  static let zero = Money(cents: 0)
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
}
print([Money(cents: 1), Money(cents: 2)].reduce(.zero, +))
struct Items<Element> {
  var list = [Element]()
  var named = [String: Element]()
}
var items = Items<Int>()
items.list.append(3)
items.named["x"] = 4
print(items)
