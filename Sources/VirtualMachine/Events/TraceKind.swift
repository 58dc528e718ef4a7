internal import Bytecode

/// The kinds of events that a person can ask a trace for, as words of the command line.
package enum TraceKind: String, CaseIterable, Sendable {
  case counts, alloc, `init`, pool, weak, zone, lock, thread, message
  /// Besides the others: what the library does for itself.
  case library

  /// Kinds of events that the word stands for.
  package var events: [EventKind] {
    switch self {
    case .counts: [.retain, .release, .autorelease, .retainCount, .overrideEnter, .overrideExit]
    case .alloc: [.alloc, .copy, .deallocBegin, .dealloc, .overrideEnter, .overrideExit]
    case .`init`: [.initEnter, .initExit, .initialize]
    case .pool: [.poolPush, .poolPop, .autorelease]
    case .weak: [.weakStore, .weakZero]
    case .zone: [.zoneCreate, .zoneRecycle, .blockAllocate, .blockFree]
    case .lock: [.lockTake, .lockGive, .lockWait, .lockNil, .onceRun, .onceDone, .onceSkip]
    case .thread: [.threadSwitch, .threadStart, .threadEnd]
    case .library: []
    case .message: [.send, .nilMessage, .exceptionThrow, .overrideEnter, .overrideExit]
    }
  }

  /// Whether an event of one of these kinds was asked for: overrides belong to the message they answer.
  package static func shows(_ event: Event, kinds: Set<TraceKind>) -> Bool {
    switch event.kind {
    case .overrideEnter, .overrideExit:
      switch WatchedEntry(rawValue: event.flags) {
      case .retain?, .release?, .autorelease?, .retainCount?:
        return kinds.contains(.counts) || kinds.contains(.message)
      case .initMethod?: return kinds.contains(.`init`) || kinds.contains(.message)
      default: return kinds.contains(.alloc) || kinds.contains(.message)
      }
    default: return kinds.contains { $0.events.contains(event.kind) }
    }
  }
}

extension EventMask {
  package func contains(_ kind: EventKind) -> Bool { bits & (1 << UInt64(kind.rawValue)) != 0 }

  package init(_ kinds: Set<TraceKind>) {
    self = .none
    for kind in TraceKind.allCases where kinds.contains(kind) {
      for event in kind.events { insert(event) }
    }
  }
}
