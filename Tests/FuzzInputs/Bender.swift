/// Bends a program: it is cut into tokens, and some of them are dropped, doubled, exchanged, or taken from another
/// language's program; numbers become the ones where widths end. So most inputs get past the parser.
package struct Bender {
  private var writer: ProgramWriter
  private var other: ProgramWriter

  package init(_ language: ProgramWriter.Language, seed: UInt64) {
    writer = ProgramWriter(language, seed: seed)
    other = ProgramWriter(
      ProgramWriter.Language.allCases[Int(seed / 7 % 3)], seed: seed &+ 77)
  }

  /// Names, numbers, texts and single signs, white space kept.
  private static func tokens(_ text: String) -> [String] {
    var tokens: [String] = []
    var current = ""
    var kind = 0
    for scalar in text.unicodeScalars {
      let isWord = scalar.properties.isAlphabetic || scalar == "_" || ("0"..."9").contains(scalar)
      let isSpace = scalar.properties.isWhitespace
      let next = isWord ? 1 : isSpace ? 2 : 3
      if next != kind || next == 3 {
        if !current.isEmpty { tokens.append(current) }
        current = ""
      }
      kind = next
      current.unicodeScalars.append(scalar)
    }
    if !current.isEmpty { tokens.append(current) }
    return tokens
  }

  private static let edges = [
    "0", "-1", "1", "127", "128", "255", "2147483647", "2147483648", "4294967295",
    "9223372036854775807", "18446744073709551615", "99999999999999999999", "1e400", "0x", "0.1",
  ]
  private static let signs = [
    "(", ")", "{", "}", "[", "]", "<", ">", ";", ",", ":", "::", "->", ".", "&", "*", "^", "@", "#",
    "?", "!", "??", "=", "==", "\"", "'", "\\", "//", "/*", "*/", "\0", "\u{202E}", "é", "😀",
  ]

  /// A program of the writer's, bent.
  package mutating func bent() -> String {
    bent(writer.program(statements: 1 + writer.dice.roll(10)))
  }

  /// Any text, bent.
  package mutating func bent(_ text: String) -> String {
    var tokens = Bender.tokens(text)
    let foreign = Bender.tokens(other.program(statements: 6))
    for _ in 0..<(1 + writer.dice.roll(6)) where !tokens.isEmpty {
      let at = writer.dice.roll(tokens.count)
      switch writer.dice.roll(9) {
      case 0: tokens.remove(at: at)
      case 1: tokens.insert(tokens[at], at: at)
      case 2: tokens.swapAt(at, writer.dice.roll(tokens.count))
      case 3: tokens[at] = writer.dice.one(of: Bender.edges)
      case 4: tokens.insert(writer.dice.one(of: Bender.signs), at: at)
      case 5: tokens[at] = writer.dice.one(of: foreign)
      case 6:
        let end = min(tokens.count, at + 1 + writer.dice.roll(12))
        tokens.replaceSubrange(at..<end, with: [])
      case 7:
        let end = min(tokens.count, at + 1 + writer.dice.roll(30))
        let piece = Array(tokens[at..<end])
        for _ in 0..<(1 + writer.dice.roll(40)) { tokens.insert(contentsOf: piece, at: at) }
      default: tokens[at] = writer.dice.one(of: tokens)
      }
    }
    return tokens.joined()
  }
}
