import Shell
import Views

/// The program: one invocation, one exit status.
enum Program {
  static let version = "0.1.0"

  static func run(_ words: [String]) -> Int32 {
    TerminalLines.useUTF8()
    let terminal = Terminal.standard()
    defer { terminal.flush() }
    let state = StateFolder.make()
    let locale = Language.chosen(
      lcAll: environmentValue("LC_ALL"), lcMessages: environmentValue("LC_MESSAGES"),
      lang: environmentValue("LANG"))
    let remembered = state?.setting("language").flatMap { Language(rawValue: $0) }
    // What was chosen at a terminal is not imposed on scripts: a pipe goes by its environment.
    let language = terminal.isInteractive ? remembered ?? locale : locale
    func say(_ key: String, _ arguments: [String] = []) -> String {
      text(key, arguments, in: language)
    }
    switch Invocation(words) {
    case .help(let topic):
      terminal.answer(say(topic.isEmpty ? "cli.help" : "cli.help.\(topic)"))
      return 0
    case .version:
      terminal.answer("selfsame \(version)")
      return 0
    case .usage(let key, let arguments):
      terminal.complain("selfsame: " + say(key, arguments))
      return 64
    case .notBuilt(let what):
      terminal.complain("selfsame: " + say("cli.notBuilt", [what]))
      return 64
    case .run(let run):
      SignalFlags.install()
      return run.run(on: terminal, language: language)
    case .check(let check):
      SignalFlags.install()
      return check.run(on: terminal, language: language)
    case .shell(let lessons):
      SignalFlags.install()
      var settings = Conversation.Settings(language: language)
      settings.state = state
      settings.lessonsFolder = lessons ?? environmentValue("SELFSAME_LESSONS")
      settings.languageIsKnown = remembered != nil || !terminal.isInteractive
      return Conversation.onStandardStreams(terminal, settings: settings)
    }
  }
}
