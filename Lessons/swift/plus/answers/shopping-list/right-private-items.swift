class ShoppingList {
  static let shared = ShoppingList()
  private var items: [String] = []
  init() {}
  func add(_ item: String) { items.append(item) }
  var count: Int { return items.count }
}
