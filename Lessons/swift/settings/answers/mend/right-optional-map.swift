extension GuideSettings {
  var safeOrder: TourOrder {
    let stored = UserDefaults.standard.integer(forKey: "tourOrder")
    if let порядок = TourOrder(rawValue: stored) { return порядок }
    return TourOrder.asBuilt
  }
}
