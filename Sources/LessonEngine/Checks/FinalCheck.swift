package import Diagnostics
package import Session

/// A condition for the final state of each schedule.
///
/// Only what a state alone can answer is asked: values, counts, objects, births and deaths. What came before
/// what differs from schedule to schedule although the state is the same, so such a condition is refused.
package struct FinalCheck {
  private let condition: CheckCondition

  /// nil with the problems: not to be understood, or no question about a state.
  package init?(_ text: String, problems: inout [Diagnostic]) {
    let parsing = CheckParsing(
      fence: Fence(
        role: .check, language: "", name: "", attributes: [], text: text + "\n", place: .none,
        textStart: 0))
    problems = parsing.diagnostics
    guard let line = parsing.lines.first, parsing.lines.count == 1, problems.isEmpty,
      line.condition.isAboutStates
    else { return nil }
    condition = line.condition
  }

  /// nil: it cannot be told (a name that nobody declares).
  package func holds(in session: ProgramSession) -> Bool? {
    var answering = Answering(clockAtStart: 0)
    answering.events = session.birthsAndDeaths()
    return CheckWorld(session: session, answered: answering).truth(of: condition)
  }
}

extension CheckCondition {
  /// Whether equal states have equal answers.
  fileprivate var isAboutStates: Bool {
    switch self {
    case .holds, .same: true
    case .not(let inner), .atEnd(let inner): inner.isAboutStates
    case .outputContains, .before, .never, .always, .ends, .warns: false
    }
  }
}
