import Bytecode
import Testing

@testable import VirtualMachine

/// The record of an event: which field lies where is known to its accessors alone.
@Suite struct EventTests {
  /// Each field written with a number of its own, by name.
  private static let writers: [EventField: @Sendable (inout Event) -> Void] = [
    .before: { $0.before = 1 }, .count: { $0.after = 2 }, .zone: { $0.zone = 3 },
    .bytes: { $0.bytes = 4 }, .pool: { $0.pool = 5 }, .released: { $0.released = 6 },
    .`init`: { $0.earlierInits = 7 }, .result: { $0.result = 8 }, .original: { $0.original = 9 },
    .message: { $0.message = .retain }, .method: { $0.method = 10 },
    .selector: { $0.selector = 11 },
    .receiver: { $0.classIndex = 12 }, .answer: { $0.answer = .max }, .address: { $0.address = 13 },
    .other: { $0.other = 14 }, .class: { $0.classIndex = 15 }, .depth: { $0.poolDepth = 16 },
    .caller: { $0.back = 17 << 32 | 18 }, .frames: { $0.frames = (19, 20) },
    .keeper: { $0.keeper = 21 }, .runner: { $0.runner = 24 },
    .outside: { $0.outside = 22 << 32 | 23 },
  ]

  private static func read(_ field: EventField, _ event: Event) -> String {
    switch field {
    case .before: "\(event.before)"
    case .count: "\(event.after)"
    case .zone: "\(event.zone)"
    case .bytes: "\(event.bytes)"
    case .pool: "\(event.pool)"
    case .released: "\(event.released)"
    case .`init`: "\(event.earlierInits)"
    case .result: "\(event.result)"
    case .original: "\(event.original)"
    case .message: event.message.map { "\($0)" } ?? "none"
    case .method: "\(event.method)"
    case .selector: "\(event.selector)"
    case .receiver, .class: "\(event.classIndex)"
    case .answer: "\(event.answer)"
    case .address: "\(event.address)"
    case .other: "\(event.other)"
    case .depth: "\(event.poolDepth)"
    case .caller: event.caller.map { "\($0.callable) \($0.pc)" } ?? "none"
    case .frames: "\(event.frames)"
    case .keeper: "\(event.keeper)"
    case .runner: "\(event.runner)"
    case .outside: "\(event.outside)"
    }
  }

  /// Two fields of one kind never share a place, and none is read from a kind that has it not.
  @Test(arguments: EventKind.allCases) func fieldsOfAKindDoNotOverlap(_ kind: EventKind) throws {
    let fields = kind.shape.fields
    #expect(Set(fields).count == fields.count)
    var event = Event(kind: kind)
    for field in fields {
      let write = try #require(Self.writers[field])
      write(&event)
    }
    for field in fields {
      var alone = Event(kind: kind)
      let write = try #require(Self.writers[field])
      write(&alone)
      #expect(Self.read(field, event) == Self.read(field, alone), "\(kind) \(field)")
      #expect(Self.read(field, event) != Self.read(field, Event(kind: kind)), "\(kind) \(field)")
    }
    let classes: Set<EventField> = [.class, .receiver]
    for field in EventField.allCases where !fields.contains(field) {
      if classes.contains(field), !classes.isDisjoint(with: fields) { continue }
      #expect(Self.read(field, event) == Self.read(field, Event(kind: .none)), "\(kind) \(field)")
    }
  }

  @Test func aRecordIsFortyBytes() { #expect(MemoryLayout<Event>.stride == 40) }

  /// A caller keeps the next instruction; the event names the one that called.
  @Test func theCallerIsTheInstructionThatCalled() {
    var event = Event(kind: .retain)
    #expect(event.caller == nil)
    event.back = 7 << 32 | 70_000
    #expect(event.caller == CodePlace(callable: 7, pc: 69_999))
  }
}
