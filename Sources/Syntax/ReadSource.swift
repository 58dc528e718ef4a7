package import Diagnostics

/// One text -> a tree, a list of problems, or "more, please".
///
/// `file` must be registered in `sources`; headers it includes are registered there too. The state goes
/// in and comes out: names, macros, and what names mean. When the result is not a tree, the caller puts
/// the old state back.
package func readSource(
  file: UInt32, in sources: inout SourceMap, state: inout SyntaxState, options: ReadingOptions
) -> ReadingResult {
  var moved = SyntaxState(empty: ())
  swap(&moved, &state)
  var preprocessor = Preprocessor(state: moved, sources: sources, options: options)
  moved = SyntaxState(empty: ())
  preprocessor.run(file: file)
  sources = preprocessor.sources

  var borrowed = SyntaxState(empty: ())
  swap(&borrowed, &preprocessor.state)
  var parser = Parser(tokens: preprocessor.output, state: borrowed, form: options.form)
  borrowed = SyntaxState(empty: ())
  preprocessor.output = []
  parser.packings = preprocessor.packings
  parser.interruption = options.interruption
  parser.allowsStatements =
    options.form != .prelude && (options.form == .input || !hasMain(parser.tokens))
  parser.hasEarlierErrors = preprocessor.diagnostics.contains { $0.severity == .error }
  if !preprocessor.stopped { parser.parseAll() }
  swap(&parser.state, &state)

  // The preprocessor ran first; its findings take their place among the parser's.
  var all = preprocessor.diagnostics
  all.append(contentsOf: parser.diagnostics)
  let errors = ordered(all.filter { $0.severity == .error }, file)
  let unfinished = preprocessor.unfinished ?? parser.unfinished
  if !errors.isEmpty {
    return .failed(Array(errors.prefix(Parser.maximumErrors)))
  }
  if let unfinished {
    return options.form == .input ? .incomplete(unfinished) : .failed([unfinished])
  }
  let warnings = ordered(all.filter { $0.severity != .error }, file)
  return .tree(parser.tree, warnings: warnings)
}

/// One body that was left out before -> a tree whose one root it is. `state` is what the whole text left.
package func readBody(
  _ place: SourceRange, parameters: [NameID], in sources: SourceMap, state: inout SyntaxState,
  arc: Bool
) -> ReadingResult {
  var options = ReadingOptions(form: .prelude, arc: arc)
  options.part = Int(place.start)..<Int(place.end)
  var moved = SyntaxState(empty: ())
  swap(&moved, &state)
  var preprocessor = Preprocessor(state: moved, sources: sources, options: options)
  moved = SyntaxState(empty: ())
  preprocessor.run(file: place.file)
  var borrowed = SyntaxState(empty: ())
  swap(&borrowed, &preprocessor.state)
  var parser = Parser(tokens: preprocessor.output, state: borrowed, form: .prelude)
  borrowed = SyntaxState(empty: ())
  parser.parseBody(parameters: parameters)
  swap(&parser.state, &state)
  let problems = preprocessor.diagnostics + parser.diagnostics
  if let problem = problems.first(where: { $0.severity == .error }) ?? parser.unfinished {
    return .failed([problem])
  }
  return .tree(parser.tree, warnings: [])
}

/// By place within the file that was asked for; headers first, as they were read first.
private func ordered(_ diagnostics: [Diagnostic], _ file: UInt32) -> [Diagnostic] {
  diagnostics.enumerated().sorted { a, b in
    let x = a.element.place
    let y = b.element.place
    if x.file != y.file { return a.offset < b.offset }
    return x.start != y.start ? x.start < y.start : a.offset < b.offset
  }.map(\.element)
}

/// Whether a function called `main` is declared at the outermost level.
private func hasMain(_ tokens: [Token]) -> Bool {
  var open = 0
  for index in tokens.indices {
    switch tokens[index].kind {
    case .leftBrace: open += 1
    case .rightBrace: open = max(0, open - 1)
    case .identifier:
      if open == 0, tokens[index].value == Word.main, index > 0, index + 1 < tokens.count,
        tokens[index + 1].kind == .leftParen, tokens[index - 1].kind == .identifier
      {
        return true
      }
    default: break
    }
  }
  return false
}
