internal import Ownership
internal import VirtualMachine

/// What an object's card has to have room for at a moment: its row of brackets, its values, a word of its end.
///
/// Cards never move, so a card is as high as its fullest moment. Letters are counted by their number: what turns out to
/// be wider is cut on the page, which then says so and shows it when it is looked at.
struct FilmRoom: Hashable {
  /// More than this is cut.
  static let most = 16
  /// Letters of each part that is not broken.
  private var row: [Int]
  private var values: [Int]
  private var isDead: Bool
  private var isLost: Bool

  init(_ serial: UInt32, _ object: FilmState.Object, since before: FilmState.Object?) {
    var left = before?.signs.filter(\.sign.isUnit).map(\.sign.text) ?? []
    row = [objectName(serial).count, object.className.count, String(object.count).count]
    for sign in object.signs {
      row.append(sign.sign.text.count)
      if let index = left.firstIndex(of: sign.sign.text) { left.remove(at: index) }
    }
    // What was given back stands there with its minus.
    row += left.map { $0.count + 1 }
    let old = Dictionary(
      before?.values.map { ($0.name, $0.text) } ?? [], uniquingKeysWith: { $1 })
    values =
      object.isDead
      ? []
      : object.values.map { value in
        let was = old[value.name].flatMap { $0 == value.text ? nil : $0.count + 4 } ?? 0
        return value.name.count + 1 + was + value.text.count + 2
      }
    isDead = object.isDead
    isLost = object.isLost
  }

  /// As wide as the narrowest screen with columns beside each other makes a card.
  func lines(ofColumns columns: Int) -> Int {
    let width = columns < 2 ? 38 : columns == 2 ? 25 : 20
    return FilmRoom.lines(row, width) + FilmRoom.lines(values, width)
      + (isLost ? (width < 25 ? 2 : 1) : isDead ? 1 : 0)
  }

  private static func lines(_ parts: [Int], _ width: Int) -> Int {
    var lines = parts.isEmpty ? 0 : 1
    var used = 0
    for part in parts {
      if used > 0, used + 1 + part > width {
        lines += 1
        used = 0
      }
      used += (used > 0 ? 1 : 0) + part
      if used > width {
        lines += (used - 1) / width
        used = (used - 1) % width + 1
      }
    }
    return lines
  }
}
