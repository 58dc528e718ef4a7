extension GuideSettings {
  var safeOrder: TourOrder {
    let order = TourOrder(rawValue: UserDefaults.standard.integer(forKey: "tourOrder"))
    return order == nil ? .asBuilt : order!
  }
}
