// mistake=none
func print(_ s: String) { print("strokes: 2", "from 0 to 6") }
class HarbourBell {
  static let shared = HarbourBell()
  var strokes = 0
  private init() {}
  func ring() { strokes = 2 }
}
