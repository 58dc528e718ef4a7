extension GuideSettings {
  var safeOrder: TourOrder {
    get {
      let defaults = UserDefaults.standard
      let число = defaults.integer(forKey: "tourOrder")
      let order: TourOrder? = TourOrder(rawValue: число)
      return order == nil ? .asBuilt : order!
    }
  }
}
