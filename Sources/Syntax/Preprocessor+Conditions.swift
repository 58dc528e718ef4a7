import Diagnostics

/// `#if`: arithmetic before there are any types.
///
/// Everything is a 64-bit integer, a name that is no macro is 0, `defined` asks whether one is. The
/// operators have C's precedences; what the left side of `&&`, `||` and `?` has decided is not evaluated.
extension Preprocessor {
  mutating func condition(_ line: [Token], _ word: Token) -> Bool {
    guard !line.isEmpty else {
      fail(.invalidCondition, "expected value in expression", [], at: word)
      return false
    }
    // `defined` must see names, so it is answered before the rest is expanded.
    var asked: [Token] = []
    var index = 0
    while index < line.count {
      let token = line[index]
      guard token.kind == .identifier, token.value == Word.defined else {
        if token.kind == .identifier, isQuery(token.value) {
          var position = index + 1
          let value = query(token.value) { _ in
            position += 1
            return position - 1 < line.count ? line[position - 1] : Token(.endOfInput, place: .none)
          }
          guard let value else {
            fail(
              .invalidCondition, "missing '(' after '\(state.names[token.value])'", [], at: token)
            return false
          }
          asked.append(
            Token(.number, value: state.spellings.intern(String(value)), place: token.place))
          index = position
          continue
        }
        asked.append(token)
        index += 1
        continue
      }
      index += 1
      let hasParen = index < line.count && line[index].kind == .leftParen
      if hasParen { index += 1 }
      guard index < line.count, line[index].kind == .identifier else {
        fail(.invalidCondition, "macro name missing", ["defined"], at: token)
        return false
      }
      let isDefined = state.macros.index(of: line[index].value) != 0
      asked.append(
        Token(
          .number, value: state.spellings.intern(isDefined ? "1" : "0"), place: token.place))
      index += 1
      if hasParen {
        guard index < line.count, line[index].kind == .rightParen else {
          fail(.invalidCondition, "missing ')' after 'defined'", ["defined"], at: token)
          return false
        }
        index += 1
      }
    }
    var tokens = expandAlone(asked)
    if state.macros.index(of: Word.cplusplus) != 0 {
      for index in tokens.indices where tokens[index].kind == .identifier {
        if let sign = SignWords.signs[state.names[tokens[index].value]] {
          tokens[index].kind = sign.kind
        }
      }
    }
    var evaluator = ConditionEvaluator(tokens: tokens, state: state, word: word)
    let value = evaluator.evaluate()
    if let problem = evaluator.problem {
      diagnostics.append(problem)
      return false
    }
    return value != 0
  }

  private func isQuery(_ name: NameID) -> Bool {
    let macro = state.macros.index(of: name)
    return macro != 0 && state.macros[macro].special == .feature
  }

  /// `__has_feature(x)` and kin, reading its parentheses with `next`; nil when there are none.
  mutating func query(_ name: NameID, _ next: (inout Preprocessor) -> Token) -> Int? {
    guard next(&self).kind == .leftParen else { return nil }
    var words: [Token] = []
    var depth = 1
    while true {
      let token = next(&self)
      if token.kind == .endOfInput { return nil }
      if token.kind == .leftParen { depth += 1 }
      if token.kind == .rightParen {
        depth -= 1
        if depth == 0 { break }
      }
      words.append(token)
    }
    guard let first = words.first else { return 0 }
    let word = trimmed(state.names[first.kind == .identifier ? first.value : 0])
    switch name {
    case Word.hasInclude, Word.hasIncludeNext:
      if first.kind == .string {
        let name = String(
          decoding: state.spellings.spelling(first.value).dropFirst().dropLast(), as: UTF8.self)
        let known = options.readHeader?(name, readings.last?.name ?? "") != nil
        return known || SystemHeaders.isKnown(name) ? 1 : 0
      }
      guard let last = words.last, last.kind == .greater else { return 0 }
      let header = sources.text(
        of: SourceRange(
          file: first.place.file, start: first.place.end, end: last.place.start))
      return SystemHeaders.isKnown(header) ? 1 : 0
    case Word.hasFeature, Word.hasExtension:
      if word == "objc_arc" { return options.arc ? 1 : 0 }
      return SystemHeaders.features.contains(word) ? 1 : 0
    case Word.hasAttribute:
      return AttributeWords.has(word) ? 1 : 0
    case Word.hasBuiltin: return isBuiltIn(first) ? 1 : 0
    default: return 0
    }
  }

  /// Whether a name of the compiler's own is built here: as a keyword, a macro, or by the library.
  private func isBuiltIn(_ token: Token) -> Bool {
    guard token.kind == .identifier else { return false }
    let name = state.names[token.value]
    let isCompilers = ["__builtin_", "__sync_", "__atomic_", "__c11_atomic_"].contains {
      name.hasPrefix($0)
    }
    guard isCompilers else { return false }
    if token.value < Keyword.byName.count { return true }
    let macro = state.macros.index(of: token.value)
    if macro != 0, state.macros[macro].isBuiltin { return true }
    return options.libraryDeclares?(name) == true
  }

  private func trimmed(_ word: String) -> String {
    word.hasPrefix("__") && word.hasSuffix("__") && word.count > 4
      ? String(word.dropFirst(2).dropLast(2)) : word
  }
}

private struct ConditionEvaluator {
  let tokens: [Token]
  let state: SyntaxState
  let word: Token
  var at = 0
  var depth = 0
  var problem: Diagnostic?

  init(tokens: [Token], state: SyntaxState, word: Token) {
    self.tokens = tokens
    self.state = state
    self.word = word
  }

  struct Value {
    var bits: Int64
    var unsigned = false
  }

  mutating func evaluate() -> Int64 {
    let value = conditional(true)
    if at < tokens.count {
      fail("token is not a valid binary operator in a preprocessor subexpression")
    }
    return value.bits
  }

  private mutating func fail(_ title: String) {
    guard problem == nil else { return }
    let token = at < tokens.count ? tokens[at] : word
    problem = Diagnostic(
      .invalidCondition, title: title, at: token.place, related: state.definition(of: token))
    at = tokens.count
  }

  private func peek() -> TokenKind { at < tokens.count ? tokens[at].kind : .endOfInput }

  private mutating func conditional(_ live: Bool) -> Value {
    depth += 1
    defer { depth -= 1 }
    if depth > 256 {
      fail("bracket nesting level exceeded maximum of 256")
      return Value(bits: 0)
    }
    let test = binary(0, live)
    guard peek() == .question else { return test }
    at += 1
    let yes = conditional(live && test.bits != 0)
    guard peek() == .colon else {
      fail("expected ':'")
      return yes
    }
    at += 1
    let no = conditional(live && test.bits == 0)
    return test.bits != 0 ? yes : no
  }

  private func precedence(_ kind: TokenKind) -> Int {
    switch kind {
    case .pipePipe: 1
    case .ampAmp: 2
    case .pipe: 3
    case .caret: 4
    case .ampersand: 5
    case .equalEqual, .notEqual: 6
    case .less, .greater, .lessEqual, .greaterEqual: 7
    case .shiftLeft, .shiftRight: 8
    case .plus, .minus: 9
    case .star, .slash, .percent: 10
    default: 0
    }
  }

  private mutating func binary(_ minimum: Int, _ live: Bool) -> Value {
    var left = unary(live)
    while true {
      let op = peek()
      let level = precedence(op)
      guard level > minimum else { return left }
      at += 1
      var needed = live
      if op == .ampAmp, left.bits == 0 { needed = false }
      if op == .pipePipe, left.bits != 0 { needed = false }
      let right = binary(level, needed)
      left = apply(op, left, right, needed)
    }
  }

  private mutating func apply(_ op: TokenKind, _ a: Value, _ b: Value, _ live: Bool) -> Value {
    let unsigned = a.unsigned || b.unsigned
    let x = UInt64(bitPattern: a.bits)
    let y = UInt64(bitPattern: b.bits)
    func truth(_ value: Bool) -> Value { Value(bits: value ? 1 : 0) }
    switch op {
    case .pipePipe: return truth(a.bits != 0 || b.bits != 0)
    case .ampAmp: return truth(a.bits != 0 && b.bits != 0)
    case .pipe: return Value(bits: a.bits | b.bits, unsigned: unsigned)
    case .caret: return Value(bits: a.bits ^ b.bits, unsigned: unsigned)
    case .ampersand: return Value(bits: a.bits & b.bits, unsigned: unsigned)
    case .equalEqual: return truth(a.bits == b.bits)
    case .notEqual: return truth(a.bits != b.bits)
    case .less: return truth(unsigned ? x < y : a.bits < b.bits)
    case .greater: return truth(unsigned ? x > y : a.bits > b.bits)
    case .lessEqual: return truth(unsigned ? x <= y : a.bits <= b.bits)
    case .greaterEqual: return truth(unsigned ? x >= y : a.bits >= b.bits)
    case .shiftLeft: return Value(bits: a.bits << (b.bits & 63), unsigned: a.unsigned)
    case .shiftRight:
      let bits = a.unsigned ? Int64(bitPattern: x >> (y & 63)) : a.bits >> (b.bits & 63)
      return Value(bits: bits, unsigned: a.unsigned)
    case .plus: return Value(bits: a.bits &+ b.bits, unsigned: unsigned)
    case .minus: return Value(bits: a.bits &- b.bits, unsigned: unsigned)
    case .star: return Value(bits: a.bits &* b.bits, unsigned: unsigned)
    default:
      if b.bits == 0 {
        if live { fail("division by zero in preprocessor expression") }
        return Value(bits: 0)
      }
      if unsigned {
        return Value(bits: Int64(bitPattern: op == .slash ? x / y : x % y), unsigned: true)
      }
      if b.bits == -1 { return Value(bits: op == .slash ? 0 &- a.bits : 0) }
      return Value(bits: op == .slash ? a.bits / b.bits : a.bits % b.bits)
    }
  }

  private mutating func unary(_ live: Bool) -> Value {
    var operators: [TokenKind] = []
    while [.minus, .plus, .exclaim, .tilde].contains(peek()) {
      operators.append(peek())
      at += 1
    }
    var value = primary(live)
    for op in operators.reversed() {
      switch op {
      case .minus: value.bits = 0 &- value.bits
      case .exclaim: value = Value(bits: value.bits == 0 ? 1 : 0)
      case .tilde: value.bits = ~value.bits
      default: break
      }
    }
    return value
  }

  private mutating func primary(_ live: Bool) -> Value {
    guard at < tokens.count else {
      fail("expected value in expression")
      return Value(bits: 0)
    }
    let token = tokens[at]
    switch token.kind {
    case .leftParen:
      at += 1
      let value = conditional(live)
      guard peek() == .rightParen else {
        fail("expected ')' in preprocessor expression")
        return value
      }
      at += 1
      return value
    case .identifier:
      at += 1
      if peek() == .leftParen, problem == nil {
        at -= 1
        fail("function-like macro '\(state.names[token.value])' is not defined")
      }
      return Value(bits: 0)
    case .number:
      if case .integer(let value, _, let suffix, _) = NumberLiteral(
        state.spellings.spelling(token.value))
      {
        at += 1
        let unsigned = suffix == .u || suffix == .ul || suffix == .ull || value > UInt64(Int64.max)
        return Value(bits: Int64(bitPattern: value), unsigned: unsigned)
      }
      fail("floating point literal in preprocessor expression")
      return Value(bits: 0)
    case .character:
      at += 1
      let spelling = state.spellings.spelling(token.value)
      let unit = TextUnit(of: spelling)
      if unit != .byte {
        return Value(bits: Int64(decodeWide(spelling, unit).units.first ?? 0))
      }
      return Value(bits: characterNumber(decodeQuoted(spelling).bytes))
    default:
      fail("invalid token at start of a preprocessor expression")
      return Value(bits: 0)
    }
  }
}
