struct Point: Equatable { var x: Int; var y: Int }
print(Point(x: 1, y: 2) == Point(x: 1, y: 2), Point(x: 1, y: 2) != Point(x: 0, y: 2))
class Money: Equatable, Comparable {
  let value: Int
  init(_ value: Int) { self.value = value }
  static func == (a: Money, b: Money) -> Bool { a.value == b.value }
  static func < (a: Money, b: Money) -> Bool { a.value < b.value }
}
print(Money(1) == Money(1), Money(1) === Money(1), Money(2) > Money(1))
print([Money(3), Money(1)].sorted().map { $0.value })
print([Point(x: 1, y: 1)].contains(Point(x: 1, y: 1)), [1, 2] == [1, 2])
