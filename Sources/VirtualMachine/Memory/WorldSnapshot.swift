internal import Bytecode

/// Saving and restoring the whole world.
///
/// A snapshot is a copy of the bytes in use, region by region, with their shadow, and a reference to the
/// tables. Restoring puts them back, zeroes what lies behind (an abandoned branch may have used it, and
/// fresh memory must be zero on every run), and throws the caches away. A snapshot may be restored into
/// another World: it is then the same world.
package struct WorldSnapshot: @unchecked Sendable {
  fileprivate struct Region {
    var offset: Int
    var bytes: [UInt8]
    /// Empty where the region has no shadow.
    var shadow: [Int8]
  }
  fileprivate var regions: [Region]
  fileprivate var tables: WorldTables
  package let eventCount: Int

  /// Bytes held.
  package var size: Int { regions.reduce(0) { $0 + $1.bytes.count + $1.shadow.count } }
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
    let frame = stackBase(thread(number)) + Int(record.frame)
    let target = callables[Int(frame[FrameSlot.callable] & 0xFFFF_FFFF)]
    let start = UnsafeRawPointer(frame) - UnsafeRawPointer(space.bytes)
    // The arguments of a call that is being prepared lie behind the registers.
    return min(start + (Int(target.registerCount) + 300) * 8, Int(record.stackEnd))
  }

  package func snapshot() -> WorldSnapshot {
    var regions: [WorldSnapshot.Region] = []
    for used in usedRegions() where used.end > used.offset {
      let count = used.end - used.offset
      let bytes = [UInt8](
        UnsafeRawBufferPointer(start: space.host(offset: used.offset), count: count))
      var shadow: [Int8] = []
      if used.hasShadow {
        shadow = [Int8](
          UnsafeBufferPointer(start: space.shadow + used.offset >> 4, count: (count + 15) >> 4))
      }
      regions.append(WorldSnapshot.Region(offset: used.offset, bytes: bytes, shadow: shadow))
    }
    return WorldSnapshot(regions: regions, tables: tables, eventCount: eventCount)
  }

  package func restore(_ snapshot: WorldSnapshot) {
    let before = usedRegions()
    for used in before where used.end > used.offset {
      let count = used.end - used.offset
      space.host(offset: used.offset).initializeMemory(
        as: UInt8.self, repeating: 0, count: count)
      if used.hasShadow {
        (space.shadow + used.offset >> 4).update(repeating: 0, count: (count + 15) >> 4)
      }
    }
    for region in snapshot.regions {
      region.bytes.withUnsafeBytes {
        if let base = $0.baseAddress {
          space.host(offset: region.offset).copyMemory(from: base, byteCount: $0.count)
        }
      }
      region.shadow.withUnsafeBufferPointer {
        if let base = $0.baseAddress {
          (space.shadow + region.offset >> 4).update(from: base, count: $0.count)
        }
      }
    }
    let known = min(tables.callables.count, snapshot.tables.callables.count)
    var same = 0
    while same < known, tables.callables[same].storage === snapshot.tables.callables[same].storage,
      tables.callables[same].native == snapshot.tables.callables[same].native
    {
      same += 1
    }
    tables = snapshot.tables
    syncFunctions()
    for index in same..<max(same, tables.callables.count) { installCallable(index) }
    for index in ownRows {
      SiteCache.release(rows[index])
      rows[index] = emptyRow
    }
    ownRows = []
    siteCache.forgetMethods()
    learnKnownNames()
    standOnCurrentThread()
    stop = nil
    output = []
  }

  /// A 64-bit hash of everything that a program could ever observe: equal worlds have equal fingerprints.
  /// The number of steps and events counts; names of code and host addresses do not.
  package func fingerprint() -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for used in usedRegions() where used.end > used.offset {
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
