internal import Bytecode
internal import Diagnostics
internal import VirtualMachine

/// Pools: there has to be one, it has to be drained, and in time.
enum PoolMistakes {
  static func find(in run: RunEvidence) -> [Diagnostic] {
    withoutPool(run) + notDrained(run) + growing(run)
  }

  private static func withoutPool(_ run: RunEvidence) -> [Diagnostic] {
    run.newEvents.compactMap { event in
      // Only what the program wrote: an ARC program without a pool is told nothing it could mend.
      guard event.kind == .autorelease, event.pool == 0,
        let (opcode, _) = run.instruction(event), opcode == .send || opcode == .sendSuper
      else { return nil }
      let place = run.place(event)
      guard !place.isNone else { return nil }
      return Diagnostic(
        .autoreleaseWithoutPool, .warning, arguments: [run.name(event.object)], at: place)
    }
  }

  /// An NSAutoreleasePool that is still there at the end.
  private static func notDrained(_ run: RunEvidence) -> [Diagnostic] {
    guard run.isOver else { return [] }
    return run.born.compactMap { serial in
      guard let life = run.lives[serial], life.death == nil,
        run.world.className(ofSerial: serial) == "NSAutoreleasePool"
      else { return nil }
      let place = run.place(life.birth)
      guard !place.isNone else { return nil }
      return Diagnostic(.poolNotDrained, .warning, arguments: [run.name(serial)], at: place)
    }
  }

  /// So many objects in one pool are a loop without a pool of its own.
  private static let crowd = 5_000

  private static func growing(_ run: RunEvidence) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for event in run.newEvents where event.kind == .drain && Int(event.released) >= crowd {
      let source = run.events.first {
        $0.kind == .autorelease && $0.pool == event.pool && !run.place($0).isNone
      }
      var place = source.map(run.place) ?? run.place(event)
      if place.isNone {
        // Both happened inside the library: the pool itself is the program's.
        let pool = run.born.last { run.world.className(ofSerial: $0) == "NSAutoreleasePool" }
        place = pool.map { run.place(run.lives[$0]?.birth) } ?? .none
      }
      guard !place.isNone else { continue }
      found.append(
        Diagnostic(
          .poolGrows, .warning, arguments: [String(event.released)], at: place,
          related: run.note("note.drainedHere", at: run.place(event))))
    }
    return found
  }
}
