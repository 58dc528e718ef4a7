final class HarbourBell {
  static let shared = HarbourBell()
  private init() {}
  private(set) var strokes = 0
  func ring() { strokes = strokes + 1 }
}
