internal import Bytecode

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Checked access to simulated memory: a fast test that passes nearly always, and a slow path that either
/// manages the odd case (read-only bytes, a value across two granules) or explains the fault.
extension World {
  /// Host pointer when `size` bytes at the address lie in one usable granule, else nil.
  @inline(__always)
  static func usable(
    _ address: UInt64, _ size: Int, _ shadow: UnsafeMutablePointer<Int8>, _ bias: UInt64
  ) -> UnsafeMutableRawPointer? {
    isUsable(address, size, shadow) ? host(address, bias) : nil
  }

  /// The same as a question. (The loop asks so: of a pointer that is nil or not, the compiler looks a second time.)
  @inline(__always)
  static func isUsable(
    _ address: UInt64, _ size: Int, _ shadow: UnsafeMutablePointer<Int8>
  ) -> Bool {
    let offset = address &- AddressLayout.base
    return _fastPath(offset < AddressSpace.limit)
      && _fastPath(
        Int(truncatingIfNeeded: offset & 15) &+ size
          <= Int(shadow[Int(truncatingIfNeeded: offset >> 4)]))
  }

  @inline(__always)
  static func host(_ address: UInt64, _ bias: UInt64) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(bitPattern: UInt(truncatingIfNeeded: address &+ bias)).unsafelyUnwrapped
  }

  /// An object may live at the address: one comparison tells that it lies in the space and at the start of a granule.
  /// (Turned, the four bits that an object's address has not are its highest.)
  @inline(__always)
  static func isLive(_ address: UInt64, _ shadow: UnsafeMutablePointer<Int8>) -> Bool {
    let offset = address &- AddressLayout.base
    let granule = offset &>> 4 | offset &<< 60
    return _fastPath(
      granule < AddressSpace.limit >> 4
        && shadow[Int(truncatingIfNeeded: granule) &- 1] == Shadow.liveObject)
  }

  // What the loop does with it, written out: into a function of that length the optimiser takes none of the standard
  // library's generic accessors and leaves calls, and around a call nothing stays in a register. (A turn with a send was
  // 317 of the host's instructions, with these 276.)
  @inline(__always)
  static func word(_ host: UnsafeMutableRawPointer) -> UInt64 {
    host.loadUnaligned(as: UInt64.self)
  }
  @inline(__always)
  static func unsignedHalf(_ host: UnsafeMutableRawPointer) -> UInt64 {
    UInt64(host.loadUnaligned(as: UInt32.self))
  }
  @inline(__always)
  static func signedHalf(_ host: UnsafeMutableRawPointer) -> UInt64 {
    UInt64(bitPattern: Int64(host.loadUnaligned(as: Int32.self)))
  }
  @inline(__always)
  static func unsignedByte(_ host: UnsafeMutableRawPointer) -> UInt64 {
    UInt64(host.load(as: UInt8.self))
  }
  @inline(__always)
  static func signedByte(_ host: UnsafeMutableRawPointer) -> UInt64 {
    UInt64(bitPattern: Int64(host.load(as: Int8.self)))
  }
  @inline(__always)
  static func setWord(_ host: UnsafeMutableRawPointer, _ value: UInt64) {
    host.storeBytes(of: value, as: UInt64.self)
  }
  @inline(__always)
  static func setHalf(_ host: UnsafeMutableRawPointer, _ value: UInt64) {
    host.storeBytes(of: UInt32(truncatingIfNeeded: value), as: UInt32.self)
  }
  @inline(__always)
  static func setByte(_ host: UnsafeMutableRawPointer, _ value: UInt64) {
    host.storeBytes(of: UInt8(truncatingIfNeeded: value), as: UInt8.self)
  }

  /// Reads up to 8 bytes, zero-extended; nil with `stop` set. `isRaw`: whatever is there, because it is only
  /// written back.
  @inline(never)
  func slowLoad(_ address: UInt64, _ size: Int, isRaw: Bool = false) -> UInt64? {
    // The loop has looked there already; natives come here first.
    if let host = World.usable(address, size, space.shadow, space.bias) {
      if size == 8 { return host.loadUnaligned(as: UInt64.self) }
      if size == 4 { return UInt64(host.loadUnaligned(as: UInt32.self)) }
      if size == 2 { return UInt64(host.loadUnaligned(as: UInt16.self)) }
    }
    // A native may be called with any size; no more than a register holds goes through one.
    guard (1...8).contains(size),
      space.accessible(address, wanted: size, forWriting: false) == size
    else {
      return fail(fault(address, size: size, isWrite: false))
    }
    if !isRaw, space.readsUndefined(address, size: size) {
      return fail(.undefinedRead(address: address, size: size))
    }
    var value: UInt64 = 0
    withUnsafeMutableBytes(of: &value) { bytes in
      bytes.baseAddress?.copyMemory(from: space.host(address), byteCount: size)
    }
    return value
  }

  @inline(never)
  func slowStore(_ address: UInt64, _ size: Int, _ value: UInt64) -> Bool {
    if let host = World.usable(address, size, space.shadow, space.bias) {
      if size == 8 {
        host.storeBytes(of: value, as: UInt64.self)
        return true
      }
      if size == 4 {
        host.storeBytes(of: UInt32(truncatingIfNeeded: value), as: UInt32.self)
        return true
      }
    }
    guard (1...8).contains(size), space.accessible(address, wanted: size, forWriting: true) == size
    else {
      stop = fault(address, size: size, isWrite: true)
      return false
    }
    withUnsafeBytes(of: value) { bytes in
      if let base = bytes.baseAddress {
        space.host(address).copyMemory(from: base, byteCount: size)
      }
    }
    return true
  }

  /// An exploration has done the copy at hand already, piece by piece.
  var isDoneInPieces: Bool {
    if _fastPath(exploring == nil) { return false }
    return exploring?.takeCopied() ?? false
  }

  /// memmove with checks; pays for its bytes.
  func copyMemory(to target: UInt64, from source: UInt64, count: UInt64) -> Bool {
    if count == 0 || isDoneInPieces { return true }
    guard checkRange(source, count, isWrite: false) else { return false }
    // Where the two overlap, writing would overwrite the marks that are to be carried along.
    let overlaps = (target > source ? target &- source : source &- target) < count
    let undefined =
      overlaps && count <= UInt64(World.piece)
      ? space.undefinedWords(source, count: Int(count)) : []
    guard checkRange(target, count, isWrite: true) else { return false }
    charge(count)
    guard move(space.host(source), to: space.host(target), count: Int(count)) else { return false }
    if !overlaps { space.carryUndefined(from: source, to: target, count: Int(count)) }
    if !undefined.isEmpty { space.undefine(target, words: undefined) }
    return true
  }

  func fillMemory(_ target: UInt64, _ byte: UInt8, count: UInt64) -> Bool {
    if count == 0 || isDoneInPieces { return true }
    guard checkRange(target, count, isWrite: true) else { return false }
    charge(count)
    var done = 0
    while done < Int(count) {
      let length = min(Int(count) - done, World.piece)
      (space.host(target) + done).initializeMemory(as: UInt8.self, repeating: byte, count: length)
      done += length
      if done < Int(count), isInterrupted { return false }
    }
    return true
  }

  /// memmove, in pieces; false with `stop` set when Ctrl-C came.
  func move(
    _ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, count: Int
  ) -> Bool {
    if count <= World.piece {
      target.copyMemory(from: source, byteCount: count)
      return true
    }
    // Where the two overlap, what is still to be read must not have been written.
    let isBackwards = UnsafeRawPointer(target) > source
    var done = 0
    while done < count {
      let length = min(count - done, World.piece)
      let at = isBackwards ? count - done - length : done
      (target + at).copyMemory(from: source + at, byteCount: length)
      done += length
      if done < count, isInterrupted { return false }
    }
    return true
  }

  /// Bytes between two looks at Ctrl-C.
  private static let piece = 1 << 22

  /// Ctrl-C came while a native was in the middle of much work: `stop` is set, and it leaves off. What it has
  /// done by halves is rolled back with the input.
  var isInterrupted: Bool {
    if _fastPath(interruptFlag.pointee == 0) { return false }
    stop = .interrupted
    return true
  }

  /// Whether all of a range may be used; sets `stop` where it may not.
  func checkRange(_ address: UInt64, _ count: UInt64, isWrite: Bool) -> Bool {
    let wanted = Int(clamping: min(count, AddressSpace.limit))
    let usable = space.accessible(address, wanted: wanted, forWriting: isWrite)
    if usable == wanted, UInt64(wanted) == count { return true }
    stop = fault(address &+ UInt64(usable), size: 1, isWrite: isWrite)
    return false
  }

  /// Natives pay for the bytes they touch, so that limits bound real work, and a slice of running ends in time.
  /// The loop takes what has come together off its fuel (`charged`).
  @inline(__always)
  func charge(_ bytes: UInt64) { charged &+= Int(truncatingIfNeeded: bytes >> 6) }

  /// What costs more than a look at its arguments.
  @inline(__always)
  func charge(fuel: Int) { charged &+= fuel }

  /// Bytes up to a NUL, where they lie; at most so many. Good until something is allocated. nil with `stop` set.
  func cStringBytes(_ address: UInt64, most: Int = .max) -> UnsafeRawBufferPointer? {
    if let name = selectorText(address) {
      let bytes = selectorBytes(name)
      return UnsafeRawBufferPointer(rebasing: bytes[..<min(most, bytes.count)])
    }
    var position = address
    var count = 0
    while count < most {
      let usable = space.accessible(position, wanted: min(4096, most - count), forWriting: false)
      if usable == 0 { return fail(fault(position, size: 1, isWrite: false)) }
      let start = space.host(position)
      let end = memchr(start, 0, usable).map { UnsafeRawPointer($0) - UnsafeRawPointer(start) }
      let looked = end.map { $0 + 1 } ?? usable
      if let undefined = space.firstUndefined(position, count: looked) {
        return fail(.undefinedRead(address: undefined, size: 1))
      }
      count += end ?? usable
      if end != nil { break }
      position += UInt64(usable)
      if count & (World.piece - 1) == 0, isInterrupted { return nil }
    }
    charge(UInt64(count))
    return UnsafeRawBufferPointer(start: count == 0 ? nil : space.host(address), count: count)
  }

  /// The same as an array.
  func readCString(_ address: UInt64) -> [UInt8]? { cStringBytes(address).map(Array.init) }

  /// A selector's name where it stays until the next but three is asked for.
  private func selectorBytes(_ name: String) -> UnsafeRawBufferPointer {
    var name = name
    let copy = name.withUTF8 { bytes in
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
      copy.copyMemory(from: UnsafeRawBufferPointer(bytes))
      return copy
    }
    selectorTexts.append(copy)
    if selectorTexts.count > 4 { selectorTexts.removeFirst().deallocate() }
    return UnsafeRawBufferPointer(copy)
  }

  /// A SEL printed as a C string shows its name, as on the real machine.
  private func selectorText(_ address: UInt64) -> String? {
    let id = selectorID(ofAddress: address)
    return id == 0 ? nil : tables.selectors[id]
  }

  /// The next variable argument of the va_list at an address; nil with `stop` set.
  func nextArgument(_ list: UInt64) -> UInt64? {
    guard let cursor = slowLoad(list, 8) else { return nil }
    guard cursor >> 48 != 0 else { return fail(.argumentsExhausted) }
    let slot = AddressSpace.offset(cursor & 0xFFFF_FFFF_FFFF)
    guard slot < UInt64(AddressLayout.pools), slot >= UInt64(AddressLayout.stacks) else {
      return fail(.argumentsExhausted)
    }
    let value = load(Int(slot), as: UInt64.self)
    guard slowStore(list, 8, cursor &+ 8 &- (1 << 48)) else { return nil }
    return value
  }

  /// What is wrong with an address, told by its shadow.
  func fault(_ address: UInt64, size: Int, isWrite: Bool) -> Stop {
    let offset = AddressSpace.offset(address)
    var kind = Stop.AccessFault.unmapped
    if address < 0x1000 {
      kind = .null
    } else if offset < AddressSpace.limit {
      let granule = Int(offset >> 4)
      let mark = space.shadow[granule]
      let isReadOnly = mark <= Shadow.readOnly && mark > Shadow.firstUndefined
      let valid = mark > 0 ? mark : isReadOnly ? Shadow.readOnly &- mark : 0
      switch mark {
      case Shadow.freedBytes: kind = freedBlock(granule)
      case Shadow.returnedFrame: kind = .returnedFrame
      case Shadow.endedScope: kind = .endedScope
      case Shadow.redZone, Shadow.frameEnd: kind = .variable
      case Shadow.liveObject, Shadow.liveBlock, Shadow.hiddenBlock, Shadow.freedBlock,
        Shadow.freedObject:
        kind = overrun(Int(offset))
      default:
        if isWrite, isReadOnly, Int(offset & 15) < Int(valid) {
          kind = .readOnly
        } else if offset >= UInt64(AddressLayout.heap) {
          kind = overrun(Int(offset))
        } else if let outside = outsideOfVariableArray(Int(offset)) {
          kind = outside
        } else if mark <= Shadow.firstUndefined || valid > 0 || variable(near: address) != nil {
          // Behind the last byte of a variable, or in the gap behind a global.
          kind = variable(near: address) != nil ? .variable : overrun(Int(offset))
        }
      }
    }
    return .access(kind, address: address, size: size, isWrite: isWrite)
  }

  /// The freed block that holds a granule: walk back to its header.
  private func freedBlock(_ granule: Int) -> Stop.AccessFault {
    var current = granule
    while current > 0, space.shadow[current] == Shadow.freedBytes { current -= 1 }
    let mark = space.shadow[current]
    guard mark == Shadow.freedObject || mark == Shadow.freedBlock else { return .unmapped }
    return .freed(
      serial: header((current + 1) << 4).pointee.serial, isObject: mark == Shadow.freedObject)
  }

  /// An offset behind an array of variable length, whose granules lie between closed ones on the stack.
  private func outsideOfVariableArray(_ offset: Int) -> Stop.AccessFault? {
    let thread = currentThread.pointee
    guard offset >= Int(thread.memory), offset < Int(thread.memoryHigh) else { return nil }
    func usable(_ granule: Int) -> Int {
      let mark = space.shadow[granule]
      return mark > 0 ? Int(mark) : mark <= Shadow.firstUndefined ? space.definedness.size(mark) : 0
    }
    let own = offset >> 4
    var first = usable(own) > 0 ? own : own - 1
    var size = usable(first)
    guard size > 0, space.shadow[first + 1] == 0 else { return nil }
    while first > Int(thread.memory) >> 4, usable(first - 1) == 16 {
      first -= 1
      size += 16
    }
    return .outOfBounds(blockSize: size, offset: offset - first << 4)
  }

  /// The block whose end was passed: the nearest header before.
  private func overrun(_ offset: Int) -> Stop.AccessFault {
    let granule = offset >> 4
    var current = granule - 1
    let floor = max(0, granule - 4096)
    while current > floor {
      let mark = space.shadow[current]
      if mark == Shadow.liveObject || mark == Shadow.liveBlock {
        let block = (current + 1) << 4
        return .outOfBounds(
          blockSize: Int(header(block).pointee.size), offset: offset - block)
      }
      if mark == Shadow.freedObject || mark == Shadow.freedBlock || mark == Shadow.hiddenBlock {
        return .unmapped
      }
      current -= 1
    }
    return .unmapped
  }
}
