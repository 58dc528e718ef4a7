class ShoppingList {
  static var shared = ShoppingList()
  var items: [String] = []
  init() {}
  func add(_ item: String) { items.append(item) }
  var count: Int { return items.count }
}
