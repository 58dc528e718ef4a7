import VirtualMachine

/// What threads have written and read without care, and who may rely on it: what C11 calls "happens before" (5.1.2.4).
///
/// In the machine whoever comes later sees all that was written. On a real one only those do for whom something makes
/// it so: the writer gave a lock back, or stored an atomic that releases, and the reader took the lock behind it, or
/// loaded that atomic and acquires. With `memory_order_relaxed` a pointer may be seen before what it points to, in a
/// schedule that looks harmless here. So each access is kept with a list of those that know of it; threads pass it on
/// through what they share. Whoever touches the place and is not on the list is in a race.
///
/// Where the library is entered, and with locks, all counts as one thing that is shared: rather a race unseen than one
/// that is none. The account is kept only for programs that ask for less than the strongest order somewhere.
struct HappensBefore {
  /// A thread, an atomic's place, or the library. The low bits tell which.
  private struct Knower: Hashable, Comparable {
    let number: UInt64
    static func thread(_ number: Int) -> Knower { Knower(number: UInt64(number) << 2) }
    /// A thread that will store it with the next atomic, whatever order that has: it passed a fence.
    static func fenced(_ thread: Int) -> Knower { Knower(number: UInt64(thread) << 2 | 1) }
    /// A thread that has loaded it and may rely on it behind the next fence.
    static func seeing(_ thread: Int) -> Knower { Knower(number: UInt64(thread) << 2 | 2) }
    static func place(_ offset: UInt32) -> Knower { Knower(number: UInt64(offset) << 2 | 3) }
    static let library = Knower(number: 3)
    static func < (one: Knower, other: Knower) -> Bool { one.number < other.number }
  }

  private struct Entry {
    var access: Access
    var thread: Int
    var move: Move
    var knowers: Set<Knower>
    var order: (UInt32, UInt32, Int, UInt8) {
      (access.offset, access.size, thread, access.kind.rawValue)
    }
  }

  private var entries: [Entry] = []
  /// Those that were there before the last step.
  private var threads: Set<Int>

  /// Those that have passed a fence which releases. What they hand on later they may have written before it.
  private var fencers: Set<Int> = []

  init(threads: Set<Int>) { self.threads = threads }

  /// A thread has done a step, and these are there now. Answers what it touched without knowing of it.
  mutating func add(
    _ move: Move, _ step: ExploredStep, threads now: Set<Int>
  ) -> [(place: UInt32, moves: [Move])] {
    let me = move.thread
    let isOwn = step.libraryCallable == 0 && (step.isPlain || step.order.kind == .atomic)
    let races = isOwn ? self.races(move) : []
    // What is handed on was written before the operation that does it.
    for block in step.published { note(block, move) }
    if fencers.contains(me), !step.published.isEmpty { share(.thread(me), with: .fenced(me)) }
    if step.libraryCallable == 0, step.order.kind == .atomic {
      exchange(move, step.order)
    } else if !step.isPlain {
      pass(move)
    }
    if step.isPlain { for access in move.footprint { note(access, move) } }
    if step.order.kind == .fence { fence(me, step.order) }
    for thread in now.subtracting(threads) { share(.thread(me), with: .thread(thread)) }
    // Who is over has told the library, which whoever waits for it asks.
    for thread in threads.subtracting(now) { share(.thread(thread), with: .library) }
    entries.removeAll { entry in now.allSatisfy { entry.knowers.contains(.thread($0)) } }
    threads = now
    return races
  }

  /// The same account has the same marks, whatever way led to it.
  func mark(_ fingerprint: inout Fingerprint) {
    for thread in fencers.sorted() { fingerprint.mark(UInt64(thread)) }
    for entry in entries {
      fingerprint.mark(UInt64(entry.access.offset) << 32 | UInt64(entry.access.size))
      fingerprint.mark(UInt64(entry.thread) << 8 | UInt64(entry.access.kind.rawValue))
      for knower in entry.knowers.sorted() { fingerprint.mark(knower.number) }
    }
  }

  private func races(_ move: Move) -> [(place: UInt32, moves: [Move])] {
    move.footprint.flatMap { access in
      entries.filter {
        $0.thread != move.thread && $0.access.conflicts(with: access)
          && access.kind != .release && !$0.knowers.contains(.thread(move.thread))
      }.map { (max($0.access.offset, access.offset), [$0.move, move]) }
    }
  }

  /// An atomic operation, with what its order promises.
  private mutating func exchange(_ move: Move, _ order: StepOrder) {
    for access in move.footprint where access.kind == .read || access.kind == .write {
      let place = Knower.place(access.offset)
      share(
        place,
        with: order.acquires ? .thread(move.thread) : .seeing(move.thread))
      if access.kind == .write {
        share(
          order.releases ? .thread(move.thread) : .fenced(move.thread),
          with: place)
      }
    }
  }

  /// The library, a lock, or the end of an object.
  private mutating func pass(_ move: Move) {
    for access in move.footprint {
      switch access.kind {
      case .count, .apart: break
      case .release:
        share(.place(access.offset), with: .thread(move.thread))
        share(.thread(move.thread), with: .place(access.offset))
      case .read: share(.library, with: .thread(move.thread))
      case .write:
        share(.library, with: .thread(move.thread))
        share(.thread(move.thread), with: .library)
      }
    }
  }

  private mutating func fence(_ thread: Int, _ order: StepOrder) {
    if order.acquires { share(.seeing(thread), with: .thread(thread)) }
    guard order.releases else { return }
    fencers.insert(thread)
    share(.thread(thread), with: .fenced(thread))
  }

  /// All that one knows of the other knows, too.
  private mutating func share(_ one: Knower, with other: Knower) {
    for index in entries.indices where entries[index].knowers.contains(one) {
      entries[index].knowers.insert(other)
    }
  }

  /// An access, in place of those to the same that its thread knows of: a race with one of them was one with this.
  private mutating func note(_ access: Access, _ move: Move) {
    guard access.kind == .read || access.kind == .write else { return }
    let me = Knower.thread(move.thread)
    entries.removeAll {
      $0.access.offset == access.offset && $0.access.size == access.size && $0.knowers.contains(me)
        && (access.kind == .write || $0.access.kind == .read)
    }
    let entry = Entry(access: access, thread: move.thread, move: move, knowers: [me])
    entries.insert(entry, at: entries.firstIndex { $0.order > entry.order } ?? entries.count)
  }
}
