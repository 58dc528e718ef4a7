extension GuideSettings {
  var safeOrder: TourOrder {
    let stored = UserDefaults.standard.integer(forKey: "order")
    return TourOrder(rawValue: stored) ?? .asBuilt
  }
}
