import Texts
import Views

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The first words of a session at a terminal.
///
/// Somebody who starts the program for the first time is asked one question, in all three languages at
/// once, because the answer is not known yet; Enter takes the one of the locale, which stands first. Then
/// the first lesson opens. Somebody who was here before goes on where they left.
extension Conversation {
  func open() {
    if !settings.languageIsKnown, !askLanguage() { return }
    if let name = settings.firstLesson {
      startLesson(name)
    } else {
      say("shell.welcome")
      if settings.opensLesson { resumeLesson() }
    }
    // Above the page it would have left the screen.
    sayForgetting()
  }

  /// false when the person leaves instead of answering.
  private func askLanguage() -> Bool {
    let first = settings.language
    let order = [first] + Language.allCases.filter { $0 != first }
    func ask() {
      for language in order {
        terminal.answer(Texts.text("shell.language.question", in: language))
      }
    }
    ask()
    terminal.answer([""])
    for (index, language) in order.enumerated() {
      terminal.answer("  \(index + 1)  \(language.ownName)")
    }
    let prompt = order.indices.map { String($0 + 1) }.joined(separator: "/") + " [1]> "
    var chosen: Language?
    while chosen == nil {
      switch lines.next(prompt: prompt) {
      case .line(let line):
        if asksToLeave(line) {
          leave()
          return false
        }
        chosen = language(of: line, among: order)
        if chosen == nil { ask() }
      case .notUTF8: ask()
      // There is nothing else that Ctrl-C could stop.
      case .interrupted, .end, .hangUp:
        leave()
        return false
      }
    }
    if let chosen { settings.language = chosen }
    settings.languageIsKnown = true
    remember("language", to: settings.language.code)
    terminal.answer([""])
    return true
  }

  /// `quit` in one of its forms, in any of the languages: which one is not known yet.
  private func asksToLeave(_ line: String) -> Bool {
    let command = CommandLine(line).map { Command.named($0.name) } ?? Self.bareCommand(line)
    return command?.name == "quit"
  }

  private func language(of line: String, among order: [Language]) -> Language? {
    let answer = String(line.filter { !$0.isWhitespace })
    if answer.isEmpty { return order[0] }
    if answer.count == 1, let number = answer.first?.wholeNumberValue {
      return (1...order.count).contains(number) ? order[number - 1] : nil
    }
    return Language(localeName: answer)
      ?? Language.allCases.first { $0.ownName.lowercased() == answer.lowercased() }
  }
}

extension Conversation {
  /// The conversation of the process itself: at a terminal with libedit, else over the pipe.
  package static func onStandardStreams(_ terminal: Terminal, settings: Settings) -> Int32 {
    guard terminal.isInteractive,
      let typed = TerminalLines(history: settings.state.map { HistoryFile(folder: $0) })
    else { return overPipe(0, terminal, settings: settings) }
    typed.colour = terminal.hasColour
    let conversation = Conversation(lines: typed, terminal: terminal, settings: settings)
    typed.complete = { [weak conversation] line, cursor in
      conversation?.completions(line: line, cursor: cursor) ?? ("", [])
    }
    return conversation.run()
  }

  /// Over a pipe or a file. One that cannot be read is told as if it had been named, a folder among them.
  static func overPipe(_ descriptor: Int32, _ terminal: Terminal, settings: Settings) -> Int32 {
    let lines = PipeLines(descriptor: descriptor)
    let status = Conversation(lines: lines, terminal: terminal, settings: settings).run()
    if lines.failure == 0 { return status }
    let problem =
      lines.failure == EISDIR
      ? Texts.text("cli.file.folder", ["-"], in: settings.language)
      : Texts.text(
        "cli.file.unreadable", ["-", String(cString: strerror(lines.failure))],
        in: settings.language)
    terminal.complain("selfsame: " + problem)
    return 66
  }
}
