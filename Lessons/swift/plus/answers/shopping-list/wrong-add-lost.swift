class ShoppingList {
  static let shared = ShoppingList()
  var items: [String] = []
  init() {}
  func add(_ item: String) { _ = item }
  var count: Int { return items.count }
}
