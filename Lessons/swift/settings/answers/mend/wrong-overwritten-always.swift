extension GuideSettings {
  var safeOrder: TourOrder {
    let stored = UserDefaults.standard.integer(forKey: "tourOrder")
    let order = TourOrder(rawValue: stored) ?? .asBuilt
    UserDefaults.standard.set(order.rawValue, forKey: "tourOrder")
    return order
  }
}
