import Conditions
import Diagnostics
import LessonEngine
import Session
import Views
import VirtualMachine

/// A lesson within the conversation.
///
/// The engine knows what a step is and what is right; this type leads through it: shows a step's text, runs
/// what the text runs, asks for a prediction before a run, and tells the verdict. The prompt stays a
/// real prompt all the while: whatever is typed goes to the same session and is remembered as the answer.
/// Enter on an empty line goes on, except where a task or a question still waits.
final class LessonConversation {
  let course: Course
  /// Place of the lesson in the course.
  let index: Int
  let run: LearnerRun
  private let sources: SourceMap
  unowned let shell: Conversation
  /// The next of the step's blocks to show.
  private var nextBlock = 0
  /// A prediction is asked for and not yet given.
  var awaitsPrediction = false
  /// Somebody wants the ordinary prompt in this step.
  private(set) var leftGap = false
  /// `:reset` at a step that was solved: its gaps are open once more.
  var practisesAgain = false
  /// The template with its first gaps filled.
  var partlyFilled: String?
  /// What those gaps were filled with, and what all of them were at the last try: Enter keeps that.
  var filledGaps: [String] = []
  var triedGaps: [String] = []
  /// What was typed for a gap that takes several lines, and is not yet in it.
  var gapLines: [String] = []
  /// What is asked, once it was worked out.
  var question: PredictionQuestion?
  private(set) var isFinished = false
  /// The way through the course is asked for.
  var awaitsRoute = false
  /// It was said that the solution may be seen.
  private var toldSolution = false
  /// What was shown of this step, as it was shown.
  private var shownPage: [UInt8] = []
  /// Lines of the screen that it takes.
  var usedLines = 0

  init(
    course: Course, index: Int, run: LearnerRun, sources: SourceMap, shell: Conversation
  ) {
    self.course = course
    self.index = index
    self.run = run
    self.sources = sources
    self.shell = shell
  }

  var terminal: Terminal { shell.terminal }
  var pageLines: LessonPage { LessonPage(page: shell.page) }

  func record(_ text: String, _ outcome: Outcome) { run.record(text, outcome) }

  // MARK: Showing a step

  /// The part, then the current step.
  func open() {
    let part = course.entries.indices.contains(index) ? course.entries[index].part : ""
    let bridge = course.route(shell.route(in: course))?.bridge(to: index) ?? []
    showStep {
      if !part.isEmpty { self.terminal.answer(wrap(part, .dim, width: self.shell.page.width)) }
      if self.run.position == 0, !bridge.isEmpty {
        self.terminal.answer(self.pageLines.lines(of: bridge, indent: "  ") + [""])
      }
    }
  }

  /// `3/7  Two quays: memory zones`
  private var stepTitle: StyledLine {
    let number = [String(run.position + 1), String(run.lesson.steps.count)]
    let page = shell.page
    var line =
      page.narrates
      ? StyledLine(page.text("shell.lesson.stepOf", number) + page.colon)
      : StyledLine(number.joined(separator: "/") + "  ", .dim)
    line.append(run.lesson.title, .heading)
    if run.openPredictions.contains(run.position) {
      line.append(page.narrates ? "" : "  " + page.text("lesson.wrongOnce"), .yellow)
    } else if run.isSolved(run.position) {
      line.append(page.narrates ? "" : page.drawsPlainFrames ? "  +" : "  ✓", .green)
    }
    return line
  }

  /// `behind`: the variables of the step that was left by going on.
  func showStep(behind left: [String] = [], after opening: @escaping () -> Void = {}) {
    let diagnostics = run.enter()
    shell.lessonMoved()
    if !diagnostics.isEmpty {
      shell.complain("shell.lesson.broken", [run.lesson.id])
      shell.show(diagnostics)
      return
    }
    shell.remember("step", of: course, to: "\(run.lesson.id) \(run.step.id)")
    nextBlock = 0
    beginGaps()
    awaitsPrediction = false
    awaitsRoute = false
    question = nil
    isFinished = false
    toldSolution = false
    usedLines = 0
    shownPage = []
    terminal.answer("")
    onPage {
      opening()
      self.terminal.answer(
        wrap(self.stepTitle, width: self.shell.page.width, indent: "     ") + [""])
      switch self.run.step.staleness {
      case .fresh: break
      case .soft: self.shell.say("shell.lesson.stale")
      case .hard: self.shell.say("shell.lesson.untranslated")
      }
      self.tellGone(left)
      self.showRest()
    }
  }

  /// A step that goes on from the one before stands on the author's answer to that: what the learner named by other
  /// names is not there any more. (One that begins afresh says so itself.)
  private func tellGone(_ left: [String]) {
    guard run.step.start == .afterAll else { return }
    let here = variables
    let gone = left.filter { !here.contains($0) }
    if !gone.isEmpty {
      terminal.answer(
        wrap(
          shell.text("shell.lesson.gone", [listed(gone, shell.page)]), .dim,
          width: shell.page.width) + [""])
    }
  }

  private var variables: [String] { shell.session.globals().map(\.displayName) }

  /// `:step`: the page once more, as it was shown; nothing runs again.
  func showPageAgain() {
    usedLines = 0
    let bytes = shownPage
    shownPage = []
    onPage { self.terminal.show(captured: bytes) }
  }

  /// Shows what is written as one page of this step.
  func onPage(_ body: @escaping () -> Void) {
    let bytes = terminal.capturing(body)
    shownPage += bytes
    let pager = Pager(
      terminal: terminal, lines: shell.lines, page: shell.page, title: stepTitle)
    usedLines = pager.show(bytes, used: usedLines)
  }

  func showRest() {
    let step = run.step
    while nextBlock < step.blocks.count {
      let block = step.blocks[nextBlock]
      nextBlock += 1
      switch block {
      case .prose(.heading(level: 1, let spans)) where spans.plainText == run.lesson.title:
        // The title stands above already.
        break
      case .prose(let prose): terminal.answer(pageLines.lines(of: prose) + [""])
      case .fence(let number):
        guard step.fences.indices.contains(number) else { continue }
        if show(step.fences[number], number: number) == .waits { return }
      }
    }
    if offersRoutes {
      askRoute()
      if !awaitsRoute { sayGoOn() }
    } else if step.isTask, !run.isSolved(run.position) {
      if let gap {
        // A gap takes a piece of code, whatever the whole is.
        let isKnown = shell.toldGap || !step.remarks.isEmpty
        shell.say(isKnown ? "shell.lesson.fillGap.again" : "shell.lesson.fillGap")
        if !isKnown { shell.toldGap = true }
        // Of several gaps the first one is asked for: the line that it stands in.
        if TemplateGap(gap.after) != nil {
          terminal.answer(lessonCodeView(gap.line, page: shell.page))
        }
      } else if step.remarks.isEmpty, shell.toldWants.insert(run.wants).inserted {
        shell.say("shell.lesson.wants.\(run.wants.rawValue)")
        shell.say("shell.lesson.yourTurn")
      } else {
        shell.say("shell.lesson.yourTurn.again")
      }
    } else {
      sayGoOn()
    }
  }

  private func sayGoOn() { shell.sayKey("shell.lesson.goOn") }

  private enum Progress { case goesOn, waits }

  private func show(_ fence: Fence, number: Int) -> Progress {
    switch fence.role {
    case .setup where fence.attribute("hidden") != nil: break
    case .setup, .show, .plain, .task, .stdin:
      let file = run.step.answerFiles.isEmpty ? nil : fence.attribute("file")
      let head = fence.role == .task ? file.map { "//> \($0)\n" } ?? "" : ""
      terminal.answer(lessonCodeView(head + fence.text, page: shell.page) + [""])
    case .run where fence.attribute("typed") != nil:
      let lines = fence.typedLines
      let outcomes = shell.interruptible {
        run.runTyped(fence: number, picturing: shell.shown.draws)
      }
      for (index, outcome) in outcomes.enumerated() {
        terminal.answer(lessonCodeView(lines[index], page: shell.page))
        let isLast = index == outcomes.count - 1
        guard outcome.status == .done, !isLast || outcome.picture != nil && lines.count > 1 else {
          shell.present(outcome, isAnnounced: fence.mayStop)
          continue
        }
        for chunk in outcome.output { terminal.show(printed: chunk) }
        terminal.answer(shell.screens.values(outcome))
        if isLast {
          // The picture is of all lines: what it says of an object is not what this one asked for.
          var rest = outcome
          (rest.output, rest.values, rest.notices) = ([], [], [])
          shell.present(rest, isAnnounced: fence.mayStop)
        }
      }
      terminal.answer([""])
    case .commands:
      for line in fence.typedLines {
        let command = CommandLine(line)
        let shown = command?.text(in: shell.language) ?? line
        terminal.answer(lessonCodeView(shown, page: shell.page))
        if let command, LessonCommands.mayStand(line) { shell.perform(command) }
      }
      terminal.answer([""])
    case .run:
      terminal.answer(lessonCodeView(fence.text, page: shell.page))
      let outcome = shell.interruptible { run.run(fence: number, picturing: shell.shown.draws) }
      shell.present(outcome, isAnnounced: fence.mayStop)
      terminal.answer([""])
    case .predict:
      terminal.answer(lessonCodeView(fence.text, page: shell.page) + [""])
      ask()
      return .waits
    // What a run prints and what the shell says to it was just seen for real.
    case .output, .shell, .timeline: break
    case .solution, .wrong, .probe, .check, .mistake, .choices, .survives, .when: break
    }
    return .goesOn
  }

  // MARK: Moving

  /// Enter on an empty line.
  func enterPressed() {
    if awaitsRoute {
      chooseRoute(1)
    } else if awaitsPrediction {
      ask()
      remindOfPrediction()
    } else if run.step.isTask, !run.isSolved(run.position) {
      shell.say("shell.lesson.notYet")
    } else {
      next()
    }
  }

  func next() {
    // Somebody may look at other steps of that lesson meanwhile.
    if shell.asksAgain(lesson: index, step: run.position) || isFinished && shell.reviews {
      shell.nextReview(in: course)
      return
    }
    if isFinished, shell.beginReview(in: course, after: index) { return }
    if isFinished, let next = course.next(after: index, on: shell.route(in: course)) {
      shell.openLesson(in: course, at: next)
      return
    }
    // Who was asked for nothing gave no answer that another could stand for.
    let left = run.step.isTask ? variables : []
    let moved = run.next()
    tellProgressProblem()
    if moved {
      showStep(behind: left)
      return
    }
    let open = run.lesson.steps.indices.filter { !run.isSolved($0) }
    let solved = run.lesson.steps.count - open.count
    if !isFinished {
      terminal.answer(
        lessonProgressView(done: solved, total: run.lesson.steps.count, page: shell.page))
      if !open.isEmpty {
        let numbers = listed(open.map { String($0 + 1) }, shell.page)
        shell.say("shell.lesson.open", [numbers])
      }
    }
    isFinished = true
    if let next = course.next(after: index, on: shell.route(in: course)) {
      shell.say("shell.lesson.end")
      shell.sayKey("shell.lesson.nextIs", [course.entries[next].title])
    } else {
      shell.tellEndOfWay(in: course)
    }
  }

  func previous() {
    if run.previous() { showStep() } else { shell.say("shell.lesson.first") }
  }

  /// An empty line or Ctrl-C at the prompt of a gap; false where there is none.
  func leaveGap() -> Bool {
    guard gap != nil else { return false }
    guard gapLines.isEmpty else {
      gapLines = []
      return true
    }
    leftGap = true
    triedGaps = []
    shell.say("shell.lesson.gapLeft")
    return true
  }

  private func beginGaps() {
    leftGap = false
    practisesAgain = false
    partlyFilled = nil
    filledGaps = []
    triedGaps = []
    gapLines = []
  }

  func reset() {
    run.reset()
    beginGaps()
    practisesAgain = run.isSolved(run.position)
    shell.lessonMoved()
    shell.say("shell.lesson.reset")
    // A prediction is asked once more, before its run.
    if run.step.prediction != nil { showStep() }
    if let gap { terminal.answer(lessonCodeView(gap.passage, page: shell.page)) }
  }

  // MARK: The answer

  /// Whether there is something to judge; if not, why not is said.
  private var hasAnswer: Bool {
    if !run.step.isTask {
      sayNoTask()
    } else if !run.hasAnswer {
      let isSolved = run.isSolved(run.position)
      shell.say(isSolved ? "shell.lesson.solvedBefore" : "shell.lesson.nothingTyped")
    } else {
      return true
    }
    return false
  }

  /// - Returns: whether the answer is right.
  @discardableResult func check() -> Bool {
    guard hasAnswer else { return false }
    // Who interrupts has no verdict, and no try less.
    guard let verdict = shell.found({ run.check() }) else { return false }
    if verdict.isOfNothing {
      shell.say("shell.lesson.onlyTried")
      return false
    }
    tellJudged(verdict.judged)
    tell(verdict)
    tellProgressProblem()
    return verdict.kind == .pass
  }

  /// After a command that went through time: the moment may be the one that is asked for.
  func watchPlace(_ command: String) {
    guard let verdict = run.placeReached(by: command) else { return }
    tell(verdict)
    tellProgressProblem()
  }

  /// After an input that ended well: the goal may be reached. If not, nothing is said.
  func watch(_ outcome: Outcome) {
    if !awaitsPrediction {
      for note in shell.interruptible({ run.remarks(after: outcome) }) {
        terminal.answer(pageLines.lines(of: note))
      }
    }
    guard outcome.status == .done, !awaitsPrediction, run.step.isTask,
      let verdict = shell.interruptible({ run.goalReached() })
    else { return }
    if praise.isEmpty { tellJudged(verdict.judged) }
    tell(verdict)
    tellProgressProblem()
  }

  /// A name that the step's template declares, and that nobody has typed yet: what stands in a frame on the page
  /// looks as if it were there already.
  func tellTemplate(behind outcome: Outcome) {
    guard run.step.isTask, let template = run.step.fence(.task)?.text else { return }
    let missing: Set<DiagnosticCode> = [
      .undeclared, .undeclaredFunction, .unknownType, .missingDefinition,
    ]
    let words = Set(template.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    let name = outcome.diagnostics.filter { missing.contains($0.code) }
      .compactMap { $0.arguments.first?.split(separator: ":").first.map(String.init) }
      .first { words.contains($0) && shell.session.classInfo(named: $0) == nil }
    if let name { shell.say("shell.lesson.inTemplate", [name]) }
  }

  /// What the lesson says of a right answer to this step.
  private var praise: [LessonEngine.ProseBlock] { run.step.replies["right"] ?? [] }

  /// `:answer`: what will be judged, and what will not.
  func answer() {
    guard hasAnswer else { return }
    let judged = shell.interruptible { run.verdict() }.judged
    for input in judged.inputs {
      let lines = input.text.split(separator: "\n").filter { $0.contains { !$0.isWhitespace } }
      terminal.answer(lessonCodeView(lines.joined(separator: "\n"), page: shell.page))
    }
    if !judged.leftOut.isEmpty {
      shell.say("shell.lesson.triedOut")
      for line in judged.leftOut { terminal.answer(lessonCodeView(line, page: shell.page)) }
    }
  }

  private func tellJudged(_ judged: JudgedAnswer) {
    // Of a place it counts where one stands, and not how one came there.
    if run.wants == .place { return }
    let names = listed(judged.names, shell.page)
    if names.isEmpty {
      shell.say("shell.lesson.judgedLines", [String(judged.inputs.count)])
    } else if judged.leftOut.isEmpty {
      shell.say("shell.lesson.judged", [names])
    } else {
      shell.say("shell.lesson.judgedWithout", [names, String(judged.leftOut.count)])
    }
  }

  private func tell(_ verdict: StepVerdict) {
    func sign(_ key: String, _ kind: LessonVerdict) {
      terminal.answer(
        lessonVerdictView([Views.ProseSpan(shell.text(key))], kind, page: shell.page))
    }
    switch verdict.kind {
    case .pass:
      if praise.isEmpty {
        sign("shell.lesson.right", .passed)
      } else {
        terminal.answer(pageLines.lines(of: praise, verdict: .passed))
      }
      for report in verdict.doors {
        terminal.answer(triedDoorsView(report, page: shell.page))
      }
      shell.keepAnswer(
        run.submission, lesson: run.lesson.id, step: run.step.id)
      sayGoOn()
      return
    case .lessonInvalid: sign("shell.lesson.invalid", .neutral)
    case .limit: sign("shell.lesson.limit", .failed)
    case .error:
      let word =
        verdict.isStopped
        ? "shell.lesson.stopped"
        // Where only the code that tries it does not compile, the answer itself does.
        : verdict.isCompiled ? "shell.lesson.fail" : "shell.lesson.doesNotCompile"
      sign(word, .failed)
    case .fail: tellFailure(verdict)
    }
    terminal.answer(
      diagnosticsView(verdict.diagnostics, sources: verdict.sources, page: shell.page))
    shell.keepForExplaining(verdict.diagnostics, in: verdict.sources)
    if verdict.kind == .error || verdict.kind == .limit, let mistake = verdict.mistake,
      !mistake.explanation.isEmpty
    {
      terminal.answer(pageLines.lines(of: mistake.explanation, verdict: .failed))
    }
    if run.maySeeSolution, !toldSolution {
      toldSolution = true
      shell.say("shell.lesson.maySee")
    }
  }

  private func tellFailure(_ verdict: StepVerdict) {
    if let mistake = verdict.mistake, !mistake.explanation.isEmpty {
      terminal.answer(pageLines.lines(of: mistake.explanation, verdict: .failed))
    } else if let line = verdict.failedLine {
      let words =
        line.text.isEmpty ? shell.text("shell.lesson.failedLine", [line.source]) : line.text
      terminal.answer(
        lessonVerdictView([Views.ProseSpan(words)], .failed, page: shell.page))
    } else {
      terminal.answer(
        lessonVerdictView(
          [Views.ProseSpan(shell.text("shell.lesson.fail"))], .failed, page: shell.page))
    }
    if let exploration = verdict.exploration {
      terminal.answer(failingScheduleView(exploration, page: shell.page))
    }
    for report in verdict.doors where !report.open.isEmpty {
      terminal.answer(doorsView(report, page: shell.page))
    }
    // What was tried out counts as part of the answer, and is all that is wrong with it.
    if verdict.passedBefore { shell.say("shell.lesson.triedToo") }
  }

  func hint() {
    let shown = run.hintsShown
    if let hint = run.hint() {
      terminal.answer(pageLines.lines(of: hint))
      guard shown == hint.count else { return }
      shell.say("shell.lesson.lastHint")
      if run.maySeeSolution {
        shell.say("shell.lesson.maySee")
      } else if run.step.isTask {
        saySolutionLater()
      }
    } else {
      shell.say("shell.lesson.noHint")
      if awaitsPrediction { remindOfPrediction() }
    }
  }

  private func sayNoTask() {
    if awaitsPrediction { remindOfPrediction() } else { shell.say("shell.lesson.noTask") }
  }

  func solution() {
    guard run.step.isTask else {
      sayNoTask()
      return
    }
    if let own = shell.ownAnswer(to: run.step, of: run.lesson) {
      shell.say("shell.lesson.ownAnswer")
      terminal.answer(lessonCodeView(own, page: shell.page))
      if run.solution != nil { shell.say("shell.lesson.authorsAnswer") }
    }
    if let solution = run.solution {
      terminal.answer(lessonCodeView(solution.text, page: shell.page))
    } else {
      saySolutionLater()
    }
  }

  private func saySolutionLater() {
    let left = max(1, LearnerRun.missesBeforeSolution - run.misses)
    shell.say("shell.lesson.solutionLater", [String(left)])
  }

  func tellProgressProblem() {
    if let problem = run.takeProgressProblem() {
      shell.say("shell.lesson.progress", [problem.path, problem.why])
    }
  }
}
