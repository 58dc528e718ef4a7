import Diagnostics

/// The parser: tokens -> tree, by recursive descent.
///
/// Each rule of the grammar is a function that looks at the next token and decides. C makes one decision
/// hard: `a * b;` declares b if a is a type and multiplies otherwise, so the parser keeps account of what
/// each name is, scope by scope (`NameClass`). Objective-C keeps the rest easy: what begins with `@` or
/// `[` can be nothing else.
///
/// An error is recorded and thrown; whoever parses a list (of statements, members, declarations) catches
/// it, skips to where the next element may begin, and goes on. So independent mistakes are reported in
/// one run, while the consequences of the first one are not. An error *at the end of the text* is
/// different: nothing is wrong yet, there just has to be more. That is the parser's third result.
struct ParseError: Error {}

/// What a name is at this point of the text.
enum NameClass: UInt8 { case unknown, typeName, className, variable, typeParameter }

struct Parser {
  var interruption = Interruption()
  static let maximumDepth = 256
  static let maximumErrors = 20

  var tokens: [Token]
  var at = 0
  var tree = Tree()
  var state: SyntaxState
  let form: ReadingOptions.Form
  var packings: [(token: Int, limit: Int32)] = []
  /// Statements may stand at the top level.
  var allowsStatements = true
  var diagnostics: [Diagnostic] = []
  var errorCount = 0
  var unfinished: Diagnostic?
  var depth = 0
  /// Open braces, brackets and parentheses: while there is one, a `;` may not be left out.
  var openCount = 0
  /// The type of an association of `_Generic` is read: the colon behind it is no enumeration's.
  var isAssociation = false
  /// The braces of the statements that are being read.
  var braces: [Int] = []
  /// Within an `@implementation`.
  var implementing = false
  var lastErrorAt = -1
  /// The preprocessor has found errors already, so that the text fails whatever the parser says.
  var hasEarlierErrors = false
  /// The aliases of classes in the rest of the text are known.
  var resolvesAliases = false
  /// The names of the parameters of a function that was begun as C had it before prototypes.
  var oldStyleList: ListID = 0
  /// Nothing more is read or reported: too deep, or too many errors.
  var aborted = false
  private var undo: [(name: NameID, old: NameClass?)] = []
  private var scopes: [Int] = []

  init(tokens: [Token], state: SyntaxState, form: ReadingOptions.Form) {
    self.tokens = tokens
    self.state = state
    self.form = form
    if !state.classAliases.isEmpty { resolveClassAliases(from: 0) }
  }

  // MARK: Names

  /// Puts the classes' own names where aliases stand, those included that the text declares further on: the tokens are
  /// walked once, however many there are.
  mutating func resolveClassAliases(from start: Int) {
    resolvesAliases = true
    var known = state.classAliases
    var index = start
    while index < tokens.count {
      defer { index += 1 }
      guard tokens[index].kind == .identifier else { continue }
      let name = tokens[index].value
      if name == Word.compatibilityAlias, index > 0, tokens[index - 1].kind == .at,
        index + 2 < tokens.count, tokens[index + 1].kind == .identifier,
        tokens[index + 2].kind == .identifier
      {
        let own = known[tokens[index + 2].value] ?? tokens[index + 2].value
        tokens[index + 2].value = own
        known[tokens[index + 1].value] = own
        index += 2
      } else if let own = known[name] {
        tokens[index].value = own
      }
    }
  }

  func nameClass(_ name: NameID) -> NameClass {
    // Never a type, whatever its neighbours look like: `typeof(self)`.
    if name == Word.selfWord { return .variable }
    return state.nameClasses[name] ?? .unknown
  }

  /// From here to the end of the scope the name means this.
  mutating func declare(_ name: NameID, _ kind: NameClass) {
    if name == 0 { return }
    if !scopes.isEmpty { undo.append((name, state.nameClasses[name])) }
    state.nameClasses[name] = kind
  }

  mutating func openScope() { scopes.append(undo.count) }

  mutating func closeScope() {
    guard let mark = scopes.popLast() else { return }
    while undo.count > mark {
      let last = undo.removeLast()
      state.nameClasses[last.name] = last.old
    }
  }

  // MARK: Tokens

  var current: Token { tokens[at] }
  var kind: TokenKind { tokens[at].kind }
  var keyword: Keyword { tokens[at].keyword }
  var isAtEnd: Bool { tokens[at].kind == .endOfInput }

  func peek(_ distance: Int = 1) -> Token { tokens[min(at + distance, tokens.count - 1)] }

  mutating func advance() { if at < tokens.count - 1 { at &+= 1 } }

  mutating func take(_ wanted: TokenKind) -> Bool {
    if kind != wanted { return false }
    advance()
    return true
  }

  mutating func take(_ wanted: Keyword) -> Bool {
    if keyword != wanted { return false }
    advance()
    return true
  }

  func isWord(_ word: NameID) -> Bool { kind == .identifier && current.value == word }

  /// Whether the next two tokens are `@` and this word.
  func isAt(_ word: NameID) -> Bool {
    kind == .at && peek().kind == .identifier && peek().value == word
  }

  /// From a token to the one just read.
  func since(_ start: Int) -> SourceRange {
    let last = max(start, at - 1)
    return tokens[start].place.joined(with: tokens[last].place)
  }

  func spelling(_ token: Token) -> String {
    switch token.kind {
    case .endOfInput: "end of input"
    case .identifier: state.names[token.value]
    case .number, .string, .character: state.spellings[token.value]
    default: token.kind.spelling
    }
  }

  // MARK: Problems

  /// Records a problem at a token (the current one where none is given).
  mutating func fail(
    _ code: DiagnosticCode, _ title: String?, _ arguments: [String] = [], at token: Token? = nil,
    place: SourceRange? = nil, related: [Diagnostic.Related] = [], suggestion: String? = nil
  ) -> ParseError {
    let token = token ?? current
    if aborted || unfinished != nil { return ParseError() }
    let isEnd = token.kind == .endOfInput
    // The lost quote was reported; that its line then lacks a `)` and a `;` is no news.
    if hasEarlierErrors,
      current.has(Token.unterminated) || self.token(at - 1).has(Token.unterminated)
    {
      return ParseError()
    }
    if at == lastErrorAt, errorCount > 0 { return ParseError() }
    lastErrorAt = at
    let diagnostic = Diagnostic(
      code, title: title, arguments: arguments,
      at: place ?? (isEnd ? afterLast() : nil) ?? token.place,
      related: related + state.definition(of: token), suggestion: suggestion)
    if isEnd, errorCount == 0 {
      unfinished = diagnostic
      return ParseError()
    }
    // What is missing at the end is a consequence of the errors before.
    if isEnd { return ParseError() }
    errorCount += 1
    diagnostics.append(diagnostic)
    if errorCount >= Parser.maximumErrors { abort() }
    return ParseError()
  }

  mutating func abort() {
    aborted = true
    at = tokens.count - 1
  }

  mutating func expect(
    _ wanted: TokenKind, after what: String? = nil, atEndOf whole: String? = nil, match: Int? = nil
  ) throws(ParseError) {
    if take(wanted) { return }
    if let match { throw missing(wanted, match: match, at: at) }
    let suffix = what.map { " after \($0)" } ?? whole.map { " at end of \($0)" } ?? ""
    throw fail(
      .expectedToken, "expected '\(wanted.spelling)'\(suffix)",
      [wanted.spelling, spelling(current)], place: wanted == .semicolon ? afterLast() : nil)
  }

  /// The partner of a bracket is missing in front of a token.
  mutating func missing(_ wanted: TokenKind, match: Int, at index: Int) -> ParseError {
    fail(
      .expectedToken, "expected '\(wanted.spelling)'",
      [wanted.spelling, spelling(tokens[index])], at: tokens[index],
      related: [
        .init(
          label: "note.toMatch", arguments: [tokens[match].kind.spelling],
          place: tokens[match].place)
      ])
  }

  /// The spot just behind the last token: where a `;` is missing, or the rest of a text that ends too soon.
  private func afterLast() -> SourceRange? {
    guard at > 0 else { return nil }
    let last = tokens[at - 1].place
    if last.file != current.place.file { return nil }
    return SourceRange(file: last.file, start: last.end, end: last.end)
  }

  /// The `;` that ends something; the last one of an input may be missing.
  mutating func expectSemicolon(
    after what: String? = nil, atEndOf whole: String? = nil
  ) throws(ParseError) {
    if isAtEnd, form == .input, openCount == 0, errorCount == 0 { return }
    try expect(.semicolon, after: what, atEndOf: whole)
  }

  mutating func identifier() throws(ParseError) -> NameID {
    guard kind == .identifier else {
      throw fail(.expectedIdentifier, "expected identifier", [spelling(current)])
    }
    let name = current.value
    advance()
    return name
  }

  /// One level deeper; the text decides how deep, so there is a limit.
  mutating func enter() throws(ParseError) {
    depth += 1
    if depth > Parser.maximumDepth { throw tooDeep() }
  }

  mutating func leave() { depth -= 1 }

  /// Gives up where Ctrl-C was pressed, or the room for the text is used up.
  mutating func heed() throws(ParseError) {
    // Between two looks stands a declaration or a statement without those within it.
    guard interruption.isRaised(before: tree.nodes, takes: 256) else { return }
    if !aborted { diagnostics.append(interruption.problem(at: current.place)) }
    abort()
    throw ParseError()
  }

  mutating func tooDeep() -> ParseError {
    if !aborted, unfinished == nil {
      errorCount += 1
      diagnostics.append(
        Diagnostic(
          .nestingTooDeep, title: "bracket nesting level exceeded maximum of 256",
          arguments: ["256"], at: current.place))
    }
    abort()
    return ParseError()
  }

  /// Skips to the end of a broken statement or declaration: behind a `;`, or in front of a `}` or of an
  /// Objective-C word that can only stand at the outermost level.
  mutating func recover(from start: Int) {
    var open = 0
    while !isAtEnd {
      switch kind {
      case .leftBrace, .leftParen, .leftBracket: open += 1
      case .rightParen, .rightBracket: open = max(0, open - 1)
      case .rightBrace:
        if open == 0 {
          if at == start, scopes.isEmpty { advance() }
          return
        }
        open -= 1
        if open == 0 {
          advance()
          if take(.semicolon) {}
          return
        }
      case .semicolon:
        if open == 0 {
          advance()
          return
        }
      case .at:
        if isOutermostWord() {
          if at == start { advance() } else { return }
        }
      case .plus, .minus:
        if open == 0, at != start, implementing, startsMethodBody() { return }
      default: break
      }
      advance()
    }
  }

  /// `@protocol A;`: what clang takes within an `@implementation`, and of one name only.
  private var isForwardProtocol: Bool { implementing && peek(3).kind == .semicolon }

  func isOutermostWord() -> Bool {
    isAt(Word.end) || isAt(Word.implementation) || isAt(Word.interface)
      || (isAt(Word.protocolWord) && peek(2).kind == .identifier && !isForwardProtocol)
  }

  // MARK: A whole text

  mutating func parseAll() {
    while !isAtEnd {
      let start = at
      depth = 0
      openCount = 0
      do {
        try topLevel()
      } catch {
        while !scopes.isEmpty { closeScope() }
        if isAtEnd { break }
        recover(from: start)
        if at == start { advance() }
      }
    }
  }

  /// The body of a function or method, by itself.
  mutating func parseBody(parameters: [NameID]) {
    openScope()
    defer { closeScope() }
    for parameter in parameters { declare(parameter, .variable) }
    do { tree.roots.append(try compound(opensScope: false)) } catch {}
  }

  private mutating func topLevel() throws(ParseError) {
    try heed()
    if take(.semicolon) { return }
    if kind == .rightBrace {
      throw fail(.extraneousBrace, "extraneous closing brace ('}')")
    }
    var attributes: [Int32] = []
    if keyword == .kAttribute {
      var index = at
      // Attributes before `@interface`; anywhere else they belong to the declaration.
      while tokens[index].keyword == .kAttribute { index = skipBalanced(index + 1) }
      if tokens[index].kind == .at { attributes = try self.attributes() }
    }
    if kind == .at, try objcTopLevel(attributes) { return }
    if startsMethodBody() {
      throw fail(.misplacedDeclaration, "missing context for method declaration")
    }
    if startsDeclaration() || !allowsStatements {
      tree.roots.append(contentsOf: try declaration(isFileScope: true))
      return
    }
    tree.roots.append(try statement())
  }

  /// `- (int)speed {`, `+ (id)with:`: no expression goes on so, it is a method.
  func startsMethodBody() -> Bool {
    guard kind == .plus || kind == .minus, peek().kind == .leftParen, startsTypeName(at + 2) else {
      return false
    }
    let end = skipBalanced(at + 1)
    return tokens[end].kind == .identifier
      && [.leftBrace, .colon].contains(tokens[min(end + 1, tokens.count - 1)].kind)
  }

  /// Whether the braces that are open in front of a function that stands within another one are never closed: then
  /// one was forgotten, and nobody meant to nest them. Where they are closed, what stands behind says nothing of them.
  func lacksBrace() -> Bool {
    var open = braces.count
    for token in tokens[at...] {
      if token.kind == .leftBrace { open += 1 }
      if token.kind == .rightBrace { open -= 1 }
      if open == 0 { return false }
    }
    return true
  }

  /// The index behind the bracket that matches the one at `index`.
  func skipBalanced(_ index: Int) -> Int {
    var open = 0
    var index = index
    while index < tokens.count - 1 {
      switch tokens[index].kind {
      case .leftParen, .leftBracket, .leftBrace: open += 1
      case .rightParen, .rightBracket, .rightBrace:
        open -= 1
        if open <= 0 { return index + 1 }
      default: if open == 0 { return index }
      }
      index += 1
    }
    return tokens.count - 1
  }
}
