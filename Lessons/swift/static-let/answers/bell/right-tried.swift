//> swift
class HarbourBell {
  static let shared = HarbourBell()
  var strokes = 0
  private init() {}
  func ring() { strokes += 1 }
}
//> swift
HarbourBell.shared.ring()
//> swift
print(HarbourBell.shared.strokes)
