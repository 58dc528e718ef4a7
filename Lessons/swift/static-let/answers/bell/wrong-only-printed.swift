class HarbourBell {
  static let shared = HarbourBell()
  var strokes = 0
  private init() {}
  func ring() { print("strokes: 2") }
}
