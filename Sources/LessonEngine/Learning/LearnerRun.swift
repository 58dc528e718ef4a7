import Conditions
package import Diagnostics
package import Session

/// A lesson being learnt.
///
/// The shell stays a real prompt inside a lesson: every input goes to the learner's session and may be
/// anything. The answer to a task is simply what was typed since the step began (or since `reset`).
/// `check` judges it somewhere else: in a fresh copy of the step's starting world, in a session of its
/// own, so that looking for the truth never touches what the learner has on the table, and what the
/// learner tried in between never touches the verdict.
///
/// The caller's way through a step: `enter()`; then for each of `step.blocks` show it, and for a fence
/// with the role `run` call `run(fence:)`, with the role `predict` ask and call `predict(_:)`; then
/// `input(_:)` for whatever is typed, `check()`, `hint()`, `solution`, `next()`.
package final class LearnerRun {
  package let lesson: Lesson
  package let session: ProgramSession
  /// Index of the current step.
  package private(set) var position: Int
  /// Wrong answers to the current step, in this run and remembered from earlier ones.
  package private(set) var misses: Int
  /// How many hints of the current step were shown.
  package private(set) var hintsShown = 0
  /// Something about keeping progress that the learner should be told once; taking it clears it.
  package private(set) var progressProblem: ProgressProblem?

  private let makeSession: SessionMaker
  private let progress: Progress
  private let blank: ProgramSession.Checkpoint
  /// The learner's session as the step's prose ended; `reset` comes back to it.
  private var start: ProgramSession.Checkpoint
  /// The session as the last of the step's runs left it, were it stopped: where a question is asked.
  private var asked: ProgramSession.Checkpoint
  private var typed: [TypedInput] = []
  /// Commands that went through time since the step began.
  private var travelled: [String] = []
  /// Notes of this step that were told.
  private var told: Set<String> = []
  /// The task was solved since the step was entered, or begun anew.
  private var solvedHere = false
  /// The session stands as this step left it, when the next one goes on from there.
  private var leftStep: Int?
  private var judge: AnswerJudge?
  /// The machine that judges; made when it is first needed.
  private var path: WorldPath?
  private var judgedStep = -1

  /// Wrong answers after which the solution may be shown.
  package static let missesBeforeSolution = 2

  /// The session has left the world that the step's question is asked in.
  package var hasLeftQuestion: Bool { !session.stands(at: asked) }

  /// The lines of a `lines` prediction, once they are known, and the step they belong to.
  private var foreseen: (step: Int, lines: [String])?

  private struct TypedInput {
    var input: AnswerInput
    var status: Outcome.Status
    /// The input's number in the session's history, nil where none is kept.
    var number: Int?
  }

  /// `session` should be fresh, made with `lesson.sessionOptions(judging: false)`: what is in it now is
  /// what every step's world is built on. `language` is in the lesson already (see `Course.lesson`).
  package init(
    lesson: Lesson, session: ProgramSession, progress: Progress, resuming: Bool = true,
    makeSession: @escaping SessionMaker = { ProgramSession(options: $0) }
  ) {
    self.lesson = lesson
    self.session = session
    self.progress = progress
    self.makeSession = makeSession
    blank = session.checkpoint()
    start = blank
    asked = blank
    position = 0
    misses = 0
    if resuming { position = progress.stepToOpen(of: lesson) }
    misses = progress.misses(step, of: lesson)
  }

  // MARK: Where we are

  package var step: LessonStep {
    lesson.steps.indices.contains(position) ? lesson.steps[position] : LessonStep.nothing
  }

  package var isLastStep: Bool { position >= lesson.steps.count - 1 }

  package func isSolved(_ index: Int) -> Bool {
    lesson.steps.indices.contains(index)
      && progress.isSolved(lesson.steps[index], of: lesson)
  }

  /// The lesson's text changed since it was learnt; progress counts all the same.
  package var changedSinceLearnt: Bool {
    guard let known = progress.edition(of: lesson) else { return false }
    return known != lesson.contentHash
  }

  // MARK: Moving

  /// Puts the session into the step's starting world. A diagnostic means that the lesson is broken.
  package func enter() -> [Diagnostic] {
    hintsShown = 0
    typed = []
    travelled = []
    told = []
    solvedHere = false
    misses = progress.misses(step, of: lesson)
    defer {
      leftStep = nil
      asked = session.checkpoint()
    }
    if step.start == .goesOn, leftStep == position - 1 {
      // What stands half-way in the past goes on in the present.
      if session.timePosition?.isPast == true { _ = session.goToEnd() }
      session.lessonMode = lesson.mode(ofStep: position)
      start = session.checkpoint()
      return []
    }
    session.restore(blank)
    if let problem = StartingWorld(before: lesson, step: position).build(in: session) {
      return problem
    }
    session.markInputsAsGiven()
    // Time begins here: what made the step's world is nothing to go back into.
    if step.start != .goesOn { session.forgetHistory() }
    start = session.checkpoint()
    return []
  }

  /// Runs a `run` fence of the step in the learner's session; part of the starting world.
  package func run(fence index: Int, picturing: Bool = false) -> Outcome {
    guard step.fences.indices.contains(index) else { return Outcome(status: .done) }
    let fence = step.fences[index]
    let texts = session.textCount
    let outcome =
      fence.attribute("typed") != nil
      ? Outcome(together: runTyped(fence: index))
      : lesson.run(fence, ofStep: position, in: session, picturing: picturing)
    session.markAsGiven()
    session.markInputsAsGiven(from: texts)
    // A run that was stopped is undone by the next input: the start stays where it was.
    asked = session.checkpoint()
    if outcome.status != .stopped && outcome.status != .interrupted { start = asked }
    typed = []
    return outcome
  }

  /// Types the lines of a `run typed` one by one; part of the starting world. `picturing`: the last one tells
  /// what all of them changed.
  package func runTyped(fence index: Int, picturing: Bool = false) -> [Outcome] {
    guard step.fences.indices.contains(index) else { return [] }
    session.lessonMode = lesson.mode(ofStep: position)
    let texts = session.textCount
    let outcomes = session.evaluate(
      lines: step.fences[index].typedLines, picturing: picturing, areGiven: true)
    session.markInputsAsGiven(from: texts)
    asked = session.checkpoint()
    if outcomes.allSatisfy({ $0.status == .done }) { start = asked }
    typed = []
    return outcomes
  }

  /// To the next step; false at the end of the lesson. A step that asks nothing is done by reading it.
  /// Call `enter()` afterwards.
  package func next() -> Bool {
    if !step.isTask && step.prediction == nil { remember(solved: true) }
    guard !isLastStep else { return false }
    leftStep = position
    position += 1
    return true
  }

  package func previous() -> Bool {
    guard position > 0 else { return false }
    position -= 1
    return true
  }

  package func go(to index: Int) -> Bool {
    guard lesson.steps.indices.contains(index) else { return false }
    position = index
    return true
  }

  /// The step's world as it was when its prose ended; the answer begins anew.
  package func reset() {
    session.restore(start)
    typed = []
    travelled = []
    solvedHere = false
  }

  // MARK: The answer

  /// Runs an input; where the step asks for several files, and the text names them, each as a file of its own.
  package func evaluate(_ text: String, picturing: Bool = false, mayGoOn: Bool = false) -> Outcome {
    guard !step.answerFiles.isEmpty, AnswerFiles(text) != nil, let files = step.files(of: [text])
    else { return session.evaluate(text, picturing: picturing, mayGoOn: mayGoOn) }
    let outcomes = session.evaluate(files: files)
    return outcomes.first { $0.status != .done } ?? Outcome(together: outcomes)
  }

  /// Passes an input to the session and remembers it as part of the answer.
  package func input(_ text: String) -> Outcome {
    let outcome = evaluate(text)
    record(text, outcome)
    return outcome
  }

  /// For a shell that evaluates by itself.
  package func record(_ text: String, _ outcome: Outcome) {
    if outcome.status == .incomplete { return }
    let input = AnswerInput(text, mode: session.lessonMode)
    typed.append(
      TypedInput(input: input, status: outcome.status, number: session.lastInputID))
  }

  /// The shell undid the last `count` inputs.
  package func dropLast(_ count: Int) { typed.removeLast(min(max(count, 0), typed.count)) }

  /// What counts as the answer: what ran to its end, and the last input even if it was stopped or did not
  /// compile. Earlier inputs that did not compile changed nothing.
  package var answer: [String] { answerInputs.map(\.text) }

  /// Whether there is anything to judge.
  package var hasAnswer: Bool { wants == .place ? !travelled.isEmpty : !answer.isEmpty }

  /// The answer with the modes in which it was typed, to be kept or handed in.
  package var submission: [SavedAnswer.Input] {
    if wants == .place { return way }
    let valid = answerWithoutSlip
    return (valid.isEmpty ? answerInputs : valid).map {
      SavedAnswer.Input($0.text, mode: $0.mode)
    }
  }

  /// The answer where a place is asked for: the commands that led there.
  private var way: [SavedAnswer.Input] {
    travelled.isEmpty
      ? [] : [SavedAnswer.Input(travelled.joined(separator: "\n"), mode: lesson.mode)]
  }

  private var answerInputs: [AnswerInput] { counted().map(\.input) }

  /// The answer without a last input that did not compile, unless that is what the step asks for.
  private var answerWithoutSlip: [AnswerInput] {
    let wantsStop = step.checks.contains { $0.lines.contains { $0.condition.expectsStop } }
    return counted().filter { $0.status != .failed || wantsStop }.map(\.input)
  }

  private func counted() -> [TypedInput] {
    // What was undone, or lies ahead after a step back in time, has not happened.
    let happened = session.inputsThatHappened
    let typed = typed.filter { entry in
      guard let number = entry.number, let happened else { return true }
      return happened.contains(number)
    }
    return typed.enumerated().filter { index, entry in
      switch entry.status {
      case .done: true
      default: index == typed.count - 1
      }
    }.map(\.element)
  }

  /// Judges the answer and remembers the result.
  package func check() -> StepVerdict {
    let verdict = self.verdict()
    if verdict.isOfNothing || session.wasInterrupted { return verdict }
    switch verdict.kind {
    case .pass: remember(solved: true)
    case .lessonInvalid: break
    case .fail, .error, .limit: remember(solved: false)
    }
    return verdict
  }

  /// Whether a task is asked for after each input by itself: a place is asked for by going through time, and a race
  /// takes too long.
  package var isWatched: Bool {
    step.isTask && wants != .place
      && !step.checks.contains { $0.lines.contains { $0.condition.racesThreads } }
  }

  /// The verdict when the goal of an open task is reached; nil where it is not, and nothing is held against
  /// anybody.
  package func goalReached() -> StepVerdict? {
    guard isWatched, !isSolved(position), !answerInputs.isEmpty else { return nil }
    let verdict = self.verdict()
    guard verdict.kind == .pass else { return nil }
    remember(solved: true)
    return verdict
  }

  /// After a command that went through time: the verdict where a step asks for that place.
  package func placeReached(by command: String) -> StepVerdict? {
    guard step.isTask, wants == .place else { return nil }
    travelled.append(command)
    let verdict = TimeCommand.verdict(on: step, in: session)
    guard !isSolved(position), verdict.kind == .pass else { return nil }
    remember(solved: true)
    return verdict
  }

  /// Notes whose conditions hold now for the first time in this step.
  package func remarks(after outcome: Outcome) -> [[ProseBlock]] {
    // Who is done needs no help on the way there.
    guard outcome.status == .done, !solvedHere else { return [] }
    let open = step.remarks.filter { !told.contains($0.name) }
    if open.isEmpty { return [] }
    let world = CheckWorld(session: session, answered: Answering(outcome, in: session))
    return open.filter { remark in
      remark.lines.allSatisfy { world.holds($0.condition) }
    }.map { remark in
      told.insert(remark.name)
      return remark.explanation
    }
  }

  /// What a task asks for.
  package var wants: AnswerKind {
    lesson.answerKind(of: step, mode: lesson.mode(ofStep: position), in: session)
  }

  private func judgeOfStep() -> AnswerJudge? {
    if judgedStep != position {
      let path = self.path ?? worldPath()
      self.path = path
      judge = AnswerJudge(lesson: lesson, step: position, path: path)
      judgedStep = position
    }
    return judge
  }

  /// Worlds to judge in, which stop where the learner's own would.
  private func worldPath() -> WorldPath {
    WorldPath(of: lesson) { [makeSession, interrupt = session.interrupt] options in
      var options = options
      options.interrupt = interrupt
      return makeSession(options)
    }
  }

  /// Whoever was interrupted may stand in half a world: the next one begins anew.
  private func forgetHalfWorlds() {
    guard session.wasInterrupted else { return }
    (judge, judgedStep, path) = (nil, -1, nil)
  }

  /// What would be said of a text, were it the whole answer.
  package func verdict(trying text: String) -> StepVerdict {
    defer { forgetHalfWorlds() }
    return judgeOfStep()?.verdict(on: [AnswerInput(text, mode: session.lessonMode)])
      ?? StepVerdict(.lessonInvalid)
  }

  /// What would be said of the answer; nothing is remembered.
  package func verdict() -> StepVerdict {
    defer { forgetHalfWorlds() }
    guard let judge = judgeOfStep() else { return StepVerdict(.lessonInvalid) }
    if judge.wants == .place {
      var verdict = TimeCommand.verdict(on: step, in: session)
      verdict.judged = JudgedAnswer(inputs: way)
      return verdict
    }
    var verdict = judge.verdict(on: answerInputs)
    let valid = answerWithoutSlip
    // A slip behind a right answer does not take it back.
    if verdict.kind == .error, !valid.isEmpty, valid.count < answerInputs.count {
      let other = judge.verdict(on: valid)
      if other.kind == .pass { verdict = other }
    }
    if verdict.kind == .fail, judge.wants == .lines, valid.count > 1 {
      // The last few lines may be all that is wrong.
      verdict.passedBefore = (1..<valid.count).suffix(6).contains {
        judge.verdict(on: Array(valid.prefix($0))).kind == .pass
      }
    }
    return verdict
  }

  /// What is asked before the step's `predict` fence runs; nil when the step asks nothing.
  package func question() -> PredictionQuestion? {
    guard let fence = step.prediction else { return nil }
    switch fence.attribute("kind").flatMap(PredictionKind.init(rawValue:)) {
    case .number: return .number
    case .choice: return .choice(step.choiceLines)
    case .fate: return .fate
    case .lines:
      let lines = foreseenLines(of: fence)
      return .lines(LineOrder.options(of: lines), count: lines.count)
    case nil: return nil
    }
  }

  /// What the fence will print, found out on a branch that is thrown away.
  private func foreseenLines(of fence: Fence) -> [String] {
    if let known = foreseen, known.step == position { return known.lines }
    let lines = session.withoutHistory {
      let point = session.checkpoint()
      defer { session.restore(point) }
      session.restore(asked)
      let outcome = lesson.run(fence, ofStep: position, in: session)
      return LineOrder.lines(of: outcome.printedText(in: session))
    }
    foreseen = (position, lines)
    return lines
  }

  /// A condition that asks for messages needs them recorded, as when the lesson is proved.
  private var asksForMessages: Bool {
    step.choiceLines.contains { $0.source.contains("sent(") || $0.source.contains("answered(") }
  }

  /// The right answer to the question, found out on a branch that is thrown away.
  package func foreseenAnswer() -> String? {
    guard let fence = step.prediction else { return nil }
    return session.aside {
      session.restore(asked)
      let clock = session.clock
      let recorded = session.recordsMessages
      if asksForMessages { session.recordsMessages = true }
      defer { session.recordsMessages = recorded }
      let outcome = lesson.run(fence, ofStep: position, in: session)
      return PredictionGrading(
        fence: fence, choices: step.choiceLines, session: session, outcome: outcome,
        clockAtStart: clock
      ).answer
    }
  }

  /// Grades a prediction by running it in the learner's session, as part of the starting world; what was tried
  /// before the answer is left on a line of time of its own.
  package func predict(_ answer: String, picturing: Bool = false) -> PredictionVerdict? {
    guard let index = step.fences.firstIndex(where: { $0.role == .predict }) else { return nil }
    let fence = step.fences[index]
    if hasLeftQuestion {
      session.restore(asked)
      (typed, travelled) = ([], [])
    }
    let clock = session.clock
    let recorded = session.recordsMessages
    if asksForMessages { session.recordsMessages = true }
    defer { session.recordsMessages = recorded }
    let outcome = run(fence: index, picturing: picturing)
    let grading = PredictionGrading(
      fence: fence, choices: step.choiceLines, session: session, outcome: outcome,
      clockAtStart: clock)
    let verdict = grading.verdict(on: answer)
    // Who has said something has done the step; what was wrong is asked once more later.
    if verdict.isRight {
      if progress.isOpenMiss(step, of: lesson) {
        progress.makeGood(lesson: lesson.id, step: step.id)
      }
    } else {
      remember(solved: false)
    }
    remember(solved: true)
    return verdict
  }

  /// Predictions of this lesson that were wrong and are to be asked again.
  package var openPredictions: [Int] {
    lesson.steps.indices.filter {
      lesson.steps[$0].prediction != nil
        && progress.isOpenMiss(lesson.steps[$0], of: lesson)
    }
  }

  // MARK: Help

  package struct Hint: Sendable {
    /// From 1.
    package var number: Int
    package var count: Int
    package var blocks: [ProseBlock]
  }

  /// The next hint; after the last one the last one again; nil when the step has none.
  package func hint() -> Hint? {
    guard !step.hints.isEmpty else { return nil }
    hintsShown = min(hintsShown + 1, step.hints.count)
    return Hint(
      number: hintsShown, count: step.hints.count, blocks: step.hints[hintsShown - 1])
  }

  package var maySeeSolution: Bool {
    step.isTask && (misses >= Self.missesBeforeSolution || isSolved(position))
  }

  /// The author's solution, once it may be seen.
  package var solution: Fence? { maySeeSolution ? step.fence(.solution) : nil }

  package func takeProgressProblem() -> ProgressProblem? {
    defer { progressProblem = nil }
    return progressProblem
  }

  private func remember(solved: Bool) {
    if solved {
      solvedHere = step.isTask
      progress.solve(step, of: lesson)
    } else {
      progress.miss(step, of: lesson)
      misses += 1
    }
    if let problem = progress.save() { progressProblem = problem }
  }
}

extension LessonStep {
  static let nothing = LessonStep(
    id: "", points: 0, start: .afterAll, mode: nil, translatedFrom: nil, staleness: .fresh,
    blocks: [],
    fences: [], checks: [], mistakes: [], remarks: [], replies: [:], hints: [], choiceLines: [],
    survivors: [], place: .none)
}

extension Fence {
  /// A prediction, or a run whose stop is the point of it (`run` with `stops=yes`), may end badly.
  package var mayStop: Bool { role == .predict || attribute("stops") == "yes" }
}
