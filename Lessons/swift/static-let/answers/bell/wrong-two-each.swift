class HarbourBell {
  static let shared = HarbourBell()
  var strokes = 0
  private init() {}
  func ring() { strokes += 2 }
}
