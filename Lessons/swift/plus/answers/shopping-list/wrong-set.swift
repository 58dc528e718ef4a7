class ShoppingList {
  static let shared = ShoppingList()
  var items: Set<String> = []
  init() {}
  func add(_ item: String) { items.insert(item) }
  var count: Int { return items.count }
}
