/// What happened to the objects, as flat records.
///
/// The machine writes one 32-byte record per memory event into a log; nothing upstream is called back.
/// Views draw the log, lessons judge it, tests compare it byte for byte. An event names the object by its
/// serial (the N of `#N`), the thread, the running code and its pc (so a source place can be found), and
/// the count before and after. What `detail` holds is written at the kind.
package struct Event: Equatable, Sendable {
  package var kind: EventKind
  /// Bits of `EventFlags`; for override events the raw `WatchedEntry`.
  package var flags: UInt8
  /// Thread number, 1 is main.
  package var thread: UInt16
  /// Serial of the object concerned, 0 where there is none.
  package var object: UInt32
  /// Callable whose code was running, and the index of the instruction.
  package var callable: UInt32
  package var pc: UInt32
  /// The true count before and after (where the kind does not say otherwise).
  package var before: UInt32
  package var after: UInt32
  package var detail: UInt64

  package init(
    kind: EventKind, flags: UInt8 = 0, thread: UInt16 = 1, object: UInt32 = 0, callable: UInt32 = 0,
    pc: UInt32 = 0, before: UInt32 = 0, after: UInt32 = 0, detail: UInt64 = 0
  ) {
    self.kind = kind
    self.flags = flags
    self.thread = thread
    self.object = object
    self.callable = callable
    self.pc = pc
    self.before = before
    self.after = after
    self.detail = detail
  }
}

package enum EventFlags {
  /// `initEnter`: called from another init of the same object (`[super init]`, `[self initWith…]`).
  package static let nested: UInt8 = 1
  /// Written by the compiler under ARC.
  package static let inserted: UInt8 = 2
  /// The receiver is a class.
  package static let classReceiver: UInt8 = 4
}

package enum EventKind: UInt8, CaseIterable, Sendable {
  case none
  /// An object came to be. detail: class index (low 32 bits), zone id (high 32 bits); before: where the
  /// library made it, whose code called the library, packed as in `overrideEnter`.
  case alloc
  /// A method of the init family begins. before: how many outermost inits this object had already;
  /// detail: callable of the method. flag `nested`: not counted as a new initialisation.
  case initEnter
  /// It ends. detail: serial of the object returned (0: nil).
  case initExit
  /// detail: who called the function in which it happened: callable (high), the next pc there (low); 0 at
  /// the bottom of a thread.
  case retain
  /// detail: as for retain.
  case release
  /// The object waits in a pool. detail: token of the pool; 0: there is none, it leaks.
  case autorelease
  /// detail: token. after: number of pools on this thread.
  case poolPush
  /// detail: token. before: how many objects it released.
  case poolPop
  /// The count reached 0 (or dealloc was sent by hand): -dealloc begins.
  case deallocBegin
  /// The object's memory is given back. detail: class index (low), zone id (high).
  case dealloc
  /// object was made as a bitwise copy (NSCopyObject). detail: serial of the original.
  case copy
  /// A user's method answers a watched message. flags: raw `WatchedEntry`; detail: callable of the method;
  /// object 0 and the class index in `before` when the receiver is a class; after: who asked, outside of
  /// the library: callable (upper 16 bits), the next pc there (lower 16).
  case overrideEnter
  /// It returns. before: its callable; after: true count now; detail: the value returned (for objects the serial).
  case overrideExit
  /// -retainCount was answered by the root class. detail: the answer.
  case retainCount
  /// A message to nil. detail: selector id.
  case nilMessage
  /// A message (only while message events are on). detail: selector id (low), callable (high).
  case send
  /// +initialize of a class begins. detail: class index.
  case initialize
  /// detail: zone id.
  case zoneCreate
  case zoneRecycle
  /// C memory (malloc, NSZoneMalloc). object: serial of the block; detail: bytes (low), zone id (high).
  case blockAllocate
  case blockFree
  /// detail: number of the thread that runs next.
  case threadSwitch
  /// A weak variable refers to the object. detail: its address.
  case weakStore
  /// The object went, and the variable is nil now. detail: its address.
  case weakZero
  /// detail: number of the new thread.
  case threadStart
  case threadEnd
  /// A lock was taken / given back / had to be waited for. object: the object it belongs to, if any;
  /// detail: its address.
  case lockTake
  case lockGive
  case lockWait
  /// dispatch_once: detail: address of the token. The block runs / was run before.
  case onceRun
  case onceDone
  case onceSkip
  /// @synchronized(nil): nothing was locked.
  case lockNil
  /// An exception was thrown. object: the exception.
  case exceptionThrow
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
}
