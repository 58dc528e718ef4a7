/// What a lesson says, as a small tree.
///
/// A lesson is Markdown, but nobody above this floor should know that: the views draw headings,
/// paragraphs, lists and code, wrap them to the terminal's width, and never see an asterisk. So the
/// prose is kept as blocks, and the text inside a block as spans. The tree is as deep as the author
/// nested lists and quotes (at most `ProseLimits.depth`), so drawing it may recurse.
package indirect enum ProseBlock: Equatable, Sendable {
  case heading(level: Int, spans: [ProseSpan])
  case paragraph([ProseSpan])
  /// `first` is the number of the first item of an ordered list, nil for bullets.
  case list(first: Int?, items: [[ProseBlock]])
  case quote([ProseBlock])
  /// Indented code, or a fence without a role in a place where fences are not taught from.
  case code(language: String, text: String)
  /// Rows of cells, the headings first; every row has as many cells as the first.
  case table([[[ProseSpan]]])
  case rule
}

/// A stretch of text in one style.
package indirect enum ProseSpan: Equatable, Sendable {
  case text(String)
  case code(String)
  case emphasis([ProseSpan])
  case strong([ProseSpan])
  case link([ProseSpan], destination: String)
  /// A line end in the source: a space when drawn (nothing between two Chinese characters).
  case softBreak
  case lineBreak
}

package enum ProseLimits {
  /// Lists and quotes nested deeper than this are refused (E0725).
  static let depth = 32
}

extension ProseBlock {
  /// The words alone, one space between them: for titles, hashes and tests.
  package var plainText: String {
    switch self {
    case .heading(_, let spans), .paragraph(let spans): spans.plainText
    case .list(_, let items):
      items.map { $0.map(\.plainText).joined(separator: " ") }.joined(separator: " ")
    case .quote(let blocks): blocks.map(\.plainText).joined(separator: " ")
    case .code(_, let text): text
    case .table(let rows):
      rows.map { $0.map(\.plainText).joined(separator: " ") }.joined(separator: " ")
    case .rule: ""
    }
  }
}

extension ProseBlock {
  /// Where its links lead to, in order.
  var destinations: [String] {
    switch self {
    case .heading(_, let spans), .paragraph(let spans): spans.destinations
    case .list(_, let items): items.flatMap { $0.flatMap(\.destinations) }
    case .quote(let blocks): blocks.flatMap(\.destinations)
    case .table(let rows): rows.flatMap { $0.flatMap(\.destinations) }
    case .code, .rule: []
    }
  }
}

extension [ProseSpan] {
  var destinations: [String] {
    flatMap { span -> [String] in
      switch span {
      case .link(let inner, let destination): [destination] + inner.destinations
      case .emphasis(let inner), .strong(let inner): inner.destinations
      case .text, .code, .softBreak, .lineBreak: []
      }
    }
  }

  package var plainText: String {
    var result = ""
    for span in self {
      switch span {
      case .text(let text), .code(let text): result += text
      case .emphasis(let inner), .strong(let inner), .link(let inner, _):
        result += inner.plainText
      case .softBreak, .lineBreak: result += " "
      }
    }
    return result
  }
}
