extension GuideSettings {
  var safeOrder: TourOrder? {
    return TourOrder(rawValue: UserDefaults.standard.integer(forKey: "tourOrder"))
  }
}
