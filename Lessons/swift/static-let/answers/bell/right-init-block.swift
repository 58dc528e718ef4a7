final class HarbourBell {
  private init() {}
  static let shared: HarbourBell = { return HarbourBell() }()
  private(set) var strokes: Int = 0
  func ring() { strokes = strokes + 1 }
}
