class HarbourBell {
  static let shared = HarbourBell()
  var strokes = 0
  private init() {}
}
extension HarbourBell {
  func ring() { strokes += 1 }
}
