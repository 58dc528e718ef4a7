import Diagnostics

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

extension Preprocessor {
  /// The output in the tokens of C++; what the lexer could not read is reported.
  mutating func cppTokens() -> [CppToken] {
    var tokens: [CppToken] = []
    tokens.reserveCapacity(output.count)
    var index = 0
    while index < output.count {
      let token = output[index]
      index += 1
      switch token.kind {
      case .endOfInput:
        tokens.append(CppToken(kind: .end, text: "", place: token.place))
        return tokens
      case .identifier:
        tokens.append(CppToken(kind: .word, text: state.names[token.value], place: token.place))
      case .number, .string, .character:
        let kind: CppToken.Kind =
          token.kind == .number ? .number : token.kind == .string ? .string : .character
        tokens.append(
          CppToken(
            kind: kind, text: String(decoding: bytes(of: token), as: UTF8.self),
            place: token.place))
      case .invalid: report(token)
      case .parameter, .placemarker: continue
      case .colon:
        if index < output.count, output[index].kind == .colon,
          output[index].place.start == token.place.end, output[index].place.file == token.place.file
        {
          tokens.append(
            CppToken(
              kind: .sign, text: "::", place: token.place.joined(with: output[index].place)))
          index += 1
        } else {
          tokens.append(CppToken(kind: .sign, text: ":", place: token.place))
        }
      default:
        tokens.append(CppToken(kind: .sign, text: token.kind.spelling, place: token.place))
      }
    }
    let last = tokens.last?.place ?? .none
    tokens.append(CppToken(kind: .end, text: "", place: last))
    return tokens
  }
}
