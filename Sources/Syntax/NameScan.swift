/// The names and signs in a text, as numbers: what calls for a part of the library.
///
/// A sweep over the bytes, not the lexer: it has to be done before the macros of those parts are known, and at
/// each start. What stands in a comment names nothing; a name in a string may (`NSClassFromString`), a sign there
/// does not.
///
/// Signs are what no identifier announces: `@[`, `@{`, `@(`, `@1` (any number or character after an @), `@YES`,
/// `^`, and the `in` of for-in.
package enum NameScan {
  /// The number of a name or sign. Two names with the same one would call for each other's parts.
  package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  /// The signs `@1` and `in`.
  private static let boxedNumber = hash("@1".utf8)
  private static let forIn = hash("in".utf8)

  /// Whether a byte may stand in a name, digits aside.
  package static func isWordStart(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte) || byte == 95 || byte >= 128
  }

  package static func forEach(
    in text: UnsafeBufferPointer<UInt8>, _ look: (UInt64) -> Void
  ) {
    var inString = false
    var at = 0
    func next(_ distance: Int = 1) -> UInt8 {
      at + distance < text.count ? text[at + distance] : 0
    }
    while at < text.count {
      let byte = text[at]
      if isWordStart(byte) {
        let start = at
        while at < text.count, isWordStart(text[at]) || (48...57).contains(text[at]) { at += 1 }
        let name = hash(text[start..<at])
        if !inString || name != forIn { look(name) }
        if !inString, start > 0, text[start - 1] == UInt8(ascii: "@") {
          look(hash(text[(start - 1)..<at]))
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): inString.toggle()
      case UInt8(ascii: "\n"): inString = false
      case UInt8(ascii: "\\"): at += 1
      case UInt8(ascii: "'") where !inString:
        // A character may be a quotation mark.
        at += next() == UInt8(ascii: "\\") ? 3 : 2
      case UInt8(ascii: "/") where !inString && next() == UInt8(ascii: "/"):
        while at < text.count, text[at] != UInt8(ascii: "\n") { at += 1 }
        continue
      case UInt8(ascii: "/") where !inString && next() == UInt8(ascii: "*"):
        at += 2
        while at < text.count,
          !(text[at] == UInt8(ascii: "*") && next() == UInt8(ascii: "/"))
        {
          at += 1
        }
        at += 1
      case UInt8(ascii: "^") where !inString: look(hash(CollectionOfOne(byte)))
      case UInt8(ascii: "@") where !inString:
        switch next() {
        case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "("):
          look(hash(text[at..<(at + 2)]))
        case 48...57, UInt8(ascii: "'"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
          look(boxedNumber)
        default: break
        }
      default: break
      }
      at += 1
    }
  }
}
