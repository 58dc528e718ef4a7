import Diagnostics

/// Text that knows how it wants to look.
///
/// Views answer with lines of spans; whether a span's style becomes an escape sequence or nothing is the
/// choice of whoever prints it (`plain` for a pipe or NO_COLOR, `ansi` for a terminal). So nothing may be
/// said by colour alone: a reader of the plain form misses no fact.
package struct TextStyle: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let plain: TextStyle = []
  package static let bold = TextStyle(rawValue: 1)
  package static let dim = TextStyle(rawValue: 2)
  package static let red = TextStyle(rawValue: 4)
  package static let yellow = TextStyle(rawValue: 8)
  package static let green = TextStyle(rawValue: 16)
  package static let cyan = TextStyle(rawValue: 32)

  package static let error: TextStyle = [.bold, .red]
  package static let warning: TextStyle = [.bold, .yellow]
  package static let success: TextStyle = .green
  package static let heading: TextStyle = [.bold, .cyan]

  fileprivate var parameters: String {
    var codes: [String] = []
    if contains(.bold) { codes.append("1") }
    if contains(.dim) { codes.append("2") }
    if contains(.red) { codes.append("31") }
    if contains(.yellow) { codes.append("33") }
    if contains(.green) { codes.append("32") }
    if contains(.cyan) { codes.append("36") }
    return codes.joined(separator: ";")
  }
}

/// A run of characters in one style.
package struct StyledSpan: Equatable, Sendable {
  package var text: String
  package var style: TextStyle
  package init(_ text: String, _ style: TextStyle = .plain) {
    self.text = text
    self.style = style
  }

  /// The gate that everything printed goes through: whatever a name or a text holds, a terminal gets nothing to
  /// obey and a reader nothing that he cannot see.
  fileprivate var shown: String { HiddenCharacters.revealed(text, keeping: ["\t"]) }
}

/// One line of a screen, without a line end.
package struct StyledLine: Equatable, Sendable, ExpressibleByStringLiteral {
  package var spans: [StyledSpan]

  package init(_ spans: [StyledSpan] = []) { self.spans = spans }
  package init(_ text: String, _ style: TextStyle = .plain) {
    spans = text.isEmpty ? [] : [StyledSpan(text, style)]
  }
  package init(stringLiteral value: String) { self.init(value) }

  package var isEmpty: Bool { spans.allSatisfy(\.text.isEmpty) }

  package var plain: String { spans.map(\.shown).joined() }

  package var ansi: String {
    var result = ""
    for span in spans where !span.text.isEmpty {
      if span.style.isEmpty {
        result += span.shown
      } else {
        result += "\u{1B}[\(span.style.parameters)m\(span.shown)\u{1B}[0m"
      }
    }
    return result
  }

  package func rendered(colour: Bool) -> String { colour ? ansi : plain }

  package static func + (a: StyledLine, b: StyledLine) -> StyledLine {
    StyledLine(a.spans + b.spans)
  }

  package mutating func append(_ text: String, _ style: TextStyle = .plain) {
    if !text.isEmpty { spans.append(StyledSpan(text, style)) }
  }
}

/// Lines as one text, each with its line end.
package func rendered(_ lines: [StyledLine], colour: Bool) -> String {
  var result = ""
  for line in lines {
    result += line.rendered(colour: colour)
    result += "\n"
  }
  return result
}
