class HarbourBell {
  static var shared: HarbourBell = HarbourBell()
  var strokes = 0
  private init() {}
  func ring() { strokes += 1 }
}
