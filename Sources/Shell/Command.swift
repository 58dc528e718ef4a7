import Diagnostics
import Session
package import Texts
import Views

/// The commands: one table.
///
/// A command is a row: its English name, whether it takes an argument, where `:help` lists it, and what
/// it does. Its names in the other languages and its line of help are texts of the catalogue
/// (`command.<name>.name`, `.help`, and `.argument` where it takes one), so `:help`, completion and
/// "did you mean" can never know less than the table. Commands that the design names and this version does
/// not have are rows as well: they say so by name.
package struct Command: Sendable {
  package enum Group: String, CaseIterable, Sendable { case lesson, look, time, shell }

  package enum Action: Sendable {
    case run(@Sendable (Conversation, String) -> Void)
    case notBuilt
  }

  package let name: String
  package let group: Group
  package let aliases: [String]
  package let action: Action

  private init(_ name: String, _ group: Group, _ aliases: [String] = [], _ action: Action) {
    self.name = name
    self.group = group
    self.aliases = aliases
    self.action = action
  }

  package var isBuilt: Bool {
    if case .run = action { true } else { false }
  }

  /// It only looks or tells, so it may be asked for in the middle of an input.
  package var leavesInputAlone: Bool {
    let telling: Set = [
      "help", "errors", "raw", "hint", "answer", "solution", "lessons", "branches", "width", "find",
      "narrate", "show", "save", "cancel",
      "quit",
    ]
    return (group == .look && name != "drain") || telling.contains(name)
  }

  /// All that it does is answer, so a long answer may come a screen at a time. A file is written at once.
  func onlyAnswers(_ argument: String) -> Bool {
    let others: Set = ["drain", "film"]
    return (group == .look && !others.contains(name) && !argument.contains(">")) || name == "find"
  }

  /// It may lead to another moment.
  var goesThroughTime: Bool { ["back", "forward", "goto", "undo"].contains(name) }

  /// While a schedule is walked it looks, or goes on in it; everything else ends the walk first.
  var staysInWalk: Bool {
    let staying: Set = [
      "help", "back", "forward", "goto", "lang", "width", "narrate", "raw", "show",
    ]
    return (group == .look && name != "drain") || staying.contains(name)
  }

  /// It tells of what has happened, and not only of how things are.
  var readsLog: Bool { ["why", "life", "trace", "events"].contains(name) }

  /// The name in a language, without the colon.
  package func name(in language: Language) -> String {
    isBuilt ? text("command.\(name).name", in: language) : name
  }

  /// What stands behind the name in the help: `CLASS`, or nothing.
  package func argument(in language: Language) -> String {
    let key = "command.\(name).argument"
    return hasText(key)
      ? text(key, [Language.allCases.map(\.code).joined(separator: "|")], in: language) : ""
  }

  /// Words may stand behind it.
  var takesArgument: Bool { hasText("command.\(name).argument") }

  /// Everything it answers to.
  package var allNames: [String] {
    var names = [name] + aliases
    if isBuilt {
      for language in Language.allCases where !names.contains(self.name(in: language)) {
        names.append(self.name(in: language))
      }
    }
    return names
  }

  // MARK: The table

  package static let table: [Command] =
    [
      Command("help", .shell, ["h", "?"], .run { $0.help($1) }),
      Command("lessons", .lesson, [], .run { $0.listLessons($1) }),
      Command("courses", .lesson, [], .run { shell, _ in shell.listCourses() }),
      Command("course", .lesson, [], .run { $0.openCourse($1) }),
      Command("start", .lesson, [], .run { $0.startLesson($1) }),
      Command("find", .lesson, [], .run { $0.find($1) }),
      Command("step", .lesson, [], .run { $0.showStep($1) }),
      Command("skip", .lesson, [], .run { shell, _ in shell.skipStep() }),
      Command("card", .lesson, [], .run { $0.showCard($1) }),
      Command("edit", .lesson, [], .run { shell, _ in shell.editAnswer() }),
      Command("next", .lesson, ["n"], .run { shell, _ in shell.lessonCommand { $0.next() } }),
      Command("prev", .lesson, ["p"], .run { shell, _ in shell.lessonCommand { $0.previous() } }),
      Command("hint", .lesson, [], .run { shell, _ in shell.lessonCommand { $0.hint() } }),
      Command("check", .lesson, ["c"], .run { shell, _ in shell.lessonCommand { $0.check() } }),
      Command("answer", .lesson, [], .run { shell, _ in shell.lessonCommand { $0.answer() } }),
      Command("solution", .lesson, [], .run { shell, _ in shell.lessonCommand { $0.solution() } }),
      Command("reset", .lesson, [], .run { shell, _ in shell.reset() }),
      Command("objects", .look, ["o"], .run { shell, _ in shell.showObjects() }),
      Command("class", .look, [], .run { $0.showClass($1) }),
      Command("source", .look, [], .run { $0.showSource($1) }),
      Command("why", .look, [], .run { $0.why($1) }),
      Command("leaks", .look, [], .run { shell, _ in shell.showLeaks() }),
      Command("zones", .look, [], .run { shell, _ in shell.showZones() }),
      Command("pools", .look, [], .run { shell, _ in shell.showPools() }),
      Command("drain", .look, [], .run { shell, _ in shell.drain() }),
      Command("stack", .look, [], .run { shell, _ in shell.showStack() }),
      Command("trace", .look, [], .run { $0.trace($1) }),
      Command("life", .look, [], .run { $0.showLife($1) }),
      Command("memory", .look, [], .run { $0.showMemory($1) }),
      Command("graph", .look, [], .run { $0.showGraph($1) }),
      Command("events", .look, [], .run { shell, _ in shell.showEvents() }),
      Command("legend", .look, [], .run { shell, _ in shell.showLegend() }),
      Command("doors", .look, [], .run { $0.showDoors($1) }),
      Command("film", .look, [], .run { $0.film($1) }),
      Command("weak", .look, [], .run { shell, _ in shell.showWeak() }),
      Command("threads", .look, [], .run { shell, _ in shell.showThreads() }),
      Command("explain", .look, [], .run { $0.explain($1) }),
      Command("inserted", .look, [], .run { $0.showInserted($1) }),
      Command("disasm", .look, [], .run { $0.showDisassembly($1) }),
      Command("back", .time, ["b"], .run { $0.goBack($1) }),
      Command("forward", .time, ["f"], .run { $0.goForward($1) }),
      Command("goto", .time, ["g"], .run { $0.goTo($1) }),
      Command("undo", .time, ["u"], .run { shell, _ in shell.undo() }),
      Command("branches", .time, [], .run { $0.showBranches($1) }),
      Command("compare", .time, [], .run { $0.compare($1) }),
      Command("race", .time, [], .run { $0.race($1) }),
      Command("replay", .time, [], .run { $0.replay($1) }),
      Command("load", .shell, [], .run { $0.load($1) }),
      Command("mrc", .shell, [], .run { shell, _ in shell.setMode(.mrc) }),
      Command("arc", .shell, [], .run { shell, _ in shell.setMode(.arc) }),
      Command("swift", .shell, [], .run { shell, _ in shell.setSwift() }),
      Command("lang", .shell, ["language"], .run { $0.changeLanguage($1) }),
      Command("width", .shell, [], .run { $0.setWidth($1) }),
      Command("save", .shell, [], .run { $0.save($1) }),
      Command("submit", .lesson, [], .run { $0.submit($1) }),
      Command("route", .lesson, ["путь"], .run { $0.chooseRoute($1) }),
      Command("errors", .look, [], .run { shell, _ in shell.showErrors() }),
      Command("raw", .shell, [], .run { $0.setRaw($1) }),
      Command("show", .shell, [], .run { $0.setShown($1) }),
      Command("narrate", .shell, [], .run { $0.setNarration($1) }),
      Command("cancel", .shell, [], .run { shell, _ in shell.cancel() }),
      Command("leave", .lesson, ["free"], .run { shell, _ in shell.leaveLesson() }),
      Command("quit", .shell, ["q", "exit"], .run { shell, _ in shell.leave() }),
    ]

  /// The name that was probably meant.
  static func closest(to name: String) -> String? {
    closestName(to: name, among: table.filter(\.isBuilt).flatMap(\.allNames))
  }

  /// The commands that a name is the beginning of, by the name that was begun.
  static func beginning(with name: String, in language: Language) -> [String] {
    let begun = name.lowercased()
    guard !begun.isEmpty, begun.utf8.count <= 100 else { return [] }
    return table.filter(\.isBuilt).compactMap { command in
      [command.name(in: language), command.name].first { $0.hasPrefix(begun) }
    }
  }

  package static func named(_ name: String) -> Command? {
    // Compared by characters, a name of a page costs its length each time.
    guard name.utf8.count <= 100 else { return nil }
    let lowered = name.lowercased()
    return table.first { $0.allNames.contains(lowered) }
  }
}

/// A line that is a command, taken apart.
package struct CommandLine: Equatable, Sendable {
  package var name: String
  package var argument: String
  /// Set when the keyboard was in another layout: what was really typed.
  package var typedAs: String?

  package init(name: String, argument: String, typedAs: String? = nil) {
    self.name = name
    self.argument = argument
    self.typedAs = typedAs
  }

  /// As a reader of a language would type it; nil: there is no such command.
  package func text(in language: Language) -> String? {
    guard let command = Command.named(name) else { return nil }
    let first = argument.prefix { $0 != " " }
    let rest = argument.dropFirst(first.count)
    // Where `:why` has one word behind it, that is a variable's.
    let word = command.words.first {
      $0.isMeant(by: first) && (command.name != "why" || !rest.isEmpty)
    }
    var shown = (word?.text(in: language) ?? String(first)) + rest
    if command.name == "race" {
      shown = shown.replacing(" check ", with: " \(Texts.text("race.check", in: language)) ")
    }
    return ":" + command.name(in: language) + (shown.isEmpty ? "" : " " + shown)
  }

  /// nil for anything that is no command: code, and an empty line. A line beginning with a colon (`:`, or `：`
  /// as a Chinese keyboard types it) always is one; a line in the wrong keyboard layout only when it
  /// names an existing command, since `^{ … }` is a block and may be meant.
  package init?(_ line: String) {
    let trimmed = line.drop { $0 == " " || $0 == "\t" || $0 == "\u{3000}" }
    guard let first = trimmed.first else { return nil }
    if first == ":" || first == "：" {
      self.init(afterColon: trimmed.dropFirst())
      if Command.named(name) == nil,
        let other = KeyboardLayout.readings(of: name).first(where: {
          Command.named($0) != nil
        })
      {
        self = CommandLine(name: other, argument: argument, typedAs: name)
      }
      return
    }
    // The colon's key types Ж under a Russian layout; Shift-6, Russian's colon, types ^ under a Latin one.
    guard first == "Ж" || first == "ж" || first == "^" else { return nil }
    let parts = CommandLine(afterColon: trimmed.dropFirst())
    guard
      let name = KeyboardLayout.readings(of: parts.name).first(where: {
        Command.named($0) != nil
      })
    else { return nil }
    self.init(name: name, argument: parts.argument, typedAs: String(first) + parts.name)
  }

  private init(afterColon text: Substring) {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\u{3000}" }
    let body = text.drop(while: isBlank)
    let end = body.firstIndex(where: isBlank) ?? body.endIndex
    var argument = body[end...].drop(while: isBlank)
    while let last = argument.last, isBlank(last) { argument.removeLast() }
    self.init(name: String(body[..<end]), argument: String(argument))
  }
}
