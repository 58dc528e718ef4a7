class ShoppingList {
  static let shared = ShoppingList()
  static var items: [String] = []
  init() {}
  func add(_ item: String) { ShoppingList.items.append(item) }
  var count: Int { return ShoppingList.items.count }
}
