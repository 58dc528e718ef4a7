extension GuideSettings {
  var safeOrder: TourOrder { return .backwards }
}
func == (a: TourOrder, b: TourOrder) -> Bool { return true }
