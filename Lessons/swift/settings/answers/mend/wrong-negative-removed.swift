extension GuideSettings {
  var safeOrder: TourOrder {
    let stored = UserDefaults.standard.integer(forKey: "tourOrder")
    if stored < 0 { UserDefaults.standard.removeObject(forKey: "tourOrder") }
    return TourOrder(rawValue: stored) ?? .asBuilt
  }
}
