package import Diagnostics

/// The three results of reading a text in Swift.
package enum SwiftReading: Sendable {
  case tree(SwiftTree)
  case incomplete(Diagnostic)
  case failed([Diagnostic])
}

/// A text in Swift -> its tree.
package func readSwift(file: UInt32, in sources: SourceMap) -> SwiftReading {
  guard sources.files.indices.contains(Int(file)) else { return .failed([]) }
  let lexer = SwiftLexer(sources.files[Int(file)].text, file: file)
  if !lexer.problems.isEmpty { return .failed(lexer.problems) }
  if let open = lexer.openAt { return .incomplete(open) }
  var parser = SwiftParser(tokens: lexer.tokens)
  parser.parseAll()
  if !parser.diagnostics.isEmpty { return .failed(parser.diagnostics) }
  if let unfinished = parser.unfinished { return .incomplete(unfinished) }
  return .tree(parser.tree)
}

/// A piece of the text that a front end puts in the place of the program's own: the machine's language, and
/// the place in the program that it stands for.
package struct LoweredPiece: Sendable {
  package var text: String
  package var place: SourceRange
  package init(_ text: String, _ place: SourceRange) {
    self.text = text
    self.place = place
  }
}

/// Reads lowered text: its tokens have the places of the program they stand for, so that every line table,
/// stop and picture tells of the program and never of what it was turned into.
package func readLowered(
  _ pieces: [LoweredPiece], file: UInt32, state: inout SyntaxState, form: ReadingOptions.Form
) -> ReadingResult {
  var tokens: [Token] = []
  var problems: [Diagnostic] = []
  // Lexed as one text: a piece may end in the middle of a string.
  var text: [UInt8] = []
  var ends: [(end: Int, place: SourceRange)] = []
  for piece in pieces {
    text += Array(piece.text.utf8)
    ends.append(
      (text.count, piece.place.isNone ? SourceRange(file: file, start: 0, end: 0) : piece.place))
  }
  _ = Lexer.lex(
    text, file: file, names: &state.names, spellings: &state.spellings, problems: &problems,
    into: &tokens)
  if tokens.last?.kind == .endOfInput { tokens.removeLast() }
  var piece = 0
  for index in tokens.indices {
    let start = Int(tokens[index].place.start)
    while piece < ends.count - 1, ends[piece].end <= start { piece += 1 }
    if piece < ends.count { tokens[index].place = ends[piece].place }
  }
  let last = tokens.last?.place ?? .none
  tokens.append(
    Token(.endOfInput, place: SourceRange(file: last.file, start: last.end, end: last.end)))
  if !problems.isEmpty { return .failed(problems) }
  var parser = Parser(tokens: tokens, state: state, form: form)
  parser.parseAll()
  state = parser.state
  if !parser.diagnostics.isEmpty { return .failed(parser.diagnostics) }
  if let unfinished = parser.unfinished { return .failed([unfinished]) }
  return .tree(parser.tree, warnings: [])
}

/// The lowered text as it is read, for tests and for eyes.
package func loweredText(_ pieces: [LoweredPiece]) -> String { pieces.map(\.text).joined() }
