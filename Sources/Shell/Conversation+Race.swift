import Conditions
import Diagnostics
import Explorer
import Film
import LessonEngine
import Session
import Texts
import Views
import VirtualMachine

/// What `:race` was asked: so many threads that each run something typed, and what must hold at the end.
struct RaceQuestion: Equatable {
  /// nil: as many as make sense: one that starts threads of its own, else two.
  var times: Int?
  var code = ""
  /// Nothing was named: it is what was typed last, from the moment before it.
  var isLastInput = false
  /// Where it was asked: what is typed afterwards is no part of it.
  var place: ProgramSession.WorldPlace?
  /// What somebody said must hold.
  var check = ""
  /// Where nobody said it: what holds where nobody is interrupted.
  var usual: UndisturbedEnd?

  /// `[N] [CODE] [check CONDITION]`. nil: nobody can start so many threads.
  init?(_ argument: String) {
    var words = argument[...]
    let first = words.prefix { $0.isNumber }
    if !first.isEmpty, words.dropFirst(first.count).first.map({ $0 == " " }) ?? true {
      guard let number = Int(first), (1...8).contains(number) else { return nil }
      times = number
      words = words.dropFirst(first.count)
    }
    for language in Language.allCases {
      let keyword = Texts.text("race.check", in: language)
      if let range = words.ranges(of: keyword).last,
        range.lowerBound == words.startIndex || words[words.index(before: range.lowerBound)] == " ",
        words[range.upperBound...].first == " "
      {
        check = RaceQuestion.trimmed(words[range.upperBound...])
        words = words[..<range.lowerBound]
        break
      }
    }
    code = RaceQuestion.trimmed(words)
  }

  private static func trimmed(_ text: Substring) -> String {
    var kept = text.drop { $0 == " " }
    while kept.last == " " { kept.removeLast() }
    return String(kept)
  }
}

/// A schedule that somebody is in the middle of.
struct RaceWalk {
  var walk: ScheduleWalk
  var aside: ProgramSession.Aside
  var isPlay: Bool
}

/// `:race`, `:race play`, `:replay TOKEN`: what two threads could do to each other, searched, replayed, or tried
/// by hand. While a schedule is walked, the world is that of its step, and every command that looks shows it.
extension Conversation {
  func race(_ argument: String) {
    endWalk()
    let words = argument.split(separator: " ", maxSplits: 1).map(String.init)
    if let first = words.first, CommandWord.play.isMeant(by: first) {
      playRace(words.count > 1 ? words[1] : nil)
      return
    }
    // One stretch of work: Ctrl-C while it is looked what holds at the end is for the search as well.
    let found: (RaceQuestion, Exploration)? = interruptible {
      guard let question = understood(argument).flatMap(completed),
        let exploration = explored(question)
      else { return nil }
      return (question, exploration)
    }
    guard let (question, exploration) = found else {
      if session.takeInterruption() { tellInterruption() }
      return
    }
    lastRace = question
    lastToken = exploration.token ?? exploration.told.first?.token
    paged("race") {
      terminal.answer(
        explorationView(
          exploration, check: question.usual?.text ?? question.check,
          isCheckOwn: question.check.isEmpty,
          times: question.times ?? 2, page: page))
      terminal.answer(screens.diagnostic(stopping: exploration))
      if exploration.token != nil { say("race.afterwards") }
    }
    filmsRace = exploration.verdict == .found
    if filmsRace { offerFilm() }
  }

  /// The schedule that the last `:race` found, and its twin; nil: it found none, or something was typed since.
  func filmOfRace(titled title: String) -> Film? {
    guard filmsRace, let question = lastRace else { return nil }
    guard let aside = beginAside(question) else { return nil }
    defer { session.endAside(aside) }
    guard let explorer = explorer(question, times: question.times ?? 2) else { return nil }
    return ScheduleFilm(explorer, session).film(of: explorer.explore(), titled: title)
  }

  private func understood(_ argument: String) -> RaceQuestion? {
    guard var question = RaceQuestion(argument) else {
      complain("race.badTimes")
      return nil
    }
    if question.code.isEmpty {
      guard let last = session.inputsOfTheLine.last else {
        complain("race.which")
        return nil
      }
      (question.code, question.isLastInput) = (last.text, true)
    }
    question.place = session.worldPlace(beforeLastInput: question.isLastInput)
    if !question.check.isEmpty {
      var problems: [Diagnostic] = []
      guard FinalCheck(question.check, problems: &problems) != nil else {
        let near = problems.first?.suggestion
        complain(
          near == nil ? "cli.explore.badCheck" : "cli.explore.nearCheck",
          [question.check, near ?? ""])
        return nil
      }
    }
    return question
  }

  /// An explorer for a question, in a session that has been put aside; nil: it was told why not.
  private func explorer(_ question: RaceQuestion, times: Int) -> Explorer? {
    let code = question.code
    let entry: ExploredEntry
    switch session.prepareExploring(typed: code, times: times) {
    case .success(let ready): entry = ready
    case .failure(.outcome(let outcome)) where outcome.status == .interrupted: return nil
    case .failure(.outcome(let outcome)):
      show(outcome.diagnostics.filter { $0.severity == .error })
      fail(65)
      return nil
    case .failure(.notCallable(let name)):
      complain("cli.explore.notCallable", [name])
      return nil
    case .failure(.noFunction), .failure(.noMain), .failure(.noStatements):
      complain("race.which")
      return nil
    }
    var problems: [Diagnostic] = []
    var check = question.check.isEmpty ? nil : FinalCheck(question.check, problems: &problems)
    if let problem = check?.compile(in: session) {
      show([problem])
      fail(65)
      return nil
    }
    var request = ExplorationRequest()
    request.parallel = ProgramSession.threadFunction
    request.times = times
    let usual = question.usual
    return Explorer(session, entry, request, program: Array(code.utf8)) { [check] session in
      check.map { $0.holds(in: session) } ?? usual?.holds(in: session) ?? true
    }
  }

  /// In the world that the question was asked in; nil: it is no more, and that was told.
  private func beginAside(_ question: RaceQuestion) -> ProgramSession.Aside? {
    let aside = session.beginAside(at: question.place)
    if aside == nil { complain("race.worldIsGone") }
    return aside
  }

  private func explored(_ question: RaceQuestion) -> Exploration? {
    guard let aside = beginAside(question) else { return nil }
    defer { session.endAside(aside) }
    guard let explorer = explorer(question, times: question.times ?? 2) else { return nil }
    return explorer.explore()
  }

  /// A question with all that it left open: what starts threads of its own is explored as it stands, all else runs
  /// twice at the same time; and without a condition, what holds where nobody is interrupted has to hold always.
  private func completed(_ question: RaceQuestion) -> RaceQuestion? {
    var question = question
    func look(_ times: Int, first lane: Int = 0) -> (threads: Int, end: UndisturbedEnd?)?? {
      guard let aside = beginAside(question) else { return nil }
      defer { session.endAside(aside) }
      guard let explorer = explorer(question, times: times) else { return nil }
      let before = UndisturbedEnd.Beginning(session)
      return .some(
        explorer.undisturbed(first: lane) { UndisturbedEnd($0, since: before) }
          .map { ($0.threads, $0.isGood ? $0.answer : nil) })
    }
    if question.times == nil {
      guard let alone = look(1) else { return nil }
      question.times = alone.map { $0.threads > 1 ? 1 : 2 } ?? 1
    }
    let times = question.times ?? 2
    guard question.check.isEmpty else { return question }
    guard let first = look(times) else { return nil }
    guard var usual = first?.end else { return question }
    if times == 1 { usual.forgetNumbers() }
    for lane in 1..<max(1, times) {
      guard let end = look(times, first: lane)??.end else { return question }
      usual.join(end)
    }
    question.usual = usual
    return question
  }

  // MARK: Looking within a schedule

  /// What a command may not tell while a schedule is walked: no step of it stands in the log.
  func refusedInWalk(_ command: Command) -> Bool {
    guard raceWalk != nil, command.readsLog else { return false }
    complain("race.noLog", [":" + command.name(in: language)])
    return true
  }

  /// The threads of the world as it stands. Where nobody can go on, each stands before what it waits for.
  func threadsNow() -> [ThreadInfo] {
    var threads = session.threads()
    // What each thread was given to do is in a function that nobody wrote.
    if raceWalk != nil {
      for index in threads.indices {
        threads[index].frames.removeAll { $0.name == ProgramSession.threadFunction }
      }
    }
    guard let walk = raceWalk?.walk, walk.isOver, case .deadlock(let waits)? = walk.failure else {
      return threads
    }
    for wait in waits {
      guard let index = threads.firstIndex(where: { $0.number == wait.thread }) else { continue }
      threads[index].state = .waiting(
        wait.kind, address: wait.address, object: wait.object, holder: wait.holder)
    }
    return threads
  }

  // MARK: Replaying and playing

  func replay(_ argument: String) {
    endWalk()
    guard let question = lastRace else {
      complain("race.noQuestion")
      return
    }
    // Without a token the schedule that was found last.
    guard let written = argument.isEmpty ? lastToken : argument else {
      complain("race.nothingFound")
      return
    }
    guard let token = ScheduleToken(written) else {
      complain("cli.explore.badToken", [written])
      return
    }
    guard let walk = beginWalk(question, isPlay: false) else { return }
    if token.program != ScheduleToken.hash(Array(question.code.utf8)) {
      say("explore.otherProgram")
    }
    follow(token, in: walk)
    terminal.answer(
      storyLanes(walk.steps, firstThread: walk.firstThread, page: page))
    tellEnd(of: walk)
    say("race.walking", [String(walk.steps.count)])
  }

  /// "Keep running; else the lowest thread", but where the token says otherwise.
  private func follow(_ token: ScheduleToken, in walk: ScheduleWalk, most: Int = 1_000) {
    var hasDiverged = false
    while walk.position < most, let usual = walk.usual() {
      let wanted = token.deviations.first { $0.step == walk.position }
      if let wanted, walk.choose(wanted.lane + walk.firstThread) { continue }
      if let wanted, !hasDiverged {
        hasDiverged = true
        say("explore.diverged", [String(wanted.step), "T\(wanted.lane + walk.firstThread)"])
      }
      if !walk.choose(usual) { break }
    }
  }

  private func playRace(_ argument: String?) {
    let question: RaceQuestion
    if let argument {
      guard let understood = interruptible({ understood(argument).flatMap(completed) })
      else { return }
      question = understood
    } else {
      guard let last = lastRace ?? interruptible({ understood("").flatMap(completed) })
      else { return }
      question = last
    }
    lastRace = question
    guard let walk = beginWalk(question, isPlay: true) else { return }
    say("race.play.begins")
    offerChoices(of: walk)
  }

  private func beginWalk(_ question: RaceQuestion, isPlay: Bool) -> ScheduleWalk? {
    guard let aside = beginAside(question) else { return nil }
    guard let explorer = explorer(question, times: question.times ?? 2) else {
      session.endAside(aside)
      return nil
    }
    guard let walk = ScheduleWalk(explorer) else {
      session.endAside(aside)
      complain("explore.cannot", [question.code])
      return nil
    }
    walk.live = { [weak self] chunk in self?.terminal.show(printed: chunk) }
    raceWalk = RaceWalk(walk: walk, aside: aside, isPlay: isPlay)
    return walk
  }

  /// Does something in the world that there was before the walk, and goes back to where the walk stood.
  func outsideWalk<Result>(_ body: () -> Result) -> Result {
    guard let walking = raceWalk, let question = lastRace else { return body() }
    let (position, count) = (walking.walk.position, walking.walk.steps.count)
    walking.walk.go(to: count)
    let token = ScheduleToken(walking.walk.token)
    leaveWalk()
    defer {
      if let walk = beginWalk(question, isPlay: walking.isPlay), let token {
        let live = walk.live
        walk.live = nil
        follow(token, in: walk, most: count)
        walk.live = live
        walk.go(to: position)
      }
    }
    return body()
  }

  /// The world is again as it was before the walk.
  func endWalk() {
    guard raceWalk != nil else { return }
    leaveWalk()
    say("race.left")
  }

  private func leaveWalk() {
    guard let walking = raceWalk else { return }
    walking.walk.end()
    session.endAside(walking.aside)
    raceWalk = nil
  }

  /// A line typed while a schedule is walked: the letter of a lane, or nothing for the usual thread.
  func takeWalkLine(_ text: String) {
    guard let walk = raceWalk?.walk else { return }
    if helpsOrLeaves(text) { return }
    let word = text.filter { !$0.isWhitespace }.lowercased()
    if walk.isOver {
      say("race.play.over")
      return
    }
    let choices = walk.choices()
    let thread =
      word.isEmpty
      ? walk.usual()
      : choices.map(\.thread).first { ScheduleToken.letter($0 - walk.firstThread) == word }
    guard let thread, walk.choose(thread) else {
      complain(
        "race.play.which",
        [listed(choices.map { ScheduleToken.letter($0.thread - walk.firstThread) }, page)])
      return
    }
    showWalk(walk)
  }

  private func showWalk(_ walk: ScheduleWalk) {
    // Before the first step there is nothing to draw.
    if walk.position > 0 {
      terminal.answer(
        storyLanes(
          Array(walk.steps[..<walk.position]), firstThread: walk.firstThread, page: page))
    }
    if walk.isOver { tellEnd(of: walk) } else { offerChoices(of: walk) }
  }

  private func offerChoices(of walk: ScheduleWalk) {
    for choice in walk.choices() {
      terminal.answer(choiceLine(choice, walk))
    }
  }

  private func choiceLine(_ choice: ScheduleWalk.Choice, _ walk: ScheduleWalk) -> [StyledLine] {
    let words = screens.oneLine(
      choice.step.source.isEmpty ? choice.step.operation : choice.step.source)
    return prose(
      "race.play.choice",
      [
        ScheduleToken.letter(choice.thread - walk.firstThread), "T\(choice.thread)",
        choice.step.isByTime ? text("explore.time") + " " + words : words,
      ], page: page)
  }

  private func tellEnd(of walk: ScheduleWalk) {
    guard walk.position == walk.steps.count, walk.isOver else { return }
    var told = Exploration()
    told.failure = walk.failure
    told.schedule = walk.steps
    if walk.failure == nil {
      say("race.passes", [walk.token])
    } else {
      say("race.fails", [text("explore.anomaly." + anomalyKey(told)), walk.token])
    }
  }

  /// `:back`, `:forward`, `:goto` within a schedule. false: no schedule is walked.
  func walkTime(_ command: String, _ argument: String) -> Bool {
    guard let walk = raceWalk?.walk else { return false }
    let count = argument.isEmpty ? 1 : writtenNumber(argument)
    switch command {
    case "back", "forward":
      guard let count, count > 0 else {
        complain("time.\(command).usage", [argument])
        return true
      }
      walk.go(to: walk.position + (command == "back" ? -count : count))
    default:
      let place =
        CommandWord.start.isMeant(by: argument)
        ? 0 : CommandWord.end.isMeant(by: argument) ? walk.steps.count : writtenNumber(argument)
      guard let place, (0...walk.steps.count).contains(place) else {
        complain("race.goto", [String(walk.steps.count)])
        return true
      }
      walk.go(to: place)
    }
    showWalk(walk)
    return true
  }
}
