class ShoppingList {
  static let shared = ShoppingList()
  var items: [String] = []
  init() {}
  func add(_ item: String) { items += [item] }
  var count: Int { items.count }
}
