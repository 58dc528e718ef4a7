class ShoppingList {
  static let shared = ShoppingList()
  var items: [String] = []
  private init() {}
  func add(_ item: String) { items.append(item) }
  var count: Int { return items.count }
}
