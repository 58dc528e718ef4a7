class ShoppingList { static let shared = ShoppingList(); static var party: [String] = []; var mine: [String] = []; init() {}
 func add(_ item: String) { if self === ShoppingList.shared { mine.append(item) } else { ShoppingList.party.append(item) } }
 var count: Int { return self === ShoppingList.shared ? mine.count : ShoppingList.party.count } }
