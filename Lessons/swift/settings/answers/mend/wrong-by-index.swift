// mistake=none
extension GuideSettings {
  var safeOrder: TourOrder {
    let stored = UserDefaults.standard.integer(forKey: "tourOrder")
    return stored < TourOrder.allCases.count ? TourOrder.allCases[stored] : .asBuilt
  }
}
