/// What other threads can see a function of the library do, as its head declares it:
///
///     - (void)lock __attribute__((selfsame_visible(acquire, self))) { … }
///     __attribute__((selfsame_visible(groupWait, group)))
///     long dispatch_group_wait(dispatch_group_t group, dispatch_time_t timeout) { … }
///
/// A search through schedules takes such a function, with all that it calls in the library, as one step: it
/// begins at the function's first instruction and ends where the function returns, waits, or calls the
/// program's code. Two steps conflict when their objects are the same and their kinds do not commute.
package struct VisibleOperation: Equatable, Sendable {
  // A case is named as the marks of the library name it.
  package enum Kind: String, CaseIterable, Sendable {
    /// No mark.
    case none
    /// What it does is seen as the program's own instructions are, and what it calls keeps its marks: all that the
    /// libraries of C++ and Swift write in the program's own language, and what stands behind an expression of it.
    case open
    // MARK: Locks, of all kinds; `wait` of a condition gives a lock back and takes it again
    case acquire, tryAcquire, release, readAcquire
    /// Makes a lock, and looks at its state without changing it.
    case lockMake, lockRead
    case conditionWait, conditionSignal, conditionBroadcast
    // MARK: Once
    case once
    // MARK: Semaphores
    case semaphoreWait, semaphoreSignal
    // MARK: Queues and groups
    case enqueue, dequeue, suspend, resume
    case groupEnter, groupLeave, groupWait, groupNotify
    // MARK: Threads
    case threadStart, threadJoin, threadEnd
    // MARK: Memory that several threads may hold
    case atomicRead, atomicWrite, collectionRead, collectionWrite
    // MARK: What conflicts with nothing
    /// Touches what belongs to the thread alone; with an object, what others see only where they look (`atomicRead`).
    case threadOwn
    /// Hands out what the library makes once: whoever asks first, all get the same.
    case handOut
    // MARK: Time: it conflicts with nothing
    case sleep, clock, yield

    /// It comes back with a lock, or without one; nil: it does nothing to a lock, or may fail.
    package var takesLock: Bool? {
      switch self {
      case .acquire, .readAcquire: true
      case .release: false
      default: nil
      }
    }
  }

  package var kind: Kind
  /// Which parameters of the function the operation conflicts on, behind the frame's header: 0 is the first
  /// one, `self` for a method; -1: none, it conflicts with every operation of its family.
  package var object: Int8
  /// A second one, as for a piece of work of a group that goes to a queue.
  package var other: Int8

  package static let none = VisibleOperation(kind: .none)

  package init(kind: Kind, object: Int8 = -1, other: Int8 = -1) {
    self.kind = kind
    self.object = object
    self.other = other
  }
}
