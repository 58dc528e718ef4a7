import Diagnostics
package import Session
import VirtualMachine

/// The doors of a singleton, the last of them under every schedule: whether two threads that ask for the shared
/// object at once can get two.
extension ProgramSession {
  /// nil: there is no such class of the program's. To let threads race for it takes longer than all other doors.
  package func doors(ofClass name: String, withThreads: Bool = true) -> DoorReport? {
    doors(ofClass: name, racing: withThreads ? { self.race($0, ofClass: $1).answer } : nil)
  }

  /// Two threads that call a function of the program's which answers twice with the same object; nil: it does not.
  package func race(forFunction name: String) -> (answer: Door.Answer, found: Exploration?)? {
    race(forFunction: name) { self.race($0, ofClass: $1) }
  }

  /// On a branch: what it changes stays.
  private func race(
    _ call: String, ofClass index: Int
  ) -> (answer: Door.Answer, found: Exploration?) {
    // Once it is there, nobody makes a second one: what threads can do to each other they do at the first question.
    _ = goBeforeFirstObject(call, ofClass: index)
    let usual = mode
    mode = .arc
    // A shared object that goes with whoever asked for it is counted while they hold it.
    let isKept = living(ofClass: index, after: call) > living(ofClass: index)
    mode = isKept ? usual : .mrc
    let asked = isKept ? call : "[\(call) retain]"
    let variables = variablesSet(by: asked)
    let first = race(asked, [], ofClass: index)
    // What is half done is looked for only where nothing else is wrong.
    guard case .schedules(_, 0, _) = first.answer, !variables.isEmpty else { return first }
    let second = race(asked, variables, ofClass: index)
    if case .schedules(_, 0, _) = second.answer { return first }
    return second
  }

  /// `variables`: of the object, which nobody who is answered with it may find empty.
  private func race(
    _ asked: String, _ variables: [(offset: Int, size: Int)], ofClass index: Int
  ) -> (answer: Door.Answer, found: Exploration?) {
    let here = checkpoint()
    defer { restore(here) }
    guard case .success(let entry) = threads(asking: asked, having: variables, times: 2) else {
      return (.stopped, nil)
    }
    let alone = living(ofClass: index, after: asked)
    mode = .mrc
    guard case .success(let later) = scratchCode(asked) else { return (.stopped, nil) }
    var request = ExplorationRequest.ofThreads(2)
    request.budget = 20_000
    request.clock = .slow
    var clashes: Set<Door.Clash> = []
    let found = Explorer(self, entry, request, program: []) { _ in
      guard let clash = self.clash(entry, moreThan: alone, ofClass: index, later) else {
        return true
      }
      clashes.insert(clash)
      return false
    }.explore()
    let gravest = clashes.min()
    let clash = gravest == .nothing && !variables.isEmpty ? .unfinished : gravest
    switch (found.verdict, found.failure) {
    case (.proved, _): return (.schedules(all: found.interleavings, bad: 0, nil), found)
    case (.found, .check?):
      return (.schedules(all: found.interleavings, bad: found.bad ?? 1, clash), found)
    case (.found, .deadlock?): return (.scheduleEnds(.deadlock), found)
    case (.found, .stop?):
      return (found.diagnostic.map { .scheduleEnds($0.code) } ?? .stopped, found)
    case (.found, _): return (.stopped, found)
    case (.bounded, _), (.cannot, _): return (.unknown(found.reason ?? ""), found)
    }
  }

  /// What is wrong where a schedule has ended: with what the threads were answered, and with what somebody is who asks
  /// afterwards.
  private func clash(
    _ entry: ExploredEntry, moreThan alone: Int, ofClass index: Int, _ later: ScratchCode
  ) -> Door.Clash? {
    if living(ofClass: index) > alone { return .second }
    let answers = answers(of: entry)
    if answers.contains(0) || hasExited { return .nothing }
    guard case .value(let again) = end(of: later) else { return .stuck }
    if Set(answers + [again.bits]).count > 1 { return .others }
    return isObject(again.bits) ? nil : .dead
  }
}

extension ExplorationRequest {
  /// Threads that are made for the question; its answer is a verdict, the simplest bad schedule and a census.
  package static func ofThreads(_ times: Int) -> ExplorationRequest {
    var request = ExplorationRequest()
    request.parallel = "thread"
    request.times = times
    request.search = .layers
    return request
  }
}
