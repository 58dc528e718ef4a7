import Diagnostics
import Film
import Ownership
package import Session
package import Texts
import Views
package import VirtualMachine

/// `selfsame run FILE`: a program from beginning to end.
///
/// What the program prints goes where it would go, as it is made: `printf` to standard output, `NSLog` to
/// standard error. Errors and the story of a stop go to standard error; warnings too, where somebody is
/// looking or asked for them. Nobody watches the objects, so nothing is recorded unless `--trace` says so.
package struct FileRun: Equatable {
  package var path: String
  /// Further files of the same program.
  package var further: [String] = []
  package var mode: MemoryMode?
  package var definitions: [String] = []
  package var traces = false
  /// `--trace=KINDS`: nil: all but single messages.
  package var traceKinds: Set<TraceKind>?
  /// `--nslog-prefix`: date, time, program and thread before each line of NSLog.
  package var prefixesLog = false
  /// `--short`: a line each, for editors and CI.
  package var isShort = false
  /// `--include DIR`: headers may be read from there, too.
  package var included: [String] = []
  /// `--events FILE`: all events as JSON Lines.
  package var eventsPath: String?
  /// `--film FILE`: a page that shows the run.
  package var filmPath: String?
  /// `--trace=none`: events are recorded and not shown, as a benchmark wants it.
  package var recordsOnly = false
  package var maxSteps: UInt64?
  /// `--seed N`: another schedule of the threads, repeatably; 0 is the default one.
  package var seed: UInt64 = 0
  package var maxObjects: Int?
  package var maxBytes: Int?
  /// nil: warnings are shown where standard error is a terminal.
  package var showsWarnings: Bool?

  package init(path: String) { self.path = path }

  /// Runs it and returns the exit status.
  package func run(on terminal: Terminal, language: Language) -> Int32 {
    defer { terminal.flush() }
    let bytes: [UInt8]
    let reading =
      path == "-"
      ? SourceReading.checked(readAll(0) ?? [], path: path) : SourceReading.read(path)
    switch reading {
    case .text(let text): bytes = text
    case .failure(let problem):
      terminal.complain("selfsame: " + text(problem.key, problem.arguments, in: language))
      return 66
    }
    var others: [(path: String, text: [UInt8])] = []
    for name in further {
      switch SourceReading.read(name) {
      case .text(let text): others.append((name, text))
      case .failure(let problem):
        terminal.complain("selfsame: " + text(problem.key, problem.arguments, in: language))
        return 66
      }
    }
    if let problem = LocalHeaders.problem(included, language) {
      terminal.complain(problem)
      return 66
    }
    for (name, target) in [("events", eventsPath), ("film", filmPath)] {
      guard let target, let problem = WriteProblem(at: target) else { continue }
      let same = ([path] + further).contains { isSameFile($0, target) }
      let reason = problem.words { text($0, in: language) }
      terminal.complain(
        "selfsame: "
          + (same
            ? text("cli.\(name).ownProgram", [target], in: language)
            : text("cli.\(name).cannotWrite", [target, reason], in: language)))
      return same ? 64 : 66
    }
    let mode = self.mode ?? FileRun.declaredMode(in: bytes) ?? .arc
    var options = SessionOptions.ofProcess
    options.mode = mode
    let warnings = showsWarnings ?? Terminal.standardErrorIsTerminal
    options.mask =
      traces || recordsOnly || warnings || eventsPath != nil || filmPath != nil
      ? .standard : .none
    if traceKinds?.contains(.message) == true {
      options.mask.insert(.send)
    }
    options.definitions = definitions
    options.readHeader = LocalHeaders(programs: [path] + further, included: included).read
    options.seed = seed
    // The program came by that way itself.
    if path != "-" {
      let lines = InputLines(descriptor: 0)
      options.readInput = { lines.next() }
    }
    options.prefixesLog = prefixesLog
    options.endsWithItsFile = true
    if let maxSteps { options.maxSteps = maxSteps }
    if let maxObjects { options.maxObjects = maxObjects }
    if let maxBytes { options.maxBytes = maxBytes }
    let session = ProgramSession(options: options)
    let recorder = filmPath == nil ? nil : FilmRecorder(session)
    let outcome = SignalFlags.whileRunning(session.interrupt) {
      guard let recorder else {
        return session.runFile(path: path, text: bytes, further: others) { terminal.write($0) }
      }
      return session.runFile(
        path: path, text: bytes, further: others, watchedBy: recorder.watcher
      ) {
        recorder.printed($0)
        terminal.write($0)
      }
    }
    if let recorder, let filmPath, outcome.status != .failed {
      let film = Film(
        title: path, sources: session.sources,
        takes: [Film.Take(moments: recorder.moments, isCut: recorder.isCut)])
      if let reason = writeFile(filmPath, Array(film.html(in: language).utf8)) {
        terminal.complain(
          "selfsame: "
            + text(
              "cli.film.cannotWrite", [filmPath, reason.words { text($0, in: language) }],
              in: language))
        return reason.status
      }
      terminal.complain(
        text(
          recorder.isCut ? "film.wroteCut" : "film.wrote", [filmPath, String(film.steps)],
          in: language))
    }
    for chunk in outcome.output { terminal.write(chunk) }
    let screens = Screens(page: Page(language, width: terminal.width), session: session)
    let isRun = warnings && outcome.status != .failed
    let (report, mistakes) = SignalFlags.whileRunning(session.interrupt) {
      let report = isRun && outcome.stop == nil ? session.moment.leakReport() : nil
      return (report, isRun ? session.mistakes(in: outcome, isOver: true, lost: report) : [])
    }
    if session.takeInterruption() {
      if let signal = SignalFlags.hangUp { return 128 &+ signal }
      terminal.complain("selfsame: " + text("look.interrupted", in: language))
      return 130
    }
    // What is lost is told by the report, in one place; its names stand below.
    let losses = report?.isEmpty == false ? mistakes.filter(\.code.isLoss) : []
    let told =
      outcome.diagnostics.filter { warnings || $0.severity == .error }
      + mistakes.filter { !losses.contains($0) }
    terminal.complain(
      isShort
        ? shortDiagnosticsView(told, sources: session.sources, page: screens.page)
        : screens.diagnostics(told))
    if let report, !report.isEmpty { terminal.complain(screens.leaks(report)) }
    let codes = Set(mistakes.map(\.code.rawValue)).sorted()
    if !codes.isEmpty {
      terminal.complain(text("mistakes.codes", [codes.joined(separator: ", ")], in: language))
    }
    if traces { terminal.complain(screens.trace(outcome, kinds: traceKinds)) }
    if let eventsPath {
      let reason = writeFile(eventsPath) { session.eventLines(outcome.events, to: $0) }
      if let reason {
        terminal.complain(
          "selfsame: "
            + text(
              "cli.events.cannotWrite", [eventsPath, reason.words { text($0, in: language) }],
              in: language))
        return reason.status
      }
    }
    if let signal = SignalFlags.hangUp { return 128 &+ signal }
    // While the last page was written.
    if SignalFlags.takeInterrupt() { return 130 }
    return outcome.exitStatus
  }

  /// `// mode: mrc` among the comment lines at the top of a file.
  package static func declaredMode(in bytes: [UInt8]) -> MemoryMode? {
    for line in bytes.prefix(4096).split(separator: 0x0A, maxSplits: 20) {
      let text = String(decoding: line, as: UTF8.self).filter { !$0.isWhitespace }
      if text.isEmpty { continue }
      guard text.hasPrefix("//") else { return nil }
      if text.hasPrefix("//mode:") { return MemoryMode(rawValue: String(text.dropFirst(7))) }
    }
    return nil
  }
}
