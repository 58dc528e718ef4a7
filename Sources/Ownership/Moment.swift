internal import Bytecode
package import Diagnostics
package import VirtualMachine

/// A program at one moment: its world, and what is needed to speak of it.
///
/// Who owns what is answered from memory and events alone, so whoever has both can ask: a session fills one
/// of these, a test may fill one by hand. It is a way of looking and keeps nothing: each question reads the
/// world as it is when the question is asked.
package struct Moment {
  package let world: World
  /// Texts that the world's code came from.
  package let sources: SourceMap
  /// Counts are written by the compiler (ARC, Swift); else by the learner.
  package let isARC: Bool
  /// Strings, numbers and boxes are values of the program's language, and no objects of its author's.
  package let hasValueTypes: Bool

  /// Addresses of pointers that claims were taken for, by event, where the code alone does not tell: `ClaimPlaces`.
  package let claimPlaces: ClaimNotes<UInt64>
  /// What was found of others at the end of their input.
  package let claimRests: ClaimNotes<ClaimPlaces.Rest>

  package init(
    world: World, sources: SourceMap, isARC: Bool, hasValueTypes: Bool = false,
    claimPlaces: ClaimNotes<UInt64> = ClaimNotes(),
    claimRests: ClaimNotes<ClaimPlaces.Rest> = ClaimNotes()
  ) {
    self.claimPlaces = claimPlaces
    self.claimRests = claimRests
    self.world = world
    self.sources = sources
    self.isARC = isARC
    self.hasValueTypes = hasValueTypes
  }

  package var isInterrupted: Bool { world.isLookOver }

  /// How many events back an account looks.
  package static let eventWindow = 1 << 20

  /// The newest events, and the number of the first of them.
  func recentEvents() -> (first: Int, events: [Event]) {
    let first = max(0, world.eventCount - Moment.eventWindow)
    // The log may begin later: event 0 is nobody's, and the oldest are forgotten.
    let events = world.events(first..<world.eventCount)
    return (world.eventCount - events.count, events)
  }

  /// The locks that somebody has.
  package func heldLocks() -> [HeldLock] { world.heldLocks(in: recentEvents().events) }

  // MARK: Places

  package func isUsers(_ place: SourceRange) -> Bool {
    guard !place.isNone, let file = sources.file(of: place) else { return false }
    return file.origin != .prelude
  }

  /// The place of an event in the user's own text: its own, or that of the caller of the library; of an
  /// override, who asked.
  package func userPlace(of event: Event) -> (place: SourceRange, isLibrary: Bool) {
    // What a front end made for itself has the place of what it was made for; it is no text of the user's.
    func place(_ callable: UInt32, _ pc: UInt32) -> SourceRange {
      if world.maker(ofCallable: Int(callable)) == .frontEnd { return .none }
      return world.place(callable: Int(callable), pc: Int(pc))
    }
    let own = place(event.callable, event.pc)
    let called = (event.caller ?? event.outsideCaller).map { place($0.callable, $0.pc) }
    if event.kind == .override, let called, isUsers(called) { return (called, false) }
    if isUsers(own) { return (own, false) }
    if event.kind != .override, let called, isUsers(called) { return (called, true) }
    return (.none, true)
  }
}
