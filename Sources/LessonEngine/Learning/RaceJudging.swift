import Conditions
import Diagnostics
import Explorer
import Session

/// What was found out by letting threads race, and by trying the doors of a class.
///
/// A condition says only whether it holds. Whoever failed wants to see the schedule that breaks the answer, and
/// whoever passed wants to hear what was tried; so what a search found is kept until the verdict is made. The same
/// search is asked for by a check and by the mistakes behind it, and runs once.
final class RaceFindings {
  private var found: [String: RaceSearch] = [:]
  private(set) var doors: [DoorReport] = []
  /// What could not be searched to its end.
  private(set) var problems: [Diagnostic] = []

  /// States that may be kept. Counted, so that the verdict is the same on every machine.
  static let budget = 20_000

  /// Lets a world answer conditions on schedules and doors.
  func serve(_ world: inout CheckWorld) {
    world.exploring = { world, schedules, condition in
      if case .ends(let ending) = condition, ending != .normally {
        // The search for any bad end finds the simplest, and that one is asked how it ends.
        let asked = Schedules(threads: schedules.threads, call: schedules.call)
        guard let found = self.search(world, asked, .ends(.normally)) else { return nil }
        return switch found.exploration.verdict {
        case .proved: false
        case .found: found.exploration.ends(as: ending)
        case .bounded, .cannot: nil
        }
      }
      guard let found = self.search(world, schedules, condition) else { return nil }
      if schedules.isSome, found.held { return true }
      return switch found.exploration.verdict {
      case .proved: !schedules.isSome
      // That of some schedule is known only where all were searched.
      case .found: schedules.isSome && found.exploration.states == nil ? nil : false
      case .bounded, .cannot: nil
      }
    }
    world.doors = { world, rule, name in
      let session = world.session
      if rule == .threadSafe, session.classInfo(named: name) == nil,
        session.isFunction(named: name)
      {
        let call = Schedules(threads: 2, call: "\(name)()")
        guard let found = self.explore(world, call, .ends(.normally)) else { return false }
        self.found[name] = found
        guard found.exploration.verdict == .proved, !found.exploration.isRacy else { return false }
        // Who answers with one object does so for both of them.
        guard let race = session.race(forFunction: name) else { return true }
        if case .schedules(_, 0, _) = race.answer { return true }
        if let bad = race.found { self.found[name] = RaceSearch(exploration: bad) }
        return false
      }
      guard world.isClass(name),
        let report = session.doors(ofClass: name, withThreads: rule == .threadSafe)
      else { return false }
      self.keep(report)
      return switch rule {
      case .strict: report.isStrict
      case .flexible: report.isFlexible
      case .threadSafe: report.isThreadSafe
      }
    }
  }

  /// Of two reports on a class the one that knows more.
  func keep(_ report: DoorReport) {
    if let known = doors.firstIndex(where: { $0.className == report.className }) {
      if report.doors.count > doors[known].doors.count { doors[known] = report }
    } else {
      doors.append(report)
    }
  }

  /// Each search is made once.
  private func search(
    _ world: CheckWorld, _ schedules: Schedules, _ condition: CheckCondition
  ) -> RaceSearch? {
    let name = "\(schedules): \(condition)"
    let found = self.found[name] ?? explore(world, schedules, condition)
    self.found[name] = found
    return found
  }

  private func explore(
    _ world: CheckWorld, _ schedules: Schedules, _ condition: CheckCondition
  ) -> RaceSearch? {
    let session = world.session
    let entry: ExploredEntry
    switch session.threads(calling: schedules.call, times: schedules.threads) {
    case .success(let ready): entry = ready
    case .failure(.outcome(let outcome)):
      world.note(outcome)
      return nil
    case .failure: return nil
    }
    let check = FinalCheck(condition, after: world.answered, in: session)
    var request = ExplorationRequest.ofThreads(schedules.threads)
    request.budget = Self.budget
    // A sleep keeps nobody away: time passes when it likes to.
    request.clock = .slow
    var held = false
    var left = false
    let found = Explorer(session, entry, request, program: []) { session in
      // Who leaves the program has not done what was asked, and nobody else can any more.
      if session.hasExited {
        left = true
        return false
      }
      let holds = check.holds(in: session)
      if holds == true { held = true }
      return holds
    }.explore()
    if found.verdict == .bounded || found.verdict == .cannot {
      // What a search ran out of is told in its own words; what cannot be searched, by its name.
      let reason =
        found.verdict == .cannot
        ? found.reason ?? ""
        : "explore.reason." + (found.runs == nil ? found.reason ?? "budget" : "budget")
      problems.append(Diagnostic(.answerNotSearched, arguments: [reason], at: .none))
    }
    return RaceSearch(exploration: found, held: held, left: left)
  }

  /// The simplest bad schedule of a condition.
  func badSchedule(of condition: CheckCondition) -> Exploration? {
    if case .underSchedules(let schedules, _) = condition, schedules.isSome { return nil }
    let exploration = search(for: condition)?.exploration
    return exploration?.verdict == .found ? exploration : nil
  }

  /// Whether the schedules that a condition is about could not be searched to their end.
  func isUnsearched(_ condition: CheckCondition) -> Bool {
    guard let exploration = search(for: condition)?.exploration else { return false }
    return exploration.verdict == .bounded || exploration.verdict == .cannot
  }

  /// Whether the answer leaves the program in one of the schedules that break it.
  func isLeft(by condition: CheckCondition) -> Bool {
    guard let search = search(for: condition), search.left,
      case .check? = search.exploration.failure
    else { return false }
    return true
  }

  /// What was found out about a condition.
  private func search(for condition: CheckCondition) -> RaceSearch? {
    switch condition {
    case .underSchedules(let schedules, let inner): found["\(schedules): \(inner)"]
    case .doors(_, let name): found[name]
    default: nil
    }
  }
}

/// What came of one search.
private struct RaceSearch {
  var exploration: Exploration
  /// The condition held at the end of some schedule.
  var held = false
  /// Some schedule ended by `exit`.
  var left = false
}

extension Exploration {
  /// Whether the schedule that was found ends so.
  fileprivate func ends(as ending: Ending) -> Bool {
    let problems = diagnostic.map { [$0] } ?? []
    return switch failure {
    case .deadlock: ending.isMet(by: .deadlock, saying: problems)
    case .livelock: ending.kind == .livelock
    case .stop(let stop): ending.isMet(by: RunEnding(stop: stop), saying: problems)
    case .check, nil: false
    }
  }
}
