package import Diagnostics

/// The three results of reading a text in Swift.
package enum SwiftReading: Sendable {
  case tree(SwiftTree)
  case incomplete(Diagnostic)
  case failed([Diagnostic])
}

/// A text in Swift -> its tree.
package func readSwift(
  file: UInt32, in sources: SourceMap, interruption: Interruption = Interruption()
) -> SwiftReading {
  guard sources.files.indices.contains(Int(file)) else { return .failed([]) }
  let lexer = SwiftLexer(
    sources.files[Int(file)].text, file: file, interruption: interruption)
  if !lexer.problems.isEmpty { return .failed(lexer.problems) }
  if let open = lexer.openAt { return .incomplete(open) }
  var parser = SwiftParser(tokens: lexer.tokens)
  parser.interruption = interruption
  parser.parseAll()
  if !parser.diagnostics.isEmpty { return .failed(parser.diagnostics) }
  if let unfinished = parser.unfinished { return .incomplete(unfinished) }
  return .tree(parser.tree)
}
