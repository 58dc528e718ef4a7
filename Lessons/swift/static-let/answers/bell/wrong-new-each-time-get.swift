class HarbourBell {
  static var shared: HarbourBell { get { HarbourBell() } }
  var strokes = 0
  private init() {}
  func ring() { strokes += 1 }
}
