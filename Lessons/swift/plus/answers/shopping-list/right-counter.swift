class ShoppingList {
  public static let shared = ShoppingList()
  var товары: [String] = []
  var count = 0
  func add(_ item: String) {
    товары.append(item)
    count = товары.count
  }
}
