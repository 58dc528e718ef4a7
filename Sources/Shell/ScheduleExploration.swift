import Conditions
import Diagnostics
package import Explorer
import Film
import LessonEngine
package import Session
package import Texts
import Views
import VirtualMachine

/// `selfsame explore FILE`: every schedule of a program.
package struct ScheduleExploration: Equatable {
  package var path = ""
  package var mode: MemoryMode?
  package var definitions: [String] = []
  package var check = ""
  package var search = ExplorationRequest.Search.auto
  package var clock = ExplorationRequest.Clock.lazy
  package var setup: String?
  package var parallel: String?
  package var times = 2
  package var budget = 200_000
  package var isJSON = false
  /// `--ascii`: frames and signs that every terminal can draw.
  package var isPlain = false
  /// `--film FILE`: a page that shows the schedule, and its nearest twin that ends well.
  package var filmPath: String?
  /// Only this schedule, as `run --schedule` asks for it.
  package var schedule: ScheduleToken?

  package init() {}

  /// 0 PROVED, 1 FOUND, 2 BOUNDED, 3 CANNOT; 64, 65, 66, 70 and 130 as everywhere.
  package func run(on terminal: Terminal, language: Language) -> Int32 {
    defer { terminal.flush() }
    func refuse(_ key: String, _ arguments: [String], _ status: Int32) -> Int32 {
      terminal.complain("selfsame: " + text(key, arguments, in: language))
      return status
    }
    let bytes: [UInt8]
    switch SourceReading.read(path) {
    case .text(let text): bytes = text
    case .failure(let problem): return refuse(problem.key, problem.arguments, 66)
    }
    if let filmPath, let problem = WriteProblem(at: filmPath) {
      if isSameFile(path, filmPath) { return refuse("cli.film.ownProgram", [filmPath], 64) }
      let words = problem.words { text($0, in: language) }
      return refuse("cli.film.cannotWrite", [filmPath, words], 66)
    }
    var final: FinalCheck?
    if !check.isEmpty {
      var problems: [Diagnostic] = []
      guard let understood = FinalCheck(check, problems: &problems) else {
        let near = problems.first?.suggestion
        return refuse(
          near == nil ? "cli.explore.badCheck" : "cli.explore.nearCheck", [check, near ?? ""], 64)
      }
      final = understood
    }
    var options = SessionOptions.ofProcess
    options.mode = mode ?? FileRun.declaredMode(in: bytes) ?? .arc
    options.mask = filmPath == nil ? .none : .standard
    options.definitions = definitions
    options.readHeader = LocalHeaders(programs: [path]).read
    let session = ProgramSession(options: options)
    let page = Page(language, width: terminal.width, ambiguousWidth: isPlain ? 2 : 1)
    let entry: ExploredEntry
    switch session.prepareExploring(
      path: path, text: bytes, setup: setup, parallel: parallel, times: times)
    {
    case .success(let ready): entry = ready
    case .failure(.noFunction(let name)): return refuse("cli.explore.noFunction", [name], 64)
    case .failure(.notCallable(let name)): return refuse("cli.explore.notCallable", [name], 65)
    case .failure(.noMain), .failure(.noStatements): return refuse("cli.explore.noMain", [], 64)
    case .failure(.outcome(let outcome)):
      terminal.complain(
        Screens(page: page, session: session).diagnostics(
          outcome.diagnostics.filter { $0.severity == .error }))
      return outcome.status == .failed || outcome.status == .incomplete ? 65 : 70
    }
    var request = ExplorationRequest()
    request.setup = setup
    request.parallel = parallel
    request.times = times
    request.search = search
    request.clock = clock
    request.budget = budget
    if let problem = final?.compile(in: session) {
      terminal.complain(Screens(page: page, session: session).diagnostics([problem]))
      return 65
    }
    let explorer = Explorer(session, entry, request, program: bytes) { [final] session in
      final.map { $0.holds(in: session) } ?? true
    }
    if let schedule { return replay(schedule, explorer, session, bytes, on: terminal, page: page) }
    let exploration = SignalFlags.whileRunning(session.interrupt) { explorer.explore() }
    if session.takeInterruption() { return refuse("look.interrupted", [], 130) }
    if let filmPath {
      let film = ScheduleFilm(explorer, session).film(of: exploration, titled: path)
      if let status = write(film, to: filmPath, on: terminal, language: language) { return status }
    }
    if isJSON {
      terminal.answer([StyledLine(exploration.json(sources: session.sources))])
    } else {
      terminal.answer(explorationView(exploration, check: check, times: times, page: page))
      terminal.answer(Screens(page: page, session: session).diagnostic(stopping: exploration))
    }
    switch exploration.verdict {
    case .proved: return 0
    case .found: return 1
    case .bounded: return 2
    case .cannot: return 3
    }
  }

  /// 0: it ends well; 70: it does not.
  private func replay(
    _ token: ScheduleToken, _ explorer: Explorer, _ session: ProgramSession, _ bytes: [UInt8],
    on terminal: Terminal, page: Page
  ) -> Int32 {
    let followed = SignalFlags.whileRunning(session.interrupt) {
      explorer.replay(token) { terminal.write($0) }
    }
    guard let followed else {
      terminal.complain("selfsame: " + page.text("explore.cannot", [path]))
      return 3
    }
    if token.program != ScheduleToken.hash(bytes) {
      terminal.complain(page.text("explore.otherProgram"))
    }
    if let divergence = followed.divergence {
      terminal.complain(
        page.text("explore.diverged", [String(divergence.step), "T\(divergence.thread)"]))
    }
    if let filmPath {
      let film = Film(
        title: path, sources: session.sources,
        takes: [ScheduleFilm(explorer, session).take("", followed.order)])
      if let status = write(film, to: filmPath, on: terminal, language: page.language) {
        return status
      }
    }
    terminal.answer(followedView(explorer.ending(of: followed), loop: followed.loop, page: page))
    if let diagnostic = followed.diagnostic {
      terminal.answer(Screens(page: page, session: session).diagnostics([diagnostic]))
    }
    return followed.failure == nil ? 0 : 70
  }
}

// MARK: The film of a schedule

extension ScheduleExploration {
  /// nil: it is written.
  private func write(
    _ film: Film, to path: String, on terminal: Terminal, language: Language
  ) -> Int32? {
    if film.takes.allSatisfy(\.moments.isEmpty) {
      terminal.complain("selfsame: " + text("film.nothingRan", in: language))
      return nil
    }
    if let reason = writeFile(path, Array(film.html(in: language).utf8)) {
      let words = reason.words { text($0, in: language) }
      terminal.complain("selfsame: " + text("cli.film.cannotWrite", [path, words], in: language))
      return reason.status
    }
    terminal.complain(text("film.wrote", [path, String(film.steps)], in: language))
    return nil
  }
}

extension Exploration {
  /// One object; a number that was not computed is absent.
  func json(sources: SourceMap) -> String {
    var fields = ["\"verdict\":" + quotedJSON(verdict.rawValue)]
    func add(_ name: String, _ value: (some BinaryInteger)?) {
      if let value { fields.append("\"\(name)\":\(value)") }
    }
    add("states", states)
    add("transitions", transitions)
    add("interleavings", interleavings)
    add("bad", bad)
    add("traces", traces)
    add("badTraces", badTraces)
    add("stories", stories)
    add("preemptions", preemptions)
    add("steps", steps)
    if let token { fields.append("\"token\":" + quotedJSON(token)) }
    if verdict == .found {
      let steps = schedule.map { step in
        var place = ""
        if let file = sources.file(of: step.place) {
          place = "\(file.name):\(file.line(at: step.place.start) + 1)"
        }
        return "{\"thread\":\(step.thread),\"place\":\(quotedJSON(place)),\"operation\":"
          + quotedJSON(step.operation) + "}"
      }
      fields.append("\"schedule\":[" + steps.joined(separator: ",") + "]")
    }
    if let runs, reason == "runs" {
      add("runs", runs)
      add("percent", percent)
    }
    if let reason { fields.append("\"reason\":" + quotedJSON(reason)) }
    return "{" + fields.joined(separator: ",") + "}"
  }
}
