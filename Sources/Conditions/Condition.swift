package import Diagnostics
package import Session

/// A condition of the check language, for whoever has a world and a question.
///
///     let (condition, problems) = Condition.compile("count(a) == 2")
///     condition?.evaluate(in: session)      // true, false, or nil: it names what is not there
///
/// It asks how the world stands where the session is; `after` says what had happened, for the conditions on
/// events, output and endings.
package struct Condition: Sendable {
  package var line: CheckLine

  /// Reads one line; nil with the problems where it is no condition.
  package static func compile(
    _ text: String, file: UInt32 = 0, start: UInt32 = 0
  ) -> (condition: Condition?, diagnostics: [Diagnostic]) {
    let parsing = CheckParsing(text, file: file, start: start)
    return (parsing.lines.first.map { Condition(line: $0) }, parsing.diagnostics)
  }

  package func evaluate(in session: ProgramSession, after answered: Answering? = nil) -> Bool? {
    CheckWorld(session: session, answered: answered ?? Answering(clockAtStart: session.clock))
      .truth(of: line.condition)
  }
}
