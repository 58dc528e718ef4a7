/// Zones: regions of memory that objects and C blocks are taken from, as `NSZone` meant them.
///
/// A zone owns 64 KB chunks of the heap. Within a zone each thread has an *arena* of its own, so which
/// address an allocation gets depends on that thread's allocations alone, whatever the others do. An arena
/// has one free list per size class and takes new blocks from its current chunk. A freed block first
/// waits in a quarantine of fixed size: until then its header still says what it was, so a message to a
/// dead object can be told from a message to a stranger.
///
/// Apple's modern runtime accepts a zone and ignores it; here it is honoured, because the lessons are
/// about what the parameter was for.
struct ZoneRecord {
  static let alive: UInt32 = 1
  var flags: UInt32
  var id: UInt32
  /// Address of the NSString that names it, 0 for the default zone's built-in name.
  var name: UInt64
  var liveObjects: UInt32
  var liveBlocks: UInt32
  var liveBytes: UInt64
  // 32 bytes; the arenas' offsets by thread follow at byte 64.
  static let arenas = 64
}

/// Books of one thread in one zone. Offsets are in granules of 16 bytes.
struct Arena {
  var bump: UInt32
  var bumpEnd: UInt32
  var quarantineHead: UInt32
  var quarantineCount: UInt32
  // The free lists' heads follow (`classCount` × 4 bytes), then the quarantine ring.
  static let classCount = 104
  static let quarantineSize = 512
  static let lists = 16
  static let ring = 16 + classCount * 4
  static let bytes = ring + quarantineSize * 4

  /// Blocks above so many granules (64 KB) have chunks of their own.
  static let largest = 4096

  /// Size class of a block of so many granules (its header not counted): exact up to 40, then powers of
  /// two, and four to a power of two for large ones.
  @inline(__always)
  static func sizeClass(_ granules: Int) -> Int {
    if granules <= 40 { return granules }
    let bits = Int.bitWidth - (granules - 1).leadingZeroBitCount
    if _fastPath(granules <= largest) { return 41 + bits - 6 }
    return 48 + (bits - 13) * 4 + ((granules - 1) >> (bits - 3) & 3)
  }

  /// Granules that a block of a class really has.
  @inline(__always)
  static func capacity(_ sizeClass: Int) -> Int {
    if sizeClass <= 40 { return sizeClass }
    if sizeClass <= 47 { return 1 << (sizeClass - 41 + 6) }
    let quarter = (sizeClass - 48) & 3
    return (5 + quarter) << ((sizeClass - 48) / 4 + 10)
  }
}

extension World {
  @inline(__always)
  func zone(_ id: Int) -> UnsafeMutablePointer<ZoneRecord> {
    pointer(AddressLayout.zones + id * AddressLayout.zoneStride, to: ZoneRecord.self)
  }

  /// Address that a program sees as its `NSZone *`.
  func zoneAddress(_ id: Int) -> UInt64 {
    AddressSpace.address(AddressLayout.zones + id * AddressLayout.zoneStride)
  }

  /// The live zone behind an `NSZone *`; 0 (NULL) is the default zone; nil where it is none.
  func zoneID(ofAddress address: UInt64) -> Int? {
    if address == 0 { return 0 }
    let offset = AddressSpace.offset(address) &- UInt64(AddressLayout.zones)
    let stride = UInt64(AddressLayout.zoneStride)
    guard offset < UInt64(kernel.pointee.zoneCount) * stride, offset % stride == 0 else {
      return nil
    }
    let id = Int(offset / stride)
    return zone(id).pointee.flags & ZoneRecord.alive != 0 ? id : nil
  }

  /// Makes a zone; nil when there are 255 already.
  func createZone(name: String) -> Int? {
    let id = Int(kernel.pointee.zoneCount)
    guard id < 255 else { return nil }
    zone(id).initialize(
      to: ZoneRecord(
        flags: ZoneRecord.alive, id: UInt32(id), name: 0, liveObjects: 0, liveBlocks: 0,
        liveBytes: 0))
    let arenas = pointer(
      AddressLayout.zones + id * AddressLayout.zoneStride + ZoneRecord.arenas, to: UInt32.self)
    arenas.update(repeating: 0, count: AddressLayout.threadLimit)
    kernel.pointee.zoneCount = UInt32(id + 1)
    return id
  }

  /// The running thread's arena in a zone, made at its first use.
  @inline(__always)
  func arena(zone id: Int) -> Int? {
    let slot =
      AddressLayout.zones + id * AddressLayout.zoneStride + ZoneRecord.arenas
      + Int(kernel.pointee.currentThread &- 1) * 4
    let offset = Int(load(slot, as: UInt32.self))
    if _fastPath(offset != 0) { return offset }
    return makeArena(slot)
  }

  @inline(never)
  private func makeArena(_ slot: Int) -> Int? {
    guard let offset = allocateMetadata(Arena.bytes) else { return nil }
    space.host(offset: offset).initializeMemory(as: UInt8.self, repeating: 0, count: Arena.bytes)
    store(UInt32(offset), slot)
    return offset
  }

  /// Which zone a chunk belongs to, plus 1: one byte per 64 KB, in the page behind the threads.
  @inline(__always)
  func chunkZone(_ offset: Int) -> UnsafeMutablePointer<UInt8> {
    pointer(
      AddressLayout.threads + 0x8000 + (offset - AddressLayout.heap) >> AddressLayout.chunkShift,
      to: UInt8.self)
  }

  /// Takes `size` bytes, zeroed, from a zone; returns the block's offset, or nil with `stop` set.
  /// The header is left to the caller but for its size.
  @inline(__always)
  func allocateBlock(size: Int, zone id: Int) -> Int? {
    guard let arena = arena(zone: id) else { return fail(.limit(.metadata)) }
    let granules = max(1, (size &+ 15) >> 4)
    let list = Arena.sizeClass(granules)
    let head = arena &+ Arena.lists &+ list &* 4
    let free = Int(load(head, as: UInt32.self))
    let block: Int
    if _fastPath(free != 0) {
      block = free << 4
      // A block on a free list keeps the next one's granule in its first word.
      store(load(block, as: UInt32.self), head)
      let words = pointer(block, to: UInt64.self)
      words[0] = 0
      words[1] = 0
      if granules == 2 {
        words[2] = 0
        words[3] = 0
      } else if granules > 2, granules <= Arena.largest {
        // Larger ones were made zero when they were freed.
        words.update(repeating: 0, count: granules &* 2)
      }
    } else {
      guard let fresh = carve(Arena.capacity(list), arena: arena, zone: id) else { return nil }
      block = fresh
    }
    let bytes = UInt64(size)
    if _slowPath(size > 1024) { charge(bytes) }
    kernel.pointee.liveBytes &+= bytes
    zone(id).pointee.liveBytes &+= bytes
    let first = block >> 4
    let whole = size >> 4
    let shadow = space.shadow
    if whole <= 1 {
      if whole == 1 { shadow[first] = 16 }
      // Behind a whole number of granules the next block's header lies already.
      if size & 15 != 0 { shadow[first &+ whole] = Int8(truncatingIfNeeded: size & 15) }
    } else {
      space.open(block, size: size)
    }
    if size == 0 { shadow[first] = 0 }
    return block
  }

  /// A block of so many granules from the arena's chunk, or from new chunks.
  @inline(never)
  private func carve(_ granules: Int, arena: Int, zone id: Int) -> Int? {
    let books = pointer(arena, to: Arena.self)
    let needed = granules + 1
    if kernel.pointee.liveBytes &+ UInt64(granules) << 4 > limits.bytes {
      return fail(.limit(.bytes))
    }
    if Int(books.pointee.bumpEnd) - Int(books.pointee.bump) < needed {
      let chunk = 1 << AddressLayout.chunkShift
      let bytes = (needed * 16 + chunk - 1) & ~(chunk - 1)
      guard let start = takeChunks(bytes) else { return fail(.limit(.bytes)) }
      var covered = start
      while covered < start + bytes {
        chunkZone(covered).pointee = UInt8(truncatingIfNeeded: id + 1)
        covered += chunk
      }
      // A block larger than half a chunk gets chunks of its own; the old chunk stays in use.
      if needed * 16 > chunk / 2 {
        return start + 16
      }
      books.pointee.bump = UInt32(start >> 4)
      books.pointee.bumpEnd = UInt32((start + bytes) >> 4)
    }
    let header = Int(books.pointee.bump) << 4
    books.pointee.bump += UInt32(needed)
    return header + 16
  }

  /// What a small limit leaves for beginnings: half-used chunks, and the library's own.
  private static let spare: UInt64 = 1 << 20

  /// Bytes of the host's that the heaps of all threads and the table of their objects have touched.
  private var heldBytes: UInt64 {
    var held: UInt64 = 0
    for number in 1...max(1, Int(kernel.pointee.threadCount)) {
      let record = thread(number).pointee
      held &+= UInt64(record.heapTop &- record.heap)
      held &+= UInt64(record.objectSerial &+ record.stringSerial) &* 8
    }
    return held &+ kernel.pointee.nameBytes
  }

  /// A name that the program hands to the runtime, of a selector, a class, a variable: it stays, and the program's limit
  /// holds for it as for all other memory. false with `stop` set.
  func holdName(_ name: String) -> Bool {
    let bytes = UInt64(name.utf8.count) &+ 64
    guard heldBytes &+ bytes <= limits.bytes else {
      stop = .limit(.bytes)
      return false
    }
    kernel.pointee.nameBytes &+= bytes
    return true
  }

  /// Chunks from the running thread's part of the heap; when that is used up, from the main thread's.
  private func takeChunks(_ bytes: Int) -> Int? {
    // The limit is one of memory taken, headers and what lies free between blocks included.
    guard heldBytes &+ UInt64(bytes) <= limits.bytes &+ limits.bytes / 8 &+ World.spare else {
      return nil
    }
    for owner in [currentThread, thread(1)] {
      let start = Int(owner.pointee.heapTop)
      guard bytes <= Int(owner.pointee.heapEnd) - start else { continue }
      owner.pointee.heapTop = UInt32(start + bytes)
      return start
    }
    return nil
  }

  /// Sets `stop` and answers nil.
  @inline(never)
  func fail<T>(_ reason: Stop) -> T? {
    stop = reason
    return nil
  }

  @inline(__always)
  func header(_ block: Int) -> UnsafeMutablePointer<BlockHeader> {
    pointer(block &- 16, to: BlockHeader.self)
  }

  /// Gives a block back: marks it, and lets it wait in the quarantine.
  @inline(__always)
  func freeBlock(_ block: Int, mark: Int8, zone id: Int) {
    let header = header(block)
    let size = Int(header.pointee.size)
    kernel.pointee.liveBytes &-= UInt64(size)
    zone(id).pointee.liveBytes &-= UInt64(size)
    let granules = max(1, (size &+ 15) >> 4)
    let shadow = space.shadow
    let first = block >> 4
    shadow[first &- 1] = mark
    shadow[first] = Shadow.freedBytes
    if granules == 2 {
      shadow[first &+ 1] = Shadow.freedBytes
    } else if granules > 2 {
      space.mark(block, size: granules << 4, Shadow.freedBytes)
    }
    // While schedules are explored no address is used twice: it would depend on who freed first.
    if _slowPath(exploring != nil) { return }
    guard let arena = arena(zone: id) else { return }
    let books = pointer(arena, to: Arena.self)
    if size > 0x1_0000 {
      space.giveBack(block &+ 16, size: size &- 16)
      release(block, to: home(of: block, arena, zone: id))
      return
    }
    let ring = pointer(arena &+ Arena.ring, to: UInt32.self)
    let index = Int(books.pointee.quarantineHead)
    if books.pointee.quarantineCount == UInt32(Arena.quarantineSize) {
      let oldest = Int(ring[index]) << 4
      release(oldest, to: home(of: oldest, arena, zone: id))
    } else {
      books.pointee.quarantineCount &+= 1
    }
    ring[index] = UInt32(truncatingIfNeeded: first)
    books.pointee.quarantineHead = UInt32((index &+ 1) & (Arena.quarantineSize &- 1))
  }

  /// The arena that a freed block goes back to: of the thread in whose part of the heap it lies. What one thread makes and
  /// another gives back would else be free where nobody asks for it, and a producer grow without end. A thread that
  /// has used up its part lives on the main thread's, and keeps what it frees.
  @inline(__always)
  private func home(of block: Int, _ arena: Int, zone id: Int) -> Int {
    if _fastPath(kernel.pointee.currentThread == 1 && block < AddressLayout.mainHeapEnd) {
      return arena
    }
    return homeElsewhere(block, arena, zone: id)
  }

  @inline(never)
  private func homeElsewhere(_ block: Int, _ arena: Int, zone id: Int) -> Int {
    let owner =
      block < AddressLayout.mainHeapEnd
      ? 1 : 2 + (block - AddressLayout.mainHeapEnd) / AddressLayout.threadHeapBytes
    let own = currentThread.pointee
    if owner == Int(own.number) { return arena }
    if owner == 1, Int(own.heapEnd) - Int(own.heapTop) < 1 << AddressLayout.chunkShift {
      return arena
    }
    let slot =
      AddressLayout.zones + id * AddressLayout.zoneStride + ZoneRecord.arenas + (owner - 1) * 4
    let home = Int(load(slot, as: UInt32.self))
    return home == 0 ? arena : home
  }

  /// Puts a block that left the quarantine on its free list. Its header keeps telling what it was.
  @inline(__always)
  private func release(_ block: Int, to arena: Int) {
    let granules = max(1, (Int(header(block).pointee.size) &+ 15) >> 4)
    let head = arena &+ Arena.lists &+ Arena.sizeClass(granules) &* 4
    store(load(head, as: UInt32.self), block)
    store(UInt32(truncatingIfNeeded: block >> 4), head)
  }

  /// C memory: malloc, NSZoneMalloc. Returns the address, 0 with `stop` set.
  func allocateC(size: UInt64, zone id: Int) -> UInt64 {
    guard size <= limits.bytes else {
      stop = .limit(.bytes)
      return 0
    }
    guard let block = allocateBlock(size: Int(size), zone: id) else { return 0 }
    let thread = currentThread
    thread.pointee.blockSerial &+= 1
    let serial = Serial.make(
      thread.pointee.blockSerial, thread: thread.pointee.number, isString: false)
    header(block).pointee = BlockHeader(
      serial: serial, count: 0, size: UInt32(size), flags: 0, initCount: 0)
    space.shadow[block >> 4 - 1] = Shadow.liveBlock
    zone(id).pointee.liveBlocks &+= 1
    post(.blockAllocate, object: serial) {
      $0.bytes = UInt32(truncatingIfNeeded: size)
      $0.zone = id
      $0.back = callerOfLibrary().back
    }
    return AddressSpace.address(block)
  }

  /// The start of a live C block, or nil with `stop` set.
  func liveCBlock(_ address: UInt64) -> Int? {
    let offset = AddressSpace.offset(address)
    guard offset >= UInt64(AddressLayout.heap), offset < AddressSpace.limit, offset & 15 == 0
    else { return fail(.freeOfForeign(address: address)) }
    switch space.shadow[Int(offset >> 4) - 1] {
    case Shadow.liveBlock: return Int(offset)
    case Shadow.freedBlock: return fail(.doubleFree(address: address))
    default: return fail(.freeOfForeign(address: address))
    }
  }

  /// free, NSZoneFree; NULL is fine. Answers whether it went well (else `stop` is set).
  func freeC(_ address: UInt64) -> Bool {
    if address == 0 { return true }
    guard let block = liveCBlock(address) else { return false }
    let id = Int(chunkZone(block).pointee) &- 1
    zone(id).pointee.liveBlocks &-= 1
    post(.blockFree, object: header(block).pointee.serial) {
      $0.bytes = header(block).pointee.size
      $0.zone = id
    }
    freeBlock(block, mark: Shadow.freedBlock, zone: id)
    return true
  }

  /// realloc: a new block with the old bytes, the old one freed.
  func reallocateC(_ address: UInt64, size: UInt64, zone id: Int) -> UInt64 {
    if address == 0 { return allocateC(size: size, zone: id) }
    guard let old = liveCBlock(address) else { return 0 }
    let fresh = allocateC(size: size, zone: id)
    if fresh == 0 { return 0 }
    let count = min(Int(header(old).pointee.size), Int(size))
    charge(UInt64(count))
    guard move(space.host(offset: old), to: space.host(fresh), count: count) else { return 0 }
    if callerIsProgram, Int(size) > count {
      // What is new has no value yet; a word that the old block shares keeps its own.
      let first = (count + 3) & ~3
      let whole = min((first + 15) & ~15, Int(size))
      space.undefine(fresh, words: Array(stride(from: first, to: whole & ~3, by: 4)))
      let start = Int(AddressSpace.offset(fresh))
      if whole < Int(size) { space.openUndefined(start + whole, size: Int(size) - whole) }
    }
    space.carryUndefined(from: address, to: fresh, count: count)
    _ = freeC(address)
    return fresh
  }

  /// Zone of any address in the heap, nil elsewhere.
  func zone(ofAddress address: UInt64) -> Int? {
    let offset = AddressSpace.offset(address)
    guard offset >= UInt64(AddressLayout.heap), offset < AddressSpace.limit else { return nil }
    let id = Int(chunkZone(Int(offset)).pointee)
    return id == 0 ? nil : id - 1
  }
}
