struct HarbourBell {
  static let shared = HarbourBell()
  private(set) var strokes = 0
  private init() {}
  mutating func ring() { strokes += 1 }
}
