struct Coin: CustomStringConvertible, CustomDebugStringConvertible {
  let cents: Int
  var description: String { "\(cents) cents" }
  var debugDescription: String { "Coin(\(cents))" }
}
let coin = Coin(cents: 5)
print(coin, [coin], ["k": coin], (coin, 1))
debugPrint(coin, [coin])
print("\(coin) \([coin])", String(reflecting: coin), Optional(coin) as Any)
class Plain: CustomDebugStringConvertible {
  var debugDescription: String { "Plain object" }
}
class Rich: Plain, CustomStringConvertible {
  var description: String { "rich" }
  override var debugDescription: String { "Rich, " + super.debugDescription }
}
print(Plain(), [Plain()], Rich(), [Rich()])
let things: [Any] = [coin, Rich(), Plain()]
print(things, things[1])
debugPrint(things[1])
enum Side: CustomDebugStringConvertible {
  case left, right
  var debugDescription: String { self == .left ? "L" : "R" }
}
print(Side.left, [Side.right])
