import LessonEngine
import Texts
import VirtualMachine

/// The command line: one table.
///
/// A row says what a subcommand is called, which options it knows and what may stand behind each. The reader of
/// arguments (`ArgumentReader`) knows no other options, the manual page and the completions of the three common
/// shells are written from it (`selfsame generate`), and a test holds the pages of `--help` against it.
package struct Subcommand: Sendable {
  package enum Value: Sendable {
    case none
    case file
    case folder
    /// Anything else, by the name that the help gives it.
    case text(String)
    case words([String])

    /// What stands behind the option in the manual.
    var name: String {
      switch self {
      case .none: ""
      case .file: "FILE"
      case .folder: "DIR"
      case .text(let name): name
      case .words(let words): words.joined(separator: "|")
      }
    }
  }

  package struct Option: Sendable {
    package let name: String
    package let value: Value
    /// The value may be left away; it is then written behind `=` only.
    package let isValueOptional: Bool

    init(_ name: String, _ value: Value = .none, isValueOptional: Bool = false) {
      self.name = name
      self.value = value
      self.isValueOptional = isValueOptional
    }
  }

  package let name: String
  /// What the first word behind it may be: `lesson new`, `course pack`.
  package let actions: [String]
  package let options: [Option]
  /// What else stands behind it.
  package let operands: Value

  private init(
    _ name: String, _ operands: Value, actions: [String] = [], _ options: [Option] = []
  ) {
    self.name = name
    self.actions = actions
    self.options = options
    self.operands = operands
  }

  /// Every one of them has these.
  static let help = [Option("--help"), Option("-h")]
  private static let languages = Value.words(Language.allCases.map(\.code))
  private static let modes = [Option("--mrc"), Option("--arc")]

  /// `selfsame` alone: the shell.
  package static let shell = Subcommand(
    "", .none,
    [
      Option("--lessons", .folder), Option("--show", .words(Shown.allCases.map(\.rawValue))),
      Option("--version"),
    ] + help)

  package static let table: [Subcommand] = [
    Subcommand(
      "run", .file,
      modes + [
        Option("-D", .text("NAME[=VALUE]")),
        Option(
          "--trace", .words(TraceKind.allCases.map(\.rawValue) + ["none"]), isValueOptional: true),
        Option("--events", .file), Option("--film", .file), Option("--nslog-prefix"),
        Option("--include", .folder), Option("--short"),
        Option("--limit", .text("steps=N,objects=N,bytes=N")), Option("--seed", .text("N")),
        Option("--schedule", .text("TOKEN")),
        Option("-W"), Option("-w"),
      ] + help),
    Subcommand("compare", .file, modes + [Option("--include", .folder)] + help),
    Subcommand("doors", .file, [Option("--strict")] + modes + help),
    Subcommand(
      "check", .folder,
      [
        Option("--format", .words(CheckReport.Form.allCases.map(\.rawValue))),
        Option("--lang", languages), Option("--shard", .text("K/N")),
        Option("--jobs", .text("N")), Option("--memory", .text("MB")),
      ] + help),
    Subcommand(
      "explain", .text("CODE"), [Option("--lang", languages), Option("--lessons", .folder)] + help),
    Subcommand(
      "grade", .folder,
      [
        Option("--format", .words(ClassGrading.Format.allCases.map(\.rawValue))),
        Option("--hidden", .file), Option("--require", .text("PERCENT")), Option("--partial"),
        Option("--lang", languages), Option("--shard", .text("K/N")),
        Option("--jobs", .text("N")), Option("--memory", .text("MB")),
      ] + help),
    Subcommand(
      "lesson", .folder, actions: LessonAuthoring.Action.allCases.map(\.rawValue),
      [
        Option("--mark"), Option("--title", .text("TITLE")), Option("--id", .text("ID")),
        Option("--step", .text("STEP")), Option("--lang", languages),
        Option("--mode", .words(LessonMode.allCases.map(\.rawValue))),
      ] + help),
    Subcommand(
      "course", .file, actions: CourseOrder.Action.allCases.map(\.rawValue),
      [Option("--teacher")] + help),
    Subcommand(
      "explore", .file,
      modes + [
        Option("-D", .text("NAME[=VALUE]")), Option("--setup", .text("FUNCTION")),
        Option("--parallel", .text("FUNCTION")), Option("--times", .text("N")),
        Option("--check", .text("EXPRESSION")),
        Option("--search", .words(["auto", "layers", "dpor", "random", "pct"])),
        Option("--clock", .words(["lazy", "slow"])), Option("--budget", .text("N")),
        Option("--film", .file), Option("--json"), Option("--ascii"),
      ] + help),
    Subcommand("work", .folder, [Option("--once"), Option("--lessons", .folder)] + help),
    Subcommand("doctor", .none, help),
    Subcommand(
      "generate", .words(GeneratedText.allCases.map(\.rawValue)), help),
  ]

  /// `run --schedule TOKEN` follows what `explore` found, and takes the same question.
  static let replay = Subcommand(
    "run", .file,
    (named("explore")?.options ?? []) + [Option("--schedule", .text("TOKEN")), Option("-w")])

  package static func named(_ name: String) -> Subcommand? { table.first { $0.name == name } }

  func option(_ name: String) -> Option? { options.first { $0.name == name } }
}
