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
  if !parser.diagnostics.isEmpty {
    // Behind what is not built the text may look wrong without being so.
    let end =
      parser.diagnostics.firstIndex { $0.code == .swiftNotBuilt } ?? parser.diagnostics.count
    return .failed(
      parser.diagnostics.enumerated()
        .filter { $0.offset <= end || $0.element.code != .swiftSyntax }.map(\.element))
  }
  if let unfinished = parser.unfinished { return .incomplete(unfinished) }
  if parser.asksForLine {
    let source = sources.files[Int(file)]
    parser.tree.lineStarts = source.lineStarts
    parser.tree.bytes = source.text
    parser.tree.fileName = source.name
  }
  return .tree(parser.tree)
}
