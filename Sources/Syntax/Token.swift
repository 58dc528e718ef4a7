package import Diagnostics

/// A token: the smallest piece of source that means something.
///
/// 24 bytes without references, kept in flat arrays. A word carries the number of its name; a literal the
/// number of its spelling, so a token never needs the text it came from. A token that a macro produced
/// has the place of the macro's *use*, and `origin` remembers where in the definition it was written,
/// so a diagnostic can show both.
package struct Token: Sendable {
  package var kind: TokenKind
  package var flags: UInt8 = 0
  /// For identifiers: which keyword it is.
  package var keyword: Keyword = .none
  /// identifier: NameID; number, string, character: index in `SyntaxState.spellings`; invalid: index of
  /// the problem; parameter: number of the macro's parameter
  package var value: Int32
  /// 0, or index in `SyntaxState.definitionPlaces`
  package var origin: Int32 = 0
  package var place: SourceRange

  init(_ kind: TokenKind, value: Int32 = 0, flags: UInt8 = 0, place: SourceRange) {
    self.kind = kind
    self.value = value
    self.flags = flags
    self.place = place
  }

  static let startOfLine: UInt8 = 1
  static let spaceBefore: UInt8 = 2
  /// Painted blue: a macro's own name inside its expansion, never to be expanded again.
  static let painted: UInt8 = 4
  /// A literal without its closing quote; reported, and what follows it on the line is lost.
  static let unterminated: UInt8 = 8

  func has(_ flag: UInt8) -> Bool { flags & flag != 0 }
}

package enum TokenKind: UInt8, Sendable {
  case endOfInput, identifier, number, string, character, invalid, parameter, placemarker
  case hash, hashHash
  case leftParen, rightParen, leftBrace, rightBrace, leftBracket, rightBracket
  case semicolon, comma, dot, ellipsis, arrow, at, question, colon, backslash
  case plus, minus, star, slash, percent, plusPlus, minusMinus
  case ampersand, pipe, caret, tilde, exclaim, ampAmp, pipePipe
  case less, greater, lessEqual, greaterEqual, equalEqual, notEqual, shiftLeft, shiftRight
  case equal, plusEqual, minusEqual, starEqual, slashEqual, percentEqual
  case ampEqual, pipeEqual, caretEqual, shiftLeftEqual, shiftRightEqual

  var spelling: String {
    switch self {
    case .endOfInput, .identifier, .number, .string, .character, .invalid, .parameter,
      .placemarker:
      ""
    case .hash: "#"
    case .hashHash: "##"
    case .leftParen: "("
    case .rightParen: ")"
    case .leftBrace: "{"
    case .rightBrace: "}"
    case .leftBracket: "["
    case .rightBracket: "]"
    case .semicolon: ";"
    case .comma: ","
    case .dot: "."
    case .ellipsis: "..."
    case .arrow: "->"
    case .at: "@"
    case .question: "?"
    case .colon: ":"
    case .backslash: "\\"
    case .plus: "+"
    case .minus: "-"
    case .star: "*"
    case .slash: "/"
    case .percent: "%"
    case .plusPlus: "++"
    case .minusMinus: "--"
    case .ampersand: "&"
    case .pipe: "|"
    case .caret: "^"
    case .tilde: "~"
    case .exclaim: "!"
    case .ampAmp: "&&"
    case .pipePipe: "||"
    case .less: "<"
    case .greater: ">"
    case .lessEqual: "<="
    case .greaterEqual: ">="
    case .equalEqual: "=="
    case .notEqual: "!="
    case .shiftLeft: "<<"
    case .shiftRight: ">>"
    case .equal: "="
    case .plusEqual: "+="
    case .minusEqual: "-="
    case .starEqual: "*="
    case .slashEqual: "/="
    case .percentEqual: "%="
    case .ampEqual: "&="
    case .pipeEqual: "|="
    case .caretEqual: "^="
    case .shiftLeftEqual: "<<="
    case .shiftRightEqual: ">>="
    }
  }
}
