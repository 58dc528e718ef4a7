/// A form that a text may have: `*` stands for any characters within a line, `**` for any, `?` for one.
///
/// Which parts of the form may come next is a set of places, a bit for each. A character of the text moves all of them at
/// once, 64 in a step, so no form is slow.
struct TextForm {
  private static let bits = 64
  /// Places, the end included.
  private let count: Int
  private let words: Int
  /// The places of a sign that stands for any character, for any within a line, and for all that follows.
  private var any: [UInt64]
  private var stretches: [UInt64]
  private var everything: [UInt64]
  /// Where a character stands for itself.
  private var places: [Character: [Int]] = [:]
  /// The same as bits, of the characters that stand in so many places that this is quicker.
  private var masks: [Character: [UInt64]] = [:]

  init(_ pattern: String) {
    // A star, two of them, or a character.
    var signs: [String] = []
    for character in pattern {
      if character == "*", let last = signs.last, last.first == "*" {
        signs[signs.count - 1] = "**"
      } else {
        signs.append(String(character))
      }
    }
    count = signs.count + 1
    words = (count + TextForm.bits - 1) / TextForm.bits
    let none = [UInt64](repeating: 0, count: words)
    (any, stretches, everything) = (none, none, none)
    for (place, sign) in signs.enumerated() {
      switch sign {
      case "?": TextForm.insert(place, into: &any)
      case "*": TextForm.insert(place, into: &stretches)
      case "**": TextForm.insert(place, into: &everything)
      default: places[Character(sign), default: []].append(place)
      }
    }
    for (character, places) in places where places.count > words {
      var mask = none
      for place in places { TextForm.insert(place, into: &mask) }
      masks[character] = mask
    }
  }

  private static func insert(_ place: Int, into set: inout [UInt64]) {
    set[place / bits] |= 1 << UInt64(place % bits)
  }

  private static func contains(_ place: Int, in set: [UInt64]) -> Bool {
    set[place / bits] >> UInt64(place % bits) & 1 != 0
  }

  func matches(_ text: String) -> Bool {
    var open = [UInt64](repeating: 0, count: words)
    var next = open
    open[0] = 1
    skipStars(&open)
    for character in text {
      let isNewline = character.isNewline
      let mask = masks[character]
      var carried: UInt64 = 0
      for word in 0..<words {
        var moved = isNewline ? 0 : open[word] & any[word]
        if let mask { moved |= open[word] & mask[word] }
        let stays = open[word] & (isNewline ? everything[word] : everything[word] | stretches[word])
        next[word] = stays | moved << 1 | carried
        carried = moved >> UInt64(TextForm.bits - 1)
      }
      if mask == nil, let places = places[character] {
        for place in places where TextForm.contains(place, in: open) {
          TextForm.insert(place + 1, into: &next)
        }
      }
      skipStars(&next)
      swap(&open, &next)
    }
    return TextForm.contains(count - 1, in: open)
  }

  /// A star may stand for nothing.
  private func skipStars(_ open: inout [UInt64]) {
    var carried: UInt64 = 0
    for word in 0..<words {
      let stars = open[word] & (stretches[word] | everything[word])
      open[word] |= stars << 1 | carried
      carried = stars >> UInt64(TextForm.bits - 1)
    }
  }
}
