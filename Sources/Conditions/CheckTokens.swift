/// The tokens of a condition: just enough of Objective-C's lexical grammar to find words, strings and
/// brackets without being fooled by what is inside a string. Everything else is one byte at a time, and
/// the compiler will read it again anyway.
package struct CheckToken: Equatable {
  package enum Kind { case word, number, string, punctuator, unterminated }
  package var kind: Kind
  package var start: Int
  package var end: Int
}

package struct CheckTokens {
  package let bytes: [UInt8]
  package private(set) var tokens: [CheckToken] = []

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let start = index
      if byte == 0x20 || byte == 0x09 || byte == 0x0D {
        index += 1
      } else if Self.isWordStart(byte) {
        while index < bytes.count, Self.isWordPart(bytes[index]) { index += 1 }
        tokens.append(CheckToken(kind: .word, start: start, end: index))
      } else if Self.isDigit(byte) {
        while index < bytes.count, Self.isWordPart(bytes[index]) || bytes[index] == 0x2E {
          index += 1
        }
        tokens.append(CheckToken(kind: .number, start: start, end: index))
      } else if byte == 0x22 || byte == 0x27 {
        index += 1
        while index < bytes.count, bytes[index] != byte {
          index += bytes[index] == 0x5C ? 2 : 1
        }
        let isClosed = index < bytes.count
        index = min(index + 1, bytes.count)
        tokens.append(
          CheckToken(kind: isClosed ? .string : .unterminated, start: start, end: index))
      } else {
        let pair = index + 1 < bytes.count ? [byte, bytes[index + 1]] : []
        index += Self.pairs.contains(pair) ? 2 : 1
        // Swift's === and !==.
        if pair == [byte, 0x3D], byte == 0x3D || byte == 0x21, index < bytes.count,
          bytes[index] == 0x3D
        {
          index += 1
        }
        tokens.append(CheckToken(kind: .punctuator, start: start, end: index))
      }
    }
  }

  package func text(_ token: CheckToken) -> String {
    String(decoding: bytes[token.start..<token.end], as: UTF8.self)
  }

  /// Source text of a run of tokens, as written.
  package func text(_ range: Range<Int>) -> String {
    guard let first = range.first, tokens.indices.contains(range.upperBound - 1) else { return "" }
    return String(
      decoding: bytes[tokens[first].start..<tokens[range.upperBound - 1].end], as: UTF8.self)
  }

  package func isText(_ index: Int, _ text: String) -> Bool {
    tokens.indices.contains(index) && self.text(tokens[index]) == text
  }

  private static let pairs = Set(
    ["==", "!=", "<=", ">=", "&&", "||", "->", "<<", ">>", "+=", "-=", "++", "--", "*=", "/="].map {
      Array($0.utf8)
    })

  private static func isWordStart(_ byte: UInt8) -> Bool {
    (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A) || byte == 0x5F || byte >= 0x80
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  private static func isWordPart(_ byte: UInt8) -> Bool { isWordStart(byte) || isDigit(byte) }

  /// Whether a line holds words that found no room behind their condition.
  package static func isMoreWords(_ line: ArraySlice<UInt8>) -> Bool {
    line.drop { $0 == 0x20 || $0 == 0x09 }.starts(with: Array("-- ".utf8))
  }

  /// The byte where ` -- ` stands outside of strings, nil without.
  package static func textSeparator(_ bytes: ArraySlice<UInt8>) -> Int? {
    var index = bytes.startIndex
    var quote: UInt8 = 0
    while index < bytes.endIndex {
      let byte = bytes[index]
      if quote != 0 {
        if byte == 0x5C { index += 1 } else if byte == quote { quote = 0 }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == 0x20, bytes[index...].starts(with: Array(" -- ".utf8)) {
        return index
      }
      index += 1
    }
    return nil
  }
}
