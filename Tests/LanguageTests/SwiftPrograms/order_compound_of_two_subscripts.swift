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
var grid = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
grid[next()][next()] += 10
print(grid)
