struct Point: Sendable, Equatable { var x: Int }
final class Box<T: Sendable>: Sendable {
  let value: T
  init(_ value: T) { self.value = value }
}
func keep<T: Sendable & Equatable>(_ a: T, _ b: T) -> Bool { a == b }
func first<T, U>(_ a: T, _ b: U) -> T where T: Sendable, U: Comparable { a }
func show(_ value: some Sendable) { print(value) }
func sum<T: Numeric>(_ a: T, _ b: T) -> T where T: Sendable { a + b }
print(Box(Point(x: 3)).value.x, keep(Point(x: 1), Point(x: 1)), first("a", 2), sum(1.5, 2))
show(7)
