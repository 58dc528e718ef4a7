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
  private(set) var explorations: [String: Exploration] = [:]
  private(set) var doors: [DoorReport] = []
  /// What could not be searched to its end.
  private(set) var problems: [Diagnostic] = []

  /// States that may be kept. Counted, so that the verdict is the same on every machine.
  static let budget = 20_000

  /// Lets a world answer conditions on schedules and doors.
  func serve(_ world: inout CheckWorld) {
    world.exploring = { world, schedules, condition in
      let name = "\(schedules.threads) \(schedules.call): \(condition)"
      let found = self.explorations[name] ?? self.explore(world, schedules, condition)
      self.explorations[name] = found
      return found?.verdict == .proved
    }
    world.doors = { world, rule, name in
      let session = world.session
      if rule == .threadSafe, session.classInfo(named: name) == nil,
        session.isFunction(named: name)
      {
        let call = Schedules(threads: 2, call: "\(name)()")
        let found = self.explore(world, call, .ends(.normally))
        self.explorations[name] = found
        return found.map { $0.verdict == .proved && !$0.isRacy } ?? false
      }
      guard world.isClass(name),
        let report = session.doors(ofClass: name, withThreads: rule == .threadSafe)
      else { return false }
      if !self.doors.contains(report) { self.doors.append(report) }
      return switch rule {
      case .strict: report.isStrict
      case .flexible: report.isFlexible
      case .threadSafe: report.isThreadSafe
      }
    }
  }

  private func explore(
    _ world: CheckWorld, _ schedules: Schedules, _ condition: CheckCondition
  ) -> Exploration? {
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
    let found = Explorer(session, entry, request, program: []) { check.holds(in: $0) }.explore()
    if found.verdict == .bounded || found.verdict == .cannot {
      problems.append(
        Diagnostic(.answerNotSearched, arguments: [found.reason ?? ""], at: .none))
    }
    return found
  }
}
