import Diagnostics
import LessonEngine
import Shell
import Testing
import Texts
import Views

/// `:help` cannot drift from the table, in no language.
@Suite struct CommandTableTests {
  @Test(arguments: Command.table.filter(\.isBuilt).map(\.name), Language.allCases)
  func everyBuiltCommandIsExplained(name: String, language: Language) {
    for key in ["command.\(name).name", "command.\(name).help"] {
      let pattern = Catalogue.of(language).pattern(key)
      #expect(pattern?.isEmpty == false, "\(key) is missing in \(language)")
    }
  }

  @Test(arguments: LessonCommands.names.sorted())
  func whatALessonMayAskForOnlyShows(name: String) {
    let command = Command.named(name)
    #expect(command?.name == name)
    #expect(command?.isBuilt == true)
    #expect(command?.group == .look || command?.group == .time)
  }

  @Test func noNameMeansTwoCommands() {
    var owners: [String: String] = [:]
    for command in Command.table {
      for name in command.allNames {
        #expect(owners[name] == nil, "\(name): \(command.name) and \(owners[name] ?? "")")
        owners[name] = command.name
      }
    }
  }

  @Test(arguments: [
    (":help", "help", ""), ("  :class Printer ", "class", "Printer"), ("：帮助", "帮助", ""),
    (":помощь objects", "помощь", "objects"), (": help", "help", ""), (":nonsense", "nonsense", ""),
    (":load a file.m", "load", "a file.m"), ("：类　Printer", "类", "Printer"),
  ])
  func aColonMakesACommand(line: String, name: String, argument: String) {
    #expect(CommandLine(line) == CommandLine(name: name, argument: argument))
  }

  /// A page's commands are shown as its reader types them, with the words behind them; a name stays a name.
  @Test(arguments: [
    (":why same a b", Language.ru, ":почему одно a b"), (":why same", .ru, ":почему same"),
    (":почему жив #1", .zh, ":为什么 活 #1"), (":trace off counts", .ru, ":трасса выкл counts"),
    (":goto 开头", .en, ":goto start"), (":objects", .zh, ":对象"), (":class same", .en, ":class same"),
  ])
  func aCommandIsSpeltForItsReader(line: String, language: Language, spelt: String) {
    #expect(CommandLine(line)?.text(in: language) == spelt)
  }

  @Test(arguments: [("HELP", "help"), ("Objects", "objects"), ("ПОМОЩЬ", "help")])
  func capitalsMakeNoDifference(typed: String, name: String) {
    #expect(Command.named(typed)?.name == name)
  }

  @Test(arguments: [
    ("Жрудз", "help"), ("жрудз", "help"), (":рудз", "help"), ("^gjvjom", "помощь"),
    (":gjvjom", "помощь"), ("Жщиоусеы", "objects"),
  ])
  func theWrongKeyboardLayoutIsUnderstood(typed: String, name: String) {
    #expect(CommandLine(typed)?.name == name)
    #expect(CommandLine(typed)?.typedAs != nil)
  }

  @Test(arguments: [
    "", "[a retain]", "^{ return 1; }();", "Жаба", "x ? y : z", "@interface A", "// :help",
  ])
  func codeIsNoCommand(line: String) { #expect(CommandLine(line) == nil) }

  /// A hint is right or absent: one letter for another is no slip where there is but one.
  @Test(arguments: [
    ("y", ["x", "plank"], nil), ("Y", ["y"], "y"), ("plnk", ["x", "plank"], "plank"),
    ("chek", ["check", "class"], "check"), ("zz", ["x"], nil),
  ])
  func theNearestNameIsNear(name: String, names: [String], expected: String?) {
    #expect(closestName(to: name, among: names) == expected)
  }

  /// Within an unfinished input only what can be nothing else is a command.
  @Test(arguments: [
    (":check", true), ("：检查", true), ("  :hint", true), (":chek", true), (":b", true),
    (": check", false), (":x", false), (":go", false), (":deck + 1;", false), (":no;", false),
    ("x ? y", false), ("", false), (":", false),
  ])
  func aLineWithinAnInput(line: String, isCommand: Bool) {
    #expect((CommandLine(within: line[...]) != nil) == isCommand)
  }

  /// A text that names a command names one that exists, by a name that its reader would type.
  @Test(arguments: Language.allCases)
  func aCommandThatIsNamedExists(_ language: Language) throws {
    let known = Set(Command.table.flatMap(\.allNames))
    let named = try Regex(
      "(?:^|[^\\p{L}\\p{N}:_|{*\\]])[:](\\p{L}{2,})", as: (Substring, Substring).self)
    for key in Catalogue.of(language).keys {
      guard let text = Catalogue.of(language).pattern(key) else { continue }
      for match in text.matches(of: named) where !known.contains(String(match.output.1)) {
        Issue.record("\(key) in \(language): there is no :\(match.output.1)")
      }
    }
  }
}
