extension GuideSettings {
  var safeOrder: TourOrder {
    return TourOrder(rawValue: UserDefaults.standard.integer(forKey: "tourOrder")) ?? TourOrder(rawValue: 1)!
  }
}
