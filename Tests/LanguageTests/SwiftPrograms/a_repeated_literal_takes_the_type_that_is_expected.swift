struct Matrix {
  var grid: [Double]
  init(_ n: Int) { grid = Array(repeating: 0, count: n * n) }
  subscript(row: Int, column: Int) -> Double {
    get { grid[row * 2 + column] }
    set { grid[row * 2 + column] = newValue }
  }
}
var m = Matrix(2)
m[0, 1] = 1.5
m[1, 0] += 3
print(m.grid)
