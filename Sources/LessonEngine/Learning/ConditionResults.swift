import Conditions
import Session

/// What became of one condition of an answer: for reports, where the shell tells the first that fails.
package struct ConditionResult: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case pass, fail
    /// The answer, or the probe in front of it, did not get so far.
    case untried
  }

  /// Empty: it was asked of the answer itself.
  package var probe: String
  package var condition: String
  package var kind: Kind
  /// The author's words for one that fails.
  package var words: String
  /// Its line in the lesson, counted from 1; 0 where the file is not at hand.
  package var line: Int
}

/// A line of a check under one answer.
struct TriedLine {
  var kind: ConditionResult.Kind
  var words: String
}

extension AnswerJudge {
  /// How each condition of the step fared under an answer that was judged: one entry per line of each `check`, with
  /// its words. An answer that passes is not run again.
  func conditions(of verdict: StepVerdict) -> [[TriedLine]] {
    func all(_ kind: ConditionResult.Kind, _ check: CheckBlock) -> [TriedLine] {
      check.lines.map { TriedLine(kind: kind, words: ValuesInWords.leftOut(of: $0.text)) }
    }
    if verdict.kind == .pass { return step.checks.map { all(.pass, $0) } }
    if worldProblem != nil || wants == .place { return step.checks.map { all(.untried, $0) } }
    defer { session.restore(start) }
    let answer = verdict.judged.inputs.map { AnswerInput($0.text, mode: $0.mode) }
    let (answered, afterAnswer) = after(answer)
    return step.checks.map { check in
      let expectsStop = expectsStop(check, after: answered)
      let judged = trying(check.probe, answer, answered, afterAnswer)
      let isCutShort = !check.probe.isEmpty && judged.hasLeft
      if isCutShort || !expectsStop && !judged.problems.isEmpty { return all(.untried, check) }
      var world = CheckWorld(session: session, answered: judged)
      let findings = RaceFindings()
      findings.serve(&world)
      world.drainsPool = !check.keepsPool
      return check.lines.map { line in
        let holds = world.truth(of: line.condition) == true
        if !holds, findings.isUnsearched(line.condition) {
          return TriedLine(kind: .untried, words: ValuesInWords.leftOut(of: line.text))
        }
        return TriedLine(
          kind: holds ? .pass : .fail,
          words: holds ? ValuesInWords.leftOut(of: line.text) : world.filled(line.text))
      }
    }
  }
}

extension LessonStep {
  /// The points of an answer that does not pass.
  ///
  /// A `check` with points of its own gives them where all its conditions hold. What is left of the step's points is
  /// for who passes, or, in parts, for each condition. Nothing is paid for what holds for an empty answer too
  /// (`empty`): it is no merit.
  func partialPoints(
    _ tried: [[TriedLine]], empty: [[TriedLine]], inParts: Bool
  ) -> Int {
    var earned = 0
    var rest = (held: 0, asked: 0)
    for ((check, tried), empty) in zip(zip(checks, tried), empty) {
      let asked = zip(tried, empty).filter { $0.1.kind != .pass }
      let held = asked.count { $0.0.kind == .pass }
      if let points = check.points {
        if asked.isEmpty { continue }
        let all = tried.allSatisfy { $0.kind == .pass }
        earned += all ? points : inParts ? points * held / asked.count : 0
      } else {
        rest.held += held
        rest.asked += asked.count
      }
    }
    let left = points - checks.reduce(0) { $0 + ($1.points ?? 0) }
    if inParts, rest.asked > 0 { earned += max(0, left) * rest.held / rest.asked }
    // Who does not pass has not everything.
    return max(0, min(earned, points - 1))
  }
}
