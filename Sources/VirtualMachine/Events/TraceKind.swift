internal import Bytecode

/// The kinds of events that a person can ask a trace for, as words of the command line.
package enum TraceKind: String, CaseIterable, Sendable {
  case counts, alloc, `init`, pool, weak, zone, lock, thread, message
  /// Besides the others: what the library does for itself.
  case library

  /// Kinds of events that the word stands for.
  package var events: EventMask { TraceKind.masks[self] ?? .none }

  private static let masks: [TraceKind: EventMask] = {
    var masks: [TraceKind: EventMask] = [:]
    for kind in EventKind.allCases {
      for word in kind.shape.traces { masks[word, default: .none].insert(kind) }
    }
    return masks
  }()

  /// Whether an event of one of these kinds was asked for: overrides belong to the message they answer.
  package static func shows(_ event: Event, kinds: Set<TraceKind>) -> Bool {
    guard let message = event.message else {
      return kinds.contains { $0.events.contains(event.kind) }
    }
    let family: TraceKind =
      switch message {
      case .retain, .release, .autorelease, .retainCount: .counts
      case .initMethod: .`init`
      case .alloc, .allocWithZone, .new, .copy, .copyWithZone, .mutableCopy, .mutableCopyWithZone,
        .dealloc:
        .alloc
      }
    return kinds.contains(family) || kinds.contains(.message)
  }
}

extension EventMask {
  package init(_ kinds: Set<TraceKind>) {
    self.init(bits: kinds.reduce(0) { $0 | $1.events.bits })
  }
}
