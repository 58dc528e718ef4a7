import Diagnostics

/// Text -> tokens.
///
/// The lexer reads bytes, never characters: one table tells what each byte may begin, and only a byte
/// above 127 (or a backslash) takes the slow path. That is a hundred times faster than Swift's
/// `Character`, and C was designed for it: everything with a meaning is ASCII.
///
/// A mistake does not stop the lexer, because it may stand in a part that `#if 0` skips. It becomes an
/// `invalid` token that carries the diagnostic, followed by the token that was probably meant; the
/// preprocessor reports it only if the token is really used.
struct Lexer {
  enum Ending {
    case complete
    case openComment(SourceRange)
    case lineContinuation(SourceRange, isLineEnded: Bool)
  }

  private let text: UnsafeBufferPointer<UInt8>
  private let file: UInt32
  private var at = 0
  /// `1'000` is one number.
  private var separatesDigits = false
  private var flags: UInt8 = Token.startOfLine
  private var ending = Ending.complete
  /// Bodies to be left out, and the next of them.
  private var bodies: [Range<UInt32>] = []
  private var nextBody = 0

  /// `part`: only these bytes of the text. `leavingOut`: bodies, from `{` to `}`, of which only the two braces
  /// are read, in order.
  static func lex(
    _ text: [UInt8], file: UInt32, part: Range<Int>? = nil, leavingOut bodies: [Range<UInt32>] = [],
    separatesDigits: Bool = false, names: inout NameTable, spellings: inout NameTable,
    problems: inout [Diagnostic],
    into tokens: inout [Token]
  ) -> Ending {
    text.withUnsafeBufferPointer { buffer in
      ByteClass.table.withUnsafeBufferPointer { table in
        let end = part?.upperBound ?? buffer.count
        var lexer = Lexer(text: UnsafeBufferPointer(rebasing: buffer[..<end]), file: file)
        lexer.at = part?.lowerBound ?? 0
        lexer.bodies = bodies
        lexer.separatesDigits = separatesDigits
        lexer.run(table, &names, &spellings, &problems, &tokens)
        return lexer.ending
      }
    }
  }

  private init(text: UnsafeBufferPointer<UInt8>, file: UInt32) {
    self.text = text
    self.file = file
  }

  private func byte(_ index: Int) -> UInt8 { index < text.count ? text[index] : 0 }

  private func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(
      file: file, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
  }

  /// Length of a backslash-newline at an index, or 0. As clang and gcc have it, white space between the two
  /// does not count: nobody can see it.
  private func spliceLength(_ index: Int) -> Int {
    guard byte(index) == 0x5C else { return 0 }
    var end = index &+ 1
    while [0x20, 0x09, 0x0B, 0x0C].contains(byte(end)) { end &+= 1 }
    if byte(end) == 0x0A { return end &+ 1 &- index }
    if byte(end) == 0x0D, byte(end &+ 1) == 0x0A { return end &+ 2 &- index }
    return 0
  }

  private mutating func run(
    _ table: UnsafeBufferPointer<UInt8>, _ names: inout NameTable, _ spellings: inout NameTable,
    _ problems: inout [Diagnostic], _ tokens: inout [Token]
  ) {
    if text.count >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF { at = 3 }
    while at < text.count {
      let start = at
      if tokens.count &+ problems.count &* Lexer.problemCost > Lexer.greatestCount {
        at = text.count
        problem(.init(.textTooLarge, at: range(start, start)), start, &problems, &tokens)
        break
      }
      let first = text[at]
      switch ByteClass(rawValue: table[Int(first)]) ?? .other {
      case .space:
        at &+= 1
        flags |= Token.spaceBefore
      case .newline:
        at &+= 1
        flags = Token.startOfLine
      case .letter:
        at &+= 1
        while at < text.count, table[Int(text[at])] <= ByteClass.digit.rawValue { at &+= 1 }
        if at < text.count,
          text[at] >= 0x80 || text[at] == 0x5C || text[at] == 0x22 || text[at] == 0x27
        {
          if literalPrefix(start, &spellings, &problems, &tokens) { break }
          if text[at] >= 0x80 || text[at] == 0x5C {
            unusualWord(start, table, &names, &problems, &tokens)
            break
          }
        }
        let id = names.intern(bytes: UnsafeBufferPointer(rebasing: text[start..<at]))
        add(identifier: id, start, &tokens)
      case .digit:
        number(start, table, &spellings, &tokens)
      case .dot where byte(at &+ 1) &- 0x30 < 10:
        number(start, table, &spellings, &tokens)
      case .quote:
        quoted(start, first, &spellings, &problems, &tokens)
      case .slash where byte(at &+ 1) == 0x2F:
        skipLine()
      case .slash where byte(at &+ 1) == 0x2A:
        skipComment()
      case .backslash:
        let length = spliceLength(at)
        if length > 0 {
          at &+= length
          flags |= Token.spaceBefore
          if at >= text.count {
            ending = .lineContinuation(range(start, start &+ 1), isLineEnded: true)
          }
        } else if at &+ 1 >= text.count {
          at &+= 1
          ending = .lineContinuation(range(start, start &+ 1), isLineEnded: false)
        } else if byte(at &+ 1) == 0x75 || byte(at &+ 1) == 0x55 {
          unusualWord(start, table, &names, &problems, &tokens)
        } else {
          at &+= 1
          add(.backslash, start, &tokens)
        }
      case .high:
        highCharacter(start, table, &names, &spellings, &problems, &tokens)
      case .dot, .slash, .punctuator:
        punctuator(start, first, &tokens)
        if first == 0x7B, nextBody < bodies.count, bodies[nextBody].lowerBound == start {
          at = Int(bodies[nextBody].upperBound) &- 1
          nextBody &+= 1
        }
      case .other:
        at &+= 1
        if first == 0 {
          flags |= Token.spaceBefore
          break
        }
        let code = "<U+" + hexadecimal(UInt32(first)) + ">"
        problem(
          .init(
            .invalidCharacter, title: first < 0x20 ? nil : "unexpected character \(code)",
            arguments: [first > 0x20 && first < 0x7F ? String(UnicodeScalar(first)) : code],
            at: range(start, at)), start, &problems, &tokens)
      }
    }
  }

  /// So many tokens may a text have, and as many as that does a mistake count: what they take is taken before
  /// anybody else looks.
  private static let greatestCount = 4_000_000
  private static let problemCost = 16

  private mutating func add(
    _ kind: TokenKind, value: Int32 = 0, _ start: Int, _ tokens: inout [Token]
  ) {
    tokens.append(Token(kind, value: value, flags: flags, place: range(start, at)))
    flags = 0
  }

  private mutating func add(identifier id: NameID, _ start: Int, _ tokens: inout [Token]) {
    var token = Token(.identifier, value: id, flags: flags, place: range(start, at))
    if Int(id) < Keyword.byName.count { token.keyword = Keyword.byName[Int(id)] }
    tokens.append(token)
    flags = 0
  }

  private mutating func problem(
    _ diagnostic: Diagnostic, _ start: Int, _ problems: inout [Diagnostic], _ tokens: inout [Token]
  ) {
    problems.append(diagnostic)
    tokens.append(
      Token(
        .invalid, value: Int32(truncatingIfNeeded: problems.count - 1), flags: flags,
        place: range(start, at)))
  }

  // MARK: Blanks

  private mutating func skipLine() {
    while at < text.count, text[at] != 0x0A {
      if text[at] == 0x5C, spliceLength(at) > 0 { at &+= spliceLength(at) } else { at &+= 1 }
    }
    flags |= Token.spaceBefore
  }

  private mutating func skipComment() {
    let start = at
    at &+= 2
    while at &+ 1 < text.count {
      if text[at] == 0x2A, text[at &+ 1] == 0x2F {
        at &+= 2
        flags |= Token.spaceBefore
        return
      }
      at &+= 1
    }
    at = text.count
    ending = .openComment(range(start, start &+ 2))
  }

  // MARK: Literals

  /// A preprocessing number: everything that hangs together; `NumberLiteral` judges it later.
  private mutating func number(
    _ start: Int, _ table: UnsafeBufferPointer<UInt8>, _ spellings: inout NameTable,
    _ tokens: inout [Token]
  ) {
    at &+= 1
    while at < text.count {
      let next = text[at]
      if next == 0x2B || next == 0x2D {
        let before = text[at &- 1] | 0x20
        guard before == 0x65 || before == 0x70 else { break }
        // `0xe+1` is an addition in every reader's mind, and in C a malformed number.
        if before == 0x65, byte(start) == 0x30, byte(start &+ 1) | 0x20 == 0x78 { break }
        at &+= 1
      } else if table[Int(next)] <= ByteClass.digit.rawValue || next == 0x2E {
        at &+= 1
      } else if next == 0x27, separatesDigits,
        table[Int(byte(at &+ 1))] <= ByteClass.digit.rawValue
      {
        at &+= 2
      } else {
        break
      }
    }
    let id = spellings.intern(bytes: UnsafeBufferPointer(rebasing: text[start..<at]))
    add(.number, value: id, start, &tokens)
  }

  private mutating func quoted(
    _ start: Int, _ quote: UInt8, _ spellings: inout NameTable, _ problems: inout [Diagnostic],
    _ tokens: inout [Token]
  ) {
    at &+= 1
    var spliced = false
    while at < text.count, text[at] != quote, text[at] != 0x0A {
      if text[at] == 0x5C {
        let length = spliceLength(at)
        if length > 0 { spliced = true }
        at &+= length > 0 ? length : (byte(at &+ 1) == 0x0A ? 1 : 2)
      } else {
        at &+= 1
      }
    }
    at = min(at, text.count)
    let closed = at < text.count && text[at] == quote
    if closed { at &+= 1 }
    if !closed {
      let isString = quote == 0x22
      problem(
        .init(
          isString ? .unterminatedString : .unterminatedCharacter,
          title: "missing terminating '\(isString ? "\"" : "'")' character", at: range(start, at)),
        start, &problems, &tokens)
    }
    var spelling = Array(text[start..<at])
    if spliced { spelling = withoutSplices(start, at) }
    if !closed {
      spelling.append(quote)
      flags |= Token.unterminated
    }
    let id = spellings.intern(bytes: spelling)
    add(quote == 0x22 ? .string : .character, value: id, start, &tokens)
  }

  private func withoutSplices(_ start: Int, _ end: Int) -> [UInt8] {
    var result: [UInt8] = []
    var index = start
    while index < end {
      let length = spliceLength(index)
      if length > 0 {
        index &+= length
      } else {
        result.append(text[index])
        index &+= 1
      }
    }
    return result
  }

  /// `L"…"`, `u'x'`: the prefix belongs to the literal. `u8'x'` is not built, and read as the plain one after the
  /// report.
  private mutating func literalPrefix(
    _ start: Int, _ spellings: inout NameTable, _ problems: inout [Diagnostic],
    _ tokens: inout [Token]
  ) -> Bool {
    guard text[at] == 0x22 || text[at] == 0x27, at &- start <= 2 else { return false }
    let prefix = String(decoding: text[start..<at], as: UTF8.self)
    guard prefix == "L" || prefix == "u" || prefix == "U" || prefix == "u8" else { return false }
    // UTF-8 is what every plain string is already.
    if prefix == "u8", text[at] == 0x27 {
      problem(
        .init(.literalPrefix, arguments: [prefix], at: range(start, at)), start, &problems, &tokens)
    }
    quoted(prefix == "u8" ? at : start, text[at], &spellings, &problems, &tokens)
    return true
  }

  // MARK: Beyond ASCII

  /// A word with a splice, a universal character name, or letters beyond ASCII.
  private mutating func unusualWord(
    _ start: Int, _ table: UnsafeBufferPointer<UInt8>, _ names: inout NameTable,
    _ problems: inout [Diagnostic], _ tokens: inout [Token]
  ) {
    var spelling = ""
    at = start
    while at < text.count {
      let next = text[at]
      if table[Int(next)] <= ByteClass.digit.rawValue {
        spelling.unicodeScalars.append(UnicodeScalar(next))
        at &+= 1
      } else if next == 0x5C {
        let splice = spliceLength(at)
        if splice > 0 {
          // Only between two pieces of a word; otherwise it is a blank.
          let after = byte(at &+ splice)
          guard table[Int(after)] <= ByteClass.digit.rawValue else { break }
          at &+= splice
        } else if let (scalar, length) = universalName(at) {
          spelling.unicodeScalars.append(scalar)
          at &+= length
        } else {
          break
        }
      } else if next >= 0x80, let (scalar, length) = scalar(at), scalar.properties.isXIDContinue,
        replacement(scalar) == nil
      {
        spelling.unicodeScalars.append(scalar)
        at &+= length
      } else {
        break
      }
    }
    if at == start {
      at &+= 1
      problem(
        .init(
          .invalidCharacter, title: "unexpected character '\\'", arguments: ["\\"],
          at: range(start, at)), start, &problems, &tokens)
      return
    }
    var word = spelling
    if let (foreign, latin, meant) = lookAlike(spelling) {
      problem(
        .init(
          .lookAlikeLetter, arguments: [spelling, String(foreign), String(latin), meant],
          at: range(start, at), suggestion: meant), start, &problems, &tokens)
      word = meant
    }
    add(identifier: names.intern(word), start, &tokens)
  }

  private func universalName(_ index: Int) -> (UnicodeScalar, Int)? {
    let digits = byte(index &+ 1) == 0x75 ? 4 : byte(index &+ 1) == 0x55 ? 8 : 0
    guard digits > 0, index &+ 2 &+ digits <= text.count else { return nil }
    var value: UInt32 = 0
    for position in 0..<digits {
      guard let digit = digitValue(text[index &+ 2 &+ position]), digit < 16 else { return nil }
      value = value << 4 | UInt32(digit)
    }
    guard let scalar = UnicodeScalar(value), scalar.properties.isXIDContinue else { return nil }
    return (scalar, digits &+ 2)
  }

  private func scalar(_ index: Int) -> (UnicodeScalar, Int)? {
    var iterator = text[index..<min(index &+ 4, text.count)].makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return (scalar, UTF8.width(scalar))
  }

  private mutating func highCharacter(
    _ start: Int, _ table: UnsafeBufferPointer<UInt8>, _ names: inout NameTable,
    _ spellings: inout NameTable, _ problems: inout [Diagnostic], _ tokens: inout [Token]
  ) {
    guard let (scalar, length) = scalar(at) else {
      at &+= 1
      problem(
        .init(.notUTF8, title: "source file is not valid UTF-8", at: range(start, at)), start,
        &problems, &tokens)
      return
    }
    if scalar.properties.isWhitespace || scalar.value == 0x200B || scalar.value == 0xFEFF {
      at &+= length
      flags |= Token.spaceBefore
      return
    }
    if let meant = replacement(scalar) {
      at &+= length
      let diagnostic = Diagnostic(
        .fullWidthPunctuation, title: "unexpected character <U+\(hexadecimal(scalar.value))>",
        arguments: [String(scalar), meant], at: range(start, at), suggestion: meant)
      problem(diagnostic, start, &problems, &tokens)
      if meant == "\"" || meant == "'" {
        typographicString(start, meant, &spellings, &tokens)
      } else if let byte = meant.utf8.first {
        let end = at
        punctuator(start, byte, &tokens)
        at = end
        tokens[tokens.count - 1].place = range(start, end)
      }
      return
    }
    if narrowed(scalar)?.properties.numericType != nil {
      wideNumber(start, scalar, &spellings, &problems, &tokens)
      return
    }
    if scalar.properties.isXIDStart {
      unusualWord(start, table, &names, &problems, &tokens)
      return
    }
    at &+= length
    problem(
      .init(
        .invalidCharacter, title: "unexpected character <U+\(hexadecimal(scalar.value))>",
        arguments: [String(scalar)], at: range(start, at)), start, &problems, &tokens)
  }

  /// `１２` for 12.
  private mutating func wideNumber(
    _ start: Int, _ first: UnicodeScalar, _ spellings: inout NameTable,
    _ problems: inout [Diagnostic], _ tokens: inout [Token]
  ) {
    var digits = ""
    while at < text.count, let (scalar, length) = scalar(at), let digit = narrowed(scalar),
      digit.properties.numericType != nil
    {
      digits.unicodeScalars.append(digit)
      at &+= length
    }
    let diagnostic = Diagnostic(
      .fullWidthPunctuation, title: "unexpected character <U+\(hexadecimal(first.value))>",
      arguments: [String(decoding: text[start..<at], as: UTF8.self), digits], at: range(start, at),
      suggestion: digits)
    problem(diagnostic, start, &problems, &tokens)
    add(.number, value: spellings.intern(bytes: Array(digits.utf8)), start, &tokens)
  }

  /// `“…”` as a word processor writes it: read up to the partner (or any double quote) on this line.
  private mutating func typographicString(
    _ start: Int, _ quote: String, _ spellings: inout NameTable, _ tokens: inout [Token]
  ) {
    var content: [UInt8] = []
    while at < text.count, text[at] != 0x0A {
      if text[at] == 0x22, quote == "\"" {
        at &+= 1
        break
      }
      if text[at] >= 0x80, let (scalar, length) = scalar(at), replacement(scalar) == quote {
        at &+= length
        break
      }
      content.append(text[at])
      at &+= 1
    }
    let mark = Array(quote.utf8)
    let id = spellings.intern(bytes: mark + content + mark)
    add(quote == "\"" ? .string : .character, value: id, start, &tokens)
  }

  // MARK: Punctuators

  private mutating func punctuator(_ start: Int, _ first: UInt8, _ tokens: inout [Token]) {
    let second = byte(start &+ 1)
    let third = byte(start &+ 2)
    var kind: TokenKind
    var length = 1
    func two(_ other: UInt8, _ combined: TokenKind) {
      if second == other, length == 1 {
        kind = combined
        length = 2
      }
    }
    switch first {
    case 0x28: kind = .leftParen
    case 0x29: kind = .rightParen
    case 0x7B: kind = .leftBrace
    case 0x7D: kind = .rightBrace
    case 0x5B: kind = .leftBracket
    case 0x5D: kind = .rightBracket
    case 0x3B: kind = .semicolon
    case 0x2C: kind = .comma
    case 0x40: kind = .at
    case 0x3F: kind = .question
    case 0x3A: kind = .colon
    case 0x7E: kind = .tilde
    case 0x2E:
      kind = .dot
      if second == 0x2E, third == 0x2E {
        kind = .ellipsis
        length = 3
      }
    case 0x23:
      kind = .hash
      two(0x23, .hashHash)
    case 0x2B:
      kind = .plus
      two(0x2B, .plusPlus)
      two(0x3D, .plusEqual)
    case 0x2D:
      kind = .minus
      two(0x2D, .minusMinus)
      two(0x3D, .minusEqual)
      two(0x3E, .arrow)
    case 0x2A:
      kind = .star
      two(0x3D, .starEqual)
    case 0x2F:
      kind = .slash
      two(0x3D, .slashEqual)
    case 0x25:
      kind = .percent
      two(0x3D, .percentEqual)
    case 0x26:
      kind = .ampersand
      two(0x26, .ampAmp)
      two(0x3D, .ampEqual)
    case 0x7C:
      kind = .pipe
      two(0x7C, .pipePipe)
      two(0x3D, .pipeEqual)
    case 0x5E:
      kind = .caret
      two(0x3D, .caretEqual)
    case 0x21:
      kind = .exclaim
      two(0x3D, .notEqual)
    case 0x3D:
      kind = .equal
      two(0x3D, .equalEqual)
    case 0x3C:
      kind = .less
      two(0x3D, .lessEqual)
      two(0x3C, .shiftLeft)
      if length == 2, kind == .shiftLeft, third == 0x3D {
        kind = .shiftLeftEqual
        length = 3
      }
    default:
      kind = .greater
      two(0x3D, .greaterEqual)
      two(0x3E, .shiftRight)
      if length == 2, kind == .shiftRight, third == 0x3D {
        kind = .shiftRightEqual
        length = 3
      }
    }
    at = start &+ length
    add(kind, start, &tokens)
  }
}

/// What a byte may begin. `letter` and `digit` come first: "at most digit" means "continues a word".
private enum ByteClass: UInt8 {
  case letter, digit, space, newline, quote, slash, dot, backslash, punctuator, high, other

  static let table: [UInt8] = (0..<256).map { value -> UInt8 in
    let byte = UInt8(value)
    let found: ByteClass =
      switch byte {
      case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24: .letter
      case 0x30...0x39: .digit
      case 0x20, 0x09, 0x0B, 0x0C, 0x0D: .space
      case 0x0A: .newline
      case 0x22, 0x27: .quote
      case 0x2F: .slash
      case 0x2E: .dot
      case 0x5C: .backslash
      case 0x60: .other
      case 0x21...0x7E: .punctuator
      case 0x80...0xFF: .high
      default: .other
      }
    return found.rawValue
  }
}

func hexadecimal(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}

func digitValue(_ byte: UInt8) -> Int? {
  switch byte {
  case 0x30...0x39: Int(byte) - 0x30
  case 0x61...0x66: Int(byte) - 0x61 + 10
  case 0x41...0x46: Int(byte) - 0x41 + 10
  default: nil
  }
}
