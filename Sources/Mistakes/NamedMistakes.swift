package import Diagnostics
package import Ownership
package import VirtualMachine

/// The named mistakes: what a teacher would say after watching the program run.
///
/// A program can run to its end, print what was expected, and still be wrong: an object that nobody will ever
/// release, an init whose answer was dropped, a lock that one path forgets. Each such mistake has a name (a
/// code M08xx), a finder, and a page that explains it. A finder reads what happened (the events), what there
/// is now (the world), and the compiled text; it changes nothing and prints nothing. It would rather be
/// silent than wrong: a correct program gets no name at all.
enum NamedMistakes {
  typealias Finder = @Sendable (RunEvidence) -> [Diagnostic]

  /// In the order in which they are told.
  static let finders: [Finder] = [
    BirthMistakes.find, InitialiserMistakes.find, CountMistakes.find, SetterMistakes.find,
    OwnershipRuleMistakes.find, PoolMistakes.find, CopyMistakes.find, ComparisonMistakes.find,
    OverrideMistakes.find, SharedInstanceMistakes.find, OnceMistakes.find, LockMistakes.find,
    StopMistakes.find, CollectionMistakes.find,
  ]

  static func find(in evidence: RunEvidence) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for finder in finders {
      for diagnostic in finder(evidence) where !found.contains(where: { $0.isSame(as: diagnostic) })
      {
        found.append(diagnostic)
      }
    }
    return found + LeakMistakes.find(in: evidence, besides: found)
  }
}

extension Diagnostic {
  /// The same mistake at the same place: told once, however many objects it befell.
  fileprivate func isSame(as other: Diagnostic) -> Bool {
    code == other.code && place == other.place && (!place.isNone || arguments == other.arguments)
  }
}

extension Moment {
  /// Named mistakes that a run or an input shows. `stop`: why it was stopped, nil where it ended by itself.
  /// `isOver`: nothing comes after it. `lost`: the report of what is lost at this moment, where the caller
  /// has it already. `newEvents`: how many events the input posted; `entry`: its statements' callable.
  package func mistakes(
    stop: Stop?, isOver: Bool, lost: LeakReport? = nil, newEvents: Int = .max, entry: Int? = nil,
    readings: FunctionReadings = FunctionReadings()
  ) -> [Diagnostic] {
    // Looking back further than this would make the prompt, or the end of a long run, wait.
    let longest = isOver ? 200_000 : 20_000
    let count = world.eventCount
    let first = max(0, count - longest)
    let isOver = isOver && stop == nil
    let evidence = RunEvidence(
      moment: self, events: first..<count, stop: stop, isOver: isOver,
      seesBeginning: first == 0, lost: isOver ? lost ?? leakReport() : nil, newEvents: newEvents,
      functions: readings.update(self, entry: entry))
    return NamedMistakes.find(in: evidence)
  }
}
