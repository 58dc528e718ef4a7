/// The tokens of a piece of Objective-C, Swift or C++: enough to recognise a message, a statement, a keyword, without being
/// fooled by strings and comments. Everything that reads lesson code without running it (concepts, mutants)
/// reads it through this, and so does what looks for a place in a learner's text.
package struct CodeTokens {
  package struct Token: Equatable {
    package enum Kind { case word, number, string, punctuator }
    package var kind: Kind
    package var start: Int
    package var end: Int
    /// From 1, within the code.
    package var line: Int
  }

  package let bytes: [UInt8]
  package private(set) var tokens: [Token] = []

  package init(_ code: String) {
    bytes = Array(code.utf8)
    var index = 0
    var line = 1
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      let start = index
      if byte == 0x0A {
        line += 1
        index += 1
      } else if byte <= 0x20 {
        index += 1
      } else if byte == UInt8(ascii: "/"), next == byte {
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        index += 2
        while index < bytes.count {
          if bytes[index] == 0x0A { line += 1 }
          if bytes[index] == UInt8(ascii: "/"), bytes[index - 1] == UInt8(ascii: "*"),
            index > start + 2
          {
            break
          }
          index += 1
        }
        index += 1
      } else if Self.isWordStart(byte) || byte == UInt8(ascii: "@") && Self.isWordStart(next)
        || byte == UInt8(ascii: "#") && Self.isWordStart(next)
      {
        index += 1
        while index < bytes.count, Self.isWordPart(bytes[index]) { index += 1 }
        add(.word, start, index, line)
      } else if byte >= 0x30 && byte <= 0x39 {
        while index < bytes.count, Self.isWordPart(bytes[index]) || bytes[index] == 0x2E {
          index += 1
        }
        add(.number, start, index, line)
      } else if byte == 0x22 || byte == 0x27 {
        index = stringEnd(bytes, from: index)
        add(.string, start, index, line)
        line += bytes[start..<index].count { $0 == 0x0A }
      } else {
        index += Self.pairs.contains([byte, next]) ? 2 : 1
        add(.punctuator, start, index, line)
      }
    }
  }

  private mutating func add(_ kind: Token.Kind, _ start: Int, _ end: Int, _ line: Int) {
    tokens.append(Token(kind: kind, start: start, end: min(end, bytes.count), line: line))
  }

  package var count: Int { tokens.count }

  package func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: bytes[tokens[index].start..<tokens[index].end], as: UTF8.self)
  }

  package func isText(_ index: Int, _ text: String) -> Bool {
    tokens.indices.contains(index)
      && bytes[tokens[index].start..<tokens[index].end].elementsEqual(text.utf8)
  }

  /// The source of a run of tokens.
  package func source(_ range: Range<Int>) -> String {
    guard let first = range.first, tokens.indices.contains(range.upperBound - 1) else { return "" }
    return String(
      decoding: bytes[tokens[first].start..<tokens[range.upperBound - 1].end], as: UTF8.self)
  }

  /// Index of the bracket that closes the one at `index`; nil where the code is not balanced.
  package func closing(_ index: Int) -> Int? {
    var depth = 0
    for position in index..<max(index, tokens.count) {
      guard tokens[position].kind == .punctuator else { continue }
      switch text(position) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return position }
      default: break
      }
    }
    return nil
  }

  /// The code with some stretches of bytes put anew; the edits are in order and do not overlap.
  package func edited(_ edits: [(range: Range<Int>, text: String)]) -> String {
    var result: [UInt8] = []
    var position = 0
    for edit in edits where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }

  /// Bytes of a run of tokens.
  package func range(_ tokens: Range<Int>) -> Range<Int> {
    self.tokens[tokens.lowerBound].start..<self.tokens[tokens.upperBound - 1].end
  }

  private static let pairs = Set(
    ["==", "!=", "<=", ">=", "&&", "||", "->", "<<", ">>", "+=", "-=", "++", "--", "*=", "/="].map {
      Array($0.utf8)
    })

  private static func isWordStart(_ byte: UInt8) -> Bool {
    (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A) || byte == 0x5F
      || byte == 0x24 || byte >= 0x80
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    isWordStart(byte) || (byte >= 0x30 && byte <= 0x39)
  }
}
