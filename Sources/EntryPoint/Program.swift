import Diagnostics
import LessonEngine
import Shell
import Texts
import Views
import VirtualMachine

/// The program: one invocation, one exit status.
enum Program {
  /// A command that was asked to end ends with that, whatever it came to meanwhile.
  static func run(_ words: [String]) -> Int32 {
    let status = perform(words)
    return SignalFlags.endStatus ?? status
  }

  private static func perform(_ words: [String]) -> Int32 {
    occupyStandardDescriptors()
    SignalFlags.outliveFullFiles()
    TerminalLines.useUTF8()
    let terminal = Terminal.standard()
    defer { terminal.flush() }
    // Who only reads what is remembered makes no folder for it.
    let state = StateFolder.found()
    let locale = Language.chosen(
      lcAll: environmentValue("LC_ALL"), lcMessages: environmentValue("LC_MESSAGES"),
      lang: environmentValue("LANG"))
    let remembered = state?.setting("language").flatMap { Language(code: $0) }
    // What was chosen at a terminal is not imposed on scripts: a pipe goes by its environment.
    let language = terminal.isInteractive ? remembered ?? locale : locale
    func say(_ key: String, _ arguments: [String] = []) -> String {
      text(key, arguments, in: language)
    }
    HostMemory.tell = {
      terminal.flush()
      terminal.complain("selfsame: " + say("cli.hostMemory"))
      terminal.flush()
    }
    switch Invocation(words) {
    case .help(let topic):
      let words = topic.split(separator: " ").map(String.init)
      let key = words.isEmpty ? "cli.help" : "cli.help.\(words[0])"
      var page = hasText(key) ? say(key, [Language.list]) : say("cli.help.later", [topic])
      if words.count > 1 { page = helpPage(of: words[1], in: words[0], from: page) }
      terminal.answer(hanging(page, width: terminal.width))
      return 0
    case .version:
      terminal.answer("selfsame " + ProgramVersion.line)
      if let lessons = Conversation.findLessons(given: environmentValue("SELFSAME_LESSONS")),
        let course = CourseStore.facts(inFolder: lessons)
      {
        terminal.answer("\(course.id) \(course.version.text)")
      }
      return 0
    case .generate(let text):
      let bytes = Array(text.text(version: ProgramVersion.number).utf8)
      terminal.write(OutputChunk(stream: .standardOutput, bytes: bytes))
      return 0
    case .doctor:
      var doctor = Doctor(on: terminal, language: language)
      return doctor.run()
    case .course(let order): return order.run(on: terminal, language: language)
    case .usage(let key, let arguments):
      terminal.complain("selfsame: " + say(key, arguments))
      return 64
    case .notBuilt(let what):
      terminal.complain("selfsame: " + say("cli.notBuilt", [what]))
      return 64
    case .run(let run):
      SignalFlags.install()
      return run.run(on: terminal, language: language)
    case .explain(let request): return request.run(on: terminal, language: language)
    case .check(var check):
      if !check.sharing.isWorker { check.sharing.words = words }
      SignalFlags.install()
      return check.run(on: terminal, language: language)
    case .lesson(let order):
      SignalFlags.install()
      return order.run(on: terminal, language: language)
    case .grade(var grading):
      if !grading.sharing.isWorker { grading.sharing.words = words }
      SignalFlags.install()
      return grading.run(on: terminal, language: language)
    case .compare(let comparison):
      SignalFlags.install()
      return comparison.run(on: terminal, language: language)
    case .explore(let exploration):
      SignalFlags.install()
      return exploration.run(on: terminal, language: language)
    case .work(let work):
      SignalFlags.install()
      return work.run(on: terminal, language: language, state: StateFolder.make())
    case .doors(let doors):
      SignalFlags.install()
      return doors.run(language: language, terminal: terminal)
    case .shell(let lessons, let shown):
      let asked = lessons ?? environmentValue("SELFSAME_LESSONS")
      if let asked, !isFolder(asked) {
        terminal.complain("selfsame: " + say("cli.lessons.missing", [asked]))
        return 66
      }
      SignalFlags.install(forShell: true)
      var settings = Conversation.Settings(language: language)
      settings.state = StateFolder.make()
      settings.lessonsFolder = asked
      settings.shown = shown ?? (terminal.isInteractive ? .picture : .log)
      settings.languageIsKnown = remembered != nil || !terminal.isInteractive
      return Conversation.onStandardStreams(terminal, settings: settings)
    }
  }
}

/// A help page: a line of the form `  --option   what it does` goes on below what it does.
func hanging(_ text: String, width: Int) -> [StyledLine] {
  text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [StyledLine] in
    let body = line.drop { $0 == " " }
    var indent = line.count - body.count
    guard indent > 0 else { return wrap(String(line), width: width) }
    var rest = body
    while let gap = rest.firstIndex(of: " ") {
      let after = rest[gap...].drop { $0 == " " }
      if rest.distance(from: gap, to: after.startIndex) > 1 {
        indent = displayWidth(String(line[..<after.startIndex]))
        break
      }
      rest = after
    }
    guard indent < width / 2 else { return wrap(String(line), width: width) }
    return wrap(String(line), width: width, indent: String(repeating: " ", count: indent))
  }
}

/// What the page of a command says of one of its actions: its entry, the examples with it, and how it ends.
func helpPage(of action: String, in command: String, from page: String) -> String {
  let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let name = "selfsame \(command) \(action)"
  guard let entry = lines.first(where: { $0.hasPrefix("  \(action) ") }),
    let gap = entry.dropFirst(2).firstRange(of: "  ")
  else { return page }
  let head = entry[..<gap.lowerBound].drop { $0 == " " }
  let words = entry[gap.upperBound...].drop { $0 == " " }
  var told = ["selfsame \(command) \(head)", "", "  \(words)"]
  let examples = lines.filter { $0.hasPrefix("  \(name)") }
  if !examples.isEmpty { told += [""] + examples }
  if let end = lines.last, !end.hasPrefix(" ") { told += ["", end] }
  return told.joined(separator: "\n")
}
