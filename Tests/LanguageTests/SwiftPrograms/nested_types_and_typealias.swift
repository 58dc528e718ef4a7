typealias Number = Int
struct Outer {
  enum Kind { case a, b }
  struct Inner { var n: Number = 3 }
  var kind = Kind.b
  var inner = Inner()
}
let o = Outer()
print(o.kind, o.inner.n, Outer.Kind.a, Outer.Inner(n: 5).n)
