import Diagnostics
package import Texts

/// The page that explains one diagnostic: prose, an example that is wrong, and the same one mended.
///
/// Pages are Markdown files beside the lessons, `Explanations/M0816.md` (and `.ru.md`, `.zh.md`). An
/// example is a fence whose info string is `objc wrong` or `objc right` (or `swift …`, `cpp …`); a
/// test runs each and sees that the one shows the mistake and the other does not.
package struct ExplanationPage: Sendable {
  package enum Part: Equatable, Sendable {
    case prose(ProseBlock)
    case example(code: String, isWrong: Bool)
  }

  /// Without the code that begins the heading.
  package private(set) var title = ""
  package private(set) var parts: [Part] = []
  /// How a file in the language of the examples ends.
  package private(set) var ending = ".m"

  package init(_ text: [UInt8], name: String) {
    let source = SourceFile(name: name, origin: .lesson, text: text)
    let document = MarkdownDocument(source, file: 0)
    for block in document.blocks {
      switch block.content {
      case .prose(.heading(level: 1, let spans)) where title.isEmpty: title = spans.plainText
      case .prose(let prose): parts.append(.prose(prose))
      case .fence(let info, let text, _):
        let words = info.split(separator: " ")
        if words.contains("wrong") || words.contains("right") {
          parts.append(.example(code: text, isWrong: words.contains("wrong")))
          switch words.first {
          case "swift": ending = ".swift"
          case "cpp": ending = ".cpp"
          default: break
          }
        } else {
          parts.append(.prose(.code(language: words.first.map(String.init) ?? "", text: text)))
        }
      case .comment, .note: break
      }
    }
  }

  package func example(isWrong: Bool) -> String? {
    for case .example(let code, isWrong) in parts { return code }
    return nil
  }

  static let folder = "Explanations/"

  package static func fileName(_ code: String, in language: Language) -> String {
    folder + language.fileName(code)
  }
}
