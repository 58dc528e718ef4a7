// mistake=none
extension GuideSettings {
  var safeOrder: TourOrder {
    let stored = UserDefaults.standard.integer(forKey: "tourOrder")
    guard let o = TourOrder(rawValue: stored) else { fatalError("no") }
    return o
  }
}
