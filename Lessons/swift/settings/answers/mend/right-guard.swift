extension GuideSettings {
  var safeOrder: TourOrder {
    guard let order = TourOrder(rawValue: UserDefaults.standard.integer(forKey: "tourOrder")) else {
      return TourOrder.asBuilt
    }
    return order
  }
}
