var calls = 0
func next() -> Int {
  calls += 1
  print("next \(calls)")
  return calls - 1
}
func say(_ s: String) -> Int {
  print(s)
  return s.count
}
struct M {
  var c = [1, 2, 3, 4]
  subscript(r: Int, k: Int) -> Int {
    get {
      print("get", r, k)
      return c[r * 2 + k]
    }
    set {
      print("set", r, k, newValue)
      c[r * 2 + k] = newValue
    }
  }
}
var m = M()
m[next(), next()] += 10
m[1, 0] = m[0, 0] + 1
print(m.c)
