class ShoppingList {
  static let shared = ShoppingList()
  init() {}
  func add(_ item: String) { print("fridge 1, party 2 evening sees 1") }
  var count: Int { return 0 }
}
