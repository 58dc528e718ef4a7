import Diagnostics
import Session

/// What inputs would have declared that did not compile, or were stopped.
///
/// Such an input is undone whole, and its class or its variable is not there; whoever uses the name next is
/// told that nobody declared it. That is true and puzzling, for the declaration still stands on the screen. So
/// the last such inputs are kept, and the one that was to declare the name is named.
struct LostDeclarations {
  private struct Input {
    var text: String
    /// Names that nothing had declared in it.
    var unknown: Set<String>
  }
  private var inputs: [Input] = []
  private static let longest = 20

  mutating func add(_ text: String, _ outcome: Outcome) {
    inputs.append(Input(text: text, unknown: Set(outcome.unknownNames)))
    if inputs.count > Self.longest { inputs.removeFirst() }
  }

  mutating func forget() { inputs = [] }

  /// The latest kept input that reads like a declaration of the name.
  func declaring(_ name: String) -> String? {
    inputs.last { Self.declares(name, in: $0.text, unknown: $0.unknown) }?.text
  }

  /// Words that may stand before a name without being its type.
  private static let noTypes: Set<Substring> = [
    "return", "else", "in", "delete", "new", "throw", "goto", "case", "do", "try", "using",
    "import",
  ]

  /// `@interface Name`, or a type and the name before `=`, `;`, `,` or the end. Where nobody knows the type, only the
  /// `=` tells a declaration from a misspelt word: `retrun total;`.
  private static func declares(_ name: String, in text: String, unknown: Set<String>) -> Bool {
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
      let type = before == "*" ? (index > 1 ? words[index - 2] : "") : before
      let isType = type.first.map { $0.isLetter || $0 == "_" } == true || before == "*" && index > 1
      if isType, !noTypes.contains(type), next == "=" || !unknown.contains(String(type)) {
        return true
      }
    }
    return false
  }
}

extension Outcome {
  /// Names that were used and that nothing had declared.
  var unknownNames: [String] {
    diagnostics.filter { $0.code == .undeclared || $0.code == .unknownType }
      .compactMap(\.arguments.first)
  }
}
