struct Money: Equatable {
  var cents: Int
  static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
  static prefix func - (a: Money) -> Money {
    print("turned")
    return Money(cents: -a.cents)
  }
  static prefix func ~ (a: Money) -> Int { a.cents % 100 }
}
final class Switch {
  var isOn: Bool
  init(_ isOn: Bool) { self.isOn = isOn }
  static prefix func - (a: Switch) -> Switch { Switch(!a.isOn) }
}
prefix func + (a: [Int]) -> Int { a.reduce(0, +) }
let debt = Money(cents: 250)
print((-debt).cents, (-debt - debt).cents, ~debt, -(-debt) == debt, -5, +[1, 2, 3])
print((-Switch(true)).isOn)
