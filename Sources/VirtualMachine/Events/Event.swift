package import Bytecode

/// What happened to the objects, as flat records.
///
/// The machine writes one record of 40 bytes per event into a log; nothing upstream is called back. Views
/// draw the log, lessons judge it, tests compare it byte for byte. Every record says which object it is
/// about (by its serial, the N of `#N`), the thread, and the instruction that was running. What else it
/// holds depends on its kind: `EventKind.shape` lists the fields, and the accessors below are the only
/// place that knows where in the record a field lies. An accessor answers 0 for a kind without that field.
package struct Event: Equatable, Sendable {
  package var kind: EventKind
  package var flags: EventFlags
  /// Thread number, 1 is main.
  package var thread: UInt16
  /// Serial of the object concerned, 0 where there is none.
  package var object: UInt32
  /// Callable whose code was running, and the index of the instruction.
  package var callable: UInt32
  package var pc: UInt32
  // Rooms. Fields that share one never belong to the same kind (a test looks).
  private var first: UInt32 = 0
  private var second: UInt32 = 0
  private var low: UInt32 = 0
  private var high: UInt32 = 0
  private var wide: UInt64 = 0

  @inline(__always)
  package init(
    kind: EventKind, flags: EventFlags = [], thread: UInt16 = 1, object: UInt32 = 0,
    callable: UInt32 = 0, pc: UInt32 = 0
  ) {
    self.kind = kind
    self.flags = flags
    self.thread = thread
    self.object = object
    self.callable = callable
    self.pc = pc
  }

  /// Nothing is said that belongs to a kind.
  @inline(__always)
  mutating func clearFields() {
    first = 0
    second = 0
    low = 0
    high = 0
    wide = 0
  }

  /// The instruction that was running.
  package var place: CodePlace { CodePlace(callable: callable, pc: pc) }
}

/// An instruction: of which callable, and which one.
package struct CodePlace: Hashable, Sendable {
  package var callable: UInt32
  package var pc: UInt32
  package init(callable: UInt32, pc: UInt32) {
    self.callable = callable
    self.pc = pc
  }
}

/// What is said of an event beside its fields.
package struct EventFlags: OptionSet, Hashable, Sendable {
  package var rawValue: UInt8
  @inline(__always)
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Nothing. (`[]`, as a default argument, is a call.)
  @inline(__always)
  static var plain: EventFlags { EventFlags(rawValue: 0) }
  /// `init`: called from another init of the same object (`[super init]`, `[self initWith…]`).
  package static var nested: EventFlags { EventFlags(rawValue: 1) }
  /// Written by the compiler under ARC.
  package static var inserted: EventFlags { EventFlags(rawValue: 2) }
  /// The receiver is a class.
  package static var classReceiver: EventFlags { EventFlags(rawValue: 4) }
  /// `zeroed`: the variable is Swift's `unowned`, which nobody sees become nil.
  package static var unowned: EventFlags { EventFlags(rawValue: 8) }
}

// MARK: Fields

/// The fields: each has one place in the record, whatever the kind.
extension Event {
  @inline(__always)
  private func has(_ field: EventField) -> Bool { kind.fieldSet.contains(field) }

  /// The true count before.
  package var before: UInt32 {
    @inline(__always) get { has(.before) ? first : 0 }
    @inline(__always) set { first = newValue }
  }
  /// The true count after.
  package var after: UInt32 {
    @inline(__always) get { has(.count) ? second : 0 }
    @inline(__always) set { second = newValue }
  }
  /// How many outermost inits the object had already.
  package var earlierInits: UInt32 {
    get { has(.`init`) ? first : 0 }
    set { first = newValue }
  }
  /// How many objects a pool released.
  package var released: UInt32 {
    get { has(.released) ? first : 0 }
    set { first = newValue }
  }
  package var selector: Int {
    get { has(.selector) ? Int(first) : 0 }
    set { first = UInt32(truncatingIfNeeded: newValue) }
  }
  /// Pools of the thread, the new one among them.
  package var poolDepth: UInt32 {
    get { has(.depth) ? second : 0 }
    set { second = newValue }
  }
  /// The watched message that an override answers.
  package var message: WatchedEntry? {
    get { has(.message) ? WatchedEntry(rawValue: UInt8(truncatingIfNeeded: low >> 24)) : nil }
    set { watched = Int(newValue?.rawValue ?? .max) }
  }
  /// The same as a raw `WatchedEntry`.
  var watched: Int {
    get { Int(low >> 24) }
    set { low = low & 0x00FF_FFFF | UInt32(truncatingIfNeeded: newValue) << 24 }
  }
  /// Class of the object; of the receiver, where that is a class; the class itself.
  package var classIndex: Int {
    @inline(__always) get { has(.class) || has(.receiver) ? Int(low & 0x00FF_FFFF) : 0 }
    @inline(__always) set { low = low & 0xFF00_0000 | UInt32(truncatingIfNeeded: newValue) }
  }
  /// Serial of the object that an init or an override answered, 0: nil.
  package var result: UInt32 {
    get { has(.result) ? first : 0 }
    set { first = newValue }
  }
  /// Token of a pool, 0: there is none.
  package var pool: UInt64 {
    get { has(.pool) ? UInt64(low) : 0 }
    set { low = UInt32(truncatingIfNeeded: newValue) }
  }
  /// Serial of what a bitwise copy was made of.
  package var original: UInt32 {
    get { has(.original) ? low : 0 }
    set { low = newValue }
  }
  /// Of a count that the library moved: serial of the object whose method did; 0: a function, or nobody known.
  package var keeper: UInt32 {
    get { has(.keeper) ? low : 0 }
    set { low = newValue }
  }
  /// Serial of the object whose method asked: the running one's; where the library runs, the one's that called it;
  /// of an override, the one's that sent the message. Of a function it is its first argument, of a block the block: only
  /// what a method's own code says (`ValuePlace.ivar`) may be read with it. 0: a class, or nobody known.
  package var runner: UInt32 {
    @inline(__always) get {
      guard has(.runner) else { return 0 }
      return switch kind {
      case .alloc: first
      case .override: second
      default: high
      }
    }
    @inline(__always) set {
      switch kind {
      case .alloc: first = newValue
      case .override: second = newValue
      default: high = newValue
      }
    }
  }
  /// Size of C memory.
  package var bytes: UInt32 {
    get { has(.bytes) ? low : 0 }
    set { low = newValue }
  }
  /// Number of another thread: the one that runs next, begins or ends.
  package var other: UInt16 {
    get { has(.other) ? UInt16(truncatingIfNeeded: low) : 0 }
    set { low = UInt32(newValue) }
  }
  /// Id of a zone, 0 is the default one.
  package var zone: Int {
    @inline(__always) get { has(.zone) ? Int(high) : 0 }
    @inline(__always) set { high = UInt32(truncatingIfNeeded: newValue) }
  }
  /// Callable of the method that begins, ends or is sent.
  package var method: UInt32 {
    get { has(.method) ? high : 0 }
    set { high = newValue }
  }
  /// Who called: of a count, the caller of the running function; where the library runs, whose code called
  /// the library; of an override, who asked. nil: nobody, or it cannot be told.
  package var caller: CodePlace? {
    guard has(.caller), wide >> 32 != 0 else { return nil }
    let next = UInt32(truncatingIfNeeded: wide)
    return CodePlace(
      callable: UInt32(truncatingIfNeeded: wide >> 32), pc: next == 0 ? 0 : next - 1)
  }
  /// The same, as frames keep it: the callable above, the next instruction below; 0: nobody.
  package var back: UInt64 {
    @inline(__always) get { has(.caller) ? wide : 0 }
    @inline(__always) set { wide = newValue }
  }
  /// Of a lock that the library takes: whose code called it.
  package var outsideCaller: CodePlace? {
    guard has(.outside), high != 0 else { return nil }
    return CodePlace(callable: high, pc: max(low, 1) - 1)
  }
  /// The same of an event whose address takes the room.
  var outside: UInt64 {
    get { has(.outside) ? UInt64(high) << 32 | UInt64(low) : 0 }
    set { (high, low) = (UInt32(newValue >> 32), UInt32(truncatingIfNeeded: newValue)) }
  }
  /// What `-retainCount` answered; of an init or another override that answered with a class, the class's number.
  package var answer: UInt64 {
    get { has(.answer) ? wide : 0 }
    set { wide = newValue }
  }
  /// Of a weak variable, a lock, a token.
  package var address: UInt64 {
    get { has(.address) ? wide : 0 }
    set { wide = newValue }
  }
  /// The sender's frame and the receiver's, as slots of the stack.
  package var frames: (sender: UInt32, receiver: UInt32) {
    get {
      has(.frames)
        ? (UInt32(truncatingIfNeeded: wide >> 32), UInt32(truncatingIfNeeded: wide)) : (0, 0)
    }
    set { wide = UInt64(newValue.sender) << 32 | UInt64(newValue.receiver) }
  }
  /// It was called from another init of the same object.
  package var isNested: Bool { flags.contains(.nested) }
  /// Of a variable that is unowned: what it pointed to is gone.
  package var isUnowned: Bool { flags.contains(.unowned) }
  /// The compiler wrote it (ARC).
  package var isInserted: Bool { flags.contains(.inserted) }
}
