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
func f(_ a: Int, _ b: Int) -> Int {
  print("f", a, b)
  return a * 10 + b
}
print(f(f(next(), next()), f(next(), next())))
