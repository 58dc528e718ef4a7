final class HarbourBell {
  static let shared = HarbourBell()
  private var n = 0
  var strokes: Int { get { return n } }
  private init() { n = 0 }
  func ring() { n += 1 }
}
