internal import Bytecode
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Saving and restoring the whole world.
///
/// A snapshot is a copy of the bytes in use, region by region, with their shadow, and a reference to the
/// tables. It is kept in pages of 4 KB: a page that is the same as in the snapshot before (its bytes are
/// compared) is shared with it, so a long row of snapshots of a big world costs what changed between them. Objects are
/// not even compared where nothing has run in between: each input is preceded by two snapshots, with the loading of
/// its code between them.
/// Restoring puts the bytes back, zeroes what lies behind (an abandoned branch may have used it, and
/// fresh memory must be zero on every run), and throws the caches away. A snapshot may be restored into
/// another World: it is then the same world.
package struct WorldSnapshot: @unchecked Sendable {
  fileprivate struct Region {
    var offset: Int
    var count: Int
    var pages: [SnapshotPage]
    /// Empty where the region has no shadow.
    var shadow: [SnapshotPage]
  }
  fileprivate var regions: [Region]
  fileprivate var tables: WorldTables
  /// Which world it was taken of, and how far that had run.
  fileprivate var ledger: PageLedger
  fileprivate var runs: Int
  package let eventCount: Int
  /// Fuel used until then.
  package let steps: UInt64

  /// Bytes held, those shared with other snapshots included.
  package var size: Int {
    regions.reduce(0) { $0 + $1.count + $1.shadow.reduce(0) { $0 + $1.count } }
  }
}

/// A piece of a snapshot; shared and never changed.
private final class SnapshotPage {
  static let size = 4096
  let bytes: UnsafeMutableRawPointer
  let count: Int
  let ledger: PageLedger

  init(_ source: UnsafeRawPointer, count: Int, ledger: PageLedger) {
    bytes = .allocate(byteCount: count, alignment: 16)
    bytes.copyMemory(from: source, byteCount: count)
    self.count = count
    self.ledger = ledger
    ledger.add(count)
  }

  deinit {
    bytes.deallocate()
    ledger.add(-count)
  }

  /// Pages for a range of memory, taken from `old` where they are the same.
  static func cut(
    _ source: UnsafeRawPointer, count: Int, sharing old: [SnapshotPage], ledger: PageLedger
  ) -> [SnapshotPage] {
    var pages: [SnapshotPage] = []
    pages.reserveCapacity((count + size - 1) / size)
    var at = 0
    while at < count {
      let length = min(size, count - at)
      if pages.count < old.count {
        let candidate = old[pages.count]
        if candidate.count == length, memcmp(candidate.bytes, source + at, length) == 0 {
          pages.append(candidate)
          at += length
          continue
        }
      }
      pages.append(SnapshotPage(source + at, count: length, ledger: ledger))
      at += length
    }
    return pages
  }

  static func paste(_ pages: [SnapshotPage], to target: UnsafeMutableRawPointer) {
    var at = 0
    for page in pages {
      (target + at).copyMemory(from: page.bytes, byteCount: page.count)
      at += page.count
    }
  }

  static func areEqual(_ pages: [SnapshotPage], _ memory: UnsafeRawPointer) -> Bool {
    var at = 0
    for page in pages {
      if memcmp(page.bytes, memory + at, page.count) != 0 { return false }
      at += page.count
    }
    return true
  }
}

/// How many bytes the snapshots of a world hold together. A page shared by many counts once.
package final class PageLedger: Sendable {
  private let total = Atomic<Int>(0)
  package var bytes: Int { total.load(ordering: .relaxed) }
  fileprivate func add(_ count: Int) { total.add(count, ordering: .relaxed) }

  /// Bytes that somebody else keeps for a moment's sake: they count as long as the answer lives.
  package func holding(_ count: Int) -> HeldBytes { HeldBytes(count, self) }
}

package final class HeldBytes: Sendable {
  private let count: Int
  private let ledger: PageLedger

  fileprivate init(_ count: Int, _ ledger: PageLedger) {
    self.count = count
    self.ledger = ledger
    ledger.add(count)
  }

  deinit { ledger.add(-count) }
}

extension World {
  /// A part of the address space in use, and how far it may reach.
  private struct UsedRegion {
    var offset: Int
    var end: Int
    var hasShadow: Bool
  }

  /// The parts in use. The running thread's top of stack must have been saved (`runningFrame` is not state).
  private func usedRegions() -> [UsedRegion] {
    let state = kernel.pointee
    var regions = [
      UsedRegion(
        offset: AddressLayout.kernel,
        end: AddressLayout.zones + Int(state.zoneCount) * AddressLayout.zoneStride,
        hasShadow: false),
      UsedRegion(
        offset: AddressLayout.classes,
        end: AddressLayout.classes + Int(state.classCount) * AddressLayout.classStride,
        hasShadow: true),
      UsedRegion(
        offset: AddressLayout.metadata, end: Int(state.metadataTop), hasShadow: false),
      UsedRegion(offset: AddressLayout.globals, end: Int(state.globalsTop), hasShadow: true),
      UsedRegion(offset: AddressLayout.bodies, end: Int(state.bodiesTop), hasShadow: true),
    ]
    for number in 1...max(1, Int(state.threadCount)) {
      let record = thread(number).pointee
      regions.append(
        UsedRegion(offset: Int(record.stack), end: stackTop(number), hasShadow: false))
      regions.append(
        UsedRegion(offset: Int(record.heap), end: Int(record.heapTop), hasShadow: true))
      regions.append(
        UsedRegion(
          offset: Int(record.memory), end: Int(record.memoryHigh), hasShadow: true))
      regions.append(
        UsedRegion(
          offset: Int(record.pools), end: Int(record.pools) + Int(record.poolCount) * 8,
          hasShadow: false))
      for (serial, isString) in [(record.objectSerial, false), (record.stringSerial, true)] {
        let first = Serial.make(0, thread: record.number, isString: isString)
        guard let start = Serial.entry(first) else { continue }
        regions.append(
          UsedRegion(offset: start, end: start + (Int(serial) + 1) * 8, hasShadow: false))
      }
    }
    return regions
  }

  /// End of what a thread's frames use.
  private func stackTop(_ number: Int) -> Int {
    let record = thread(number).pointee
    guard
      record.state == ThreadRecord.State.runnable.rawValue
        || record.state == ThreadRecord.State.waiting.rawValue
    else { return Int(record.stack) }
    return min(Int(record.stackHigh) + World.stackReserve, Int(record.stackEnd))
  }

  /// A copy of everything in use. `previous`: a snapshot of this world whose pages may be shared.
  package func snapshot(sharing previous: WorldSnapshot? = nil) -> WorldSnapshot {
    var regions: [WorldSnapshot.Region] = []
    var next = 0
    let hasRun = previous.map { $0.ledger !== ledger || $0.runs != runs } ?? true
    for used in usedRegions() where used.end > used.offset {
      let count = used.end - used.offset
      var old = WorldSnapshot.Region(offset: 0, count: 0, pages: [], shadow: [])
      if let previous {
        // Both lists are in the same order, except where a thread came in between.
        if next >= previous.regions.count || previous.regions[next].offset != used.offset {
          next = previous.regions.firstIndex { $0.offset == used.offset } ?? previous.regions.count
        }
        if next < previous.regions.count {
          old = previous.regions[next]
          next += 1
        }
      }
      if !hasRun, used.offset >= AddressLayout.heap, old.count == count {
        regions.append(old)
        continue
      }
      let pages = SnapshotPage.cut(
        space.host(offset: used.offset), count: count, sharing: old.pages, ledger: ledger)
      var shadow: [SnapshotPage] = []
      if used.hasShadow {
        shadow = SnapshotPage.cut(
          UnsafeRawPointer(space.shadow + used.offset >> 4), count: (count + 15) >> 4,
          sharing: old.shadow, ledger: ledger)
      }
      regions.append(
        WorldSnapshot.Region(offset: used.offset, count: count, pages: pages, shadow: shadow))
    }
    shareTables()
    return WorldSnapshot(
      regions: regions, tables: tables, ledger: ledger, runs: runs, eventCount: eventCount,
      steps: kernel.pointee.steps)
  }

  private func shareTables() {
    moments += 1
    tables.share(tableOwner, moment: moments)
  }

  /// A snapshot that many worlds will begin with.
  package func image() -> WorldSnapshot {
    tables.freeze()
    return snapshot()
  }

  /// Bytes in use: what a snapshot has to look at.
  package var usedBytes: Int {
    usedRegions().reduce(0) { $0 + max(0, $1.end - $1.offset) }
  }

  package func restore(_ snapshot: WorldSnapshot) {
    log.highest = max(log.highest, eventCount)
    runs &+= 1
    let keepsRows = hasTheMethods(of: snapshot)
    siteCache.isStale = true
    // Also those of threads that have ended: the next to begin on such a stack must find zeros.
    for number in 1...max(1, Int(kernel.pointee.threadCount)) {
      let record = thread(number).pointee
      if stackTop(number) == Int(record.stack), record.stackHigh > record.stack {
        memset(
          space.host(offset: Int(record.stack)), 0,
          Int(record.stackHigh - record.stack) + World.stackReserve)
      }
    }
    let before = usedRegions()
    var next = 0
    for used in before where used.end > used.offset {
      // What the snapshot covers is written below.
      var covered = 0
      if next >= snapshot.regions.count || snapshot.regions[next].offset != used.offset {
        next = snapshot.regions.firstIndex { $0.offset == used.offset } ?? snapshot.regions.count
      }
      if next < snapshot.regions.count {
        covered = snapshot.regions[next].count
        next += 1
      }
      let start = used.offset + covered
      if start < used.end {
        memset(space.host(offset: start), 0, used.end - start)
      }
      if used.hasShadow {
        let first = used.offset >> 4 + (covered + 15) >> 4
        let end = used.offset >> 4 + (used.end - used.offset + 15) >> 4
        if first < end { memset(space.shadow + first, 0, end - first) }
      }
    }
    for region in snapshot.regions {
      SnapshotPage.paste(region.pages, to: space.host(offset: region.offset))
      SnapshotPage.paste(
        region.shadow, to: UnsafeMutableRawPointer(space.shadow + region.offset >> 4))
    }
    let callablesBefore = tables.callables
    tables = snapshot.tables
    shareTables()
    syncFunctions()
    tables.callables.eachUnshared(with: callablesBefore) { index in
      if index < callablesBefore.count,
        tables.callables[index].storage === callablesBefore[index].storage,
        tables.callables[index].native == callablesBefore[index].native
      {
        return
      }
      installCallable(index)
    }
    if !keepsRows {
      clearRows()
      methodIndex.forget()
      learnKnownNames()
    }
    standOnCurrentThread()
    stop = nil
    output = []
  }

  /// Whether classes, their method lists and the code are now what they were then: the dispatch rows (which
  /// cost more than all the rest to build anew) stay right. Going a step back within one input is such a
  /// case.
  private func hasTheMethods(of snapshot: WorldSnapshot) -> Bool {
    guard tables.callables.count == snapshot.tables.callables.count,
      tables.selectors.count == snapshot.tables.selectors.count,
      tables.classes.count == snapshot.tables.classes.count,
      let last = tables.callables.last, let then = snapshot.tables.callables.last,
      last.storage === then.storage
    else { return false }
    return snapshot.regions.allSatisfy { region in
      guard region.offset == AddressLayout.classes || region.offset == AddressLayout.metadata
      else { return true }
      return SnapshotPage.areEqual(region.pages, space.host(offset: region.offset))
    }
  }

  /// Whether a word that was, or is now, the address of something in the heap has changed since a snapshot, where
  /// words outlive a call: in variables, objects, C memory and pools. Where several threads live, what their calls
  /// hold counts as well, so the answer is yes.
  package func hasMovedPointers(since snapshot: WorldSnapshot) -> Bool {
    if kernel.pointee.threadCount > 1 { return true }
    let registers = Int(thread(1).pointee.stack)
    for used in usedRegions() where used.end > used.offset && used.offset != registers {
      guard (AddressLayout.globals..<AddressLayout.serials).contains(used.offset) else { continue }
      let before = snapshot.regions.first { $0.offset == used.offset }
      let count = used.end - used.offset
      if before?.count ?? 0 > count { return true }
      var at = 0
      for page in before?.pages ?? [] {
        let now = space.host(offset: used.offset + at)
        if memcmp(page.bytes, now, page.count) != 0,
          World.pointsElsewhere(now, page.bytes, count: page.count)
        {
          return true
        }
        at += page.count
      }
      if World.pointsElsewhere(space.host(offset: used.offset + at), nil, count: count - at) {
        return true
      }
    }
    return false
  }

  /// Whether two stretches of memory (nil: zeros) differ in a word that is an address in the heap in one of them.
  private static func pointsElsewhere(
    _ now: UnsafeRawPointer, _ before: UnsafeRawPointer?, count: Int
  ) -> Bool {
    func isPointer(_ word: UInt64) -> Bool {
      AddressSpace.offset(word) &- UInt64(AddressLayout.heap)
        < UInt64(AddressLayout.heapEnd - AddressLayout.heap)
    }
    for at in stride(from: 0, to: count & ~7, by: 8) {
      let new = now.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      let old = before?.loadUnaligned(fromByteOffset: at, as: UInt64.self) ?? 0
      if new != old, isPointer(new) || isPointer(old) { return true }
    }
    return false
  }

  /// A 64-bit hash of everything that a program could ever observe: equal worlds have equal fingerprints.
  /// The number of steps and events counts; names of code and host addresses do not, nor does which bodies of
  /// the library have been called, and so are there with their literals.
  package func fingerprint() -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for used in usedRegions() where used.end > used.offset && used.offset != AddressLayout.bodies {
      let words = (used.end - used.offset + 7) / 8
      let base = pointer(used.offset, to: UInt64.self)
      hash = (hash ^ UInt64(used.offset)) &* 0x9E37_79B9_7F4A_7C15
      for index in 0..<words {
        hash = (hash ^ base[index]) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
      }
    }
    return hash
  }
}
