import Conditions
import Diagnostics
import Explorer
import Session
import VirtualMachine

/// Judges answers to one step.
///
/// The judge puts a session, which is nobody else's while it judges, once into the step's starting world and
/// keeps a checkpoint of it. Each answer, and each probe after the answer, runs on a branch from there that is
/// thrown away afterwards, so any number of answers can be judged, in any order, with equal results.
final class AnswerJudge {
  let lesson: Lesson
  let step: LessonStep
  let session: ProgramSession
  let start: ProgramSession.Checkpoint
  /// The starting world with the parts of the library that answers called for, by those parts: to compile them
  /// takes longer than most answers do.
  private var starts: [[Int]: ProgramSession.Checkpoint] = [:]
  /// The classes of each of these worlds, and which of them the last answer began in.
  private var shapes: [[Int]: [String: ClassShape]] = [:]
  private var known: [Int] = []
  /// The classes of the objects that were there before the answer, by serial.
  private(set) lazy var classesBefore: [UInt32: String] = {
    let now = session.checkpoint()
    defer { session.restore(now) }
    session.restore(start)
    return Dictionary(session.objects().map { ($0.serial, $0.className) }) { first, _ in first }
  }()
  /// The last answer that ran, and the world after it.
  private var last: (answer: [AnswerInput], answered: Answering, world: ProgramSession.Checkpoint)?
  /// The same of the author's answer.
  private var authors:
    (answer: [AnswerInput], answered: Answering, world: ProgramSession.Checkpoint)?
  /// The doors that the answer judged last was asked to close.
  private var doorsTried = RaceFindings()
  /// For the checker: conditions that no answer failed yet.
  private var neverFailed: Set<CheckPlace> = []
  let stepMode: LessonMode
  private let index: Int
  private let makeSession: SessionMaker
  /// The starting world could not be built: the author's fault.
  let worldProblem: [Diagnostic]?

  convenience init(lesson: Lesson, step index: Int, makeSession: @escaping SessionMaker) {
    self.init(
      lesson: lesson, step: index, path: WorldPath(of: lesson, makeSession: makeSession))
  }

  init(lesson: Lesson, step index: Int, path: WorldPath) {
    self.lesson = lesson
    step = lesson.steps.indices.contains(index) ? lesson.steps[index] : .nothing
    session = path.session
    self.index = index
    makeSession = path.makeSession
    stepMode = lesson.mode(ofStep: index)
    worldProblem = path.enter(StartingWorld(of: lesson, step: index), ofStep: index)
    // To its learner all of that is the lesson's code.
    session.markInputsAsGiven()
    start = session.checkpoint()
  }

  /// The classes of the world in which the last answer began.
  var classesThen: [String: ClassShape] { shapes[known] ?? [:] }
  /// What an answer may write anew, and what the answers to all steps of the lesson may.
  private(set) lazy var opened = OpenedCode(of: [step], mode: stepMode)
  private(set) lazy var lessonsCode = OpenedCode(of: lesson.steps, mode: stepMode)

  var sources: SourceMap { session.sources }

  func verdict(on answer: [String]) -> StepVerdict {
    verdict(on: answer.map { AnswerInput($0, mode: nil) })
  }

  func verdict(on answer: [AnswerInput]) -> StepVerdict {
    if let worldProblem {
      var verdict = StepVerdict(.lessonInvalid, sources: session.sources)
      verdict.diagnostics = worldProblem
      return verdict
    }
    if wants == .place { return placeVerdict(on: answer) }
    defer { session.restore(start) }
    if let files = step.files(of: answer.map(\.text)) {
      let whole = [AnswerInput(AnswerFiles.text(files.files), mode: answer.last?.mode)]
      return judged(whole).judging(
        whole, names: files.files.map(\.name), leftOut: AnswerFiles.loose(in: answer.map(\.text)))
    }
    guard wants == .code else {
      let lines = withoutSlips(answer)
      return judged(lines).judging(lines, names: [], leftOut: [])
    }
    let parts = parts(of: answer)
    let names = latest(parts.flatMap { $0?.names ?? [] })
    let repeated = repeated(answer, parts)
    func judgement(keeping keeps: (InputParts.Line) -> Bool) -> StepVerdict {
      let definitions = zip(answer, parts).enumerated().compactMap { number, input in
        repeated.contains(number)
          ? nil
          : input.1?.definitions(keeping: keeps).map {
            AnswerInput($0, mode: input.0.mode, file: input.0.file)
          }
      }
      let leftOut = parts.flatMap { $0?.lines ?? [] }.filter { !keeps($0) }
      let verdict = judged(definitions)
      let told = verdict.judging(definitions, names: names, leftOut: leftOut.map(\.text))
      // A definition may name what only a later one brings along, as in a file.
      guard last?.answered.ending == .compileError, definitions.count > 1,
        Set(definitions.map { $0.mode ?? stepMode }).count == 1
      else { return told }
      let whole = AnswerInput(
        definitions.map(\.text).joined(separator: "\n"), mode: definitions.first?.mode)
      let together = judged([whole])
      return together.kind != .pass
        ? told : together.judging([whole], names: names, leftOut: leftOut.map(\.text))
    }
    let own = OwnVariables(parts.compactMap { $0 }, besides: lessonsNames.setUp)
    var verdict = judgement { own.given.contains($0.variable) }
    // What the definitions name may be declared by a line.
    if verdict.kind != .pass, last?.answered.ending == .compileError, own.needed != own.given {
      verdict = judgement { own.needed.contains($0.variable) }
    }
    // What a right answer brings along may take more lines to set up.
    if verdict.kind != .pass, last?.answered.ending != .compileError {
      let setUp = OwnSetUp(
        parts.compactMap { $0 }, answer.map(\.text), besides: lessonsNames)
      let more = parts.flatMap { $0?.lines ?? [] }.filter {
        !own.needed.contains($0.variable) && setUp.holds($0)
      }
      // What a line breaks that was tried out behind them is not held against the code.
      for end in (max(0, more.count - 3)..<more.count).reversed() where verdict.kind != .pass {
        let told = judgement { own.needed.contains($0.variable) || more[...end].contains($0) }
        if told.kind == .pass || told.kind == .fail && end == more.count - 1 { verdict = told }
      }
    }
    // Where nothing was defined, what stopped the lines that were typed instead is the news.
    if verdict.kind != .pass, verdict.judged.inputs.isEmpty, !answer.isEmpty {
      let typed = judged(answer)
      if typed.isStopped { return typed.judging(answer, names: [], leftOut: []) }
    }
    // What cannot be read at all is told.
    if verdict.kind != .pass, parts.contains(where: { $0 == nil }) {
      return judged(answer).judging(answer, names: names, leftOut: [])
    }
    return verdict
  }

  /// Where commands that go through time lead to, in a world that remembers.
  private func placeVerdict(on answer: [AnswerInput]) -> StepVerdict {
    let (session, problem) = rememberingWorld()
    if let problem {
      var verdict = StepVerdict(.lessonInvalid, sources: session.sources)
      verdict.diagnostics = problem
      return verdict
    }
    for line in answer.flatMap(\.text.writtenLines) {
      TimeCommand(String(line))?.perform(in: session)
    }
    return TimeCommand.verdict(on: step, in: session)
  }

  private func rememberingWorld() -> (ProgramSession, problem: [Diagnostic]?) {
    var options = lesson.sessionOptions(judging: true)
    options.keepsHistory = true
    let session = makeSession(options)
    return (session, StartingWorld(of: lesson, step: index).build(in: session))
  }

  /// What the author's way there, and the conditions at its end, name in vain.
  private func unknownNamesOfPlace() -> [Diagnostic] {
    let (session, problem) = rememberingWorld()
    guard problem == nil, let solution = step.fence(.solution) else { return [] }
    let world = CheckWorld(session: session, answered: Answering(clockAtStart: session.clock))
    for line in solution.text.writtenLines {
      let command = TimeCommand(String(line))
      if let name = command?.unknownVariable(in: world) {
        return [name.diagnostic(at: solution.place)]
      }
      command?.perform(in: session)
    }
    return step.checks.flatMap(\.lines).compactMap { line in
      world.unknownName(in: line.condition)?.diagnostic(at: line.place)
    }
  }

  /// Lines as the shell would keep them: what did not run to its end counts as the last one only.
  private func withoutSlips(_ answer: [AnswerInput]) -> [AnswerInput] {
    guard answer.count > 1, after(answer).0.ending != nil else { return answer }
    begin(answer)
    defer { session.lessonMode = stepMode }
    return answer.enumerated().filter { number, input in
      session.lessonMode = input.mode ?? stepMode
      let status = session.evaluate(input.text).status
      return status == .done || number == answer.count - 1
    }.map(\.element)
  }

  // MARK: Code or lines

  /// What the step asks for.
  private(set) lazy var wants = lesson.answerKind(of: step, mode: stepMode, in: session)

  /// What stands there before the answer, and what the task asks for, by name.
  private lazy var lessonsNames: OwnSetUp.Others = {
    defer { session.lessonMode = stepMode }
    var names = OwnSetUp.Others()
    func add(_ fence: Fence, step: Int, asVariables: Bool) {
      session.lessonMode = lesson.mode(ofStep: step)
      guard let parts = session.parts(of: fence.text) else { return }
      names.add(parts, fence.text, asVariables: asVariables)
      if fence.role == .setup { names.setUp.formUnion(parts.variables) }
    }
    for (fence, number) in StartingWorld(of: lesson, step: index).inputs {
      add(fence, step: number, asVariables: true)
    }
    for fence in step.fences where [.task, .solution].contains(fence.role) {
      add(fence, step: index, asVariables: false)
    }
    return names
  }()

  /// What each input consists of.
  private func parts(of answer: [AnswerInput]) -> [InputParts?] {
    _ = after(answer)
    return answer.map { input in
      session.lessonMode = input.mode ?? stepMode
      return session.parts(of: input.text)
    }
  }

  /// Inputs that say once more what stands there already, with nothing in between that says otherwise: to implement a
  /// class again would send it `+load` again.
  private func repeated(_ answer: [AnswerInput], _ parts: [InputParts?]) -> Set<Int> {
    Set(
      answer.indices.filter { number in
        guard let names = parts[number]?.names,
          let before = answer[..<number].lastIndex(where: {
            $0.text == answer[number].text && $0.mode == answer[number].mode
          })
        else { return false }
        return parts[(before + 1)..<number].allSatisfy { other in
          other.map { Set($0.names).isDisjoint(with: names) } ?? false
        }
      })
  }

  /// Each name once, at the place of its last definition.
  private func latest(_ names: [String]) -> [String] {
    names.enumerated().filter { !names[($0.offset + 1)...].contains($0.element) }.map(\.element)
  }

  private func judged(_ answer: [AnswerInput]) -> StepVerdict {
    let (answered, afterAnswer) = after(answer)
    var broken: StepVerdict?
    var failed: StepVerdict?
    doorsTried = RaceFindings()
    for check in step.checks {
      let expectsStop = expectsStop(check, after: answered)
      let judged = trying(check.probe, answer, answered, afterAnswer)
      if judged.hasLeft, !authorLeaves(during: check) {
        var verdict = StepVerdict(.fail, sources: session.sources)
        verdict.diagnostics = [Diagnostic(.answerLeaves, at: .none)]
        verdict.probe = check.probe
        verdict.output = judged.output
        if failed == nil { failed = verdict }
        continue
      }
      if var verdict = failure(of: check, after: judged, expectsStop: expectsStop) {
        verdict.isCompiled = answered.ending != .compileError
        if answered.ending == nil, verdict.kind == .error, !verdict.isStopped,
          verdict.mistake == nil, let asked = lackingPart(of: answer, judged.problems)
        {
          verdict.diagnostics = [Diagnostic(.answerLacks, arguments: [asked], at: .none)]
        }
        // A cheat that did not even work is told as what it is. In Swift the lines of a mistake, too, would mean what
        // the answer put in the place of something.
        if verdict.isCompiled, verdict.mistake == nil || stepMode == .swift,
          let broken = brokenSeal(of: answer, answered, judged)
        {
          verdict = broken
        } else if let slip = verdict.failedLine.flatMap({ authorsSlip(in: $0, of: check, verdict) })
        {
          verdict = slip
        }
        if failed == nil { failed = verdict }
        if neverFailed.isEmpty || session.wasInterrupted { break }
      }
      if failed == nil, broken == nil { broken = brokenSeal(of: answer, answered, judged) }
    }
    if let broken = failed ?? broken { return broken }
    var verdict = StepVerdict(.pass, sources: session.sources)
    verdict.output = answered.output
    verdict.doors = doorsTried.doors
    return verdict
  }

  /// The answer with a probe behind it (empty: without one); the session stands behind both then.
  func trying(
    _ name: String, _ answer: [AnswerInput], _ answered: Answering,
    _ afterAnswer: ProgramSession.Checkpoint
  ) -> Answering {
    var judged = answered
    // Who leaves while he is being defined has not yet been asked for anything.
    judged.hasLeft = false
    // A check before this one may have left its probe's world behind.
    session.restore(afterAnswer)
    // What the answer's macros would make of the lesson's own words is no part of it.
    session.endMacros(before: start, keeping: taughtMacros(of: answer))
    if name.isEmpty { return judged }
    // Code does something when it is called: what its definitions print by themselves is a try-out.
    if wants == .code { judged.unaskedOutput = judged.output.count }
    // A probe may happen to use the answer's names, and the answer's code shall not notice.
    let guarded = ownNames(of: answer)
    for probe in step.fences where probe.role == .probe && probe.name == name {
      session.endTypes(ownTypes(of: answer, declaredIn: probe))
      judged.add(session.evaluate(probe.text, guarding: guarded), in: session)
    }
    judged.hideHarness(behind: answered)
    return judged
  }

  /// Variables and functions that an answer declares. The session stands behind the answer.
  private func ownNames(of answer: [AnswerInput]) -> Set<String> {
    defer { session.lessonMode = stepMode }
    return answer.reduce(into: []) { names, input in
      session.lessonMode = input.mode ?? stepMode
      guard let parts = session.parts(of: input.text) else { return }
      names.formUnion(parts.names + parts.variables)
      names.formUnion(parts.lines.filter(\.declares).map(\.variable))
    }
  }

  /// Types of an answer in Objective-C whose names a probe gives to classes of its own.
  private func ownTypes(of answer: [AnswerInput], declaredIn probe: Fence) -> Set<String> {
    guard stepMode == .mrc || stepMode == .arc else { return [] }
    let tokens = CodeTokens(probe.text)
    let declared = (0..<tokens.count).filter { tokens.isText($0, "@interface") }
      .map { tokens.text($0 + 1) }
    if declared.isEmpty { return [] }
    let own = answer.flatMap { session.parts(of: $0.text)?.types ?? [] }
    return Set(declared).intersection(own)
  }

  // MARK: Stopped, and left

  /// Whether a check asks for an answer that is stopped or refused. Where code is asked for, that happens when the
  /// probe calls it: definitions that do not even get so far are no such answer, unless the author's are neither.
  func expectsStop(_ check: CheckBlock, after answered: Answering) -> Bool {
    guard check.lines.contains(where: \.condition.expectsStop) else { return false }
    if wants != .code || check.probe.isEmpty || answered.ending == nil { return true }
    return ofAuthors(after: "") { $0.ending != nil } ?? true
  }

  /// Whether the author's own answer ends the program, too, when the probe of a check calls it.
  private func authorLeaves(during check: CheckBlock) -> Bool {
    ofAuthors(after: check.probe) { $0.hasLeft } ?? false
  }

  /// Asks something of the author's own answer, with a probe behind it (empty: without one). The session stays
  /// where it stands, and what is known of the answer that is judged stays at hand.
  private func ofAuthors<Told>(after probe: String, _ ask: (Answering) -> Told) -> Told? {
    guard let solution = step.fence(.solution) else { return nil }
    let (learners, modules, here) = (last, known, session.checkpoint())
    defer {
      (last, known) = (learners, modules)
      session.restore(here)
    }
    last = authors
    let answer = [AnswerInput(solution.text, mode: nil)]
    let (answered, world) = after(answer)
    authors = last
    return ask(trying(probe, answer, answered, world))
  }

  /// The answer run in the starting world, and the world after it, in which the session stands then.
  func after(_ answer: [AnswerInput]) -> (Answering, ProgramSession.Checkpoint) {
    if let last, last.answer == answer {
      session.restore(last.world)
      return (last.answered, last.world)
    }
    begin(answer)
    let answered = answering(answer)
    let world = session.checkpoint()
    last = (answer, answered, world)
    return (answered, world)
  }

  /// Puts the session into the starting world, with the parts of the library that the answer begins by naming.
  private func begin(_ answer: [AnswerInput]) {
    session.restore(start)
    let first = AnswerInput(
      answer.map(\.text).joined(separator: "\n"), mode: answer.first?.mode)
    if answer.isEmpty { return }
    session.lessonMode = first.mode ?? stepMode
    let missing = session.missingModules(for: first.text)
    defer { if shapes[missing] == nil { shapes[missing] = session.classShapes() } }
    known = missing
    if missing.isEmpty { return }
    if let ready = starts[missing] {
      session.restore(ready)
    } else if session.loadModulesAhead(for: first.text) {
      if starts.count < 8 { starts[missing] = session.checkpoint() }
    } else {
      session.restore(start)
    }
  }

  /// Runs the answer; a task that is a file leaves its text for the probes to import.
  private func answering(_ answer: [AnswerInput]) -> Answering {
    var answered = Answering(clockAtStart: session.clock)
    for input in answer {
      session.lessonMode = input.mode ?? stepMode
      if !step.answerFiles.isEmpty, let files = AnswerFiles(input.text) {
        for outcome in session.evaluate(files: files) { answered.add(outcome, in: session) }
      } else {
        answered.add(session.evaluate(input.text, named: input.file), in: session)
      }
    }
    session.lessonMode = stepMode
    // Typed at the prompt, nobody knows what stands in which file.
    if !step.answerFiles.isEmpty, step.files(of: answer.map(\.text)) == nil {
      let all = Array(answer.map(\.text).joined(separator: "\n").utf8)
      for name in step.answerFiles { session.setHeader(name, all) }
    }
    if let name = step.fence(.task)?.attribute("file") {
      session.setHeader(name, Array(answer.map(\.text).joined(separator: "\n").utf8))
    }
    return answered
  }

  /// What is wrong by one `check` fence, or nil.
  private func failure(
    of check: CheckBlock, after answered: Answering, expectsStop: Bool
  ) -> StepVerdict? {
    let unexpected = expectsStop ? [] : answered.problems
    let findings = RaceFindings()
    var world = CheckWorld(session: session, answered: answered)
    findings.serve(&world)
    world.drainsPool = !check.keepsPool
    var namesUnknown = false
    let failed =
      unexpected.isEmpty
      ? check.lines.first { line in
        let truth = world.truth(of: line.condition)
        namesUnknown = truth == nil
        return truth != true
      } : nil
    for report in findings.doors { doorsTried.keep(report) }
    if !neverFailed.isEmpty, unexpected.isEmpty || answered.ending != .compileError {
      for line in check.lines where neverFailed.contains(CheckPlace(line)) {
        if world.truth(of: line.condition) != true { neverFailed.remove(CheckPlace(line)) }
      }
    }
    guard failed != nil || !unexpected.isEmpty else { return nil }
    let drain = world.doubt.drain

    var verdict = StepVerdict(.fail, sources: session.sources)
    if let ending = answered.ending, !unexpected.isEmpty {
      verdict.kind = ending == .limit ? .limit : .error
    }
    verdict.isStopped = !unexpected.isEmpty && answered.ending != .compileError
    verdict.diagnostics = unexpected + findings.problems
    // That a count could not be asked for is no news about the count.
    if !drain.isEmpty {
      verdict.kind = .error
      verdict.isStopped = true
      verdict.diagnostics += drain.map { $0.told(in: last?.answered.files ?? []) }
    }
    // Of what could not be searched nobody knows whether it holds: its words may be untrue.
    verdict.failedLine = failed.flatMap { findings.isUnsearched($0.condition) ? nil : $0 }
    if let failed { verdict.failedLine?.text = world.filled(failed.text) }
    verdict.exploration = failed.flatMap { findings.badSchedule(of: $0.condition) }
    if let failed, findings.isLeft(by: failed.condition) {
      verdict.failedLine = nil
      verdict.diagnostics = [Diagnostic(.answerLeaves, at: .none)]
    }
    verdict.doors = findings.doors
    verdict.namesUnknown = failed != nil && namesUnknown
    verdict.probe = check.probe
    verdict.output = answered.output
    // What does not compile never ran: of all that people get wrong, only that can be said of it.
    verdict.mistake = step.mistakes.first { mistake in
      (answered.ending != .compileError || mistake.isAboutCompiling)
        && mistake.mayFollow(check.probe) && world.holds(mistake)
    }
    if let mistake = verdict.mistake {
      verdict.evidence = mistake.lines.flatMap { world.evidence(for: $0.condition) }
    }
    return verdict
  }

  // MARK: Unknown names

  /// A line failed because it names something unknown: where the author's own solution does not declare it
  /// either, the lesson cannot be judged by it.
  private func authorsSlip(
    in line: CheckLine, of check: CheckBlock, _ verdict: StepVerdict
  ) -> StepVerdict? {
    guard verdict.namesUnknown, let name = unknownName(in: line, of: check) else { return nil }
    var invalid = StepVerdict(.lessonInvalid, sources: session.sources)
    let place = lesson.quote(line, into: &invalid.sources)
    invalid.diagnostics = [name.diagnostic(at: place)]
    return invalid
  }

  /// The first name of a line that is unknown after the author's solution.
  private func unknownName(in line: CheckLine, of check: CheckBlock) -> UnknownName? {
    unknownName(in: line.condition, of: check)
  }

  private func unknownName(in condition: CheckCondition, of check: CheckBlock) -> UnknownName? {
    ofAuthors(after: check.probe) { judged in
      // A world that was stopped lacks what stands behind the stop: that is the news then.
      let isStopExpected = check.lines.contains(where: \.condition.expectsStop)
      if judged.ending != nil, !isStopExpected { return nil }
      var world = CheckWorld(session: session, answered: judged)
      RaceFindings().serve(&world)
      return world.unknownName(in: condition)
    } ?? nil
  }

  /// For the checker: every condition that names something which the step's world and the author's solution
  /// do not know.
  func unknownNames() -> [Diagnostic] {
    if worldProblem != nil { return [] }
    if wants == .place { return unknownNamesOfPlace() }
    defer { session.restore(start) }
    return step.checks.flatMap { check in
      check.lines.compactMap { line in
        unknownName(in: line, of: check)?.diagnostic(at: line.place)
      }
    }
  }

  /// For the checker: what a mistake that should be told after an answer names in vain, or nobody can read. `sources`:
  /// the texts that are told with it.
  func slips(
    in name: String, after inputs: [SavedAnswer.Input], _ sources: inout SourceMap
  ) -> [Diagnostic] {
    guard worldProblem == nil, wants != .place,
      let mistake = step.mistakes.first(where: { $0.name == name })
    else { return [] }
    defer { session.restore(start) }
    let answer = inputs.map { AnswerInput($0.text, mode: $0.mode) }
    let (answered, afterAnswer) = after(answer)
    let probes = ([""] + step.fences(.probe).map(\.name)).filter(mistake.mayFollow)
    let found = probes.map { probe in
      var world = CheckWorld(
        session: session, answered: trying(probe, answer, answered, afterAnswer))
      RaceFindings().serve(&world)
      return mistake.lines.compactMap { line in
        world.unknownName(in: line.condition).map { (line, $0) }
      }
    }
    // What one probe declares another one need not.
    return (found.min { $0.count < $1.count } ?? []).map { line, name in
      name.diagnostic(at: lesson.quote(line, into: &sources))
    }
  }

  /// For the checker: what the words of conditions show that the step's world and the author's solution do not know.
  func unknownValues() -> [Diagnostic] {
    if worldProblem != nil || wants == .place { return [] }
    defer { session.restore(start) }
    return step.checks.flatMap { check in
      check.lines.flatMap { line in
        ValuesInWords.conditions(in: line.text).compactMap { value in
          // That a value is no truth is no news.
          let name = unknownName(in: value, of: check)
          return name?.isSentence == false ? name?.diagnostic(at: line.place) : nil
        }
      }
    }
  }

  /// For the checker: from now on the conditions that answers fail are noted.
  func watchConditions() {
    if wants == .place { return }
    neverFailed = Set(step.checks.flatMap(\.lines).map(CheckPlace.init))
  }

  /// For the checker: the conditions that no answer failed since.
  func unfailedConditions() -> [CheckLine] {
    step.checks.flatMap(\.lines).filter { neverFailed.contains(CheckPlace($0)) }
  }

  /// For the checker: whether a note of the step is ever told, after an answer or its beginning.
  func tells(_ remark: Mistake, after answers: [String]) -> Bool {
    guard worldProblem == nil, wants != .place else { return true }
    defer { session.restore(start) }
    for answer in answers {
      let lines = answer.split(separator: "\n").map(String.init)
      for count in 0...lines.count {
        let beginning = lines.prefix(count).joined(separator: "\n")
        let (answered, _) = after(count == 0 ? [] : [AnswerInput(beginning, mode: nil)])
        let world = CheckWorld(session: session, answered: answered)
        if remark.lines.allSatisfy({ world.holds($0.condition) }) { return true }
      }
    }
    return false
  }

  /// For the checker: the mistakes that hold after an answer, alone or after any of the probes.
  func mistakes(holdingAfter answer: [String]) -> [String] {
    guard worldProblem == nil, wants != .place else { return [] }
    defer { session.restore(start) }
    let answer = answer.map { AnswerInput($0, mode: nil) }
    let (answered, afterAnswer) = after(answer)
    var found: [String] = []
    for probe in [""] + step.fences(.probe).map(\.name) {
      let judged = trying(probe, answer, answered, afterAnswer)
      var world = CheckWorld(session: session, answered: judged)
      RaceFindings().serve(&world)
      for mistake in step.mistakes
      where !found.contains(mistake.name) && mistake.mayFollow(probe)
        && world.holds(mistake)
      {
        found.append(mistake.name)
      }
    }
    return found
  }
}

extension Lesson {
  /// Registers what a diagnostic about a condition shows: the lesson's file, or where that cannot be read, the
  /// condition alone.
  fileprivate func quote(_ line: CheckLine, into sources: inout SourceMap) -> SourceRange {
    let bytes = Array(line.source.utf8)
    if line.place.file == file, let text = try? DiskFile.read(path),
      text.indices.contains(Int(line.place.end)),
      text[Int(line.place.start)..<Int(line.place.end)].elementsEqual(bytes)
    {
      let number = sources.add(name: path, origin: .lesson, text: text)
      return SourceRange(file: number, start: line.place.start, end: line.place.end)
    }
    let number = sources.add(name: path, origin: .lesson, text: bytes)
    return SourceRange(file: number, start: 0, end: UInt32(truncatingIfNeeded: bytes.count))
  }
}

/// Where a condition stands.
private struct CheckPlace: Hashable {
  let file: UInt32
  let start: UInt32

  init(_ line: CheckLine) {
    file = line.place.file
    start = line.place.start
  }
}

extension Mistake {
  /// It can be made in a text that does not compile.
  var isAboutCompiling: Bool { lines.contains(where: \.condition.isAboutCompiling) }

  /// Whether it is looked for after this probe (empty: after the answer alone).
  fileprivate func mayFollow(_ probe: String) -> Bool { self.probe.map { $0 == probe } ?? true }
}

extension CheckWorld {
  /// Whether this is the mistake that was made.
  fileprivate func holds(_ mistake: Mistake) -> Bool {
    var world = self
    world.drainsPool = !mistake.keepsPool
    return !mistake.lines.isEmpty && mistake.lines.allSatisfy { world.holds($0.condition) }
  }
}

/// The variables that an answer brings along. A line that gives one of them its value is no try-out: the code that
/// was asked for stands on it.
private struct OwnVariables {
  /// Those that the definitions declare, and name a second time.
  var given: Set<String> = []
  /// With those that only a line declares.
  var needed: Set<String> = []

  /// `lessons`: variables that were there before. Who declares one once more has not made it his own.
  init(_ parts: [InputParts], besides lessons: Set<String>) {
    let declared = Dictionary(parts.flatMap(\.variables).map { ($0, 1) }, uniquingKeysWith: +)
      .filter { !lessons.contains($0.key) }
    let byLines = Set(parts.flatMap(\.lines).filter(\.declares).map(\.variable))
      .subtracting(declared.keys).subtracting(lessons)
    if declared.isEmpty, byLines.isEmpty { return }
    var named = words(parts.compactMap { $0.definitions() })
    given = Set(declared.keys.filter { named[$0, default: 0] > declared[$0, default: 0] })
    needed = given
    while case let more = byLines.subtracting(needed).filter({ named[$0] != nil }), !more.isEmpty {
      needed.formUnion(more)
      named = words(parts.compactMap { $0.definitions(keeping: needed) })
    }
  }

  private func words(_ texts: [String]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for text in texts {
      let tokens = CodeTokens(text)
      for index in 0..<tokens.count where tokens.tokens[index].kind == .word {
        counts[tokens.text(index), default: 0] += 1
      }
    }
    return counts
  }
}

/// One input of an answer, and how it was compiled; nil: as the step says.
struct AnswerInput: Equatable {
  var text: String
  var mode: LessonMode?

  /// The file that it stands in; nil: it was typed.
  var file: String?

  init(_ text: String, mode: LessonMode?, file: String? = nil) {
    self.text = text
    self.mode = mode
    self.file = file
  }
}
