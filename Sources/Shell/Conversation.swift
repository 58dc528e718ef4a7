import Diagnostics
import LessonEngine
package import Session
package import Texts
import Views
import VirtualMachine

/// The conversation: a line is read, answered, and the next one asked for.
///
/// It holds no rule of the language and none of the lessons. Text goes to the session, which says whether it was
/// whole (`incomplete` asks for more lines under `...>`) and what came of it; a line that begins with
/// a colon is a command of the table in `Command.swift`. The same conversation is held at a terminal, over a
/// pipe and by the tests; see `LineSource` and `Terminal` for what differs.
package final class Conversation {
  package struct Settings {
    package var language: Language
    /// A folder given with `--lessons`, or by the environment.
    package var lessonsFolder: String?
    package var state: StateFolder?
    /// The person has been here before: no question is asked.
    package var languageIsKnown = true
    /// Somebody who has no state folder is told so.
    package var saysMissingState = true
    /// A start at a terminal opens the lesson; a test may want the free shell.
    package var opensLesson = true
    /// The lesson to begin with, without a word before it.
    package var firstLesson: String?
    /// What is shown after an input, unless the person chose something else.
    package var shown = Shown.log
    /// What `:edit` opens: words for the system's shell, the file is put behind them.
    package var editor = environmentValue("VISUAL") ?? environmentValue("EDITOR") ?? "vi"
    package init(language: Language) { self.language = language }
  }

  let lines: any LineSource
  let terminal: Terminal
  var settings: Settings
  /// The folder of lessons that the program was started with.
  let givenLessons: String?
  private(set) var session: ProgramSession
  var lesson: LessonConversation?
  var ambiguousWidth = 1
  /// `:narrate on`: words instead of drawings.
  var narrates = false
  var tracesAll = false
  /// What is shown after an input.
  var shown = Shown.log
  /// Signs of the picture that have been explained.
  var explainedSigns: Set<String> = []
  /// The routes where nothing can be remembered, by the folders of their courses.
  var chosenRoutes: [String: String] = [:]
  /// Predictions that are being asked again.
  var review: Review?
  var reviewedParts: Set<String> = []
  /// Kinds of tasks that were explained.
  var toldWants: Set<AnswerKind> = []
  /// The prompt of a gap was explained.
  var toldGap = false
  /// Kinds that `:trace on KINDS` asked for; nil: all but single messages.
  var tracedKinds: Set<TraceKind>?
  /// What the last input did, for `:trace` and `:stack`.
  private(set) var lastOutcome = Outcome(status: .done)
  /// Lost objects that were told.
  var toldLost: Set<UInt32> = []
  /// Events that had happened when lost objects were last looked for; nil: something may have been missed since.
  var searchedLosses: Int?
  /// Named mistakes that were told, so that each is told once.
  var toldMistakes: Set<String> = []
  /// Damaged files of progress that were told of.
  var toldDamage: Set<String> = []
  /// Inputs that were undone, with what they declare.
  private var lostDeclarations = LostDeclarations()
  /// It was said that the course has entries that cannot be read.
  var toldLeftOut = false
  /// It was said that a film would be worth it.
  var offeredFilm = false
  /// It was told that settings cannot be kept.
  var toldForgetting = false
  /// The last thing that happened was a race: a film shows that.
  var filmsRace = false
  /// The last diagnostic, and the texts that it points into: those of an answer are the judge's.
  private(set) var lastDiagnostic: (diagnostic: Diagnostic, sources: SourceMap)?
  /// All that the last input was told, for `:errors`.
  private(set) var lastDiagnostics: [Diagnostic] = []
  /// Somebody went through time: the prompt tells where.
  var travels = false
  /// What `:race` was asked last, and the schedule that somebody is in the middle of.
  var lastRace: RaceQuestion?
  var raceWalk: RaceWalk?
  var lastToken: String?
  /// Lines of an unfinished input.
  var pending = ""
  /// Empty lines in a row within it.
  var emptyLines = 0
  private(set) var isLeaving = false
  /// The status of the first input that failed.
  private(set) var failure: Int32 = 0
  /// What the session said to the unfinished input.
  private(set) var unfinished: Outcome?
  /// What the unfinished input leaves open, where it was refused: it is wrong already, and only its end is waited for.
  private var refused: OpenBrackets?

  package init(
    lines: any LineSource, terminal: Terminal, settings: Settings,
    session: ProgramSession = Conversation.freeSession()
  ) {
    self.lines = lines
    self.terminal = terminal
    self.settings = settings
    givenLessons = settings.lessonsFolder
    self.session = session
    ambiguousWidth = settings.state?.setting("width") == "2" ? 2 : 1
    narrates = settings.state?.setting("narrate") == "on"
    shown = settings.shown
    if lines.isInteractive {
      shown = settings.state?.setting("show").flatMap { Shown(rawValue: $0) } ?? shown
      let known = settings.state?.setting("signs") ?? ""
      explainedSigns = Set(known.split(separator: " ").map(String.init))
    }
  }

  var language: Language { settings.language }

  var page: Page {
    Page(
      language, width: terminal.width, ambiguousWidth: ambiguousWidth, narrates: narrates)
  }

  func say(_ key: String, _ arguments: [String] = []) {
    terminal.answer(text(key, arguments))
  }

  /// What names the key that goes on: behind a pipe an empty line is none.
  func sayKey(_ key: String, _ arguments: [String] = []) {
    say(lines.isInteractive ? key : key + ".pipe", arguments)
  }

  /// Something is wrong with what was asked: it is told where errors go, and the first one decides the
  /// exit status of a pipe.
  func complain(_ key: String, _ arguments: [String] = [], status: Int32 = 65) {
    terminal.complain(text(key, arguments))
    fail(status)
  }

  func fail(_ status: Int32) {
    if failure == 0 { failure = status }
  }

  // MARK: The loop

  /// Returns the exit status.
  package func run() -> Int32 {
    defer {
      terminal.flush()
      lines.close()
    }
    if lines.isInteractive { open() }
    while !isLeaving {
      terminal.endLine()
      let prompt = pending.isEmpty ? promptText : "...> "
      switch lines.next(prompt: prompt) {
      case .line(let line):
        take(line)
        // Behind a pipe somebody may wait for the answer before asking on.
        terminal.flush()
      case .end:
        if pending.isEmpty {
          if lines.isInteractive { terminal.answer([""]) }
          sayGoodBye()
          return lines.isInteractive ? 0 : failure
        }
        endUnfinished()
      case .interrupted:
        pending = ""
        _ = lesson?.leaveGap()
        if !lines.isInteractive { return 130 }
      case .notUTF8(let line, let byte):
        complain("shell.pipe.notUTF8", [String(line), String(byte)], status: 66)
        pending = ""
      case .hangUp(let signal): return 128 &+ signal
      }
      if let signal = SignalFlags.hangUp { return 128 &+ signal }
    }
    // Before the first prompt, too: at the question for a language.
    if let signal = SignalFlags.hangUp { return 128 &+ signal }
    sayGoodBye()
    return lines.isInteractive ? 0 : failure
  }

  /// A `q` typed by mistake, too, is told what it did, and that nothing is lost.
  private func sayGoodBye() {
    guard lines.isInteractive else { return }
    if let lesson, settings.state != nil, let place = placeOfNextStart(in: lesson.course) {
      say("shell.bye.lesson", [place.title, String(place.step + 1)])
    } else {
      say("shell.bye")
    }
    sayForgetting()
  }

  /// Nothing of this session can be kept: at the beginning, and once more at its end.
  func sayForgetting() {
    if settings.state == nil, settings.saysMissingState { say("shell.noState") }
  }

  /// The end of the lines, or Ctrl-D, within an unfinished input: at a terminal it drops the input.
  private func endUnfinished() {
    if lines.isInteractive {
      terminal.answer([""])
    } else {
      // No more lines come: now the parser is asked, even where something seemed to be open.
      evaluate(pending, isWhole: true)
    }
    pending = ""
  }

  package func leave() {
    endWalk()
    isLeaving = true
  }

  // MARK: One input

  /// A line; after a paste several, which may have commands among them.
  func take(_ typed: String) {
    let text = PastedText.unframed(typed)
    // The key that ends a page, pressed once too often, would leave without a question.
    if terminal.turnedPages {
      terminal.turnedPages = false
      if ["q", "Q", "й", "Й"].contains(text.trimmingSpaces) {
        say("shell.lesson.pagerKey")
        return
      }
    }
    var code: [Substring] = []
    var hasCommand = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isBlank = code.allSatisfy { $0.allSatisfy(\.isWhitespace) }
      let isWithin = isUnfinished || !isBlank
      guard let command = isWithin ? CommandLine(within: line) : CommandLine(String(line)) else {
        code.append(line)
        continue
      }
      if !isBlank { takeCode(code.joined(separator: "\n")) }
      code = []
      hasCommand = true
      if isLeaving { return }
      lines.remember(String(line))
      if isUnfinished { performWithin(command) } else { perform(command) }
      if isLeaving { return }
    }
    // The line end behind a command at the end of a paste is no Enter.
    if hasCommand, code.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) { return }
    takeCode(code.joined(separator: "\n"))
  }

  private func takeCode(_ text: String) {
    if raceWalk != nil {
      takeWalkLine(text)
      return
    }
    guard pending.isEmpty else {
      if refused != nil {
        refused?.read(text)
        pending += "\n" + text
        // A person who pasted half of something waits for no more of it.
        if refused?.remain == false || !lines.hasMore { evaluate(pending, isWhole: !lines.hasMore) }
        return
      }
      evaluate(pending + "\n" + text)
      emptyLines = !pending.isEmpty && text.allSatisfy(\.isWhitespace) ? emptyLines + 1 : 0
      // Somebody who presses Enter again and again does not know what is still waited for.
      if emptyLines > 1, lines.isInteractive { sayUnfinished("shell.unfinished.goOn") }
      return
    }
    emptyLines = 0
    if text.allSatisfy(\.isWhitespace) {
      if lesson?.endGapLines() == true { return }
      if lesson?.keepGap() == true || lesson?.leaveGap() == true { return }
      if lines.isInteractive { lesson?.enterPressed() }
      return
    }
    switch lesson?.routeAnswer(in: text) {
    case .route(let number)?:
      lesson?.chooseRoute(number)
      return
    case .noRoute?:
      lesson?.remindOfRoute()
      return
    case nil: break
    }
    if let lesson, lesson.awaitsPrediction {
      if let answer = lesson.prediction(in: text) {
        lesson.tellReading(of: text, as: answer)
        lesson.predict(answer)
        return
      }
      if helpsOrLeaves(text) || lesson.asksAgain(text) { return }
    }
    if let lesson, let gap = lesson.gap {
      lesson.take(text, for: gap)
      return
    }
    if let lesson, lesson.saysTooLate(text) { return }
    if leavesByName(text) {
      leave()
      return
    }
    evaluate(text)
  }

  /// `typed`: what stands for the text at the prompt, where that is a gap; `isWhole`: no more lines come; `announcing`
  /// shows the whole before anything is said of it.
  func evaluate(
    _ text: String, typed: String? = nil, isWhole: Bool = false, announcing: () -> Void = {}
  ) {
    let isFirst = pending.isEmpty
    refused = nil
    let outcome = run(text, isWhole: isWhole)
    let line = typed ?? text
    if isFirst, !isWhole, typed == nil, outcome.status == .failed,
      outcome.diagnostics.first(where: { $0.severity == .error })?.code == .expectedToken,
      let (head, ran, rest) = firstStatement(of: text)
    {
      announcing()
      settle(head, head, ran, isFirst: true)
      takeCode(rest)
      return
    }
    if isFirst, outcome.status == .failed || outcome.status == .incomplete {
      if let command = Conversation.bareCommand(line) {
        takeAsCommand(command, typed: line)
        return
      }
      if takesAsHelp(line) { return }
    }
    if outcome.status == .failed, lines.hasMore, !isWhole {
      let brackets = OpenBrackets(text)
      if brackets.remain {
        pending = text
        unfinished = outcome
        refused = brackets
        return
      }
    }
    announcing()
    settle(text, line, outcome, isFirst: isFirst)
  }

  private func run(_ text: String, isWhole: Bool = false) -> Outcome {
    interruptible {
      lesson?.run.evaluate(text, picturing: shown.draws, mayGoOn: !isWhole)
        ?? session.evaluate(text, picturing: shown.draws, mayGoOn: !isWhole)
    }
  }

  /// Lines that were pasted want no more at their ends than lines that were typed: without a `;` the statement ends
  /// with its line. Runs the first one that does, and answers what comes behind it; nil: it is none.
  private func firstStatement(of text: String) -> (head: String, Outcome, rest: String)? {
    // Each line may be tried with all before it.
    guard text.utf8.count(where: { $0 == 0x0A }) <= 200 else { return nil }
    for end in text.indices where text[end] == "\n" {
      let head = text[..<end]
      guard let last = head.last(where: { !$0.isWhitespace }), !";{}".contains(last) else {
        continue
      }
      let outcome = run(String(head))
      if outcome.status == .incomplete { continue }
      if outcome.status == .failed { return nil }
      return (String(head), outcome, String(text[text.index(after: end)...]))
    }
    return nil
  }

  /// What is told and remembered of an input.
  private func settle(_ text: String, _ line: String, _ outcome: Outcome, isFirst: Bool) {
    if let position = session.timePosition, !position.isPast, !position.isSuspended {
      travels = false
    }
    if outcome.status == .incomplete {
      pending = text
      unfinished = outcome
      return
    }
    pending = ""
    unfinished = nil
    lines.remember(text)
    lesson?.record(text, outcome)
    present(outcome)
    if outcome.status == .failed {
      if isFirst { nameCommand(in: line) }
      tellLanguage(of: text, outcome)
    }
    tellLostDeclaration(outcome)
    lesson?.tellTemplate(behind: outcome)
    lesson?.watch(outcome)
    switch outcome.status {
    case .failed, .stopped, .interrupted: lostDeclarations.add(text, outcome)
    case .done, .incomplete, .exited: break
    }
  }

  /// An unknown name that an earlier input would have declared, had it not been undone.
  private func tellLostDeclaration(_ outcome: Outcome) {
    for name in outcome.unknownNames {
      guard let lost = lostDeclarations.declaring(name) else { continue }
      terminal.answer([""])
      say("shell.lostDeclaration", [name, screens.oneLine(lost)])
      return
    }
  }

  /// Shows what came of an input.
  /// `isAnnounced`: a lesson said that it may end badly, so that is no failure of the session.
  func present(_ outcome: Outcome, isAnnounced: Bool = false) {
    lastOutcome = outcome
    lastDiagnostics = []
    // The terminal has echoed ^C without a line end.
    if outcome.status == .interrupted, lines.isInteractive { terminal.answer([""]) }
    showPrinted(outcome)
    show(outcome.diagnostics)
    terminal.answer(answered(outcome))
    show(newMistakes(in: outcome), offersExplanation: true)
    tellNewLosses(after: outcome)
    explainNumbers()
    offerFilm(after: outcome)
    // A program that calls exit ends a script; a person at the prompt stays.
    if case .exited = outcome.status, !lines.isInteractive { isLeaving = true }
    if outcome.exitStatus != 0, !isAnnounced || outcome.status == .interrupted {
      fail(outcome.exitStatus)
    }
  }

  /// What an input printed; of one that had to be stopped, at a terminal, only how it began and ended.
  private func showPrinted(_ outcome: Outcome) {
    guard lines.isInteractive, outcome.exitStatus != 0 else {
      for chunk in outcome.output { terminal.show(printed: chunk) }
      return
    }
    let output = StoppedOutput(outcome.output)
    for chunk in output.first { terminal.show(printed: chunk) }
    if output.hidden > 0 {
      terminal.answer(prose("shell.leftOut", [String(output.hidden)], .dim, page: page))
    }
    for chunk in output.last { terminal.show(printed: chunk) }
  }

  /// Keeps a setting for the next time; that this is not possible is told once.
  func remember(_ key: String, to value: String) {
    guard settings.state?.set(key, to: value) != true, !toldForgetting else { return }
    toldForgetting = true
    if let state = settings.state {
      say("shell.state.notKept", [state.path])
    } else if !lines.isInteractive {
      // At a terminal that was said at the beginning.
      sayForgetting()
    }
  }

  /// Runs something that Ctrl-C may stop.
  func interruptible<Result>(_ body: () -> Result) -> Result {
    SignalFlags.whileRunning(session.interrupt, body)
  }

  func text(_ key: String, _ arguments: [String] = []) -> String {
    Texts.text(key, arguments, in: language)
  }

  func show(_ diagnostics: [Diagnostic], offersExplanation: Bool = false) {
    if let last = diagnostics.last {
      lastDiagnostic = (last, session.sources)
      lastDiagnostics = diagnostics
    }
    terminal.complain(
      screens.diagnostics(diagnostics, limit: 3, offersExplanation: offersExplanation))
  }

  /// What was said of an answer: `:explain` tells more of it.
  func keepForExplaining(_ diagnostics: [Diagnostic], in sources: SourceMap) {
    if let last = diagnostics.last { lastDiagnostic = (last, sources) }
  }

  /// `:errors`: all of them, where an input was told only the first.
  func showErrors() {
    guard !lastDiagnostics.isEmpty else {
      say("shell.errors.none")
      return
    }
    terminal.answer(screens.diagnostics(lastDiagnostics, limit: 100))
  }

  /// `:raw on`: what a program prints reaches the terminal as it is.
  func setRaw(_ argument: String) {
    guard let isOn = CommandWord.isOn(argument) else {
      complain("shell.raw.usage", [text(terminal.showsRaw ? "shell.raw.on" : "shell.raw.off")])
      return
    }
    terminal.showsRaw = isOn
    say(terminal.showsRaw ? "shell.raw.on" : "shell.raw.off")
  }

  var screens: Screens { Screens(page: page, session: session) }

  /// Another world: a lesson begins, or is left.
  /// A session outside of any lesson.
  package static func freeSession() -> ProgramSession {
    var options = SessionOptions.ofProcess
    options.readHeader = LocalHeaders().read
    options.keepsHistory = true
    return ProgramSession(options: options)
  }

  func use(_ session: ProgramSession) {
    endWalk()
    lastRace = nil
    self.session = session
    toldMistakes = []
    lastOutcome = Outcome(status: .done)
    lastDiagnostic = nil
    lastDiagnostics = []
    lostDeclarations.forget()
    pending = ""
  }

  /// The lesson has put the session into another state: what was half typed means nothing there.
  func lessonMoved() {
    lostDeclarations.forget()
    lastOutcome = Outcome(status: .done)
    lastDiagnostic = nil
    lastDiagnostics = []
    pending = ""
  }

  /// The session stands somewhere else in time: what there is to look at is the input that it stands in.
  func timeMoved() {
    lastOutcome = Outcome(status: .done, events: session.eventsOfThisInput)
    lastDiagnostics = []
    pending = ""
  }

  // MARK: Commands

  func perform(_ line: CommandLine) {
    guard let command = Command.named(line.name) else {
      // What other programs call so has another name here.
      let own = "shell.noCommand.\(line.name.lowercased())"
      let meant = Command.beginning(with: line.name, in: language)
      if hasText(own) {
        complain(own)
      } else if meant.count > 1 {
        complain("shell.unknownCommand.several", [line.name, listed(meant.map { ":" + $0 }, page)])
      } else if let near = meant.first ?? Command.closest(to: line.name) {
        complain("shell.unknownCommand.near", [line.name, near])
      } else {
        complain("shell.unknownCommand", [line.name])
      }
      return
    }
    guard line.argument.isEmpty || command.takesArgument else {
      // Some say more about what may have been meant.
      let own = "shell.\(command.name).alone"
      if hasText(own) {
        complain(own, [line.argument])
      } else {
        complain("shell.noArgument", [":" + command.name(in: language), line.argument])
      }
      return
    }
    if let typed = line.typedAs { say("shell.layout", [typed, ":" + line.name]) }
    if raceWalk != nil, !command.staysInWalk {
      endWalk()
      if command.name == "cancel" { return }
    }
    if refusedInWalk(command) { return }
    switch command.action {
    case .run(let action):
      if command.onlyAnswers(line.argument) {
        paged(command.name) { action(self, line.argument) }
      } else {
        action(self, line.argument)
      }
      explainNumbers()
      if command.goesThroughTime { lesson?.watchPlace(":\(command.name) \(line.argument)") }
    case .notBuilt: complain("shell.notBuilt", [":" + command.name])
    }
  }

  /// Names for the Tab key: commands are ours, everything else is the session's.
  package func completions(line: String, cursor: Int) -> (prefix: String, names: [String]) {
    let before = String(decoding: Array(line.utf8.prefix(cursor)), as: UTF8.self)
    let start = before.drop { $0 == " " }
    if let colon = start.first, colon == ":" || colon == "：" {
      let words = start.dropFirst()
      guard let blank = words.firstIndex(of: " ") else {
        return (String(words), commandNames(beginning: String(words).lowercased()))
      }
      let prefix = String(words[words.index(after: blank)...])
      return (prefix, argumentNames(of: String(words[..<blank]), beginning: prefix))
    }
    let word = before.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" }
    return (String(word.reversed()), session.completions(line: line, cursor: cursor).sorted())
  }

  /// Names in English and in the reader's language; all others only when nothing else fits.
  private func commandNames(beginning prefix: String) -> [String] {
    let built = Command.table.filter(\.isBuilt)
    let near = built.map(\.name).filter { $0.hasPrefix(prefix) }
    if !near.isEmpty { return near.sorted() }
    return built.flatMap(\.allNames).filter { $0.hasPrefix(prefix) }.sorted()
  }

  private func argumentNames(of command: String, beginning prefix: String) -> [String] {
    let command = Command.named(command)
    let names: [String] =
      switch command?.name {
      case "class", "source", "doors": session.classNames()
      case "disasm", "inserted": session.functionNames()
      case "why", "life", "memory": session.variableNames
      case "lang": Language.allCases.map(\.code)
      case "start", "lessons": lessonNames()
      case "route": course()?.routes.map(\.id) ?? []
      case "goto": Array(Conversation.eventKinds.keys)
      case "race": session.functionNames()
      case "replay": lastToken.map { [$0] } ?? []
      case "help": Command.table.filter(\.isBuilt).map(\.name)
      default: []
      }
    let words = command?.words.map { $0.text(in: language) } ?? []
    return (words + names).filter { $0.hasPrefix(prefix) }.sorted()
  }
}
