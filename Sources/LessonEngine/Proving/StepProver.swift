import Diagnostics
import Session
import VirtualMachine

/// Proves the promises of one step.
struct StepProver {
  var lesson: Lesson
  var index: Int
  var step: LessonStep
  var makeSession: SessionMaker

  // MARK: What the page shows

  /// Each `run` ends normally and prints what its `output` says; each prediction has one answer.
  func runs() -> [Proof] {
    guard step.fence(.run) != nil || step.prediction != nil else { return [] }
    let session = makeSession(lesson.sessionOptions(judging: true))
    session.mode = lesson.mode == .arc ? .arc : .mrc
    for fence in StartingWorld(before: lesson, step: index).inputs {
      let outcome = session.evaluate(fence.text)
      if outcome.status != .done && !fence.mayStop {
        return [
          proof(.world, "", fence.place, failure(.worldBroken, [], outcome.diagnostics, session))
        ]
      }
    }
    var proofs: [Proof] = []
    var printed = ""
    var number = 0
    for fence in step.fences {
      switch fence.role {
      case .run:
        number += 1
        let outcome = session.evaluate(fence.text)
        printed = text(of: outcome, session)
        if outcome.status != .done && !fence.mayStop {
          let problem = failure(.runStopped, [], outcome.diagnostics, session)
          proofs.append(proof(.output, "run-\(number)", fence.place, problem))
        }
      case .predict:
        let outcome = session.evaluate(fence.text)
        printed = text(of: outcome, session)
        proofs.append(prediction(fence, session, outcome))
      case .output:
        let expected = trimmed(fence.text)
        let problem =
          expected == trimmed(printed)
          ? nil : failure(.outputDiffers, [expected, trimmed(printed)], [], session)
        proofs.append(proof(.output, "run-\(number)", fence.place, problem))
      default:
        break
      }
    }
    return proofs
  }

  private func prediction(
    _ fence: Fence, _ session: ProgramSession, _ outcome: Outcome
  ) -> Proof {
    let grading = PredictionGrading(
      fence: fence, choices: step.choiceLines, session: session, outcome: outcome)
    if grading.answer != nil { return proof(.prediction, "", fence.place, nil) }
    let holding = grading.rightChoices.map(PredictionGrading.letter).joined(separator: " ")
    return proof(
      .prediction, "", fence.place, failure(.noAnswer, [holding], outcome.diagnostics, session))
  }

  /// What a run printed, addresses of objects as `#N`.
  private func text(of outcome: Outcome, _ session: ProgramSession) -> String {
    var text = String(decoding: outcome.output.flatMap(\.bytes), as: UTF8.self)
    for object in session.objects() where !object.isImmortal {
      let address = "0x" + String(object.address, radix: 16)
      text = text.split(separator: address, omittingEmptySubsequences: false)
        .joined(separator: "#\(object.serial)")
    }
    return text
  }

  /// Without line ends at the end and spaces at the ends of lines.
  private func trimmed(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line
      while line.last == " " || line.last == "\r" { line.removeLast() }
      return String(line)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  // MARK: Answers

  func answers() -> [Proof] {
    guard let solution = step.fence(.solution), let task = step.fence(.task) else { return [] }
    let judge = AnswerJudge(lesson: lesson, step: index, makeSession: makeSession)
    if let problem = judge.worldProblem {
      let broken = Proof.Failure(
        reason: .worldBroken, arguments: [], diagnostics: problem, sources: judge.sources)
      return [proof(.world, "", task.place, broken)]
    }
    var proofs: [Proof] = []
    let right = judge.verdict(on: [solution.text])
    var problem: Proof.Failure?
    if right.kind != .pass {
      problem = Proof.Failure(
        reason: .solutionFails,
        arguments: [
          right.kind.rawValue, right.failedLine?.source ?? "", right.failedLine?.text ?? "",
        ],
        diagnostics: right.diagnostics, sources: right.sources)
    }
    proofs.append(proof(.solution, "", solution.place, problem))

    let matched = judge.mistakes(holdingAfter: [solution.text])
    proofs.append(
      proof(
        .mistakes, "", solution.place,
        matched.isEmpty
          ? nil
          : Proof.Failure(
            reason: .solutionIsMistake, arguments: matched, diagnostics: [],
            sources: judge.sources)))
    proofs.append(mustFail(.starter, judge, [task.text], task.place))
    proofs.append(mustFail(.empty, judge, [], task.place))
    for (number, wrong) in step.fences(.wrong).enumerated() {
      proofs.append(proof(ofWrong: wrong, number + 1, judge))
    }
    return proofs
  }

  private func mustFail(
    _ kind: Proof.Kind, _ judge: AnswerJudge, _ answer: [String], _ place: SourceRange
  ) -> Proof {
    let verdict = judge.verdict(on: answer)
    guard verdict.kind == .pass else { return proof(kind, "", place, nil) }
    let passes = Proof.Failure(
      reason: .wrongPasses, arguments: [], diagnostics: [], sources: judge.sources)
    return proof(kind, "", place, passes)
  }

  private func proof(ofWrong wrong: Fence, _ number: Int, _ judge: AnswerJudge) -> Proof {
    let verdict = judge.verdict(on: [wrong.text])
    let expected = wrong.attribute("say")
    let told = verdict.mistake?.name
    var reason: Proof.Reason?
    if verdict.kind == .pass {
      reason = .wrongPasses
    } else if expected != told {
      reason = .otherMistake
    } else if expected == nil, verdict.diagnostics.isEmpty,
      verdict.failedLine?.text.isEmpty ?? true
    {
      reason = .wordless
    }
    let problem = reason.map {
      Proof.Failure(
        reason: $0, arguments: [expected ?? "", told ?? "", verdict.failedLine?.source ?? ""],
        diagnostics: verdict.diagnostics, sources: verdict.sources)
    }
    return proof(.wrong, expected ?? "\(number)", wrong.place, problem)
  }

  // MARK: Hints

  /// A hint points the way; a whole line of the solution in it is the way.
  func hints() -> [Proof] {
    guard let solution = step.fence(.solution), !step.hints.isEmpty else { return [] }
    let shown = step.fences.filter { $0.role != .solution && $0.role != .wrong }
      .map { squeezed($0.text) }
    for (number, hint) in step.hints.enumerated() {
      let words = squeezed(hint.map(\.plainText).joined(separator: " "))
      for line in solution.text.split(separator: "\n") {
        let code = squeezed(String(line))
        guard code.utf8.count >= 10, occurs(code, in: words),
          !shown.contains(where: { occurs(code, in: $0) })
        else { continue }
        let tells = Proof.Failure(
          reason: .hintTells, arguments: [String(number + 1), normalised(String(line))],
          diagnostics: [], sources: SourceMap())
        return [proof(.hints, "", solution.place, tells)]
      }
    }
    return [proof(.hints, "", solution.place, nil)]
  }

  private func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  // MARK: Making proofs

  private func proof(
    _ kind: Proof.Kind, _ name: String, _ place: SourceRange, _ failure: Proof.Failure?
  ) -> Proof {
    Proof(step: step.id, kind: kind, name: name, place: place, failure: failure)
  }

  private func failure(
    _ reason: Proof.Reason, _ arguments: [String], _ diagnostics: [Diagnostic],
    _ session: ProgramSession
  ) -> Proof.Failure {
    Proof.Failure(
      reason: reason, arguments: arguments, diagnostics: diagnostics, sources: session.sources)
  }
}
