struct Point {
  var x = 0
  var y = 0
  mutating func move(by dx: Int) { x += dx }
  func moved() -> Point { return Point(x: x + 1, y: y) }
}
var a = Point(x: 1, y: 2)
var b = a
b.x = 10
b.move(by: 5)
print(a, b, a.moved())
struct Line { var from = Point(); var to = Point() }
var line = Line()
var copy = line
copy.to.x = 7
copy.to.move(by: 1)
print(line.to.x, copy.to.x)
