import Diagnostics

/// Putting the arguments in.
///
/// A parameter is replaced by its argument *after* the argument was expanded by itself, with two
/// exceptions: `#p` makes a string of the argument as it was written, and beside `##` it is pasted as it
/// was written. That difference is why a macro that should paste an expanded name needs a second macro.
extension Preprocessor {
  mutating func substitute(
    _ macro: Macro, _ arguments: [[Token]], _ use: Token, _ place: SourceRange
  ) -> [Token] {
    var expanded: [[Token]?] = Array(repeating: nil, count: arguments.count)
    var result: [Token] = []
    result.reserveCapacity(macro.body.count)
    var index = 0
    append(
      macro, macro.body, &index, macro.body.count, arguments, &expanded, place, &result)
    result.removeAll { $0.kind == .placemarker }
    if !result.isEmpty {
      // The first token takes over the blank before the macro's name.
      result[0].flags =
        (result[0].flags & ~Token.spaceBefore) | (use.flags & Token.spaceBefore)
        | (use.has(Token.startOfLine) ? Token.spaceBefore : 0)
    }
    return result
  }

  private mutating func append(
    _ macro: Macro, _ body: [Token], _ index: inout Int, _ end: Int, _ arguments: [[Token]],
    _ expanded: inout [[Token]?], _ place: SourceRange, _ result: inout [Token]
  ) {
    func raw(_ token: Token) -> [Token] {
      arguments.indices.contains(Int(token.value)) ? arguments[Int(token.value)] : []
    }
    while index < end {
      var token = body[index]
      if token.kind == .hash, macro.isFunction, index + 1 < end, body[index + 1].kind == .parameter
      {
        let parameter = body[index + 1]
        var string = stringize(raw(parameter), place, in: macro)
        string.origin = parameter.origin
        string.flags = token.flags
        result.append(string)
        index += 2
        continue
      }
      if token.kind == .hashHash, !result.isEmpty, index + 1 < end {
        index += 1
        var right = body[index]
        var rights: [Token]
        if right.kind == .hash, macro.isFunction, index + 1 < end,
          body[index + 1].kind == .parameter
        {
          rights = [stringize(raw(body[index + 1]), place, in: macro)]
          index += 1
        } else if right.kind == .parameter {
          rights = raw(right)
          let isLast = Int(right.value) == macro.parameterCount - 1
          if macro.isVariadic, isLast, let last = result.last, last.kind == .comma,
            last.origin != 0 || macro.isBuiltin
          {
            // GNU: `, ## __VA_ARGS__` drops the comma when nothing follows, and pastes nothing.
            if rights.isEmpty {
              result.removeLast()
            } else {
              rights = full(right, arguments, &expanded)
            }
            result.append(contentsOf: rights)
            index += 1
            continue
          }
          if rights.isEmpty { rights = [Token(.placemarker, place: place)] }
        } else if right.kind == .identifier, right.value == Word.vaOpt {
          rights = []
          optional(macro, body, &index, end, arguments, &expanded, place, &rights)
          index -= 1
          if rights.isEmpty { rights = [Token(.placemarker, place: place)] }
        } else {
          right.place = place
          rights = [right]
        }
        index += 1
        let left = result.removeLast()
        result.append(paste(left, rights[0], place, in: macro))
        result.append(contentsOf: rights.dropFirst())
        continue
      }
      if token.kind == .parameter {
        let pastes = index + 1 < end && body[index + 1].kind == .hashHash
        var tokens = pastes ? raw(token) : full(token, arguments, &expanded)
        if tokens.isEmpty {
          tokens = [Token(.placemarker, place: place)]
        } else {
          tokens[0].flags =
            (tokens[0].flags & ~(Token.spaceBefore | Token.startOfLine))
            | (token.flags & Token.spaceBefore)
        }
        result.append(contentsOf: tokens)
        index += 1
        continue
      }
      if token.kind == .identifier, token.value == Word.vaOpt, macro.isVariadic {
        optional(macro, body, &index, end, arguments, &expanded, place, &result)
        continue
      }
      token.place = place
      result.append(token)
      index += 1
    }
  }

  /// `__VA_OPT__( … )`: what is inside, if the variadic arguments are not empty.
  private mutating func optional(
    _ macro: Macro, _ body: [Token], _ index: inout Int, _ end: Int, _ arguments: [[Token]],
    _ expanded: inout [[Token]?], _ place: SourceRange, _ result: inout [Token]
  ) {
    index += 1
    guard index < end, body[index].kind == .leftParen else { return }
    var depth = 0
    var close = index
    while close < end {
      if body[close].kind == .leftParen { depth += 1 }
      if body[close].kind == .rightParen {
        depth -= 1
        if depth == 0 { break }
      }
      close += 1
    }
    let last = macro.parameterCount - 1
    index += 1
    if arguments.indices.contains(last), !arguments[last].isEmpty {
      // __VA_OPT__ does not nest (no such macro is defined), so this recursion is one level deep.
      append(macro, body, &index, close, arguments, &expanded, place, &result)
    }
    index = min(close + 1, end)
  }

  private mutating func full(
    _ token: Token, _ arguments: [[Token]], _ expanded: inout [[Token]?]
  ) -> [Token] {
    let index = Int(token.value)
    guard arguments.indices.contains(index) else { return [] }
    if let known = expanded[index] { return known }
    let tokens = expandAlone(arguments[index])
    expanded[index] = tokens
    return tokens
  }

  // MARK: # and ##

  /// Counts what `#` and `##` spell; true: this text unfolds to more than it may.
  private mutating func spells(_ bytes: Int, _ macro: Macro, _ place: SourceRange) -> Bool {
    spelled &+= bytes
    if spelled <= Preprocessor.maximumSpelled { return false }
    if !stopped {
      diagnostics.append(
        Diagnostic(.macroTooLarge, arguments: [state.names[macro.name]], at: place))
    }
    stopped = true
    return true
  }

  private mutating func stringize(
    _ tokens: [Token], _ place: SourceRange, in macro: Macro
  ) -> Token {
    var text: [UInt8] = [0x22]
    for (index, token) in tokens.enumerated() where !stopped {
      if options.interruption.isRaised { interrupt(at: token.place) }
      if index > 0, token.flags & (Token.spaceBefore | Token.startOfLine) != 0 {
        text.append(0x20)
      }
      let spelling = bytes(of: token)
      if spells(spelling.count, macro, place) { break }
      if token.kind == .string || token.kind == .character {
        for byte in spelling {
          if byte == 0x22 || byte == 0x5C { text.append(0x5C) }
          text.append(byte)
        }
      } else {
        text.append(contentsOf: spelling)
      }
    }
    text.append(0x22)
    return Token(.string, value: state.spellings.intern(bytes: text), place: place)
  }

  func bytes(of token: Token) -> [UInt8] {
    switch token.kind {
    case .identifier: Array(state.names.spelling(token.value))
    case .number, .string, .character: Array(state.spellings.spelling(token.value))
    default: Array(token.kind.spelling.utf8)
    }
  }

  private mutating func paste(
    _ left: Token, _ right: Token, _ place: SourceRange, in macro: Macro
  ) -> Token {
    if left.kind == .placemarker { return right }
    if right.kind == .placemarker || stopped { return left }
    let text = bytes(of: left) + bytes(of: right)
    if spells(text.count, macro, place) { return left }
    var tokens: [Token] = []
    var ignored: [Diagnostic] = []
    _ = Lexer.lex(
      text, file: place.file, names: &state.names, spellings: &state.spellings,
      problems: &ignored, into: &tokens)
    guard tokens.count == 1, ignored.isEmpty else {
      let spelled = String(decoding: text, as: UTF8.self)
      var at = left
      at.place = place
      if at.origin == 0 { at.origin = right.origin }
      fail(
        .invalidPaste, "pasting formed '\(spelled)', an invalid preprocessing token", [spelled],
        at: at)
      return left
    }
    var token = tokens[0]
    token.place = place
    token.origin = left.origin != 0 ? left.origin : right.origin
    token.flags = left.flags & (Token.spaceBefore)
    return token
  }

  // MARK: Macros with a will of their own

  /// `__LINE__` and its kin; pushes what they stand for.
  mutating func special(_ macro: Macro, _ token: Token) -> Bool {
    var made: Token
    switch macro.special {
    case .none: return false
    case .line:
      // In a macro's body it is the line on which the use of the macro ends, as in clang.
      let last = max(token.place.start, token.place.end &- 1)
      let line = sources.file(of: token.place)?.line(at: last) ?? 0
      made = numberToken(line &+ 1 &+ (lineMark(at: token.place)?.shift ?? 0), token)
    case .counter:
      made = numberToken(Int(state.counter), token)
      state.counter &+= 1
    case .level: made = numberToken(readings.count - 1, token)
    case .file, .fileName, .baseFile:
      var name =
        macro.special == .baseFile
        ? readings.first?.name ?? ""
        : lineMark(at: token.place)?.name ?? sources.file(of: token.place)?.name ?? ""
      if macro.special == .fileName, let slash = name.lastIndex(of: "/") {
        name = String(name[name.index(after: slash)...])
      }
      var text: [UInt8] = [0x22]
      for byte in name.utf8 {
        if byte == 0x22 || byte == 0x5C { text.append(0x5C) }
        text.append(byte)
      }
      text.append(0x22)
      made = Token(.string, value: state.spellings.intern(bytes: text), place: token.place)
    case .feature:
      let value = query(token.value, { $0.next() })
      guard let value else {
        fail(.invalidCondition, "missing '(' after '\(state.names[token.value])'", [], at: token)
        return true
      }
      made = numberToken(value, token)
    case .pragma:
      var depth = 0
      repeat {
        let next = next()
        if next.kind == .endOfInput { break }
        if next.kind == .string { pragma(spelling: bytes(of: next), at: token.place) }
        if next.kind == .leftParen { depth += 1 }
        if next.kind == .rightParen { depth -= 1 }
      } while depth > 0
      return true
    }
    made.origin = token.origin
    made.flags = token.flags & Token.spaceBefore
    if made.kind == .number || made.kind == .string { output.append(made) }
    return true
  }

  private mutating func numberToken(_ value: Int, _ at: Token) -> Token {
    Token(.number, value: state.spellings.intern(String(value)), place: at.place)
  }
}
