internal import Bytecode

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A state of an explored world: what differs from the prepared world that all schedules begin with.
///
/// Threads are written down with their live registers only, the heap and the program's variables as the words
/// that differ from the base. Reading it back is the way to any state; nothing is run again.
package struct WorldState: Sendable {
  fileprivate var words: [UInt64]
  package var fingerprint: Fingerprint
  /// The same for what others can see of it: all but the threads' own places in their code.
  package var shared: Fingerprint
  package var bytes: Int { words.count * 8 }
}

/// 128 bits that tell states apart: equal states have equal ones.
package struct Fingerprint: Hashable, Sendable {
  package var low: UInt64 = 0x9E37_79B9_7F4A_7C15
  package var high: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  package init() {}

  @inline(__always)
  mutating func add(_ word: UInt64) {
    low = (low ^ word) &* 0xFF51_AFD7_ED55_8CCD
    low ^= low >> 32
    high = (high &+ word) &* 0xC4CE_B9FE_1A85_EC53
    high ^= high >> 29
  }

  /// Another fingerprint: of the same state, but with something more to say about it.
  package mutating func mark(_ word: UInt64) { add(word &+ 1) }

  mutating func add(_ other: Fingerprint) {
    add(other.low)
    add(other.high)
  }
}

/// Writes states of a world down and reads them back. Holds the base that states are differences from.
final class StateKeeper {
  /// A stretch of memory that threads may change, compared with how it was at the base.
  private struct Stretch {
    var start: UnsafeMutablePointer<UInt64>
    var count: Int
    /// What it held; behind `baseCount` there was nothing.
    var base: UnsafeMutablePointer<UInt64>?
    var baseCount: Int
    /// Belongs to the fingerprint as it lies there.
    var isHashed: Bool
    /// Words of blocks that are dead are no part of the fingerprint.
    var isHeap = false
  }

  private let world: World
  private var fixed: [Stretch] = []
  /// By thread: how much of its heap and of its serials was in use, with copies.
  private var heaps: [Stretch?] = []
  private var shadows: [Stretch?] = []
  private var serials: [Stretch?] = []
  private let metadataStart: Int
  private var copies: [UnsafeMutablePointer<UInt64>] = []
  private var liveness: [LiveRegisters] = []
  /// By callable, of those that have been met.
  private var rows: [LiveRegisters.Rows?] = []
  /// Difference of the world as it is now, if nothing has run since: pairs from here on in `current`.
  private var current: (words: [UInt64], pairs: Int)?
  /// The world as it was looked at last, in the form of a state; its pairs begin at `seenPairs` (-1: it has run).
  private var seen: [UInt64] = []
  private var seenPairs = -1
  private var seenPrints = (fingerprint: Fingerprint(), shared: Fingerprint())
  /// By thread: where its part of the heap ends.
  private var heapEnds: [Int] = []
  /// The base is being taken.
  private var isBase = true
  private static let page = 64
  private let zeros: UnsafeMutablePointer<UInt64>

  init(_ world: World) {
    self.world = world
    zeros = .allocate(capacity: StateKeeper.page)
    zeros.initialize(repeating: 0, count: StateKeeper.page)
    rows = Array(repeating: nil, count: world.tables.callables.count)
    var tables = Int(world.kernel.pointee.metadataTop)
    for table in [world.kernel.pointee.lockTable, world.kernel.pointee.weakStart] where table != 0 {
      tables = min(tables, Int(table))
    }
    metadataStart = tables
    takeBase()
    stretches { _ in }
    isBase = false
  }

  deinit {
    for copy in copies { copy.deallocate() }
    zeros.deallocate()
  }

  private func words(_ offset: Int) -> UnsafeMutablePointer<UInt64> {
    world.pointer(offset, to: UInt64.self)
  }

  private func copied(_ start: UnsafeMutablePointer<UInt64>, _ count: Int, isHashed: Bool)
    -> Stretch
  {
    let copy = UnsafeMutablePointer<UInt64>.allocate(capacity: max(1, count))
    copy.initialize(from: start, count: count)
    copies.append(copy)
    return Stretch(
      start: start, count: count, base: copy, baseCount: count, isHashed: isHashed)
  }

  private func takeBase() {
    let kernel = world.kernel.pointee
    // Variables of the program and the library that are no constants, run by run.
    var position = AddressLayout.globals
    let end = Int(kernel.globalsTop)
    var start = -1
    while position <= end {
      let mark = position < end ? world.space.shadow[position >> 4] : 0
      let isWritable = mark > 0 || mark <= Shadow.firstUndefined
      if isWritable, start < 0 { start = position }
      if !isWritable, start >= 0 {
        fixed.append(copied(words(start), (position - start) / 8, isHashed: true))
        start = -1
      }
      position += 16
    }
    for index in world.booksOfInitialisation.keys.sorted() {
      fixed.append(
        copied(
          words(World.firstClass + index * AddressLayout.classStride),
          (MemoryLayout<ClassRecord>.size + 7) / 8, isHashed: true))
    }
    for zone in 0..<Int(kernel.zoneCount) {
      let offset = AddressLayout.zones + zone * AddressLayout.zoneStride
      fixed.append(
        copied(
          words(offset), (ZoneRecord.arenas + AddressLayout.threadLimit * 4) / 8, isHashed: false))
      for thread in 0..<AddressLayout.threadLimit {
        let arena = Int(world.load(offset + ZoneRecord.arenas + thread * 4, as: UInt32.self))
        if arena != 0, arena < metadataStart {
          fixed.append(copied(words(arena), 2, isHashed: false))
        }
      }
    }
    let metadata = (Int(kernel.metadataTop) - metadataStart) / 8
    fixed.append(copied(words(metadataStart), metadata, isHashed: false))
  }

  /// Offset behind the last block of a thread's part of the heap.
  private func heapEnd(_ number: Int) -> Int {
    let record = world.thread(number).pointee
    var bumps = 0
    for zone in 0..<Int(world.kernel.pointee.zoneCount) {
      let arena = Int(
        world.load(
          AddressLayout.zones + zone * AddressLayout.zoneStride + ZoneRecord.arenas
            + (number - 1) * 4, as: UInt32.self))
      guard arena != 0 else { continue }
      let books = world.pointer(arena, to: Arena.self).pointee
      if Int(books.bumpEnd) << 4 == Int(record.heapTop) { bumps = Int(books.bump) << 4 }
    }
    return bumps == 0 ? Int(record.heapTop) : bumps
  }

  /// Everything to compare, in a fixed order. `body` may set any of it back, the books that say how long the heaps
  /// are among it: those are read before.
  private func stretches(_ body: (Stretch) -> Void) {
    let count = Int(world.kernel.pointee.threadCount)
    heapEnds.removeAll(keepingCapacity: true)
    for number in stride(from: 1, through: count, by: 1) { heapEnds.append(heapEnd(number)) }
    for stretch in fixed.dropLast() { body(stretch) }
    if var metadata = fixed.last {
      metadata.count = (Int(world.kernel.pointee.metadataTop) - metadataStart) / 8
      body(metadata)
    }
    while heaps.count < count {
      // A thread's first look is at the base; one that was started later has nothing there.
      let number = heaps.count + 1
      let record = world.thread(number).pointee
      let end = isBase ? heapEnds[number - 1] : Int(record.heap)
      heaps.append(copied(words(Int(record.heap)), (end - Int(record.heap)) / 8, isHashed: true))
      let shadow = UnsafeMutableRawPointer(world.space.shadow + Int(record.heap) >> 4)
        .assumingMemoryBound(to: UInt64.self)
      shadows.append(copied(shadow, (end - Int(record.heap)) / 128, isHashed: true))
      if let first = Serial.entry(Serial.make(0, thread: record.number, isString: false)) {
        serials.append(
          copied(words(first), isBase ? Int(record.objectSerial) + 1 : 0, isHashed: false))
      } else {
        serials.append(nil)
      }
    }
    for number in stride(from: 1, through: count, by: 1) {
      let record = world.thread(number).pointee
      let end = heapEnds[number - 1]
      if var heap = heaps[number - 1] {
        heap.count = (end - Int(record.heap)) / 8
        heap.isHeap = true
        body(heap)
      }
      if var shadow = shadows[number - 1] {
        shadow.count = (end - Int(record.heap) + 127) / 128
        body(shadow)
      }
      if var serial = serials[number - 1] {
        serial.count = Int(record.objectSerial) + 1
        body(serial)
      }
    }
  }

  /// Calls `body` with each word of a stretch that is not as at the base.
  @inline(__always)
  private func differences(
    _ stretch: Stretch, _ body: (UnsafeMutablePointer<UInt64>, UInt64) -> Void
  ) {
    var at = 0
    while at < stretch.count {
      let length = min(StateKeeper.page, stretch.count - at)
      if at + length <= stretch.baseCount, let base = stretch.base {
        if memcmp(stretch.start + at, base + at, length * 8) != 0 {
          for index in at..<(at + length) where stretch.start[index] != base[index] {
            body(stretch.start + index, base[index])
          }
        }
      } else if at >= stretch.baseCount {
        if memcmp(stretch.start + at, zeros, length * 8) != 0 {
          for index in at..<(at + length) where stretch.start[index] != 0 {
            body(stretch.start + index, 0)
          }
        }
      } else {
        for index in at..<(at + length) {
          let old = index < stretch.baseCount ? stretch.base.unsafelyUnwrapped[index] : 0
          if stretch.start[index] != old { body(stretch.start + index, old) }
        }
      }
      at += length
    }
  }

  @inline(__always)
  private func registers(_ callable: Int) -> LiveRegisters.Rows? {
    if callable < rows.count, let known = rows[callable] { return known }
    return newRegisters(callable)
  }

  @inline(never)
  private func newRegisters(_ callable: Int) -> LiveRegisters.Rows? {
    while rows.count <= callable { rows.append(nil) }
    guard let code = world.tables.callables[callable].code, code.body == nil else { return nil }
    let fresh = LiveRegisters(code)
    liveness.append(fresh)
    rows[callable] = fresh.rows
    return fresh.rows
  }

  /// Writes down the live part of a thread's stack: a count, then so many words.
  private func takeStack(_ number: Int, _ result: inout [UInt64]) {
    let record = world.thread(number).pointee
    guard
      record.state == ThreadRecord.State.runnable.rawValue
        || record.state == ThreadRecord.State.waiting.rawValue
    else {
      result.append(0)
      return
    }
    let stack = words(Int(record.stack))
    var frame = stack + Int(record.frame)
    var pc = Int(record.pc)
    var limit = Int(world.callables[world.currentCallable(frame)].registerCount)
    let total = Int(record.frame) + limit
    result.append(UInt64(total))
    let first = result.count
    result.append(contentsOf: repeatElement(0, count: total))
    result.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let target = base + first
      while true {
        let callable = world.currentCallable(frame)
        let place = target + (frame - stack)
        if let live = registers(callable) {
          live.copy(from: frame, to: place, at: pc, count: limit)
        }
        let link = frame[FrameSlot.caller]
        if link & FrameFlags.variadic != 0 {
          // Its arguments lie in front of it.
          let count = FrameSlot.headerSlots + Int(frame[FrameSlot.callable] >> 32)
          for slot in 1...max(1, count) where frame - stack - slot >= 0 {
            place[-slot] = frame[-slot]
          }
        } else if world.callables[callable].parameterCount < 0 {
          for slot in 0..<min(limit, 16) { place[slot] = frame[slot] }
        }
        if link & FrameFlags.bottom != 0 { break }
        pc = Int(truncatingIfNeeded: frame[FrameSlot.back] & 0xFFFF_FFFF)
        let below = stack + Int(truncatingIfNeeded: link & FrameFlags.callerMask)
        limit = frame - below
        frame = below
      }
    }
  }

  // MARK: Taking and putting back

  /// How long the world is, as it was looked at last.
  var wordsSeen: Int { seen.count }

  /// The state that was looked at last.
  func kept() -> WorldState {
    WorldState(words: Array(seen), fingerprint: seenPrints.fingerprint, shared: seenPrints.shared)
  }

  /// What tells the world as it stands from others; most states have been there before, and need not be kept.
  func look() -> (fingerprint: Fingerprint, shared: Fingerprint) {
    var result = seen
    seen = []
    result.removeAll(keepingCapacity: true)
    let kernel = world.kernel.pointee
    let count = Int(kernel.threadCount)
    let kernelWords = MemoryLayout<KernelState>.stride / 8
    result.append(
      contentsOf: UnsafeBufferPointer(start: words(AddressLayout.kernel), count: kernelWords))
    var shared = Fingerprint()
    shared.add(UInt64(count))
    shared.add(UInt64(kernel.randomState))
    shared.add(kernel.strtokState)
    shared.add(world.exploring?.readsClock == true ? kernel.clock : 0)
    var own = Fingerprint()
    for number in 1...max(1, count) {
      let record = world.thread(number).pointee
      let raw = words(AddressLayout.threads + (number - 1) * 256)
      result.append(contentsOf: UnsafeBufferPointer(start: raw, count: 32))
      let state =
        UInt64(record.state) | UInt64(record.waitKind) << 8 | UInt64(record.wasWoken) << 16
        | UInt64(record.timedOut) << 24 | UInt64(record.offers) << 32
      let deadline = record.waitDeadline == 0 ? 0 : record.waitDeadline &- kernel.clock &+ 1
      own.add(state)
      own.add(record.waitAddress)
      own.add(deadline)
      own.add(UInt64(record.frame) << 32 | UInt64(record.pc))
      own.add(UInt64(record.memoryTop) << 32 | UInt64(record.poolCount))
      own.add(UInt64(record.objectSerial) << 32 | UInt64(record.stringSerial))
      own.add(record.exception)
      own.add(record.handedOver)
      own.add(record.resumedDealloc)
      own.add(record.metClasses)
      own.add(UInt64(record.copiedBytes) << 32 | UInt64(record.heldBytes))
      own.add(record.heldWord)
      own.add(record.answer)
      own.add(UInt64(record.isDetached) << 32 | UInt64(record.blockSerial))
      let stack = result.count
      takeStack(number, &result)
      for index in stack..<result.count { own.add(result[index]) }
      // The memory of its locals, with the marks.
      let memory = Int(record.memoryTop) - Int(record.memory)
      let isAlive = result[stack] != 0
      let slots = isAlive ? memory / 8 : 0
      let marks = isAlive ? (memory / 16 + 7) / 8 : 0
      result.append(UInt64(slots))
      if slots > 0 {
        let first = result.count
        result.append(
          contentsOf: UnsafeBufferPointer(start: words(Int(record.memory)), count: slots))
        let shadow = UnsafeMutableRawPointer(world.space.shadow + Int(record.memory) >> 4)
        for mark in 0..<marks { result.append((shadow + mark * 8).loadUnaligned(as: UInt64.self)) }
        for index in first..<result.count { own.add(result[index]) }
      }
      let pooled = Int(record.poolCount)
      for entry in 0..<pooled {
        let value = words(Int(record.pools))[entry]
        result.append(value)
        own.add(value)
      }
    }
    let pairs = result.count
    let bytes = UInt64(UInt(bitPattern: world.space.bytes))
    stretches { stretch in
      differences(stretch) { place, _ in
        let value = place.pointee
        result.append(UInt64(UInt(bitPattern: place)))
        result.append(value)
        if stretch.isHashed, !(stretch.isHeap && isDead(place)) {
          shared.add(UInt64(UInt(bitPattern: place)) &- bytes)
          shared.add(value)
        }
      }
    }
    addLocks(&shared)
    var fingerprint = own
    fingerprint.add(shared)
    seen = result
    seenPairs = pairs
    current = nil
    seenPrints = (fingerprint, shared)
    return seenPrints
  }

  /// Whether a word of the heap belongs to a block that is gone: nobody can read it any more.
  private func isDead(_ place: UnsafeMutablePointer<UInt64>) -> Bool {
    let offset = UnsafeRawPointer(place) - UnsafeRawPointer(world.space.bytes)
    return world.space.shadow[offset >> 4] == Shadow.freedBytes
  }

  /// Locks and weak references lie in lists whose order says nothing: each entry is mixed by itself.
  private func addLocks(_ shared: inout Fingerprint) {
    var sum: UInt64 = 0
    nodes(of: world.kernel.pointee.lockTable, ObjectLock.buckets) { (lock: ObjectLock) in
      var each = Fingerprint()
      each.add(lock.object)
      each.add(UInt64(lock.owner) << 32 | UInt64(lock.depth))
      sum &+= each.low
      return lock.next
    }
    nodes(of: world.kernel.pointee.weakTable, Int(world.kernel.pointee.weakBuckets)) {
      (entry: WeakNode) in
      var each = Fingerprint()
      each.add(entry.object)
      each.add(entry.variable)
      sum &+= each.high
      return entry.next
    }
    shared.add(sum)
  }

  /// All nodes of a table of chains; `look` answers the next one.
  private func nodes<Node>(of table: UInt32, _ buckets: Int, _ look: (Node) -> UInt32) {
    guard table != 0 else { return }
    for bucket in 0..<buckets {
      var node = world.load(Int(table) + bucket * 4, as: UInt32.self)
      while node != 0 { node = look(world.pointer(Int(node), to: Node.self).pointee) }
    }
  }

  /// The world has run: what differs from the base has to be looked for.
  func forgetDifference() {
    current = nil
    seenPairs = -1
  }

  func put(_ state: WorldState) {
    world.runs &+= 1
    // Back to the base.
    if seenPairs >= 0 {
      revert(seen, from: seenPairs)
    } else if let known = current {
      // The pairs say where; what was there is looked up by stretch.
      revert(known.words, from: known.pairs)
    } else {
      stretches { stretch in differences(stretch) { place, old in place.pointee = old } }
    }
    let before = Int(world.kernel.pointee.threadCount)
    let kernelWords = MemoryLayout<KernelState>.stride / 8
    let steps = world.kernel.pointee.steps
    let events = world.kernel.pointee.eventCount
    // Bodies of the library that have come stay, and so do names that became texts: whoever asks again gets those.
    let bodies = world.kernel.pointee.bodiesTop
    let globals = world.kernel.pointee.globalsTop
    state.words.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      words(AddressLayout.kernel).update(from: base, count: kernelWords)
      world.kernel.pointee.steps = steps
      world.kernel.pointee.eventCount = events
      world.kernel.pointee.bodiesTop = bodies
      world.kernel.pointee.globalsTop = globals
      var at = kernelWords
      let count = Int(world.kernel.pointee.threadCount)
      for number in 1...max(1, count) {
        let record = world.thread(number)
        let stackHigh = record.pointee.stackHigh
        let memoryHigh = record.pointee.memoryHigh
        let top = Int(record.pointee.memoryTop)
        words(AddressLayout.threads + (number - 1) * 256).update(from: base + at, count: 32)
        record.pointee.stackHigh = max(stackHigh, record.pointee.stackHigh)
        record.pointee.memoryHigh = max(memoryHigh, record.pointee.memoryHigh)
        if top > Int(record.pointee.memoryTop) {
          world.space.mark(
            Int(record.pointee.memoryTop), size: top - Int(record.pointee.memoryTop),
            Shadow.returnedFrame)
        }
        at += 32
        let stack = Int(base[at])
        words(Int(record.pointee.stack)).update(from: base + at + 1, count: stack)
        at += 1 + stack
        let slots = Int(base[at])
        at += 1
        if slots > 0 {
          words(Int(record.pointee.memory)).update(from: base + at, count: slots)
          at += slots
          let granules = slots / 2
          memcpy(world.space.shadow + Int(record.pointee.memory) >> 4, base + at, granules)
          at += (granules + 7) / 8
        }
        let pooled = Int(record.pointee.poolCount)
        words(Int(record.pointee.pools)).update(from: base + at, count: pooled)
        at += pooled
      }
      current = (state.words, at)
      seenPairs = -1
      while at + 1 < state.words.count {
        UnsafeMutablePointer<UInt64>(bitPattern: UInt(base[at])).unsafelyUnwrapped.pointee =
          base[at + 1]
        at += 2
      }
      // Threads that only another branch has started are no threads here.
      for number in stride(from: count + 1, through: before, by: 1) {
        words(AddressLayout.threads + (number - 1) * 256).update(repeating: 0, count: 32)
      }
    }
  }

  private func revert(_ known: [UInt64], from pairs: Int) {
    var at = pairs
    var index = 0
    // Both run through the stretches in the same order.
    stretches { stretch in
      let first = UInt64(UInt(bitPattern: stretch.start))
      let end = first &+ UInt64(stretch.count) &* 8
      while at + 1 < known.count, known[at] >= first, known[at] < end {
        index = Int((known[at] &- first) >> 3)
        stretch.start[index] = index < stretch.baseCount ? stretch.base.unsafelyUnwrapped[index] : 0
        at += 2
      }
    }
  }
}
