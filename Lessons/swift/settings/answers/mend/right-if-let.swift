extension GuideSettings {
  var safeOrder: TourOrder {
    let stored = UserDefaults.standard.integer(forKey: "tourOrder")
    if let order = TourOrder(rawValue: stored) { return order }
    return .asBuilt
  }
}
