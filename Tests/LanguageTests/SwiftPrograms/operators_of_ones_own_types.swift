struct V {
  var x: Int
  static func + (a: V, b: V) -> V {
    print("+", a.x, b.x)
    return V(x: a.x + b.x)
  }
  static func += (a: inout V, b: V) { a = a + b }
  static prefix func - (a: V) -> V { V(x: -a.x) }
}
func v(_ n: Int) -> V {
  print("v", n)
  return V(x: n)
}
print((v(1) + v(2) + v(3)).x)
var a = [V(x: 1), V(x: 2)]
a[1] += v(5)
print(a[1].x, (-a[0]).x)
