import Diagnostics

/// Directives: the lines that begin with `#`.
///
/// They are the one place where C cares about lines. A part whose condition is false is skipped token by
/// token (only nested conditionals are watched), so whatever stands there may be broken.
extension Preprocessor {
  /// The tokens of the rest of this line.
  private mutating func restOfLine() -> [Token] {
    let last = readings.count - 1
    var result: [Token] = []
    while readings[last].position < readings[last].tokens.count {
      let token = readings[last].tokens[readings[last].position]
      if token.has(Token.startOfLine) { break }
      result.append(token)
      readings[last].position &+= 1
    }
    return result
  }

  /// `#line 100 "name"`: what `__LINE__` and `__FILE__` say from the next line on.
  private mutating func countLinesAnew(_ rest: [Token], _ hash: Token) {
    let words = text(of: rest).split(separator: " ", maxSplits: 1)
    guard let first = words.first, let number = Int(first), number >= 0 else { return }
    let here = sources.file(of: hash.place)?.line(at: hash.place.start) ?? 0
    var name = lineMark(at: hash.place)?.name
    if words.count > 1, words[1].hasPrefix("\""), words[1].hasSuffix("\""), words[1].count >= 2 {
      name = String(words[1].dropFirst().dropLast())
    }
    // The next line, counted from 1, is here + 2.
    lineMarks.append(LineMark(place: hash.place, shift: number &- here &- 2, name: name))
  }

  /// The last `#line` of the same file before a place.
  func lineMark(at place: SourceRange) -> LineMark? {
    lineMarks.last { $0.place.file == place.file && $0.place.start < place.start }
  }

  /// Called with the position on a `#` at the start of a line.
  mutating func directive() {
    let last = readings.count - 1
    let hash = readings[last].tokens[readings[last].position]
    readings[last].position &+= 1
    let line = restOfLine()
    guard let word = line.first else { return }
    let rest = Array(line.dropFirst())
    guard word.kind == .identifier else {
      if word.kind != .number {
        fail(.invalidDirective, "invalid preprocessing directive", [text(of: line)], at: word)
      }
      return
    }
    switch word.value {
    case Word.define: define(rest, word)
    case Word.undef:
      guard let name = rest.first, name.kind == .identifier else {
        fail(.invalidDirective, "macro name missing", ["#undef"], at: word)
        return
      }
      state.macros.undefine(name.value)
    case Word.ifWord, Word.ifdef, Word.ifndef:
      let value = test(word, rest)
      conditions.append(
        Condition(
          place: hash.place.joined(with: word.place), word: "#" + state.names[word.value],
          taken: value, active: value))
      if !value { skip() }
    case Word.elif, Word.elifdef, Word.elifndef, Word.elseWord, Word.endif:
      guard !conditions.isEmpty else {
        let name = state.names[word.value]
        fail(.invalidDirective, "#\(name) without #if", ["#" + name], at: word)
        return
      }
      alternate(word, rest)
      if let top = conditions.last, !top.active { skip() }
    case Word.error:
      let message = text(of: rest)
      fail(.errorDirective, message.isEmpty ? "#error" : message, [message], at: word)
    case Word.warning:
      let message = text(of: rest)
      diagnostics.append(
        Diagnostic(
          .warningDirective, .warning, title: message, arguments: [message], at: word.place))
    case Word.include, Word.importWord, Word.includeNext:
      include(word, rest)
    case Word.pragma: pragma(rest)
    case Word.line: countLinesAnew(rest, hash)
    case Word.ident: break
    default:
      let name = state.names[word.value]
      let known = [
        "define", "undef", "if", "ifdef", "ifndef", "elif", "elifdef", "elifndef", "else",
        "endif", "error", "warning", "include", "import", "pragma", "line",
      ]
      fail(
        .invalidDirective, "invalid preprocessing directive", ["#" + name], at: word,
        suggestion: closestName(to: name, among: known))
    }
  }

  /// `#pragma once`, `pack(…)`, `push_macro("NAME")`, `pop_macro("NAME")`; what others say is advice.
  mutating func pragma(_ rest: [Token]) {
    guard let word = rest.first, word.kind == .identifier else { return }
    switch word.value {
    case Word.once: state.importedHeaders.insert(readings[readings.count - 1].name)
    case Word.pack: pack(rest)
    case Word.pushMacro, Word.popMacro:
      guard rest.count == 4, rest[1].kind == .leftParen, rest[2].kind == .string else { return }
      let name = String(decoding: bytes(of: rest[2]).dropFirst().dropLast(), as: UTF8.self)
      let id = state.names.intern(name)
      if word.value == Word.pushMacro { state.macros.push(id) } else { state.macros.pop(id) }
    default: break
    }
  }

  /// `_Pragma("pack(1)")`: the string, without its quotes, is the line of a `#pragma`.
  mutating func pragma(spelling string: [UInt8], at place: SourceRange) {
    var text: [UInt8] = []
    for byte in string.dropFirst().dropLast() {
      if byte == 0x22 || byte == 0x5C, text.last == 0x5C { text.removeLast() }
      text.append(byte)
    }
    var tokens: [Token] = []
    var ignored: [Diagnostic] = []
    _ = Lexer.lex(
      text, file: place.file, names: &state.names, spellings: &state.spellings,
      problems: &ignored, into: &tokens)
    pragma(
      tokens.map {
        var token = $0
        token.place = place
        return token
      })
  }

  /// `#pragma pack(1)`, `pack(push, 1)`, `pack(pop)`, `pack()`: how far members are aligned at most.
  private mutating func pack(_ rest: [Token]) {
    var limit = packStack.last ?? 0
    var pushes = false
    for token in rest.dropFirst() {
      switch token.kind {
      case .identifier where state.names[token.value] == "push": pushes = true
      case .identifier where state.names[token.value] == "pop":
        if packStack.count > 1 { packStack.removeLast() }
        packings.append((output.count, packStack.last ?? 0))
        return
      case .number:
        limit = Int32(String(decoding: bytes(of: token), as: UTF8.self)) ?? 0
        guard [0, 1, 2, 4, 8, 16].contains(limit) else {
          diagnostics.append(
            Diagnostic(
              .invalidDirective, .warning,
              title: "expected #pragma pack parameter to be '1', '2', '4', '8', or '16'",
              arguments: ["#pragma pack"], at: token.place))
          return
        }
      default: break
      }
    }
    if rest.count <= 3, !pushes, !rest.contains(where: { $0.kind == .number }) { limit = 0 }
    if pushes { packStack.append(limit) } else { packStack[packStack.count - 1] = limit }
    packings.append((output.count, limit))
  }

  // MARK: Conditionals

  private mutating func test(_ word: Token, _ rest: [Token]) -> Bool {
    if word.value == Word.ifWord || word.value == Word.elif { return condition(rest, word) }
    guard let name = rest.first, name.kind == .identifier else {
      fail(.invalidDirective, "macro name missing", ["#" + state.names[word.value]], at: word)
      return false
    }
    let defined = state.macros.index(of: name.value) != 0
    return defined == (word.value == Word.ifdef || word.value == Word.elifdef)
  }

  private mutating func alternate(_ word: Token, _ rest: [Token]) {
    let top = conditions.count - 1
    if word.value == Word.endif {
      conditions.removeLast()
      return
    }
    if conditions[top].sawElse {
      let name = "#" + state.names[word.value]
      fail(.invalidDirective, "\(name) after #else", [name], at: word)
    }
    if word.value == Word.elseWord {
      conditions[top].sawElse = true
      conditions[top].active = !conditions[top].taken
      conditions[top].taken = true
    } else {
      conditions[top].active = !conditions[top].taken && test(word, rest)
      if conditions[top].active { conditions[top].taken = true }
    }
  }

  /// Leaves the position on the directive that ends the skipped part, having obeyed it.
  private mutating func skip() {
    let last = readings.count - 1
    var depth = 0
    let count = readings[last].tokens.count
    var position = readings[last].position
    while position < count {
      let token = readings[last].tokens[position]
      guard token.kind == .hash, token.has(Token.startOfLine), position + 1 < count else {
        position &+= 1
        continue
      }
      let word = readings[last].tokens[position + 1]
      position &+= 1
      guard word.kind == .identifier, !word.has(Token.startOfLine) else { continue }
      switch word.value {
      case Word.ifWord, Word.ifdef, Word.ifndef: depth += 1
      case Word.elif, Word.elifdef, Word.elifndef, Word.elseWord, Word.endif:
        if depth > 0 {
          if word.value == Word.endif { depth -= 1 }
          break
        }
        readings[last].position = position + 1
        let rest = restOfLine()
        position = readings[last].position
        alternate(word, rest)
        if word.value == Word.endif || conditions.last?.active == true { return }
      default: break
      }
    }
    readings[last].position = count
  }

  // MARK: #define

  /// `-DNAME` or `-DNAME=VALUE`.
  mutating func define(option: String) {
    // Once per session: a later input may have undefined or changed it.
    let name = String(option.prefix { $0 != "=" && $0 != "(" })
    if !state.predefined.insert(name).inserted { return }
    var line = option
    if let equals = line.firstIndex(of: "=") {
      line.replaceSubrange(equals...equals, with: " ")
    } else {
      line += " 1"
    }
    defineText(Array(("#define " + line + "\n").utf8), file: .max, builtin: false)
  }

  /// Definitions that stand in no file of the user's.
  mutating func defineText(_ text: [UInt8], file: UInt32, builtin: Bool) {
    var tokens: [Token] = []
    _ = Lexer.lex(
      text, file: file, names: &state.names, spellings: &state.spellings, problems: &problems,
      into: &tokens)
    var index = 0
    while index < tokens.count {
      var end = index + 1
      while end < tokens.count, !tokens[end].has(Token.startOfLine) { end += 1 }
      if end - index > 2 {
        define(Array(tokens[(index + 2)..<end]), tokens[index + 1], builtin: builtin, noPlace: true)
      }
      index = end
    }
  }

  /// A macro, read if it is a built-in one that nobody has used so far.
  mutating func macro(_ index: Int) -> Macro {
    let macro = state.macros[index]
    guard let part = macro.unread else { return macro }
    var tokens: [Token] = []
    _ = Lexer.lex(
      builtinMacros, file: .max, part: part, names: &state.names, spellings: &state.spellings,
      problems: &problems, into: &tokens)
    // `#`, `define`, then the name and what it stands for.
    guard
      let read = definition(Array(tokens[2...]), tokens[1], builtin: true, noPlace: true)
    else { return macro }
    state.macros.fill(index, with: read)
    return read
  }

  private mutating func define(
    _ line: [Token], _ word: Token, builtin: Bool = false, noPlace: Bool = false
  ) {
    guard let macro = definition(line, word, builtin: builtin, noPlace: noPlace) else { return }
    let existing = state.macros.index(of: macro.name)
    if existing != 0, !builtin {
      let old = self.macro(existing)
      if !old.isBuiltin, !same(old, macro), options.form != .input {
        let name = state.names[macro.name]
        diagnostics.append(
          Diagnostic(
            .macroRedefined, .warning, title: "'\(name)' macro redefined", arguments: [name],
            at: macro.place, related: macroNote(old)))
      }
    }
    state.macros.define(macro)
    while disabled.count < state.macros.macros.count { disabled.append(false) }
  }

  /// What a line behind `#define` says; nil after reporting what is wrong in it.
  private mutating func definition(
    _ line: [Token], _ word: Token, builtin: Bool, noPlace: Bool
  ) -> Macro? {
    guard let name = line.first, name.kind == .identifier else {
      let isMissing = line.isEmpty
      fail(
        .invalidMacroDefinition,
        isMissing ? "macro name missing" : "macro name must be an identifier",
        [text(of: line)], at: line.first ?? word)
      return nil
    }
    if name.value == Word.defined {
      fail(
        .invalidMacroDefinition, "'defined' cannot be used as a macro name", ["defined"], at: name)
      return nil
    }
    var macro = Macro(name: name.value, place: noPlace ? .none : name.place)
    macro.isBuiltin = builtin
    var parameters: [NameID: Int32] = [:]
    var index = 1
    if index < line.count, line[index].kind == .leftParen, !line[index].has(Token.spaceBefore) {
      macro.isFunction = true
      guard let end = self.parameters(line, &macro, &parameters) else { return nil }
      index = end
    }
    var body = Array(line[min(index, line.count)...])
    for position in body.indices {
      if body[position].kind == .invalid {
        report(body[position])
        return nil
      }
      state.definitionPlaces.append(
        (name.value, noPlace ? .none : body[position].place))
      body[position].origin = Int32(truncatingIfNeeded: state.definitionPlaces.count - 1)
      if body[position].kind == .identifier, let number = parameters[body[position].value] {
        body[position].kind = .parameter
        body[position].value = number
        body[position].keyword = .none
      } else if body[position].kind == .identifier, body[position].value == Word.vaArgs {
        fail(
          .invalidMacroDefinition,
          "__VA_ARGS__ can only appear in the expansion of a C99 variadic macro",
          ["__VA_ARGS__"], at: body[position])
        return nil
      }
    }
    if let first = body.first, first.kind == .hashHash {
      fail(
        .invalidMacroDefinition, "'##' cannot appear at start of macro expansion", ["##"],
        at: first)
      return nil
    }
    if let last = body.last, last.kind == .hashHash {
      fail(
        .invalidMacroDefinition, "'##' cannot appear at end of macro expansion", ["##"], at: last)
      return nil
    }
    if macro.isFunction {
      for position in body.indices where body[position].kind == .hash {
        if position + 1 >= body.count || body[position + 1].kind != .parameter {
          if position + 1 < body.count, body[position + 1].value == Word.vaOpt { continue }
          fail(
            .invalidMacroDefinition, "'#' is not followed by a macro parameter", ["#"],
            at: body[position])
          return nil
        }
      }
    }
    if macro.isVariadic, let nested = optionalInOptional(body) {
      fail(
        .invalidMacroDefinition,
        "__VA_OPT__ cannot be nested within its own replacement tokens", ["__VA_OPT__"],
        at: nested)
      return nil
    }
    macro.body = body
    return macro
  }

  /// A `__VA_OPT__` between the brackets of another.
  private func optionalInOptional(_ body: [Token]) -> Token? {
    var (depth, start) = (0, -1)
    for (position, token) in body.enumerated() {
      switch token.kind {
      case .identifier where token.value == Word.vaOpt:
        if depth > 0 { return token }
        start = position + 1
      case .leftParen where depth > 0 || position == start: depth += 1
      case .rightParen where depth > 0: depth -= 1
      default: break
      }
    }
    return nil
  }

  private func same(_ a: Macro, _ b: Macro) -> Bool {
    a.isFunction == b.isFunction && a.parameterCount == b.parameterCount
      && a.body.count == b.body.count
      && zip(a.body, b.body).allSatisfy { $0.kind == $1.kind && $0.value == $1.value }
  }

  /// `(a, b, ...)`; the index behind it, or nil after reporting.
  private mutating func parameters(
    _ line: [Token], _ macro: inout Macro, _ names: inout [NameID: Int32]
  ) -> Int? {
    var index = 2
    if index < line.count, line[index].kind == .rightParen { return index + 1 }
    while index < line.count {
      let token = line[index]
      if token.kind == .ellipsis {
        names[Word.vaArgs] = Int32(macro.parameterCount)
        macro.parameterCount += 1
        macro.isVariadic = true
        index += 1
      } else if token.kind == .identifier {
        if names[token.value] != nil {
          fail(
            .invalidMacroDefinition,
            "duplicate macro parameter name '\(state.names[token.value])'",
            [state.names[macro.name]], at: token)
          return nil
        }
        names[token.value] = Int32(macro.parameterCount)
        macro.parameterCount += 1
        index += 1
        // GNU: `args...` names the variadic part.
        if index < line.count, line[index].kind == .ellipsis {
          macro.isVariadic = true
          index += 1
        }
      } else {
        break
      }
      guard index < line.count else { break }
      if line[index].kind == .rightParen { return index + 1 }
      guard line[index].kind == .comma, !macro.isVariadic else { break }
      index += 1
    }
    let title =
      index >= line.count
      ? "missing ')' in macro parameter list" : "invalid token in macro parameter list"
    fail(
      .invalidMacroDefinition, title, [state.names[macro.name]],
      at: index < line.count ? line[index] : line[line.count - 1])
    return nil
  }

  // MARK: #import, #include

  private mutating func include(_ word: Token, _ rest: [Token]) {
    var rest = rest
    if let first = rest.first, first.kind == .identifier { rest = expandAlone(rest) }
    guard let first = rest.first else {
      fail(
        .invalidDirective, "expected \"FILENAME\" or <FILENAME>",
        ["#" + state.names[word.value]], at: word)
      return
    }
    if first.kind == .string {
      let name = String(
        decoding: state.spellings.spelling(first.value).dropFirst().dropLast(), as: UTF8.self)
      includeLocal(name, word, first)
    } else if first.kind == .less, let last = rest.last(where: { $0.kind == .greater }) {
      let name = sources.text(
        of: SourceRange(
          file: first.place.file, start: first.place.end, end: last.place.start))
      var at = first
      at.place = first.place.joined(with: last.place)
      if SystemHeaders.isKnown(name) {
        enterSystemHeader(name)
      } else if options.announcedHeaders.contains(name) {
        return
      } else if let subject = SystemHeaders.subject(ofUnbuilt: name) {
        fail(.libraryNotBuilt, nil, [name, subject], at: at)
      } else {
        fail(
          .unknownHeader, "'\(name)' file not found", [name], at: at,
          // So many problems are told, and all names are compared for each.
          suggestion: diagnostics.count < 20
            ? closestName(to: name, among: SystemHeaders.names) : nil)
      }
    } else {
      if first.kind == .invalid {
        report(first)
      } else {
        fail(
          .invalidDirective, "expected \"FILENAME\" or <FILENAME>",
          ["#" + state.names[word.value]], at: first)
      }
    }
  }

  /// The macros of system headers are always there, but for names that a program without the header may well use;
  /// only assert.h looks at something when it is read.
  private mutating func enterSystemHeader(_ name: String) {
    if let text = SystemHeaders.texts[name], state.macros.index(of: Word.cplusplus) == 0 {
      defineText(Array(text.utf8), file: .max, builtin: true)
    }
    if name == "assert.h", state.macros.index(of: Word.ndebug) != 0 {
      defineText(Array("#define assert(e) ((void)0)\n".utf8), file: .max, builtin: true)
    }
  }

  private mutating func includeLocal(_ name: String, _ word: Token, _ at: Token) {
    let from = readings.last?.name ?? ""
    let isImport = word.value == Word.importWord
    guard let text = options.readHeader?(name, from) else {
      if SystemHeaders.isKnown(name) {
        enterSystemHeader(name)
        return
      }
      if let subject = SystemHeaders.subject(ofUnbuilt: name) {
        fail(.libraryNotBuilt, nil, [name, subject], at: at)
        return
      }
      fail(.headerNotFound, "'\(name)' file not found", [name], at: at)
      return
    }
    let folder = from.lastIndex(of: "/").map { String(from[...$0]) } ?? ""
    let path = folder + name
    if state.importedHeaders.contains(path) { return }
    // An #import is for a file that was not read before, also by an #include.
    if isImport, state.includedHeaders.contains(path) { return }
    if isImport { state.importedHeaders.insert(path) }
    state.includedHeaders.insert(path)
    guard readings.count < 64 else {
      fail(.includeTooDeep, "#include nested too deeply", [name], at: at)
      stopped = true
      return
    }
    headers += 1
    headerBytes += text.count
    guard headers <= Preprocessor.maximumHeaders,
      headerBytes <= Preprocessor.maximumHeaderBytes
    else {
      fail(.tooManyIncludes, nil, [name], at: at)
      stopped = true
      return
    }
    if String(validating: text, as: UTF8.self) == nil {
      fail(.notUTF8, "source file is not valid UTF-8", [name], at: at)
      return
    }
    let file = sources.add(name: path, origin: .file, text: text)
    read(sources.files[Int(file)], file)
  }

  private func text(of tokens: [Token]) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return sources.text(of: first.place.joined(with: last.place))
  }
}
