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
///
/// `parts`: the library's pieces, then the program's; one list of both would be a copy of the larger. They are
/// given up as soon as they are tokens: beside the tree they would be a fifth of what a long text costs.
package func readLowered(
  _ parts: inout [[LoweredPiece]], file: UInt32, state: inout SyntaxState,
  form: ReadingOptions.Form, interruption: Interruption = Interruption()
) -> ReadingResult {
  var tokens: [Token] = []
  var problems: [Diagnostic] = []
  // Lexed as one text: a piece may end in the middle of a string.
  var text: [UInt8] = []
  text.reserveCapacity(parts.joined().reduce(0) { $0 + $1.text.utf8.count })
  for piece in parts.joined() { text += piece.text.utf8 }
  interruption.expect(text.count / 4 * MemoryLayout<Token>.stride)
  if interruption.isRaised {
    return .failed([interruption.problem(at: SourceRange(file: file, start: 0, end: 0))])
  }
  tokens.reserveCapacity(text.count / 4)
  _ = Lexer.lex(
    text, file: file, names: &state.names, spellings: &state.spellings, problems: &problems,
    into: &tokens)
  text = []
  if tokens.last?.kind == .endOfInput { tokens.removeLast() }
  var (index, end) = (0, 0)
  for piece in parts.joined() {
    end += piece.text.utf8.count
    let place = piece.place.isNone ? SourceRange(file: file, start: 0, end: 0) : piece.place
    while index < tokens.count, Int(tokens[index].place.start) < end {
      tokens[index].place = place
      index += 1
    }
  }
  parts = []
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
  parser.tree.isLowered = true
  return .tree(parser.tree, warnings: [])
}
