import Diagnostics
import LessonEngine
import Session
import Texts
import Views
import VirtualMachine

/// What the commands do that look at the world or change how the shell behaves. Lessons have a file
/// of their own (`LessonConversation.swift`).
extension Conversation {
  // MARK: Help

  func help(_ argument: String) {
    let name = argument.hasPrefix(":") ? String(argument.dropFirst()) : argument
    if name.isEmpty {
      // The commands that one wants first stand first, and would have scrolled away.
      paged("help") { terminal.answer(screens.help()) }
      return
    }
    guard let command = Command.named(name) else {
      complain("shell.unknownCommand", [name])
      return
    }
    guard command.isBuilt else {
      complain("shell.notBuilt", [":" + command.name])
      return
    }
    terminal.answer(screens.help(for: command))
  }

  /// What a command answers, a screen at a time where it is longer than one.
  func paged(_ command: String, _ body: () -> Void) {
    // Within a lesson's page that page is shown by screens.
    if terminal.isCapturing {
      body()
      return
    }
    let bytes = terminal.capturing(body)
    let pager = Pager(
      terminal: terminal, lines: lines, page: page,
      title: StyledLine(self.command(command), .heading))
    _ = pager.show(bytes, used: 0)
  }

  // MARK: Looking

  func showObjects() { look { screens.objects() } }

  func showZones() { look { screens.zones() } }

  func showPools() { look { screens.pools() } }

  func showStack() { look { screens.stack(threadsNow(), inWalk: raceWalk != nil) } }

  func showClass(_ name: String) {
    if name.isEmpty {
      look { screens.classes() }
      return
    }
    session.lookingAt(className: name) {
      if let info = session.classInfo(named: name) {
        look { screens.classCard(info) }
      } else {
        // A class of C++, a struct of Swift: its text says what it is.
        showSource(name)
      }
    }
  }

  func showSource(_ name: String) {
    if name.isEmpty {
      complain("shell.source.which")
      return
    }
    session.lookingAt(className: name) {
      guard let source = session.source(ofClass: name) else { return unknownClass(name) }
      let isLibrary = session.classInfo(named: name)?.isPrelude == true
      terminal.answer(screens.source(source, isLibrary: isLibrary))
      if source.contains(" { ... }"), isLibrary {
        say("shell.source.native")
      }
    }
  }

  func unknownClass(_ name: String) {
    if let near = closestName(to: name, among: session.classNames()) {
      complain("shell.unknownClass.near", [name, near])
    } else {
      complain("shell.unknownClass", [name])
    }
  }

  func drain() {
    if session.timePosition?.isSuspended == true {
      complain("shell.drain.suspended")
      return
    }
    // With the pool under the prompt those go that an input made above it.
    let waiting = session.pools().reduce(0) { $0 + $1.objects.count }
    let outcome = interruptible { session.drainBasePool(picturing: shown.draws) }
    if waiting == 0 { say("shell.drain.empty") }
    present(outcome)
  }

  func showInserted(_ argument: String) {
    if !argument.isEmpty, session.disassembly(of: argument).isEmpty {
      complain("shell.noFunction", [argument])
      return
    }
    look { screens.inserted(argument.isEmpty ? nil : argument) }
  }

  func showDisassembly(_ name: String) {
    let text = session.disassembly(of: name.isEmpty ? nil : name)
    if text.isEmpty, !name.isEmpty {
      complain("shell.noFunction", [name])
      return
    }
    terminal.answer(
      text.split(separator: "\n", omittingEmptySubsequences: false).map {
        StyledLine(String($0))
      })
  }

  // MARK: How the shell behaves

  /// The next inputs are Swift, until `:arc` or `:mrc`.
  func setSwift() {
    session.inputLanguage = .swift
    say("shell.mode.swift")
  }

  func setMode(_ mode: MemoryMode) {
    session.inputLanguage = .objectiveC
    switch mode {
    case .mrc:
      session.mode = .mrc
      say("shell.mode.mrc")
    case .arc:
      session.mode = .arc
      say("shell.mode.arc")
    }
  }

  func changeLanguage(_ argument: String) {
    guard !argument.isEmpty else {
      say("shell.lang.current", [language.ownName])
      return
    }
    let named = Language.allCases.first { $0.ownName.lowercased() == argument.lowercased() }
    guard let chosen = named ?? Language(localeName: argument) else {
      complain("shell.lang.unknown", [argument, Language.list])
      return
    }
    settings.language = chosen
    remember("language", to: chosen.code)
    say("shell.lang.now")
    reopenLesson()
  }

  func setNarration(_ argument: String) {
    guard let isOn = CommandWord.isOn(argument) else {
      complain("shell.narrate.usage", [text(narrates ? "command.word.on" : "command.word.off")])
      return
    }
    narrates = isOn
    remember("narrate", to: narrates ? "on" : "off")
    say(narrates ? "shell.narrate.on" : "shell.narrate.off")
  }

  func setWidth(_ argument: String) {
    guard argument == "1" || argument == "2" else {
      complain("shell.width.usage", [String(ambiguousWidth)])
      return
    }
    ambiguousWidth = argument == "2" ? 2 : 1
    remember("width", to: argument)
    say("shell.width.now", [argument])
  }

  func load(_ path: String) {
    guard !path.isEmpty else {
      complain("shell.load.which")
      return
    }
    let name = expandingHome(path)
    switch SourceReading.read(name) {
    case .failure(let problem):
      terminal.complain(spoken("load") + self.text(problem.key, problem.arguments))
      fail(66)
    case .text(let bytes):
      let text = String(decoding: bytes, as: UTF8.self)
      // The file's ending says its language, and a saved one its modes; the prompt keeps its own.
      let (language, mode) = (session.inputLanguage, session.mode)
      session.inputLanguage = InputLanguage(ofFile: name) ?? language
      defer { (session.inputLanguage, session.mode) = (language, mode) }
      guard SavedAnswer.wrote(text) else {
        _ = didTake(text)
        return
      }
      for input in SavedAnswer(text).inputs {
        if let mode = input.mode { session.lessonMode = mode }
        guard didTake(input.text) else { return }
      }
    }
  }

  /// Runs a text of a file as if it were typed; false: it did not run to its end.
  private func didTake(_ text: String) -> Bool {
    let outcome = interruptible {
      lesson?.run.evaluate(text, picturing: shown.draws)
        ?? session.evaluate(text, picturing: shown.draws)
    }
    lesson?.record(text, outcome)
    present(outcome)
    return outcome.status == .done
  }

  /// `:load`, as the command is called in the reader's language.
  func command(_ name: String) -> String {
    ":" + (Command.named(name)?.name(in: language) ?? name)
  }

  /// The same in front of what it complains of.
  func spoken(_ name: String) -> String { command(name) + page.colon }

  func expandingHome(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = environmentValue("HOME") else { return path }
    return home + path.dropFirst()
  }
}

/// A program's file, or why it cannot be read.
package enum SourceReading: Equatable, Sendable {
  case text([UInt8])
  case failure(Problem)

  package struct Problem: Equatable, Sendable {
    package var key: String
    package var arguments: [String]
    package init(key: String, arguments: [String]) {
      self.key = key
      self.arguments = arguments
    }
  }

  package static func read(_ path: String) -> SourceReading {
    switch readFile(path) {
    case .missing: return .failure(Problem(key: "cli.file.missing", arguments: [path]))
    case .isFolder: return .failure(Problem(key: "cli.file.folder", arguments: [path]))
    case .notPlain: return .failure(Problem(key: "cli.file.notPlain", arguments: [path]))
    case .unreadable(let reason):
      return .failure(Problem(key: "cli.file.unreadable", arguments: [path, reason]))
    case .bytes(let bytes): return checked(bytes, path: path)
    }
  }

  static func checked(_ bytes: [UInt8], path: String) -> SourceReading {
    if let bad = firstInvalidByte(bytes[...]) {
      let lineStart = bytes[..<bad].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let line = bytes[..<bad].reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
      return .failure(
        Problem(
          key: "cli.file.notUTF8",
          arguments: [path, String(line), String(bad - lineStart + 1)]))
    }
    return .text(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes)
  }
}
