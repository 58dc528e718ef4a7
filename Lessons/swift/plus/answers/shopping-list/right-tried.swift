//> swift
class ShoppingList {
  static let shared = ShoppingList()
  var items: [String] = []
  init() {}
  func add(_ item: String) { items.append(item) }
  var count: Int { return items.count }
}
//> swift
ShoppingList.shared.add("x")
//> swift
print(ShoppingList.shared.count)
