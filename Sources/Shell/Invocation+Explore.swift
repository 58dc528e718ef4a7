import Explorer
import Session

/// `selfsame explore …` and `run --schedule TOKEN`: which program, which threads, which condition, which search.
extension Invocation {
  /// `replays`: it is `run --schedule TOKEN`.
  static func readingExplore(
    _ words: inout ArgumentReader, replays: Bool = false
  ) -> Invocation {
    var exploration = ScheduleExploration()
    var files: [String] = []
    func missing(_ option: String) -> Invocation {
      .usage(key: "cli.missingValue", arguments: [option])
    }
    while let word = words.next() {
      switch word {
      case .option("--help", nil), .option("-h", nil):
        return .help(topic: replays ? "run" : "explore")
      case .option("--schedule", let value) where replays:
        guard let text = value ?? words.value() else { return missing("--schedule") }
        guard let token = ScheduleToken(text) else {
          return .usage(key: "cli.explore.badToken", arguments: [text])
        }
        exploration.schedule = token
      case .option("--json", nil) where replays:
        return .usage(key: "cli.explore.notReplayed", arguments: ["--json"])
      case .option("--mrc", nil): exploration.mode = .mrc
      case .option("--arc", nil): exploration.mode = .arc
      case .option("--json", nil): exploration.isJSON = true
      case .option("--ascii", nil): exploration.isPlain = true
      case .option("--film", let value):
        guard let path = value ?? words.value(), !path.isEmpty else { return missing("--film") }
        exploration.filmPath = path
      case .option("-D", let value):
        guard let definition = value ?? words.value(), !definition.isEmpty else {
          return missing("-D")
        }
        exploration.definitions.append(definition)
      case .option(let name, let value)
      where [
        "--setup", "--parallel", "--times", "--check", "--search", "--clock", "--budget",
      ].contains(name):
        guard let text = value ?? words.value(), !text.isEmpty else { return missing(name) }
        if let problem = exploration.set(name, text) { return problem }
      // No warning is told of a schedule that is followed.
      case .option("-w", nil): break
      case .option(let word, _), .unknown(let word):
        let name = word.split(separator: "=").first.map(String.init) ?? word
        if name == "--schedule" {
          let written = word.dropFirst(name.utf8.count + 1)
          let token = written.isEmpty ? words.value() ?? "TOKEN" : String(written)
          return .usage(key: "cli.explore.scheduleOfRun", arguments: [token])
        }
        return replays && Subcommand.named("run")?.option(name) != nil
          ? .usage(key: "cli.explore.notReplayed", arguments: [name])
          : .usage(
            key: "cli.unknownOption", arguments: [name, (replays ? "run" : "explore") + " --help"])
      case .file(let name): files.append(name)
      }
    }
    guard files.count == 1, let file = files.first, !file.isEmpty else {
      return .usage(key: "cli.explore.oneFile", arguments: [])
    }
    exploration.path = file
    return .explore(exploration)
  }
}

extension ScheduleExploration {
  fileprivate mutating func set(_ name: String, _ value: String) -> Invocation? {
    switch name {
    case "--setup": setup = value
    case "--parallel": parallel = value
    case "--check": check = value
    case "--times":
      guard let number = Int(value), (1...32).contains(number) else {
        return .usage(key: "cli.explore.badTimes", arguments: [value])
      }
      times = number
    case "--budget":
      guard let number = Int(value), number > 0 else {
        return .usage(key: "cli.explore.badBudget", arguments: [value])
      }
      budget = min(number, 50_000_000)
    case "--search":
      guard let kind = ExplorationRequest.Search(rawValue: value) else {
        return .usage(key: "cli.explore.badSearch", arguments: [value])
      }
      search = kind
    default:
      guard let kind = ExplorationRequest.Clock(rawValue: value) else {
        return .usage(key: "cli.explore.badClock", arguments: [value])
      }
      clock = kind
    }
    return nil
  }
}
