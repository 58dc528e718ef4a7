/// The kinds of events, and for each its whole declaration: what it says, its fields, its families.
///
/// A kind has one name, that of its case: the trace, `--events`, timelines of lessons and `:goto` use it. A
/// new kind is a case, a row of `declaration`, the `post` that writes it, and its words in the trace and in
/// summaries; docs/events.md is written from here (`make record`).
package enum EventKind: UInt8, CaseIterable, Sendable {
  case none
  case alloc, `init`, initEnd, retain, release, autorelease
  case poolPush, drain
  case deallocBegin, dealloc, copy
  case override, overrideEnd
  case retainCount, nilMessage, send, initialize
  case zoneCreate, zoneRecycle, blockAllocate, blockFree
  case threadSwitch
  case weak, zeroed
  case thread, threadEnd
  case lock, unlock, waits
  case once, onceDone, onceSkip
  case lockNil
  case `throw`

  package var name: String { "\(self)" }
}

/// A field of a record: what its number stands for. The raw value is its name in `--events`; those that are
/// not written there say so.
package enum EventField: String, CaseIterable, Sendable {
  case before, count, zone, bytes, pool, released, `init`, result, original, message, method
  case selector, receiver, answer, address, other, `class`
  /// Number of pools of the thread. Not written.
  case depth
  /// Whose method of the library moved a count. Not written.
  case keeper
  /// Whose method of the program asked. Not written.
  case runner
  /// Who called. Written as `file` and `line`.
  case caller
  /// Where the frames of a message lie. Not written.
  case frames
  /// Whose code called the library that takes a lock. Not written.
  case outside
}

package struct EventFieldSet: OptionSet, Sendable {
  package var rawValue: UInt32
  @inline(__always)
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  @inline(__always)
  func contains(_ field: EventField) -> Bool {
    rawValue & 1 << UInt32(unsafeBitCast(field, to: UInt8.self)) != 0
  }
}

/// The declaration of a kind.
package struct EventShape: Sendable {
  /// When it is posted, for docs/events.md.
  package var sentence: String
  /// Its fields, in the order in which `--events` writes them.
  package var fields: [EventField]
  /// Words of `:trace` that show it.
  package var traces: [TraceKind]
  /// A further word of `:goto` that finds it.
  package var family: String
  /// Laying two runs side by side shows it; ends of what has begun are told with the beginning.
  package var isCompared: Bool

  init(
    _ sentence: String, _ fields: [EventField] = [], traces: [TraceKind] = [],
    family: String = "", isCompared: Bool = true
  ) {
    self.sentence = sentence
    self.fields = fields
    self.traces = traces
    self.family = family
    self.isCompared = isCompared
  }
}

extension EventKind {
  package var shape: EventShape { EventKind.shapes[Int(rawValue)] }

  private static let shapes = allCases.map(\.declaration)

  private var declaration: EventShape {
    switch self {
    case .none: EventShape("never posted", isCompared: false)
    case .alloc:
      EventShape(
        "an object came to be; `caller` only where the library made it",
        [.class, .count, .zone, .runner, .caller], traces: [.alloc])
    case .`init`:
      EventShape(
        "a method of the init family begins; flag `nested`: no new initialisation",
        [.method, .`init`], traces: [.`init`])
    case .initEnd:
      EventShape("it ends", [.method, .result, .answer], traces: [.`init`], isCompared: false)
    case .retain:
      EventShape("the count rose", [.before, .count, .keeper, .runner, .caller], traces: [.counts])
    case .release:
      EventShape("the count fell", [.before, .count, .keeper, .runner, .caller], traces: [.counts])
    case .autorelease:
      EventShape(
        "the object waits in a pool; pool 0: there is none, it leaks",
        [.before, .count, .pool, .runner], traces: [.counts, .pool])
    case .poolPush:
      EventShape("a pool begins", [.pool, .depth], traces: [.pool], family: "pool")
    case .drain:
      EventShape("a pool is drained", [.pool, .released], traces: [.pool], family: "pool")
    case .deallocBegin:
      EventShape(
        "the count reached 0, or dealloc was sent by hand", [.before, .count, .caller],
        traces: [.alloc])
    case .dealloc:
      EventShape(
        "the memory is given back; `deallocBegin` came before", [.class, .count, .zone],
        traces: [.alloc], isCompared: false)
    case .copy:
      EventShape("a bitwise copy was made (`NSCopyObject`)", [.count, .original], traces: [.alloc])
    case .override:
      EventShape(
        "a user's method answers a watched message (`WatchedEntry`); for a class as receiver "
          + "`object` is 0",
        [.method, .message, .before, .class, .runner, .caller], traces: [.counts, .alloc, .message])
    case .overrideEnd:
      EventShape(
        "it returns", [.method, .message, .count, .result, .answer],
        traces: [.counts, .alloc, .message], isCompared: false)
    case .retainCount:
      EventShape(
        "the root class answered `-retainCount`", [.before, .count, .answer], traces: [.counts])
    case .nilMessage:
      EventShape("a message to nil", [.selector], traces: [.message], family: "nil")
    case .send:
      EventShape(
        "a message; off unless asked for", [.selector, .method, .receiver, .frames],
        traces: [.message], isCompared: false)
    case .initialize:
      EventShape("`+initialize` of a class begins", [.class], traces: [.`init`], isCompared: false)
    case .zoneCreate: EventShape("a zone is made", [.zone], traces: [.zone])
    case .zoneRecycle: EventShape("a zone goes", [.zone], traces: [.zone])
    case .blockAllocate:
      EventShape(
        "C memory is taken (malloc, NSZoneMalloc); `object` is its own number; `caller` only where "
          + "the library took it", [.bytes, .zone, .caller], traces: [.zone])
    case .blockFree: EventShape("C memory is given back", [.bytes, .zone], traces: [.zone])
    case .threadSwitch:
      EventShape(
        "another thread runs next", [.other], traces: [.thread], family: "thread",
        isCompared: false)
    case .weak: EventShape("a weak variable refers to the object", [.address], traces: [.weak])
    case .zeroed:
      EventShape(
        "the object went, the weak variable is nil now", [.address], traces: [.weak],
        family: "weak")
    case .thread: EventShape("a thread begins", [.other], traces: [.thread])
    case .threadEnd:
      EventShape("a thread ends", [.other], traces: [.thread], family: "thread")
    case .lock:
      EventShape(
        "a lock is taken; `object`: the one it belongs to, if any", [.address, .outside],
        traces: [.lock])
    case .unlock: EventShape("a lock is given back", [.address], traces: [.lock])
    case .waits:
      EventShape(
        "a lock has to be waited for", [.address, .outside], traces: [.lock], family: "lock")
    case .once: EventShape("dispatch_once: the block begins", [.address], traces: [.lock])
    case .onceDone:
      EventShape("dispatch_once: it is done", [.address], traces: [.lock], isCompared: false)
    case .onceSkip: EventShape("dispatch_once: it was run before", [.address], traces: [.lock])
    case .lockNil: EventShape("`@synchronized(nil)`: nothing was locked", traces: [.lock])
    case .`throw`:
      EventShape("an exception was thrown; `object`: the exception", traces: [.message])
    }
  }

  private static let fieldSets: [EventFieldSet] = allCases.map { kind in
    EventFieldSet(
      rawValue: kind.shape.fields.reduce(0) {
        $0 | 1 << UInt32(unsafeBitCast($1, to: UInt8.self))
      })
  }

  /// The fields of `shape`, as a set.
  @inline(__always)
  var fieldSet: EventFieldSet { EventKind.fieldSets[Int(rawValue)] }
}

/// Which events are recorded: one bit per kind.
package struct EventMask: Equatable, Sendable {
  package var bits: UInt64
  package init(bits: UInt64) { self.bits = bits }
  /// Everything but single messages: the shell's and the lessons' setting.
  package static let standard = EventMask(
    bits: ~0 & ~(1 << UInt64(EventKind.send.rawValue)))
  package static let all = EventMask(bits: ~0)
  package static let none = EventMask(bits: 0)
  package mutating func insert(_ kind: EventKind) { bits |= 1 << UInt64(kind.rawValue) }
  package mutating func remove(_ kind: EventKind) { bits &= ~(1 << UInt64(kind.rawValue)) }
  package func contains(_ kind: EventKind) -> Bool { bits & (1 << UInt64(kind.rawValue)) != 0 }
}
