/// Objects as blocks: an isa word and ivars, with a header in front that the program cannot reach.
///
/// The header holds the *true* retain count. It is a plain number that the root class's `retain` and
/// `release` change; what `-retainCount` answers is whatever method answers. When the count reaches 0
/// the machine sends `-dealloc` in release's place; the memory goes when the root class's `-dealloc` runs.
/// (Apple keeps the count in spare bits of the isa word and in a side table; the rules are the same.)
extension World {
  /// The block of a live object, or nil. Never sets `stop`.
  @inline(__always)
  func liveObject(_ address: UInt64) -> Int? {
    guard World.isLive(address, space.shadow) else { return nil }
    return Int(truncatingIfNeeded: AddressSpace.offset(address))
  }

  /// Class index of a live object's isa word, 0 where the word is broken.
  @inline(__always)
  func classIndex(ofObject block: Int) -> Int {
    classIndex(ofClassAddress: load(block, as: UInt64.self))
  }

  /// Makes an instance, count 1, all ivars 0. nil with `stop` set when a limit is reached.
  @inline(__always)
  func allocateObject(class index: Int, extra: Int = 0, zone id: Int) -> UInt64? {
    let record = classRecord(index)
    // Whole words, as the real runtimes do it: what lies behind an object begins at a word.
    let size = (Int(record.pointee.instanceSize) &+ 7) & ~7 &+ extra
    if kernel.pointee.liveObjects >= limits.objects { return fail(.limit(.objects)) }
    guard let block = allocateBlock(size: max(size, 8), zone: id) else { return nil }
    let isString = record.pointee.flags & ClassRecord.isStringFamily != 0
    guard let serial = nextSerial(block: block, class: index, isString: isString) else {
      return fail(.limit(.serials))
    }
    header(block).pointee = BlockHeader(
      serial: serial, count: 1, size: UInt32(truncatingIfNeeded: max(size, 8)),
      flags: isString ? BlockHeader.isString : 0, initCount: 0)
    space.shadow[block >> 4 &- 1] = Shadow.liveObject
    store(classAddress(index), block)
    kernel.pointee.liveObjects &+= 1
    zone(id).pointee.liveObjects &+= 1
    if observes(.alloc) { postAlloc(serial, class: index, zone: id) }
    return AddressSpace.address(block)
  }

  @inline(never)
  private func postAlloc(_ serial: UInt32, class index: Int, zone id: Int) {
    let frame = runningFrame
    let traits = callables[currentCallable(frame)].traits
    let record = newRecord(.alloc, .plain, serial, frame, runningPC)
    record.pointee.clearFields()
    record.pointee.classIndex = index
    record.pointee.zone = id
    record.pointee.after = 1
    // What a function of the program makes may be for whoever called it.
    record.pointee.back = frame[FrameSlot.back]
    if _slowPath(traits.isLibrary) {
      let asking = callerOfLibrary()
      record.pointee.runner = asking.runner
      if asking.back != 0 { record.pointee.back = asking.back }
    } else if traits.hasReceiver {
      record.pointee.runner = self.serial(at: frame[FrameSlot.headerSlots])
    }
  }

  @inline(__always)
  private func nextSerial(block: Int, class index: Int, isString: Bool) -> UInt32? {
    let thread = currentThread
    let number: UInt32
    if isString {
      thread.pointee.stringSerial &+= 1
      number = thread.pointee.stringSerial
    } else {
      thread.pointee.objectSerial &+= 1
      number = thread.pointee.objectSerial
    }
    guard number <= Serial.last(ofThread: thread.pointee.number) else { return nil }
    let serial: UInt32
    let entry: Int
    if _fastPath(thread.pointee.number == 1) {
      serial = isString ? number | Serial.stringBit : number
      entry = Serial.mainEntry(Int(number), isString: isString)
    } else {
      serial = Serial.make(number, thread: thread.pointee.number, isString: isString)
      guard let other = Serial.entry(serial) else { return nil }
      entry = other
    }
    store(
      SerialEntry(
        granule: UInt32(truncatingIfNeeded: block >> 4),
        classIndex: UInt32(truncatingIfNeeded: index)), entry)
    return serial
  }

  /// Gives an object's memory back. The address stays recognisable as dead until it is used again.
  @inline(__always)
  func destroyObject(_ block: Int, class index: Int) {
    let header = header(block)
    let id = Int(chunkZone(block).pointee) &- 1
    // As `objc_destructInstance` does, before the memory goes.
    if _slowPath(header.pointee.flags & BlockHeader.hasWeak != 0) { clearWeak(block) }
    post(.dealloc, object: header.pointee.serial) {
      $0.classIndex = index
      $0.zone = id
    }
    kernel.pointee.liveObjects &-= 1
    zone(id).pointee.liveObjects &-= 1
    freeBlock(block, mark: Shadow.freedObject, zone: id)
  }

  /// Serial of the object at an address, live or dead but not yet reused; 0 where there is none.
  @inline(__always)
  func serial(at address: UInt64) -> UInt32 {
    // Turned, the four bits that an object's address has not are its highest.
    let offset = address &- (AddressLayout.base &+ UInt64(AddressLayout.heap))
    let granule = offset &>> 4 | offset &<< 60
    guard granule < (AddressSpace.limit - UInt64(AddressLayout.heap)) >> 4 else { return 0 }
    let block = AddressLayout.heap &+ Int(truncatingIfNeeded: offset)
    let mark = space.shadow[block >> 4 &- 1]
    guard mark == Shadow.liveObject || mark == Shadow.freedObject else { return 0 }
    return header(block).pointee.serial
  }

  /// The serial of C memory, live or freed lately; nil where there is none.
  package func blockSerial(at address: UInt64) -> UInt32? {
    let offset = AddressSpace.offset(address)
    guard offset < AddressSpace.limit, offset & 15 == 0, offset >= UInt64(AddressLayout.heap)
    else { return nil }
    let mark = space.shadow[Int(offset >> 4) - 1]
    guard mark == Shadow.liveBlock || mark == Shadow.freedBlock else { return nil }
    return header(Int(offset)).pointee.serial
  }

  /// What a serial names: class index and the address it has or had. nil for a serial never given.
  func entry(ofSerial serial: UInt32) -> (classIndex: Int, address: UInt64)? {
    let thread = Int(serial >> 24 & 0x3F) + 1
    guard thread <= Int(kernel.pointee.threadCount), let entry = Serial.entry(serial) else {
      return nil
    }
    let record = self.thread(thread)
    let last =
      serial & Serial.stringBit != 0 ? record.pointee.stringSerial : record.pointee.objectSerial
    let number = serial & 0xFF_FFFF
    guard number >= 1, number <= last else { return nil }
    let value = load(entry, as: SerialEntry.self)
    return (Int(value.classIndex), AddressSpace.address(Int(value.granule) << 4))
  }
}
