import Conditions
import Diagnostics
import Session
import VirtualMachine

/// Proves the promises of one step.
struct StepProver {
  var lesson: Lesson
  var index: Int
  var step: LessonStep
  var path: WorldPath
  var echo: EchoDrawing?

  // MARK: What the page shows

  /// Each `run` ends normally and prints what its `output` says; each prediction has one answer.
  func runs() -> [Proof] { play().proofs }

  /// The blocks that show what a program does, each with what it really does.
  func shown() -> [ShownBlock] { play().shown }

  struct ShownBlock {
    var fence: Fence
    var told: String
  }

  private func play() -> (proofs: [Proof], shown: [ShownBlock]) {
    guard step.fences.contains(where: { [.run, .predict, .commands].contains($0.role) }) else {
      return ([], [])
    }
    let session = path.session
    if let problem = path.enter(StartingWorld(before: lesson, step: index), ofStep: index) {
      let broken = failure(.worldBroken, [], problem, session)
      return ([proof(.world, "", step.place, broken)], [])
    }
    var proofs: [Proof] = []
    var shown: [ShownBlock] = []
    var last = Outcome(status: .done)
    var printed = ""
    var number = 0
    func compare(_ kind: Proof.Kind, _ fence: Fence, _ expected: String, _ told: String) {
      let told = trimmedLines(told)
      let reason: Proof.Reason = kind == .timeline ? .timelineDiffers : .outputDiffers
      let problem = expected == told ? nil : failure(reason, [expected, told], [], session)
      shown.append(ShownBlock(fence: fence, told: told))
      proofs.append(proof(kind, number == 0 ? "" : "run-\(number)", fence.place, problem))
    }
    for fence in step.fences {
      switch fence.role {
      case .run, .predict:
        let clock = session.clock
        last = path.run(fence, ofStep: index)
        printed = last.printedText(in: session)
        if fence.role == .predict {
          proofs.append(prediction(fence, session, last, clock))
          continue
        }
        number += 1
        if last.status != .done && !fence.mayStop {
          let problem = failure(.runStopped, [], last.diagnostics, session)
          proofs.append(proof(.output, "run-\(number)", fence.place, problem))
        }
      case .output: compare(.output, fence, trimmedLines(fence.text), printed)
      case .timeline:
        let timeline = Timeline(last, in: session)
        let written = Timeline.normalisedLines(fence.text)
        let unknown = unknownKinds(in: fence)
        if !unknown.isEmpty {
          proofs.append(
            proof(
              .timeline, "run-\(number)", fence.place,
              failure(.unknownNames, [], unknown, session)))
          continue
        }
        // One that says nothing yet is to be filled with everything.
        let told = written == "?" ? timeline.lines() : timeline.lines(like: fence.text)
        compare(.timeline, fence, written, told)
      case .shell:
        guard let echo else { continue }
        compare(.shell, fence, trimmedLines(fence.text), echo(last, session, lesson.language))
      case .commands:
        let unknown = unknownClasses(in: fence, session)
        if unknown.isEmpty { continue }
        proofs.append(
          proof(.output, "", fence.place, failure(.unknownNames, [], unknown, session)))
      default: break
      }
    }
    return (proofs, shown)
  }

  /// Classes that commands name and nobody has declared: the reader would be told that there is none.
  private func unknownClasses(in fence: Fence, _ session: ProgramSession) -> [Diagnostic] {
    let lines = fence.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { number, line in
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 2, [":class", ":doors", ":source"].contains(words[0]),
        session.classInfo(named: words[1]) == nil, session.source(ofClass: words[1]) == nil,
        !session.libraryDeclares(class: words[1])
      else { return nil }
      let known = session.classNames(withLibrary: false)
      return Diagnostic(
        .lessonUnknownName, arguments: [words[1]], at: place(ofLine: number + 1, in: fence),
        suggestion: closestName(to: words[1], among: known))
    }
  }

  /// Kinds of events that a timeline names and that nothing can be of.
  private func unknownKinds(in fence: Fence) -> [Diagnostic] {
    let kinds = EventKind.allCases.map(\.name)
    let lines = fence.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { number, line in
      guard let word = Timeline.normalisedLines(String(line)).split(separator: " ").first,
        word != "?", !kinds.contains(String(word))
      else { return nil }
      return Diagnostic(
        .lessonUnknownName, arguments: [String(word)], at: place(ofLine: number + 1, in: fence),
        suggestion: closestName(to: String(word), among: kinds))
    }
  }

  private func prediction(
    _ fence: Fence, _ session: ProgramSession, _ outcome: Outcome, _ clock: UInt64
  ) -> Proof {
    let grading = PredictionGrading(
      fence: fence, choices: step.choiceLines, session: session, outcome: outcome,
      clockAtStart: clock)
    if grading.answer != nil { return proof(.prediction, "", fence.place, nil) }
    let unknown = grading.rightChoices.isEmpty ? grading.unknownNames : []
    if !unknown.isEmpty {
      return proof(.prediction, "", fence.place, failure(.unknownNames, [], unknown, session))
    }
    if grading.rightChoices.isEmpty {
      return proof(
        .prediction, "", fence.place,
        failure(grading.whyUnanswered, [], outcome.diagnostics, session))
    }
    let holding = grading.rightChoices.map(PredictionGrading.letter).joined(separator: " ")
    return proof(
      .prediction, "", fence.place, failure(.noAnswer, [holding], outcome.diagnostics, session))
  }

  // MARK: Answers

  func answers() -> [Proof] {
    guard let solution = step.fence(.solution), let task = step.fence(.task) else { return [] }
    let judge = AnswerJudge(lesson: lesson, step: index, path: path)
    if let problem = judge.worldProblem {
      let broken = Proof.Failure(
        reason: .worldBroken, arguments: [], diagnostics: problem, sources: judge.sources)
      return [proof(.world, "", task.place, broken)]
    }
    var proofs: [Proof] = []
    let right = judge.verdict(on: [solution.text])
    if !right.isCompiled {
      // Nothing else can be said of an answer that never ran.
      let broken = Proof.Failure(
        reason: .solutionFails, arguments: [right.kind.rawValue, "", ""],
        diagnostics: right.diagnostics, sources: right.sources)
      return [proof(.solution, "", solution.place, broken)]
    }
    var problem: Proof.Failure?
    let unknown = right.kind == .pass ? judge.unknownValues() : judge.unknownNames()
    if !unknown.isEmpty {
      problem = Proof.Failure(
        reason: .unknownNames, arguments: [], diagnostics: unknown, sources: judge.sources)
    } else if right.kind != .pass {
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
    judge.watchConditions()
    for (number, other) in step.fences(.solution).dropFirst().enumerated() {
      let verdict = judge.verdict(on: [other.text])
      proofs.append(
        proof(.right, "solution-\(number + 2)", other.place, rightFails("solution", verdict)))
    }
    proofs.append(mustFail(.starter, judge, [task.text], task.place))
    proofs.append(mustFail(.empty, judge, [], task.place))
    for (number, wrong) in step.fences(.wrong).enumerated() {
      proofs.append(proof(ofWrong: wrong, number + 1, judge))
    }
    for remark in step.remarks {
      let isTold = judge.tells(remark, after: ([solution] + step.fences(.wrong)).map(\.text))
      let never = Proof.Failure(
        reason: .neverTold, arguments: [remark.name], diagnostics: [], sources: judge.sources)
      proofs.append(proof(.when, remark.name, remark.place, isTold ? nil : never))
    }
    proofs += furtherAnswers(judge)
    if right.kind == .pass { proofs += mutants(of: solution, judge) }
    let unfailed = judge.unfailedConditions()
    if right.kind == .pass, !unfailed.isEmpty {
      let idle = unfailed.map { line in
        Diagnostic(.checkNeverFails, .warning, arguments: [line.source], at: line.place)
      }
      let never = Proof.Failure(
        reason: .neverFails, arguments: [], diagnostics: idle, sources: judge.sources)
      proofs.append(proof(.wrong, "", task.place, never))
    }
    return proofs
  }

  /// Answers that lie beside the lesson, `answers/STEP/right-*.m` and `wrong-MISTAKE*.m`: they prove the checks
  /// and are no part of the page.
  private func furtherAnswers(_ judge: AnswerJudge) -> [Proof] {
    guard let task = step.fence(.task) else { return [] }
    let folder = "\(lesson.answersFolder)/\(step.id)"
    return (DiskFile.names(in: folder) ?? []).sorted().compactMap { name in
      guard let bytes = try? DiskFile.read("\(folder)/\(name)"),
        name.hasSuffix(lesson.mode(ofStep: index).inputLanguage.fileEnding)
      else { return nil }
      let saved = SavedAnswer(String(decoding: bytes, as: UTF8.self))
      let verdict = judge.verdict(on: saved.inputs.map { AnswerInput($0.text, mode: $0.mode) })
      let stem = String(
        name.dropLast(lesson.mode(ofStep: index).inputLanguage.fileEnding.utf8.count))
      if stem.hasPrefix("right") {
        let problem = rightFails(name, verdict)
        return proof(.right, stem, task.place, problem)
      }
      guard stem.hasPrefix("wrong") else { return nil }
      let rest = stem.dropFirst("wrong-".count)
      let expected = step.mistakes.map(\.name).filter { rest.hasPrefix($0) }
        .max { $0.utf8.count < $1.utf8.count }
      var reason: Proof.Reason?
      var isOther = false
      if verdict.kind == .pass {
        reason = .wrongPasses
      } else if expected != verdict.mistake?.name,
        expected != nil || (saved.inputs.first?.text ?? "").contains("mistake=none")
      {
        isOther = true
        reason = Proof.Failure.mistake(
          expected: expected ?? "", told: verdict.mistake?.name ?? "")
      } else if verdict.neverRan, !(saved.inputs.first?.text ?? "").contains("compiles=no") {
        reason = .notCompiling
      } else if verdict.isCompiled, (saved.inputs.first?.text ?? "").contains("compiles=no") {
        reason = .compiling
      }
      var told = verdict
      if isOther { told.tellSlips(in: expected ?? "", after: saved.inputs, judge) }
      let problem = reason.map {
        Proof.Failure(
          reason: $0, arguments: [expected ?? "", verdict.mistake?.name ?? ""],
          diagnostics: told.diagnostics, sources: told.sources)
      }
      return proof(.wrong, stem, task.place, problem)
    }
  }

  private func rightFails(_ name: String, _ verdict: StepVerdict) -> Proof.Failure? {
    if verdict.kind == .pass { return nil }
    let told = verdict.mistake?.name ?? verdict.failedLine?.source ?? verdict.kind.rawValue
    let leftOut = verdict.judged.leftOut
    let lines = leftOut.first.map { [String(leftOut.count), normalised($0)] } ?? []
    return Proof.Failure(
      reason: lines.isEmpty ? .rightFails : .rightFailsWithout,
      arguments: [name, told, verdict.failedLine?.text ?? ""] + lines,
      diagnostics: verdict.diagnostics, sources: verdict.sources)
  }

  /// Each spoilt solution fails, unless the lesson says why it cannot.
  private func mutants(of solution: Fence, _ judge: AnswerJudge) -> [Proof] {
    var proofs: [Proof] = []
    var survived: Set<String> = []
    for mutant in Mutant.all(of: solution.text, language: solution.language) {
      let place = self.place(ofLine: mutant.line, in: solution)
      var problem: Proof.Failure?
      if judge.verdict(on: [mutant.code]).kind == .pass {
        survived.insert(mutant.name)
        if !step.survivors.contains(where: { $0.mutant == mutant.name }) {
          problem = Proof.Failure(
            reason: .mutantSurvives, arguments: [mutant.name, mutant.source], diagnostics: [],
            sources: judge.sources)
        }
      }
      proofs.append(proof(.mutant, mutant.name, place, problem))
    }
    for listed in step.survivors where !survived.contains(listed.mutant) {
      let stale = Proof.Failure(
        reason: .noSuchMutant, arguments: [listed.mutant], diagnostics: [], sources: judge.sources)
      proofs.append(proof(.mutant, listed.mutant, listed.place, stale))
    }
    return proofs
  }

  private func place(ofLine line: Int, in fence: Fence) -> SourceRange {
    var start = fence.textStart
    var end = start
    for (number, text) in fence.text.utf8.split(
      separator: 0x0A, maxSplits: line, omittingEmptySubsequences: false
    ).prefix(line).enumerated() {
      end = start &+ UInt32(truncatingIfNeeded: text.count)
      if number < line - 1 { start = end &+ 1 }
    }
    return SourceRange(file: fence.place.file, start: start, end: end)
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
      reason = Proof.Failure.mistake(expected: expected ?? "", told: told ?? "")
    } else if verdict.neverRan, wrong.attribute("compiles") == nil {
      reason = .notCompiling
    } else if verdict.isCompiled, wrong.attribute("compiles") != nil {
      reason = .compiling
    } else if let fails = wrong.attribute("fails"), fails != verdict.checkName(in: step) {
      let other = Proof.Failure(
        reason: .otherCheck, arguments: [fails, verdict.checkName(in: step)],
        diagnostics: verdict.diagnostics, sources: verdict.sources)
      return proof(.wrong, expected ?? "\(number)", wrong.place, other)
    } else if expected == nil, verdict.diagnostics.isEmpty,
      verdict.failedLine?.text.isEmpty ?? true
    {
      reason = .wordless
    }
    var whole = verdict
    if verdict.kind != .pass && expected != told {
      whole.tellSlips(
        in: expected ?? "", after: [SavedAnswer.Input(wrong.text, mode: nil)], judge)
    }
    let problem = reason.map {
      Proof.Failure(
        reason: $0, arguments: [expected ?? "", told ?? "", verdict.failedLine?.source ?? ""],
        diagnostics: whole.diagnostics, sources: whole.sources)
    }
    return proof(.wrong, expected ?? "\(number)", wrong.place, problem)
  }

  // MARK: Hints

  /// A hint points the way; a whole line of the solution in it, or all that belongs in a gap, is the way.
  func hints() -> [Proof] {
    guard let solution = step.fence(.solution), !step.hints.isEmpty else { return [] }
    let shown = step.fences.filter { $0.role != .solution && $0.role != .wrong }
      .map { squeezed($0.text) }
    let lines = solution.text.split(separator: "\n").map(String.init)
    for (number, hint) in step.hints.enumerated() {
      let words = squeezed(hint.map(\.plainText).joined(separator: " "))
      for line in lines + lines.compactMap(filling) {
        let code = squeezed(line)
        guard code.utf8.count >= 10, words.contains(code),
          !shown.contains(where: { $0.contains(code) })
        else { continue }
        let tells = Proof.Failure(
          reason: .hintTells, arguments: [String(number + 1), normalised(line)],
          diagnostics: [], sources: SourceMap())
        return [proof(.hints, "", solution.place, tells)]
      }
    }
    return [proof(.hints, "", solution.place, nil)]
  }

  /// What a line of the solution has where the template has a gap.
  private func filling(_ line: String) -> String? {
    let template = step.fence(.task)?.text.split(separator: "\n") ?? []
    return template.lazy.compactMap { gapped in
      let parts = String(gapped).parts(between: "___")
      guard parts.count == 2, line.hasPrefix(parts[0]), line.hasSuffix(parts[1]),
        line.utf8.count > parts[0].utf8.count + parts[1].utf8.count
      else { return nil }
      return String(line.dropFirst(parts[0].count).dropLast(parts[1].count))
    }.first
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

extension StepVerdict {
  /// Adds what the expected mistake names in vain: where the answer was stopped, behind the stop, which is why.
  fileprivate mutating func tellSlips(
    in mistake: String, after inputs: [SavedAnswer.Input], _ judge: AnswerJudge
  ) {
    let slips = judge.slips(in: mistake, after: inputs, &sources)
    diagnostics = isStopped ? diagnostics + slips : slips + diagnostics
  }

  /// The condition that failed as `wrong fails=…` names it: the probe, and the number of the condition in its
  /// block, `again:2`; `answer:1` where the answer alone was asked, `again` where the probe did not get so far.
  fileprivate func checkName(in step: LessonStep) -> String {
    let name = probe.isEmpty ? "answer" : probe
    guard let failedLine else { return name }
    let lines = step.checks.filter { $0.probe == probe }.flatMap(\.lines)
    guard let index = lines.firstIndex(where: { $0.place == failedLine.place }) else { return name }
    return "\(name):\(index + 1)"
  }
}
