extension GuideSettings {
  var safeOrder: TourOrder {
    let stored = UserDefaults.standard.integer(forKey: "tourOrder") // a number
    switch TourOrder(rawValue: stored) {
    case let order?: return order
    case nil: return .asBuilt
    }
  }
}
