extension GuideSettings {
  var safeOrder: TourOrder {
    let stored = UserDefaults.standard.integer(forKey: "tourOrder")
    for order in TourOrder.allCases {
      if order.rawValue == stored { return order }
    }
    return .asBuilt
  }
}
