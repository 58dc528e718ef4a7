import Diagnostics
import Syntax

/// A token of C++: what the common lexer and preprocessor hand out, with the words and signs of C++ told apart.
struct CppToken: Sendable {
  enum Kind: UInt8, Sendable { case word, number, string, character, sign, end }
  var kind: Kind
  var text: String
  var place: SourceRange
}

/// Words of C++ that are no names.
let cppKeywords: Set<String> = [
  "alignas", "alignof", "asm", "auto", "bool", "break", "case", "catch", "char", "char16_t",
  "char32_t", "class", "const", "const_cast", "constexpr", "continue", "decltype", "default",
  "delete", "do", "double", "dynamic_cast", "else", "enum", "explicit", "export", "extern", "false",
  "float", "for", "friend", "goto", "if", "inline", "int", "long", "mutable", "namespace", "new",
  "noexcept", "nullptr", "operator", "private", "protected", "public", "register",
  "reinterpret_cast", "return", "short", "signed", "sizeof", "static", "static_assert",
  "static_cast", "struct", "switch", "template", "this", "thread_local", "throw", "true", "try",
  "typedef", "typeid", "typename", "union", "unsigned", "using", "virtual", "void", "volatile",
  "wchar_t", "while", "_Bool", "__null", "concept", "requires", "co_await", "co_return", "co_yield",
]

extension PreprocessedText {
  /// The text in the tokens of C++: `::` is one sign.
  var cppTokens: [CppToken] {
    var tokens: [CppToken] = []
    tokens.reserveCapacity(pieces.count)
    for piece in pieces {
      if piece.kind == .identifier, let sign = SignWords.signs[piece.text] {
        tokens.append(CppToken(kind: .sign, text: sign.text, place: piece.place))
        continue
      }
      let kind: CppToken.Kind
      switch piece.kind {
      case .endOfInput: kind = .end
      case .identifier: kind = .word
      case .number: kind = .number
      case .string: kind = .string
      case .character: kind = .character
      default: kind = .sign
      }
      if piece.kind == .colon, let last = tokens.last, last.kind == .sign, last.text == ":",
        !piece.followsBlank,
        // Both stand side by side in the text, or in the body of one macro: what that leaves has the place of its use.
        last.place.end == piece.place.start && last.place.file == piece.place.file
          || last.place == piece.place
      {
        tokens[tokens.count - 1].text = "::"
        tokens[tokens.count - 1].place = last.place.joined(with: piece.place)
        continue
      }
      tokens.append(CppToken(kind: kind, text: piece.text, place: piece.place))
    }
    return tokens
  }
}
