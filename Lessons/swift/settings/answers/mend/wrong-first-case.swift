extension GuideSettings {
  var safeOrder: TourOrder {
    return UserDefaults.standard.integer(forKey: "tourOrder") == 1 ? .asBuilt : .backwards
  }
}
