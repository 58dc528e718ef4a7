class harbourBell {
  static let shared = harbourBell()
  var strokes = 0
  private init() {}
  func ring() { strokes += 1 }
}
