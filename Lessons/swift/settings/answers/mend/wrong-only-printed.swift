extension GuideSettings {
  var safeOrder: TourOrder {
    print("read: As built found: Backwards kept: 7")
    return .asBuilt
  }
}
