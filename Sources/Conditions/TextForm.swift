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
  private let any: [UInt64]
  private let stretches: [UInt64]
  private let everything: [UInt64]
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
    var (any, stretches, everything) = (none, none, none)
    for (place, sign) in signs.enumerated() {
      switch sign {
      case "?": TextForm.insert(place, into: &any)
      case "*": TextForm.insert(place, into: &stretches)
      case "**": TextForm.insert(place, into: &everything)
      default: places[Character(sign), default: []].append(place)
      }
    }
    (self.any, self.stretches, self.everything) = (any, stretches, everything)
    for (character, places) in places where places.count > words {
      var mask = none
      for place in places { TextForm.insert(place, into: &mask) }
      masks[character] = mask
    }
  }

  private static func insert(_ place: Int, into set: inout [UInt64]) {
    set[place / bits] |= 1 << UInt64(place % bits)
  }

  func matches(_ text: String) -> Bool {
    // Both sets and the three kinds of signs, one after the other: what moves is asked of memory alone.
    var sets = any + stretches + everything + [UInt64](repeating: 0, count: 2 * words)
    return sets.withUnsafeMutableBufferPointer { sets in
      guard let any = sets.baseAddress else { return false }
      let (stretches, everything) = (any + words, any + 2 * words)
      var (open, next) = (any + 3 * words, any + 4 * words)
      // Words in which places may be open; before the last `**` that is, nobody needs to know.
      var range = 0..<1
      open[0] = 1
      skipStars(open, stretches, everything, &range)
      for character in text {
        let isNewline = character.isNewline
        let mask = masks[character]
        var carried: UInt64 = 0
        for word in range {
          var moved = isNewline ? 0 : open[word] & any[word]
          if let mask { moved |= open[word] & mask[word] }
          let stays =
            open[word] & (isNewline ? everything[word] : everything[word] | stretches[word])
          next[word] = stays | moved &<< 1 | carried
          carried = moved &>> UInt64(TextForm.bits - 1)
        }
        // What was moved beyond the last word; and what stands there from an earlier turn is nothing.
        if range.upperBound < words { next[range.upperBound] = carried }
        if mask == nil, let places = places[character] {
          for place in places where range.contains(place / TextForm.bits) {
            let isOpen = open[place / TextForm.bits] >> UInt64(place % TextForm.bits) & 1 != 0
            if isOpen {
              next[(place + 1) / TextForm.bits] |= 1 << UInt64((place + 1) % TextForm.bits)
            }
          }
        }
        range = range.lowerBound..<min(range.upperBound + 1, words)
        skipStars(next, stretches, everything, &range)
        swap(&open, &next)
      }
      return range.contains((count - 1) / TextForm.bits)
        && open[(count - 1) / TextForm.bits] >> UInt64((count - 1) % TextForm.bits) & 1 != 0
    }
  }

  /// A star may stand for nothing. The range of words shrinks to those that matter.
  private func skipStars(
    _ open: UnsafeMutablePointer<UInt64>, _ stretches: UnsafeMutablePointer<UInt64>,
    _ everything: UnsafeMutablePointer<UInt64>, _ range: inout Range<Int>
  ) {
    var carried: UInt64 = 0
    var (first, end) = (range.lowerBound, range.lowerBound)
    for word in range {
      let stars = open[word] & (stretches[word] | everything[word])
      open[word] |= stars &<< 1 | carried
      carried = stars &>> UInt64(TextForm.bits - 1)
      if open[word] & everything[word] != 0 { first = word }
      if open[word] != 0 { end = word + 1 }
    }
    if carried != 0, range.upperBound < words {
      open[range.upperBound] = carried
      end = range.upperBound + 1
    }
    range = first..<max(first, end)
  }
}
