class HarbourBell {
  private var count = 0
  static let shared = HarbourBell()
  private init() {}
  var strokes: Int { return count }
  func ring() { count += 1 }
}
