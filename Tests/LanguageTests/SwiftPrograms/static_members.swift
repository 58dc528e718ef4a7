struct Keys { static let name = "name"; static var count = 0; static func next() -> Int { count += 1; return count } }
class Shop {
  static var open = 0
  class func describe() -> String { "shop" }
  let id: Int
  init() { Shop.open += 1; id = Shop.open }
}
class Bakery: Shop { override class func describe() -> String { "bakery" } }
print(Keys.name, Keys.next(), Keys.next(), Keys.count)
print(Shop().id, Shop().id, Shop.open, Shop.describe(), Bakery.describe())
