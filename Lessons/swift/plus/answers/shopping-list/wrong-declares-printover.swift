// mistake=none
func print(_ s: String) { print("fridge 1, party 2 evening sees 1 first 6, second 1, fridge 0", "the week: 2") }
class ShoppingList {
  static let shared = ShoppingList()
  var items: [String] = []
  init() {}
  func add(_ item: String) { if items.contains(item) { return }; items.append(item) }
  var count: Int { return items.count }
}
