import Diagnostics

/// The preprocessor: tokens -> tokens without directives and macros.
///
/// It works the way the C standard's own algorithm does. A macro's replacement is pushed as a *context*
/// on a stack, and reading goes on from there, so that what the replacement says is examined again
/// (rescanning) and may even take its arguments from the text behind it. While a context is open its
/// macro is disabled; a name met while it is disabled is painted and never expands again. That is why
/// `#define foo foo` does not loop.
struct Preprocessor {
  struct Context {
    var tokens: [Token]
    var position = 0
    /// Macro that may be used again once this is read; 0 for a pre-expanded argument.
    var macro: Int
    /// Reading stops here: the end of an argument that is expanded by itself.
    var isBarrier = false
  }

  /// One `#if … #endif`.
  struct Condition {
    var place: SourceRange
    var word: String
    /// A branch was taken already.
    var taken: Bool
    var active: Bool
    var sawElse = false
  }

  /// A text that is being read: the file, or a header that it includes.
  struct Reading {
    var tokens: [Token]
    var position = 0
    var file: UInt32
    var name: String
  }

  static let maximumTokens = 8_000_000
  /// Bytes that `#` and `##` may spell: a name doubled by each macro is 8 GB after 33 of them.
  static let maximumSpelled = 16_000_000
  /// Headers read for one input, and their bytes: each may include the next one twice.
  static let maximumHeaders = 10_000
  static let maximumHeaderBytes = 64_000_000

  var state: SyntaxState
  let options: ReadingOptions
  var sources: SourceMap
  var diagnostics: [Diagnostic] = []
  /// What says that the text just is not finished yet.
  var unfinished: Diagnostic?
  var output: [Token] = []
  /// `#pragma pack`: from which token of the output on which limit holds.
  var packings: [(token: Int, limit: Int32)] = []
  var packStack: [Int32] = [0]
  var problems: [Diagnostic] = []
  var readings: [Reading] = []
  var contexts: [Context] = []
  var conditions: [Condition] = []
  /// What `#line` said: from a place on, lines of a file are counted anew.
  struct LineMark {
    var place: SourceRange
    /// Added to the number of a line, counted from 1.
    var shift: Int
    var name: String?
  }
  var lineMarks: [LineMark] = []
  var disabled: [Bool] = []
  var expansionDepth = 0
  var produced = 0
  var spelled = 0
  var headers = 0
  var headerBytes = 0
  var stopped = false

  init(state: SyntaxState, sources: SourceMap, options: ReadingOptions) {
    self.state = state
    self.sources = sources
    self.options = options
  }

  // MARK: Reading

  mutating func run(file: UInt32) {
    guard Int(file) < sources.files.count else { return }
    for definition in options.definitions { define(option: definition) }
    disabled = Array(repeating: false, count: state.macros.macros.count + 16)
    let source = sources.files[Int(file)]
    output.reserveCapacity((options.part?.count ?? source.text.count) / 4 + 16)
    read(source, file, part: options.part, leavingOut: options.leavesOut)
    let end = UInt32(truncatingIfNeeded: source.text.count)
    for _ in 0..<4 {
      output.append(
        Token(.endOfInput, place: SourceRange(file: file, start: end, end: end)))
    }
  }

  /// Reads one text to its end; headers call this again from their `#import`.
  mutating func read(
    _ source: SourceFile, _ file: UInt32, part: Range<Int>? = nil,
    leavingOut bodies: [Range<UInt32>] = []
  ) {
    var tokens: [Token] = []
    tokens.reserveCapacity((part?.count ?? source.text.count) / 4 + 16)
    let ending = Lexer.lex(
      source.text, file: file, part: part, leavingOut: bodies,
      separatesDigits: options.separatesDigits, names: &state.names, spellings: &state.spellings,
      problems: &problems, into: &tokens)
    let depth = conditions.count
    readings.append(Reading(tokens: tokens, file: file, name: source.name))
    while !stopped {
      let token = next()
      if token.kind == .endOfInput { break }
      expandOrEmit(token)
      if options.interruption.isRaised(before: output) { interrupt(at: token.place) }
    }
    readings.removeLast()
    switch ending {
    case .complete: break
    case .openComment(let place):
      unfinish(.init(.unterminatedComment, title: "unterminated /* comment", at: place))
    case .lineContinuation(let place, let isLineEnded)
    where !isLineEnded || options.form == .input && readings.isEmpty:
      unfinish(.init(.lineContinuation, arguments: ["\\"], at: place))
    // The line goes on, and the file ends: compilers take that as its end.
    case .lineContinuation: break
    }
    if conditions.count > depth {
      let open = conditions[conditions.count - 1]
      unfinish(
        .init(
          .unterminatedConditional, title: "unterminated conditional directive",
          arguments: [open.word], at: open.place))
      conditions.removeLast(conditions.count - depth)
    }
  }

  mutating func interrupt(at place: SourceRange) {
    if !stopped { diagnostics.append(options.interruption.problem(at: place)) }
    stopped = true
  }

  mutating func unfinish(_ diagnostic: Diagnostic) {
    if readings.isEmpty {
      if unfinished == nil { unfinished = diagnostic }
    } else {
      diagnostics.append(diagnostic)
    }
  }

  /// The next token that is no directive, not yet expanded; `endOfInput` at the end of this text (or of
  /// the argument that is being expanded).
  mutating func next() -> Token {
    while let top = contexts.last {
      if top.position < top.tokens.count {
        contexts[contexts.count - 1].position &+= 1
        return top.tokens[top.position]
      }
      if top.isBarrier { return Token(.endOfInput, place: .none) }
      popContext()
    }
    while true {
      let last = readings.count - 1
      guard last >= 0, readings[last].position < readings[last].tokens.count else {
        return Token(.endOfInput, place: .none)
      }
      let token = readings[last].tokens[readings[last].position]
      if token.kind == .hash, token.has(Token.startOfLine) {
        directive()
        if stopped { return Token(.endOfInput, place: .none) }
        continue
      }
      readings[last].position &+= 1
      return token
    }
  }

  mutating func popContext() {
    let top = contexts.removeLast()
    if top.macro > 0 { disabled[top.macro] = false }
  }

  /// Whether the next token is `(`, without taking it.
  private mutating func nextIsLeftParen() -> Bool {
    while let top = contexts.last {
      if top.position < top.tokens.count { return top.tokens[top.position].kind == .leftParen }
      if top.isBarrier { return false }
      popContext()
    }
    guard let reading = readings.last, reading.position < reading.tokens.count else {
      return false
    }
    return reading.tokens[reading.position].kind == .leftParen
  }

  private mutating func expandOrEmit(_ token: Token) {
    if token.kind == .identifier {
      let macro = state.macros.index(of: token.value)
      if macro != 0 {
        var token = token
        if expand(&token, macro) { return }
        output.append(token)
        return
      }
    } else if token.kind == .invalid {
      report(token)
      return
    }
    output.append(token)
  }

  mutating func report(_ token: Token) {
    guard problems.indices.contains(Int(token.value)) else { return }
    diagnostics.append(problems[Int(token.value)])
  }

  /// An error at a token, with the macro it came from.
  mutating func fail(
    _ code: DiagnosticCode, _ title: String?, _ arguments: [String], at token: Token,
    suggestion: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        code, title: title, arguments: arguments, at: token.place,
        related: state.definition(of: token), suggestion: suggestion))
  }

  // MARK: Expanding

  /// Replaces a macro's name by a context; false when the name stands for itself.
  private mutating func expand(_ token: inout Token, _ index: Int) -> Bool {
    if token.has(Token.painted) { return false }
    while disabled.count <= index { disabled.append(false) }
    if disabled[index] {
      token.flags |= Token.painted
      return false
    }
    let macro = macro(index)
    if macro.special != .none { return special(macro, token) }
    guard macro.isFunction else {
      push(substitute(macro, [], token, token.place), index, token)
      return true
    }
    guard nextIsLeftParen() else { return false }
    // Entered from nested arguments only; the text decides how deep.
    guard expansionDepth < 200 else {
      if stopped { return true }
      fail(.macroTooLarge, nil, [state.names[token.value]], at: token)
      stopped = true
      return true
    }
    guard let (arguments, end) = collectArguments(macro, token) else { return true }
    let use = token.place.file == end.file ? token.place.joined(with: end) : token.place
    push(substitute(macro, arguments, token, use), index, token)
    return true
  }

  private mutating func push(_ tokens: [Token], _ macro: Int, _ use: Token) {
    produced &+= tokens.count
    if produced > Preprocessor.maximumTokens {
      fail(.macroTooLarge, nil, [state.names[use.value]], at: use)
      stopped = true
      contexts.removeAll()
      return
    }
    contexts.append(Context(tokens: tokens, macro: macro))
    disabled[macro] = true
  }

  /// The arguments between the parentheses, raw; nil after reporting that they do not fit.
  private mutating func collectArguments(
    _ macro: Macro, _ name: Token
  ) -> (arguments: [[Token]], end: SourceRange)? {
    _ = next()
    var arguments: [[Token]] = []
    var current: [Token] = []
    var depth = 0
    var end = name.place
    collecting: while true {
      let token = next()
      switch token.kind {
      case .endOfInput:
        if !stopped {
          let diagnostic = Diagnostic(
            .unterminatedMacroCall, title: "unterminated function-like macro invocation",
            arguments: [state.names[name.value]], at: name.place,
            related: macroNote(macro))
          if contexts.isEmpty, readings.count == 1 {
            if unfinished == nil { unfinished = diagnostic }
          } else {
            diagnostics.append(diagnostic)
          }
        }
        return nil
      case .leftParen:
        depth += 1
      case .rightParen:
        if depth == 0 {
          end = token.place
          break collecting
        }
        depth -= 1
      case .comma where depth == 0:
        if !(macro.isVariadic && arguments.count >= macro.parameterCount - 1) {
          arguments.append(current)
          current = []
          continue
        }
      case .invalid:
        report(token)
        continue
      case .identifier:
        // A disabled name is painted when it is read, not when the argument is used.
        let index = state.macros.index(of: token.value)
        if index != 0, index < disabled.count, disabled[index] {
          var painted = token
          painted.flags |= Token.painted
          current.append(painted)
          continue
        }
      default: break
      }
      current.append(token)
    }
    arguments.append(current)
    // Nested calls read their arguments once per level; the sum is what must stay bounded.
    for argument in arguments { produced &+= argument.count }
    if produced > Preprocessor.maximumTokens {
      fail(.macroTooLarge, nil, [state.names[name.value]], at: name)
      stopped = true
      return nil
    }
    if macro.parameterCount == 0, arguments.count == 1, arguments[0].isEmpty { arguments = [] }
    // The variadic part may be left out altogether.
    if macro.isVariadic, arguments.count == macro.parameterCount - 1 { return (arguments, end) }
    guard arguments.count == macro.parameterCount else {
      let title =
        arguments.count < macro.parameterCount
        ? "too few arguments provided to function-like macro invocation"
        : "too many arguments provided to function-like macro invocation"
      diagnostics.append(
        Diagnostic(
          .macroArgumentCount, title: title,
          arguments: [
            state.names[name.value], "\(macro.parameterCount)", "\(arguments.count)",
          ], at: name.place, related: macroNote(macro)))
      return nil
    }
    return (arguments, end)
  }

  func macroNote(_ macro: Macro) -> [Diagnostic.Related] {
    if macro.place.isNone { return [] }
    return [
      .init(
        label: "note.macroDefinition", arguments: [state.names[macro.name]], place: macro.place)
    ]
  }

  /// Expands tokens by themselves, as an argument is before it replaces its parameter.
  mutating func expandAlone(_ tokens: [Token]) -> [Token] {
    if !tokens.contains(where: { $0.kind == .identifier && state.macros.index(of: $0.value) != 0 })
    {
      return tokens
    }
    let saved = output
    output = []
    expansionDepth += 1
    let level = contexts.count
    contexts.append(Context(tokens: tokens, macro: 0, isBarrier: true))
    while !stopped {
      let token = next()
      if token.kind == .endOfInput { break }
      expandOrEmit(token)
      if options.interruption.isRaised(before: output) { interrupt(at: token.place) }
    }
    while contexts.count > level { popContext() }
    expansionDepth -= 1
    let result = output
    output = saved
    return result
  }
}

extension SyntaxState {
  /// Where a macro's token was written, for a diagnostic's second place.
  func definition(of token: Token) -> [Diagnostic.Related] {
    guard token.origin > 0, Int(token.origin) < definitionPlaces.count else { return [] }
    let written = definitionPlaces[Int(token.origin)]
    if written.place.isNone { return [] }
    return [
      .init(
        label: "note.macroDefinition", arguments: [names[written.name]], place: written.place)
    ]
  }
}
