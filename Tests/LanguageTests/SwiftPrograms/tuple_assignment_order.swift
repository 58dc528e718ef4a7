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
var a = 1
var b = 2
(a, b) = (b, a)
print(a, b)
var l = [1, 2, 3]
(l[0], l[2]) = (l[2], l[0])
print(l)
func pair() -> (Int, Int) {
  print("pair")
  return (7, 8)
}
(l[next()], l[next()]) = pair()
print(l)
