internal import Bytecode

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// One access of an operation to memory that threads share.
///
/// Two accesses conflict when they overlap, unless both only read or both only count up (two retains of one
/// object come to the same in either order).
package struct Access: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    case read, write
    /// A retain.
    case count
    /// A release: conflicts with every other, but is no write that a program could do without care.
    case release
    /// Seen by a person, but in no order with anything: output, the begin of a sleep.
    case apart
  }
  /// Offset in the address space.
  package var offset: UInt32
  package var size: UInt32
  package var kind: Kind

  package var address: UInt64 { AddressSpace.address(Int(offset)) }

  package init(offset: UInt32, size: UInt32, kind: Kind) {
    self.offset = offset
    self.size = size
    self.kind = kind
  }

  package func conflicts(with other: Access) -> Bool {
    guard offset < other.offset &+ other.size, other.offset < offset &+ size else { return false }
    switch (kind, other.kind) {
    case (.read, .read), (.count, .count), (.apart, _), (_, .apart): return false
    default: return true
    }
  }
}

/// The books of an exploration: what the loop's third mode asks before each instruction.
///
/// An operation is visible when another thread could reach its place (a static, a global, something of an
/// object that has escaped) and some thread changes that place while the threads run. What is only read after
/// the start is a constant. Which places are changed is found out by running: whoever meets a change of a
/// place that was taken for a constant (`hasNewPlace`) has to begin again.
final class ExplorationBooks {
  /// One byte for each byte of the address space: not 0 where some thread changed it (see `Change`).
  let changed: UnsafeMutablePointer<UInt8>
  private static let mapped = AddressLayout.heapEnd + 16
  /// By neighbourhood of the heap: the granule of the block that was last found there; 0: none was.
  private let blockHints: UnsafeMutablePointer<UInt32>
  private static let neighbourhood = 16

  @inline(__always)
  func blockHint(_ offset: Int) -> UnsafeMutablePointer<UInt32> {
    blockHints + offset >> ExplorationBooks.neighbourhood
  }

  /// Opcodes that can be visible.
  let interesting: UnsafeMutablePointer<Bool>
  /// The table of opcodes, as the loop's third mode asks for it.
  let families: UnsafeMutablePointer<OpcodeFamily>
  let widths: UnsafeMutablePointer<Int>

  /// What the instruction at hand would access.
  let candidates: UnsafeMutablePointer<Access>
  var candidateCount = 0
  static let candidateLimit = 64
  /// Values it would put where others can reach them.
  let handed: UnsafeMutablePointer<UInt64>
  var handedCount = 0
  /// Classes that the instruction at hand sends a message to, by their bit.
  var metClasses: UInt64 = 0
  /// What the running step has accessed.
  var footprint: [Access] = []
  static let footprintLimit = 512

  /// How far an operation that has begun reaches.
  enum Section {
    case none
    /// To the end of the library's function, or to where it waits or calls the program's code.
    case library
    /// To the next access (`Opcode.load64` with x = 2).
    case pair
    /// To the next operation and with it: the thread has looked at the clock.
    case clock
  }
  var section = Section.none
  /// The thread may do its next visible operation.
  private(set) var isGranted = false
  /// Where it did: the frame and the instruction; nil: not yet.
  private(set) var granted: (frame: UnsafeMutablePointer<UInt64>, pc: Int)?

  func grant(_ isGranted: Bool) {
    self.isGranted = isGranted
    granted = nil
  }

  /// It does it now.
  func spend(_ frame: UnsafeMutablePointer<UInt64>, _ pc: Int) {
    isGranted = false
    granted = (frame, pc)
  }

  /// It stands before the one after.
  var isPending = false
  /// The library's function, called by the program, that the step ran as one operation; 0: none.
  var libraryCallable = 0
  /// It promises to be called by several threads at once, or the program's own instruction ran.
  var isPromised = true
  /// The program's own instruction read or wrote memory, without any care.
  var isPlain = false
  /// How it, and the instruction at hand, order what the thread does around them.
  var order = StepOrder()
  var asked = StepOrder()
  /// Blocks that others can reach since the step began, as what its thread wrote.
  var published: [Access] = []
  /// Some operation asks for less than the strongest order: then who may rely on seeing what belongs to a state.
  private(set) var tracksOrder = false

  func ask(_ operation: AtomicOperation?, _ order: MemoryOrder) {
    asked.kind = operation == .fence ? .fence : .atomic
    // What reads has nothing to release, what only writes nothing to acquire.
    let own: MemoryOrder =
      switch operation {
      case .load: .releasesNothing
      case .store: .acquiresNothing
      default: []
      }
    asked.order = order.union(own)
    guard operation != .fence, !order.isSubset(of: own), !tracksOrder else { return }
    tracksOrder = true
    hasNewPlace = true
  }

  /// Others can reach a block from now on: what its thread has written there so far, they may read.
  func notePublished(_ access: Access) {
    guard tracksOrder, access.size > 0 else { return }
    published.append(access)
    noteChange(access)
  }

  var hasNewPlace = false {
    didSet { if hasNewPlace { newPlaces &+= 1 } }
  }
  /// How often a place turned out to change: as long as it stays, steps are numbered alike.
  private(set) var newPlaces = 0
  /// What cannot be explored: its name, and where.
  var refusal: Refusal?
  /// Where nil was locked, which locks nothing, in any schedule.
  private(set) var nilLocks: Set<CodePlace> = []

  func noteNilLock(callable: Int, pc: Int) {
    nilLocks.insert(
      CodePlace(
        callable: UInt32(truncatingIfNeeded: callable), pc: UInt32(truncatingIfNeeded: pc)))
  }

  /// The program reads the clock: then what time it is belongs to the state.
  var readsClock = false
  /// Time may pass whenever it likes: then a look at the clock is where an operation begins.
  var isTimeFree = false
  /// The leaf of the library that the instruction at hand calls, 0 for none; and whether it may only be called by
  /// one thread at a time.
  var leaf = 0
  var isUnpromised = false
  /// When main returns, all others are over.
  var endsWithMain = false
  /// The instruction at hand looks at the clock.
  var isClockRead = false
  /// The instruction at hand copies or fills more than a word.
  var division: DividedCopy?
  /// It has been done in pieces: what is left of it is to say so.
  var isCopied = false
  func takeCopied() -> Bool {
    defer { isCopied = false }
    return isCopied
  }
  /// Every instruction of the program is a place to switch (for comparing outcomes).
  var isFine = false

  struct Refusal {
    var construct: String
    /// Not a function of the library, but the machine's own.
    var isNative: Bool
    var callable: Int
    var pc: Int
  }

  init() {
    changed = reserveMemory(ExplorationBooks.mapped)
      .assumingMemoryBound(to: UInt8.self)
    let hints = ExplorationBooks.mapped >> ExplorationBooks.neighbourhood + 1
    blockHints = .allocate(capacity: hints)
    blockHints.initialize(repeating: 0, count: hints)
    interesting = .allocate(capacity: 256)
    interesting.initialize(repeating: false, count: 256)
    families = .allocate(capacity: 256)
    families.initialize(repeating: .trap, count: 256)
    widths = .allocate(capacity: 256)
    widths.initialize(repeating: 0, count: 256)
    for (op, family) in VisibleInstruction.families.enumerated() {
      interesting[op] = VisibleInstruction.mayBeVisible(family)
      families[op] = family
      widths[op] = VisibleInstruction.widths[op]
    }
    candidates = .allocate(capacity: ExplorationBooks.candidateLimit)
    candidates.initialize(
      repeating: Access(offset: 0, size: 0, kind: .read), count: ExplorationBooks.candidateLimit)
    handed = .allocate(capacity: ExplorationBooks.candidateLimit)
    handed.initialize(repeating: 0, count: ExplorationBooks.candidateLimit)
  }

  deinit {
    munmap(changed, ExplorationBooks.mapped)
    blockHints.deallocate()
    interesting.deallocate()
    families.deallocate()
    widths.deallocate()
    candidates.deallocate()
    handed.deallocate()
  }

  func isChanged(_ access: Access) -> Bool {
    for index in Int(access.offset)..<Int(access.offset &+ access.size) where changed[index] != 0 {
      return true
    }
    return false
  }

  func noteChange(_ access: Access) {
    for index in Int(access.offset)..<Int(access.offset &+ access.size)
    where changed[index] & Change.any == 0 {
      if changed[index] == 0 { hasNewPlace = true }
      changed[index] |= Change.any
    }
  }

  /// Bits of `changed`.
  private enum Change {
    static let any: UInt8 = 1
    /// The library keeps something of a thread's there, as whether it has finished …
    static let own: UInt8 = 2
    /// … and somebody looks.
    static let seen: UInt8 = 4
  }

  /// The library writes down something of the running thread's. true: somebody looks at it.
  func noteOwnChange(_ access: Access) -> Bool {
    var isSeen = false
    for index in Int(access.offset)..<Int(access.offset &+ access.size) {
      if changed[index] == 0 { hasNewPlace = true }
      changed[index] |= Change.own
      if changed[index] & Change.seen != 0 { isSeen = true }
    }
    return isSeen
  }

  /// Somebody looks at what may be a thread's own.
  func noteLook(_ access: Access) {
    for index in Int(access.offset)..<Int(access.offset &+ access.size)
    where changed[index] & Change.own != 0 && changed[index] & Change.seen == 0 {
      changed[index] |= Change.seen
      hasNewPlace = true
    }
  }

  /// The running step has accessed a place.
  func noteAccess(_ access: Access) {
    if footprint.count < ExplorationBooks.footprintLimit {
      footprint.append(access)
    } else {
      // Too much to remember piece by piece: it conflicts with everything.
      footprint[0] = Access(offset: 0, size: .max, kind: .write)
    }
  }

  func propose(_ offset: UInt64, _ size: Int, _ kind: Access.Kind) {
    guard offset < AddressSpace.limit, size > 0,
      candidateCount < ExplorationBooks.candidateLimit
    else { return }
    let room = Int(AddressSpace.limit - offset)
    candidates[candidateCount] = Access(
      offset: UInt32(truncatingIfNeeded: offset), size: UInt32(min(size, room)), kind: kind)
    candidateCount &+= 1
  }

  func propose(address: UInt64, _ size: Int, _ kind: Access.Kind) {
    propose(address &- AddressLayout.base, size, kind)
  }

  /// A value that becomes reachable for others when the operation is done.
  func hand(_ value: UInt64) {
    guard handedCount < ExplorationBooks.candidateLimit else { return }
    handed[handedCount] = value
    handedCount &+= 1
  }
}

/// Places that stand for something that is no memory of the program's.
enum PseudoPlace {
  static let output: UInt64 = 8
  static let time: UInt64 = 16
  static let random: UInt64 = 24
  static let threads: UInt64 = 32
  static let exit: UInt64 = 40
  static let fence: UInt64 = 48
}

extension World {
  // MARK: Who can reach a place

  /// Start of the block that holds an offset of the heap, living or dead; nil: there is none near.
  func blockStart(_ offset: Int) -> Int? {
    var granule = offset >> 4
    // The header lies in front of the block that it belongs to.
    if isBlockMark(granule) { return (granule &+ 1) << 4 }
    let floor = AddressLayout.heap >> 4
    // Of a table of a million words each word is asked about: where the last one of its neighbourhood was found, it is
    // not searched again.
    if let hint = exploring?.blockHint(offset), hint.pointee != 0 {
      let block = Int(hint.pointee) << 4
      if block <= offset, isBlockMark(block >> 4 - 1),
        offset < block + Int(header(block).pointee.size)
      {
        return block
      }
    }
    while granule > floor {
      if isBlockMark(granule &- 1) {
        let block = granule << 4
        exploring?.blockHint(offset).pointee = UInt32(truncatingIfNeeded: granule)
        return block
      }
      granule &-= 1
    }
    return nil
  }

  /// Whether a block begins behind the granule.
  @inline(__always)
  private func isBlockMark(_ granule: Int) -> Bool {
    switch space.shadow[granule] {
    case Shadow.liveObject, Shadow.freedObject, Shadow.liveBlock, Shadow.freedBlock,
      Shadow.hiddenBlock:
      true
    default: false
    }
  }

  /// Thread whose stack holds an offset; 0: it is on none.
  func stackOwner(_ offset: Int) -> Int {
    guard offset >= AddressLayout.stacks, offset < AddressLayout.pools else { return 0 }
    let inside = offset - AddressLayout.stacks
    if inside < AddressLayout.mainStackBytes { return 1 }
    return 2 + (inside - AddressLayout.mainStackBytes) / AddressLayout.threadStackBytes
  }

  /// Whether another thread could reach the place at this moment.
  func isShared(_ place: UInt32) -> Bool {
    let offset = Int(place)
    if offset >= AddressLayout.heap {
      guard let block = blockStart(offset) else { return true }
      return header(block).pointee.flags & BlockHeader.escaped != 0
    }
    if offset < AddressLayout.globals { return true }
    if offset < AddressLayout.globalsEnd {
      let mark = space.shadow[offset >> 4]
      return mark > Shadow.readOnly - 1 || mark < Shadow.readOnly - 16
    }
    let owner = stackOwner(offset)
    if owner == 0 { return false }
    if owner != Int(kernel.pointee.currentThread) { return true }
    return thread(owner).pointee.isStackShared != 0
  }

  /// What a value points to can be reached by every thread from now on, with all that it reaches.
  func escape(_ value: UInt64) {
    let offset = AddressSpace.offset(value)
    guard offset < AddressSpace.limit, offset >= UInt64(AddressLayout.stacks) else { return }
    var queue: [Int] = []
    reachForAll(Int(offset), &queue)
    while let block = queue.popLast() {
      let end = block + Int(header(block).pointee.size)
      var position = block
      while position + 8 <= end {
        let word = AddressSpace.offset(load(position, as: UInt64.self))
        if word < AddressSpace.limit, word >= UInt64(AddressLayout.stacks) {
          reachForAll(Int(word), &queue)
        }
        position += 8
      }
    }
  }

  private func reachForAll(_ offset: Int, _ queue: inout [Int]) {
    if offset >= AddressLayout.heap {
      let mark = space.shadow[offset >> 4]
      guard mark > 0 || mark <= Shadow.firstUndefined, let block = blockStart(offset) else {
        return
      }
      let head = header(block)
      let known = BlockHeader.escaped | BlockHeader.immortal
      if head.pointee.flags & known == 0 {
        head.pointee.flags |= BlockHeader.escaped
        queue.append(block)
        // The class of an object was written by the library, which takes care.
        let skipped = space.shadow[block >> 4 - 1] == Shadow.liveObject ? 8 : 0
        exploring?.notePublished(
          Access(
            offset: UInt32(block + skipped), size: UInt32(max(0, Int(head.pointee.size) - skipped)),
            kind: .write))
      }
      return
    }
    let owner = stackOwner(offset)
    guard owner > 0, owner <= Int(kernel.pointee.threadCount),
      offset >= Int(thread(owner).pointee.memory), thread(owner).pointee.isStackShared == 0
    else { return }
    thread(owner).pointee.isStackShared = 1
    // What lies in its frames' memory can be reached through it.
    var position = Int(thread(owner).pointee.memory)
    while position + 8 <= Int(thread(owner).pointee.memoryTop) {
      let word = AddressSpace.offset(load(position, as: UInt64.self))
      if word < AddressSpace.limit, word >= UInt64(AddressLayout.heap) {
        reachForAll(Int(word), &queue)
      }
      position += 8
    }
  }

  /// Everything that the program's variables reach has escaped before the threads begin.
  func shareWhatGlobalsReach() {
    var position = AddressLayout.globals
    let end = Int(kernel.pointee.globalsTop)
    while position + 8 <= end {
      if isShared(UInt32(position)) { escape(load(position, as: UInt64.self)) }
      position += 8
    }
  }
}
