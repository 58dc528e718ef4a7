internal import Diagnostics

/// A text with holes: `{1}` for an argument, `{1|one: …|other: …}` for a plural form.
///
/// Objective-C is full of braces, so only a brace with a digit behind it opens a hole; every other one
/// is an ordinary character. Forms may hold no holes themselves: a sentence whose shape changes with
/// the number says the number once, outside.
package struct TextPattern: Equatable {
  package enum Piece: Equatable {
    case literal(String)
    case argument(Int)
    case plural(Int, [(form: String, text: String)])

    package static func == (a: Piece, b: Piece) -> Bool {
      switch (a, b) {
      case (.literal(let x), .literal(let y)): x == y
      case (.argument(let x), .argument(let y)): x == y
      case (.plural(let x, let f), .plural(let y, let g)):
        x == y && f.map(\.form) == g.map(\.form) && f.map(\.text) == g.map(\.text)
      default: false
      }
    }
  }

  package private(set) var pieces: [Piece] = []

  package init(_ pattern: String) {
    // Most texts have no hole at all.
    guard pattern.utf8.contains(0x7B) else {
      pieces = [.literal(pattern)]
      return
    }
    var literal: [UInt8] = []
    let bytes = Array(pattern.utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x7B, let (piece, next) = Self.hole(bytes, after: index + 1) {
        if !literal.isEmpty { pieces.append(.literal(String(decoding: literal, as: UTF8.self))) }
        literal.removeAll()
        pieces.append(piece)
        index = next
      } else {
        literal.append(bytes[index])
        index += 1
      }
    }
    if !literal.isEmpty { pieces.append(.literal(String(decoding: literal, as: UTF8.self))) }
  }

  private static func hole(_ bytes: [UInt8], after start: Int) -> (Piece, Int)? {
    guard let close = bytes[start...].firstIndex(of: 0x7D), start < close,
      (0x31...0x39).contains(bytes[start])
    else { return nil }
    let number = Int(bytes[start] - 0x30)
    if start + 1 == close { return (.argument(number), close + 1) }
    guard bytes[start + 1] == 0x7C else { return nil }
    let forms = bytes[(start + 2)..<close].split(separator: 0x7C).map { part in
      let colon = part.firstIndex(of: 0x3A) ?? part.endIndex
      let text = part[colon...].dropFirst().drop { $0 == 0x20 }
      return (
        form: String(decoding: part[..<colon], as: UTF8.self),
        text: String(decoding: text, as: UTF8.self)
      )
    }
    return (.plural(number, forms), close + 1)
  }

  package func filled(with arguments: [String], in language: Language) -> String {
    var result = ""
    for piece in pieces {
      switch piece {
      case .literal(let text): result += text
      case .argument(let number):
        result +=
          arguments.indices.contains(number - 1) ? clipped(arguments[number - 1]) : "{\(number)}"
      case .plural(let number, let forms):
        let argument = arguments.indices.contains(number - 1) ? arguments[number - 1] : ""
        let wanted = UInt64(argument).map { language.plurals.form(of: $0) } ?? .other
        result += (forms.first { $0.form == wanted.rawValue } ?? forms.last)?.text ?? ""
      }
    }
    return result
  }

  /// Numbers of the arguments that the text uses.
  package var argumentNumbers: Set<Int> {
    var result: Set<Int> = []
    for piece in pieces {
      switch piece {
      case .literal: break
      case .argument(let number), .plural(let number, _): result.insert(number)
      }
    }
    return result
  }
}
