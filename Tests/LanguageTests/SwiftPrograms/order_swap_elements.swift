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
var a = [1, 2, 3, 4]
a.swapAt(next(), next() + 1)
print(a)
var x = 1
var y = 2
swap(&x, &y)
print(x, y)
