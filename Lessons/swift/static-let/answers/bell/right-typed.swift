class HarbourBell {
  static let shared: HarbourBell = HarbourBell()
  var strokes: Int
  private init() { strokes = 0 }
  func ring() {
    // one more
    self.strokes += 1
  }
}
