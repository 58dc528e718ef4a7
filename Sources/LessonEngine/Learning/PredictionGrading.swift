import Session

/// Grades what a learner said would happen, by what happened.
///
/// No answer is written in the lesson: a number is the value of the code's last expression, a choice is
/// the one whose condition holds after the run. So a prediction cannot be wrong on paper while right on
/// the machine, and the checker only has to prove that exactly one choice is true.
struct PredictionGrading {
  var fence: Fence
  var choices: [CheckLine]
  var session: ProgramSession
  var outcome: Outcome

  /// Indices of the choices that hold.
  var rightChoices: [Int] {
    let world = CheckWorld(session: session, answered: Answering(outcome, in: session))
    return choices.indices.filter { world.holds(choices[$0].condition) }
  }

  /// The right answer as it is typed, nil when the lesson has none.
  var answer: String? {
    switch fence.attribute("kind").flatMap(PredictionKind.init(rawValue:)) {
    case .number:
      guard case .number(let text)? = outcome.values.last?.content else { return nil }
      return text
    case .choice:
      guard rightChoices.count == 1, let index = rightChoices.first else { return nil }
      return Self.letter(index)
    case .fate, .lines, nil: return nil
    }
  }

  func verdict(on said: String) -> PredictionVerdict {
    let right = answer ?? ""
    let isRight = !right.isEmpty && normalised(said).lowercased() == right.lowercased()
    return PredictionVerdict(isRight: isRight, answer: right, outcome: outcome)
  }

  /// `A`, `B`, …
  static func letter(_ index: Int) -> String {
    String(Unicode.Scalar(UInt8(truncatingIfNeeded: 65 + min(max(index, 0), 25))))
  }
}
