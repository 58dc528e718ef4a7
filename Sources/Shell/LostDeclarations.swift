import Session

/// What inputs would have declared that did not compile, or were stopped.
///
/// Such an input is undone whole, and its class or its variable is not there; whoever uses the name next is
/// told that nobody declared it. That is true and puzzling, for the declaration still stands on the screen. So
/// the last such inputs are kept, and the one that was to declare the name is named.
struct LostDeclarations {
  private var texts: [String] = []
  private static let longest = 20

  mutating func add(_ text: String) {
    texts.append(text)
    if texts.count > Self.longest { texts.removeFirst() }
  }

  mutating func forget() { texts = [] }

  /// The latest kept input that reads like a declaration of the name.
  func declaring(_ name: String) -> String? {
    texts.last { Self.declares(name, in: $0) }
  }

  /// `@interface Name`, or a type and the name before `=`, `;`, `,` or the end.
  private static func declares(_ name: String, in text: String) -> Bool {
    var words: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
        continue
      }
      let isName = first.isLetter || first == "_" || first == "@"
      let second = rest.index(after: rest.startIndex)
      let tail = rest[second...]
      let end =
        isName
        ? tail.firstIndex { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? tail.endIndex : second
      words.append(rest[..<end])
      rest = rest[end...]
      if words.count > 20_000 { return false }
    }
    for (index, word) in words.enumerated() where word == name && index > 0 {
      let before = words[index - 1]
      if before == "@interface" { return true }
      let next = index + 1 < words.count ? words[index + 1] : ";"
      guard ["=", ";", ","].contains(next) else { continue }
      let isType = before == "*" ? index > 1 : before.first.map { $0.isLetter || $0 == "_" } == true
      if isType, !["return", "else", "in"].contains(before) { return true }
    }
    return false
  }
}
