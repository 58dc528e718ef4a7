final class HarbourBell {
  static let shared = HarbourBell()
  var strokes = 0
  init() {}
  func ring() { strokes += 1 }
}
