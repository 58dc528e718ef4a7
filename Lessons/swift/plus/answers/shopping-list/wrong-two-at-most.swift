class ShoppingList { static let shared = ShoppingList(); var n = 0; init() {}
 func add(_ item: String) { n = n < 2 ? n + 1 : 2 }
 var count: Int { return n } }
