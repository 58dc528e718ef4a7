import Diagnostics
package import Session
import VirtualMachine

/// The doors of a singleton, the last of them under every schedule: whether two threads that ask for the shared
/// object at once can get two.
extension ProgramSession {
  /// nil: there is no such class of the program's. To let threads race for it takes longer than all other doors.
  package func doors(ofClass name: String, withThreads: Bool = true) -> DoorReport? {
    doors(ofClass: name, racing: withThreads ? { self.race($0, ofClass: $1) } : nil)
  }

  /// On a branch: what it changes stays.
  private func race(_ call: String, ofClass index: Int) -> Door.Answer {
    func living() -> Int { objects().count { $0.classIndex == index } }
    // A shared object that goes with whoever asked for it is counted while they hold it.
    let isKept = stays(call, classIndex: index)
    if !isKept { mode = .mrc }
    guard
      case .success(let entry) = threads(
        calling: isKept ? call : "[\(call) retain]", times: 2)
    else { return .stopped }
    // Once it is there, nobody makes a second one: what threads can do to each other they do at the first question.
    let isForgotten = forgetObjects(ofClass: index)
    let before = max(1, living() + (isForgotten ? 1 : 0))
    var request = ExplorationRequest.ofThreads(2)
    request.budget = 20_000
    request.clock = .slow
    let found = Explorer(self, entry, request, program: []) { _ in living() <= before }.explore()
    switch (found.verdict, found.failure) {
    case (.proved, _): return .schedules(all: found.interleavings ?? 1, second: 0)
    case (.found, .check?):
      return .schedules(all: found.interleavings ?? 1, second: found.bad ?? 1)
    case (.found, _): return .stopped
    case (.bounded, _), (.cannot, _): return .unknown(found.reason ?? "")
    }
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
