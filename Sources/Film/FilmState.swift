package import Diagnostics
package import Ownership

/// Everything that the film's page shows of one moment, as plain values.
///
/// It is copied from the one account of ownership and from the machine's own books, and never worked out anew:
/// what the page says about an object is what `:objects` and the picture would have said right then.
package struct FilmState: Equatable, Sendable {
  /// A bracket, or a place that only points, and the event that took the unit.
  package struct Sign: Equatable, Sendable {
    package var sign: OwnerSign
    /// Number of the event; negative: the log does not know it.
    package var event: Int
  }
  package struct Value: Equatable, Sendable {
    package var name: String
    package var text: String
    /// Which variable of this name it is; not shown.
    package var declaration = ""
  }
  package struct Object: Equatable, Sendable {
    package var className: String
    package var count: UInt64
    package var signs: [Sign]
    package var values: [Value]
    package var isDead = false
    package var isLost = false
    package var isLibrary = false
    package var zone = 0
    /// How many outermost inits it had; not shown by itself.
    package var inits = 0
  }
  package struct Frame: Equatable, Sendable {
    package var function: String
    package var receiver: UInt32
    package var values: [Value]
  }
  package struct Thread: Equatable, Sendable {
    /// The end of a key of the catalogue: `running`, `ready`, `finished`, `lock`, …
    package var state: String
    package var object: UInt32
    package var holder: Int
    /// The first is the outermost.
    package var frames: [Frame]
  }
  package struct Pool: Equatable, Sendable {
    package var thread: Int
    package var objects: [UInt32]
  }
  package struct Zone: Equatable, Sendable {
    package var id: Int
    package var name: String
  }

  package var live = LiveObjects()
  /// Who died up to now; those that were seen, at least.
  package var graves: Grave?
  package var threads: [Int: Thread] = [:]
  package var globals: [Value] = []
  package var pools: [Pool] = []
  package var zones: [Zone] = []
  /// There were too many objects to be told.
  package var isCrowded = false

  /// The living and the dead. Who goes through many moments asks for what is new in each.
  package var objects: [UInt32: Object] {
    var all = live.all
    for grave in graves?.graves(above: nil) ?? [] { all[grave.serial] = grave.object }
    return all
  }

  func object(_ serial: UInt32) -> Object? { live[serial] ?? graves?.object(serial) }

  /// Objects that are not as they were, in order of birth; nil: gone from sight.
  func changes(since before: FilmState) -> [(serial: UInt32, object: Object?)] {
    var changed = live.changes(since: before.live)
    for grave in graves?.graves(above: before.graves) ?? [] {
      changed.updateValue(grave.object, forKey: grave.serial)
    }
    return changed.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

/// One sentence about a moment: a key of the catalogue behind `film.`, and what stands in it. Names and numbers
/// are the same in every language, so the page can say it in each.
package struct FilmFact: Equatable, Sendable {
  package var key: String
  package var arguments: [String]
  package init(_ key: String, _ arguments: [String] = []) {
    self.key = key
    self.arguments = arguments
  }
}

/// A moment of a run: behind a statement, behind an event, or both.
package struct FilmMoment: Equatable, Sendable {
  package var state: FilmState
  package var isStatement: Bool
  /// The statement had run before, up to a call: this is no further visit of it.
  package var isRest = false
  /// Number of the event that has just been posted; nil: none that is told.
  package var event: Int?
  /// How many events there had been.
  package var events: Int
  package var thread: Int
  /// The statement that ran.
  package var place: SourceRange
  /// `+`, `~`, `=`, `x`, `?`, `>` (an input begins) or nothing.
  package var mark: String
  package var facts: [FilmFact]
  package var output: String
}
