final class ShoppingList {
  static let shared: ShoppingList = ShoppingList()
  private(set) var items = [String]()
  init() {}
  func add(_ item: String) { items += [item] }
  var count: Int {
    var n = 0
    for _ in items { n += 1 }
    return n
  }
}
