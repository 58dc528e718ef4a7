package import Diagnostics

/// What the preprocessor leaves of a text, for a front end that reads on by itself.
///
/// C++ has C's preprocessor and a grammar of its own: macros, conditions and headers are dealt with here, and
/// what remains goes to the other reader as tokens with their spelling and their place.
package struct PreprocessedText: Sendable {
  package struct Piece: Sendable {
    package var kind: TokenKind
    package var text: String
    package var place: SourceRange
    /// A blank or a line's end stands in front of it, where it was written: in a macro's body, too.
    package var followsBlank = false
  }
  package var pieces: [Piece] = []
  package var diagnostics: [Diagnostic]
  /// What says that the text just is not finished yet.
  package var unfinished: Diagnostic?

  /// Reads a text; headers it includes are registered in `sources`. The state's names and macros go on.
  package init(
    file: UInt32, in sources: inout SourceMap, state: inout SyntaxState, options: ReadingOptions
  ) {
    var preprocessor = Preprocessor(state: state, sources: sources, options: options)
    preprocessor.run(file: file)
    options.interruption.expect(preprocessor.output.count * MemoryLayout<Piece>.stride)
    if !options.interruption.isRaised { pieces.reserveCapacity(preprocessor.output.count) }
    reading: for token in preprocessor.output {
      if options.interruption.isRaised {
        preprocessor.interrupt(at: token.place)
        break
      }
      let text: String
      switch token.kind {
      case .endOfInput: break reading
      case .invalid:
        preprocessor.report(token)
        continue
      case .parameter, .placemarker: continue
      case .identifier: text = preprocessor.state.names[token.value]
      case .number, .string, .character:
        text = String(decoding: preprocessor.bytes(of: token), as: UTF8.self)
      default: text = token.kind.spelling
      }
      pieces.append(
        Piece(
          kind: token.kind, text: text, place: token.place,
          followsBlank: token.flags & (Token.spaceBefore | Token.startOfLine) != 0))
    }
    let end = preprocessor.output.last?.place ?? .none
    pieces.append(Piece(kind: .endOfInput, text: "", place: end))
    sources = preprocessor.sources
    diagnostics = preprocessor.diagnostics
    unfinished = preprocessor.unfinished
    state = preprocessor.state
  }
}

extension SyntaxState {
  /// Takes macros away that a language has words of its own for.
  package mutating func undefine(_ words: [String]) {
    for word in words { macros.undefine(names.intern(word)) }
  }
}
