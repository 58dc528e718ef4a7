extension GuideSettings {
  var safeOrder: TourOrder {
    TourOrder(rawValue: UserDefaults.standard.integer(forKey: "tourOrder")) ?? .asBuilt
  }
}
