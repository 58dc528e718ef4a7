package import Diagnostics
package import Session
import VirtualMachine

/// A condition for the final state of each schedule.
///
/// Only what a state alone can answer is asked: values, counts, objects, births and deaths. What came before
/// what differs from schedule to schedule although the state is the same, so such a condition is refused.
package struct FinalCheck {
  private let condition: CheckCondition
  /// Objects that were there, and those that were gone, before anybody was asked to do anything.
  private var older: Set<UInt32> = []
  private var gone: Set<UInt32> = []
  /// Its code, loaded where the threads begin.
  private var compiled: CompiledCondition?

  /// nil with the problems: not to be understood, or no question about a state.
  package init?(_ text: String, problems: inout [Diagnostic]) {
    let compiled = Condition.compile(text + "\n")
    problems = compiled.diagnostics
    guard let condition = compiled.condition?.line.condition, problems.isEmpty,
      condition.isAboutStates
    else { return nil }
    self.condition = condition
  }

  /// For the threads that begin after an answer: what is counted is counted since the step began.
  package init(_ condition: CheckCondition, after answered: Answering, in session: ProgramSession) {
    self.condition = condition
    for event in session.birthsAndDeaths() {
      if event.kind == .alloc { older.insert(event.object) } else { gone.insert(event.object) }
    }
    for event in answered.events {
      switch event.kind {
      case .alloc, .copy: older.remove(event.object)
      case .dealloc: gone.remove(event.object)
      default: continue
      }
    }
    compile(in: session)
  }

  /// Compiles it into the world that all schedules begin with; what stands in the way, if something does.
  @discardableResult
  package mutating func compile(in session: ProgramSession) -> Diagnostic? {
    let asked = CheckWorld(session: session, answered: Answering(clockAtStart: 0))
    asked.doubt.isForAuthor = true
    let world = asked.compiling(condition)
    compiled = world.compiled
    return world.doubt.name?.diagnostic(at: .none)
  }

  /// nil: it cannot be told (a name that nobody declares).
  package func holds(in session: ProgramSession) -> Bool? {
    var answering = Answering(clockAtStart: 0)
    answering.events = session.birthsAndDeaths().filter {
      $0.kind == .alloc ? !older.contains($0.object) : !gone.contains($0.object)
    }
    var world = CheckWorld(session: session, answered: answering)
    world.compiled = compiled
    return world.truth(of: condition)
  }
}
