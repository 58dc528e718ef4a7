package import Diagnostics

/// A piece of lowered text: the machine's language, and the place in the program that it stands for.
///
/// Swift and C++ are checked by front ends of their own, which then write the program down in Objective-C or C.
/// That text nobody wrote, and nobody is to see it: each piece of it carries the place in the program that it
/// came from, and its tokens take that place over.
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
  _ pieces: [LoweredPiece], file: UInt32, state: inout SyntaxState, form: ReadingOptions.Form,
  interruption: Interruption = Interruption()
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
  if !problems.isEmpty {
    // Places in a text that nobody wrote say nothing.
    for index in problems.indices { problems[index].place = last }
    return .failed(problems)
  }
  var parser = Parser(tokens: tokens, state: state, form: form)
  parser.interruption = interruption
  parser.parseAll()
  state = parser.state
  if !parser.diagnostics.isEmpty { return .failed(parser.diagnostics) }
  if let unfinished = parser.unfinished { return .failed([unfinished]) }
  return .tree(parser.tree, warnings: [])
}
