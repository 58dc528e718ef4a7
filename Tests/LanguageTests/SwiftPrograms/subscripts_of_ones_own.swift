struct Grid {
  let width: Int
  private var cells: [Int]
  init(width: Int, height: Int) {
    self.width = width
    cells = Array(repeating: 0, count: width * height)
  }
  subscript(x: Int, y: Int) -> Int {
    get { cells[y * width + x] }
    set { cells[y * width + x] = newValue }
  }
  subscript(row y: Int) -> [Int] { (0..<width).map { self[$0, y] } }
}
var grid = Grid(width: 3, height: 2)
grid[1, 1] = 5
grid[2, 0] += 7
print(grid[1, 1], grid[2, 0], grid[0, 0])
print(grid[row: 0], grid[row: 1])
class Registry {
  private var values: [String: Int] = [:]
  subscript(key: String) -> Int {
    get { values[key] ?? 0 }
    set {
      values[key] = newValue
      print("set", key, newValue)
    }
  }
}
let registry = Registry()
registry["a"] = 3
registry["a"] += 1
print(registry["a"], registry["b"])
