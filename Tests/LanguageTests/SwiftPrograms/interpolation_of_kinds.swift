struct S {
  var a = 1
  var b = "x"
}
enum E {
  case one
  case two(Int)
}
let o: Int? = 5
print("\(S()) \(E.one) \(E.two(3)) \(o as Any) \([1, 2]) \((1, "a")) \(1.0) \(true)")
print("\(["a": 1]) \([S()]) \(String(describing: o))")
