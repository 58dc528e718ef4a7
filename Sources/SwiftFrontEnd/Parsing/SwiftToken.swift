import Diagnostics

/// A token of Swift: what `SwiftLexer` makes of the text and `SwiftParser` reads.
///
/// Swift has few fixed operators, so an operator is any run of operator characters, and the white space
/// around it tells whether it stands before its operand, behind it or between two. A string with
/// `\(…)` in it is one token whose parts are texts and ranges of the source.
struct SwiftToken: Sendable {
  enum Kind: UInt8, Sendable {
    case endOfInput, identifier, integer, float, string, `operator`, punctuation
  }
  var kind: Kind
  var text: String
  var place: SourceRange
  /// First on its line: ends the statement before it.
  var startsLine = false
  var spaceBefore = false
  var spaceAfter = false
  /// Written in backquotes: never a keyword.
  var isQuoted = false
  /// For a string: its pieces in order.
  var parts: [Part] = []

  enum Part: Sendable {
    case text(String)
    /// The tokens between the parentheses of `\(…)`, with an end of their own.
    case code([SwiftToken])
  }
}

/// Text -> tokens. A mistake is recorded with its place, and reading goes on behind it.
struct SwiftLexer {
  private let bytes: [UInt8]
  private let file: UInt32
  private var at: Int
  private let end: Int
  private var depth = 0
  private let interruption: Interruption
  var tokens: [SwiftToken] = []
  var problems: [Diagnostic] = []
  /// A comment or a string of several lines is open at the end.
  var openAt: Diagnostic?

  init(_ bytes: [UInt8], file: UInt32, interruption: Interruption = Interruption()) {
    self.bytes = bytes
    self.file = file
    self.interruption = interruption
    at = 0
    end = bytes.count
    run()
  }

  private init(
    _ bytes: [UInt8], file: UInt32, from: Int, to: Int, depth: Int, interruption: Interruption
  ) {
    self.bytes = bytes
    self.file = file
    self.interruption = interruption
    at = from
    end = to
    self.depth = depth
    run()
  }

  private func byte(_ index: Int) -> UInt8 { index >= 0 && index < end ? bytes[index] : 0 }
  private func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(
      file: file, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
  }
  private func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
  }
  private static func isWord(_ c: UInt8) -> Bool {
    (65...90).contains(c) || (97...122).contains(c) || c == 95 || c >= 128
  }
  private static func isDigit(_ c: UInt8) -> Bool { (48...57).contains(c) }
  private static func isOperator(_ c: UInt8) -> Bool {
    switch c {
    case 0x2F, 0x3D, 0x2D, 0x2B, 0x21, 0x2A, 0x25, 0x3C, 0x3E, 0x26, 0x7C, 0x5E, 0x7E, 0x3F, 0x2E:
      true
    default: false
    }
  }

  private mutating func run() {
    var line = true
    var space = true
    while at < end {
      let c = bytes[at]
      if c == 0x0A || c == 0x0D {
        line = true
        space = true
        at += 1
        continue
      }
      if c == 0x20 || c == 0x09 || c == 0 {
        space = true
        at += 1
        continue
      }
      if c == 0x2F, byte(at + 1) == 0x2F {
        while at < end, bytes[at] != 0x0A { at += 1 }
        continue
      }
      if c == 0x2F, byte(at + 1) == 0x2A {
        if comment() { line = true }
        space = true
        continue
      }
      let count = tokens.count
      if interruption.isRaised(before: tokens) {
        problems = [interruption.problem(at: range(at, at))]
        // Nobody reads them, and the one that is still to come would double their room.
        tokens = []
        at = end
        break
      }
      if problems.count >= SwiftLexer.maximumErrors {
        at = end
        break
      }
      token(c)
      if tokens.count > count {
        tokens[count].startsLine = line
        tokens[count].spaceBefore = space
        let next = byte(at)
        tokens[tokens.count - 1].spaceAfter =
          at >= end || next == 0x20 || next == 0x0A || next == 0x09 || next == 0x0D
      }
      line = false
      space = false
    }
    tokens.append(SwiftToken(kind: .endOfInput, text: "", place: range(end, end), startsLine: true))
  }

  /// More are not shown.
  private static let maximumErrors = 20

  /// Comments nest. Answers whether there was a line end inside.
  private mutating func comment() -> Bool {
    let start = at
    var open = 0
    var hasLine = false
    while at < end {
      if bytes[at] == 0x2F, byte(at + 1) == 0x2A {
        open += 1
        at += 2
      } else if bytes[at] == 0x2A, byte(at + 1) == 0x2F {
        open -= 1
        at += 2
        if open == 0 { return hasLine }
      } else {
        if bytes[at] == 0x0A { hasLine = true }
        at += 1
      }
    }
    openAt = Diagnostic(
      .unterminatedComment, title: "unterminated '/*' comment", at: range(start, start + 2))
    return hasLine
  }

  private mutating func add(_ kind: SwiftToken.Kind, _ start: Int) {
    tokens.append(SwiftToken(kind: kind, text: text(start, at), place: range(start, at)))
  }

  private mutating func token(_ c: UInt8) {
    let start = at
    if c == 0x23 {
      // `#"…"#`: what is escaped, and what ends it, has as many signs behind it.
      var marks = 1
      while byte(at + marks) == 0x23 { marks += 1 }
      if byte(at + marks) == 0x22 {
        at += marks
        return string(start, marks: marks)
      }
    }
    if SwiftLexer.isWord(c) || c == 0x24 || c == 0x40 || c == 0x23 {
      at += 1
      while at < end, SwiftLexer.isWord(bytes[at]) || SwiftLexer.isDigit(bytes[at]) { at += 1 }
      add(.identifier, start)
      return
    }
    if c == 0x60 {
      at += 1
      while at < end, bytes[at] != 0x60, bytes[at] != 0x0A { at += 1 }
      let name = text(start + 1, at)
      if at < end { at += 1 }
      tokens.append(
        SwiftToken(kind: .identifier, text: name, place: range(start, at), isQuoted: true))
      return
    }
    if SwiftLexer.isDigit(c) { return number(start) }
    if c == 0x22 { return string(start) }

    if SwiftLexer.isOperator(c) {
      at += 1
      // A dot belongs to an operator only where the operator began with one.
      while at < end, SwiftLexer.isOperator(bytes[at]), bytes[at] != 0x2E || c == 0x2E {
        // `?` and `!` behind an operand, and `<` of a generic type, stand alone.
        if c == 0x3F, bytes[at] != 0x3F || at - start > 2 { break }
        if c == 0x21, bytes[at] != 0x3D { break }
        if bytes[at] == 0x2F, byte(at + 1) == 0x2F || byte(at + 1) == 0x2A { break }
        at += 1
      }
      if c == 0x3F, at - start > 2 { at = start + 1 }
      add(.operator, start)
      return
    }
    at += 1
    switch c {
    case 0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D, 0x2C, 0x3A, 0x3B:
      add(.punctuation, start)
    case 0x5C where byte(at) == 0x2E || SwiftLexer.isWord(byte(at)): add(.operator, start)
    default:
      problems.append(
        Diagnostic(
          .swiftSyntax, title: "invalid character in source file",
          at: range(start, at)))
    }
  }

  private mutating func number(_ start: Int) {
    var isFloat = false
    if byte(at) == 0x30, [0x78, 0x62, 0x6F].contains(byte(at + 1)) {
      at += 2
      while at < end, SwiftLexer.isWord(bytes[at]) || SwiftLexer.isDigit(bytes[at]) { at += 1 }
      if byte(start + 1) == 0x78, bytes[start..<at].contains(where: { $0 | 0x20 == 0x70 }) {
        problems.append(
          Diagnostic(
            .swiftNotBuilt, title: nil, arguments: ["hexadecimal fractions"], at: range(start, at)))
      }
      add(.integer, start)
      return
    }
    while at < end, SwiftLexer.isDigit(bytes[at]) || bytes[at] == 0x5F { at += 1 }
    if byte(at) == 0x2E, SwiftLexer.isDigit(byte(at + 1)) {
      isFloat = true
      at += 1
      while at < end, SwiftLexer.isDigit(bytes[at]) || bytes[at] == 0x5F { at += 1 }
    }
    if byte(at) == 0x65 || byte(at) == 0x45 {
      let sign = byte(at + 1) == 0x2D || byte(at + 1) == 0x2B ? 1 : 0
      if SwiftLexer.isDigit(byte(at + 1 + sign)) {
        isFloat = true
        at += 1 + sign
        while at < end, SwiftLexer.isDigit(bytes[at]) { at += 1 }
      }
    }
    add(isFloat ? .float : .integer, start)
  }

  // MARK: Strings

  /// `marks`: how many `#` stand before it.
  private mutating func string(_ start: Int, marks: Int = 0) {
    let isLong = byte(at + 1) == 0x22 && byte(at + 2) == 0x22
    at += isLong ? 3 : 1
    var parts: [SwiftToken.Part] = []
    var current: [UInt8] = []
    func flush() {
      if !current.isEmpty { parts.append(.text(String(decoding: current, as: UTF8.self))) }
      current = []
    }
    let indent = isLong ? indentation(marks) : []
    if isLong {
      while at < end, bytes[at] == 0x20 { at += 1 }
      if byte(at) == 0x0A { at += 1 }
      skip(indent)
    }
    while true {
      if at >= end || (!isLong && bytes[at] == 0x0A) {
        let problem = Diagnostic(
          .unterminatedString, title: "unterminated string literal", at: range(start, start + 1))
        if isLong { openAt = problem } else { problems.append(problem) }
        break
      }
      let c = bytes[at]
      if c == 0x22, !isLong || (byte(at + 1) == 0x22 && byte(at + 2) == 0x22),
        areMarked(at + (isLong ? 3 : 1), marks)
      {
        at += (isLong ? 3 : 1) + marks
        if isLong, current.last == 0x0A { current.removeLast() }
        break
      }
      if c == 0x0A {
        current.append(c)
        at += 1
        skip(indent)
        continue
      }
      if c != 0x5C || !areMarked(at + 1, marks) {
        current.append(c)
        at += 1
        continue
      }
      at += 1 + marks
      let escape = byte(at)
      at += 1
      switch escape {
      case 0x6E: current.append(0x0A)
      case 0x74: current.append(0x09)
      case 0x72: current.append(0x0D)
      case 0x30: current.append(0)
      case 0x22, 0x27, 0x5C: current.append(escape)
      case 0x0A where isLong: skip(indent)
      case 0x75: if let scalar = scalar(start) { current += Array(String(scalar).utf8) }
      case 0x28:
        flush()
        let from = at
        let isClosed = passInterpolation(isLong)
        let to = max(from, isClosed ? at - 1 : min(at, end))
        if depth >= 16 {
          problems.append(
            Diagnostic(.nestingTooDeep, title: nil, at: range(from, to)))
          break
        }
        let inner = SwiftLexer(
          bytes, file: file, from: from, to: min(to, end), depth: depth + 1,
          interruption: interruption)
        problems += inner.problems
        parts.append(.code(inner.tokens))
      default:
        problems.append(
          Diagnostic(
            .swiftSyntax, title: "invalid escape sequence in literal",
            at: range(at - 2 - marks, min(at, end))))
      }
    }
    flush()
    tokens.append(
      SwiftToken(kind: .string, text: "", place: range(start, min(at, end)), parts: parts))
  }

  /// Goes behind what stands in `\(…)`, in which there may be texts with others of its kind; whether it has an end.
  private mutating func passInterpolation(_ isLong: Bool) -> Bool {
    // How many parentheses are open in each piece of code; 0: within a text.
    var open = [1]
    while at < end, let count = open.last {
      let c = bytes[at]
      if c == 0x0A, !isLong { return false }
      at += 1
      switch c {
      case 0x5C where count == 0 && byte(at) == 0x28:
        open.append(1)
        at += 1
      case 0x5C: at += 1
      case 0x22 where count == 0: open.removeLast()
      case 0x22: open.append(0)
      case 0x28 where count > 0: open[open.count - 1] += 1
      case 0x29 where count > 1: open[open.count - 1] -= 1
      case 0x29 where count == 1: open.removeLast()
      default: break
      }
    }
    return open.isEmpty
  }

  /// The rest of `\u{…}`; nil: it was reported.
  private mutating func scalar(_ literal: Int) -> Unicode.Scalar? {
    func wrong(_ title: String, at place: Int) {
      problems.append(Diagnostic(.swiftSyntax, title: title, at: range(place, place + 1)))
    }
    guard byte(at) == 0x7B else {
      wrong("expected hexadecimal code in braces after unicode escape", at: at - 1)
      return nil
    }
    at += 1
    let from = at
    var value: UInt32 = 0
    while at < end, let digit = Character(Unicode.Scalar(bytes[at])).hexDigitValue {
      value = value &* 16 &+ UInt32(digit)
      at += 1
    }
    guard byte(at) == 0x7D else {
      wrong("expected '}' in \\u{...} escape sequence", at: at)
      return nil
    }
    let count = at - from
    at += 1
    guard (1...8).contains(count) else {
      wrong("\\u{...} escape sequence expects between 1 and 8 hex digits", at: at - 1)
      return nil
    }
    let scalar = Unicode.Scalar(value)
    if scalar == nil { wrong("invalid unicode scalar", at: literal) }
    return scalar
  }

  /// What stands before the closing quotes of a long string is taken from all its lines.
  private func indentation(_ marks: Int) -> [UInt8] {
    var index = at
    while index < end {
      if bytes[index] == 0x5C, areMarked(index + 1, marks) {
        index += 2 + marks
        continue
      }
      if bytes[index] == 0x22, byte(index + 1) == 0x22, byte(index + 2) == 0x22,
        areMarked(index + 3, marks)
      {
        break
      }
      index += 1
    }
    var start = min(index, end)
    while start > at, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return Array(bytes[start..<min(index, end)])
  }

  private func areMarked(_ index: Int, _ marks: Int) -> Bool {
    (0..<marks).allSatisfy { byte(index + $0) == 0x23 }
  }

  private mutating func skip(_ indent: [UInt8]) {
    for c in indent where at < end && bytes[at] == c { at += 1 }
  }
}
