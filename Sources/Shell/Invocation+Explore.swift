import Explorer
import Session

/// `selfsame explore …` and `run --schedule TOKEN`: which program, which threads, which condition, which search.
extension Invocation {
  static func replaying(_ words: inout ArgumentReader) throws(Refused) -> Invocation {
    words.known = .replay
    return try readingExplore(&words, replays: true)
  }

  /// `replays`: it is `run --schedule TOKEN`.
  static func readingExplore(
    _ words: inout ArgumentReader, replays: Bool = false
  ) throws(Refused) -> Invocation {
    var exploration = ScheduleExploration()
    let topic = replays ? "run" : "explore"
    var files: [String] = []
    do throws(Refused) {
      files = try words.read(topic) { name, value throws(Refused) in
        switch name {
        case "--schedule":
          guard let token = ScheduleToken(value) else {
            throw Refused("cli.explore.badToken", value)
          }
          exploration.schedule = token
        case "--json" where replays: throw Refused("cli.explore.notReplayed", name)
        case "--mrc": exploration.mode = .mrc
        case "--arc": exploration.mode = .arc
        case "--json": exploration.isJSON = true
        case "--ascii": exploration.isPlain = true
        case "--film": exploration.filmPath = value
        case "-D": exploration.definitions.append(value)
        // No warning is told of a schedule that is followed.
        case "-w": break
        default: try exploration.set(name, value)
        }
      }
    } catch {
      guard case .usage("cli.unknownOption", let arguments) = error.answer else { throw error }
      if arguments[0] == "--schedule" {
        throw Refused("cli.explore.scheduleOfRun", words.peek ?? "TOKEN")
      }
      if replays, Subcommand.named("run")?.option(arguments[0]) != nil {
        throw Refused("cli.explore.notReplayed", arguments[0])
      }
      throw error
    }
    guard files.count == 1, let file = files.first, !file.isEmpty else {
      throw Refused("cli.explore.oneFile")
    }
    exploration.path = file
    return .explore(exploration)
  }
}

extension ScheduleExploration {
  fileprivate mutating func set(_ name: String, _ value: String) throws(Invocation.Refused) {
    switch name {
    case "--setup": setup = value
    case "--parallel": parallel = value
    case "--check": check = value
    case "--times":
      guard let number = Int(value), (1...32).contains(number) else {
        throw Invocation.Refused("cli.explore.badTimes", value)
      }
      times = number
    case "--budget":
      guard let number = Int(value), number > 0 else {
        throw Invocation.Refused("cli.explore.badBudget", value)
      }
      budget = min(number, 50_000_000)
    case "--search":
      guard let kind = ExplorationRequest.Search(rawValue: value) else {
        throw Invocation.Refused("cli.explore.badSearch", value)
      }
      search = kind
    default:
      guard let kind = ExplorationRequest.Clock(rawValue: value) else {
        throw Invocation.Refused("cli.explore.badClock", value)
      }
      clock = kind
    }
  }
}
