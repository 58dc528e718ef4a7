class ShoppingList {
  static let shared = ShoppingList()
  var items: [String] = []
  init() {}
  func add(_ item: String) { items.append(item) }
  var count: Int { return 1 }
}
