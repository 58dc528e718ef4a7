internal import Bytecode
internal import Diagnostics

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// NSString as it lies in memory.
///
/// 32 bytes: isa, length in UTF-16 units (32 bits), flags (32 bits), address of the units, address of a
/// UTF-8 copy made for -UTF8String (0 until asked for). A text of ASCII keeps one byte a unit with a NUL
/// behind, so its units serve as its UTF-8 too; any other keeps UTF-16. Literals lie among the globals,
/// outside of counting; all others own their units (a hidden block) and drop them at -dealloc. What is appended
/// goes behind the units, in a block that is larger than the text; the rest of it stays closed to the program.
struct StringObject {
  var isa: UInt64
  var length: UInt32
  var flags: UInt32
  var units: UInt64
  var utf8: UInt64

  static let size = 32
  static let isWide: UInt32 = 1
}

/// The units of a text where they lie: a byte each, or two. Good until something is allocated.
struct TextUnits {
  var start: UnsafeRawPointer
  var count: Int
  var isWide: Bool

  static var empty: TextUnits {
    TextUnits(start: UnsafeRawPointer(bitPattern: 16).unsafelyUnwrapped, count: 0, isWide: false)
  }

  @inline(__always)
  subscript(_ index: Int) -> UInt16 {
    isWide
      ? start.loadUnaligned(fromByteOffset: index &* 2, as: UInt16.self)
      : UInt16(start.load(fromByteOffset: index, as: UInt8.self))
  }

  var bytes: Int { isWide ? count * 2 : count }

  func part(_ range: Range<Int>) -> TextUnits {
    TextUnits(
      start: start + (isWide ? range.lowerBound * 2 : range.lowerBound), count: range.count,
      isWide: isWide)
  }

  /// All units are ASCII. What should be one byte a unit may have been written over.
  var isASCII: Bool {
    var index = 0
    let end = bytes
    let mask: UInt64 = isWide ? 0xFF80_FF80_FF80_FF80 : 0x8080_8080_8080_8080
    while index &+ 8 <= end {
      if start.loadUnaligned(fromByteOffset: index, as: UInt64.self) & mask != 0 { return false }
      index &+= 8
    }
    index = isWide ? index >> 1 : index
    while index < count {
      if self[index] >= 0x80 { return false }
      index &+= 1
    }
    return true
  }

  /// Writes the units, one or two bytes each.
  func copy(to target: UnsafeMutableRawPointer, isWide wide: Bool) {
    if wide == isWide {
      target.copyMemory(from: start, byteCount: bytes)
    } else if wide {
      for index in 0..<count {
        target.storeBytes(of: self[index], toByteOffset: index &* 2, as: UInt16.self)
      }
    } else {
      for index in 0..<count {
        target.storeBytes(
          of: UInt8(truncatingIfNeeded: self[index]), toByteOffset: index, as: UInt8.self)
      }
    }
  }

  func starts(with other: TextUnits) -> Bool {
    guard other.count <= count else { return false }
    if isWide == other.isWide { return memcmp(start, other.start, other.bytes) == 0 }
    for index in 0..<other.count where self[index] != other[index] { return false }
    return true
  }

  /// Goes on with a hash: 33 times what was, and the next unit. Four units at a time give the same sum, and three of the
  /// multiplications wait for nobody.
  @inline(__always)
  func hashed<Unit: UnsignedInteger & FixedWidthInteger & BitwiseCopyable>(
    _ before: UInt64, _ type: Unit.Type
  ) -> UInt64 {
    func unit(_ index: Int) -> UInt64 {
      UInt64(
        truncatingIfNeeded: start.loadUnaligned(
          fromByteOffset: index &* MemoryLayout<Unit>.size, as: Unit.self))
    }
    let (square, cube): (UInt64, UInt64) = (33 * 33, 33 * 33 * 33)
    var hash = before
    var index = 0
    while index &+ 4 <= count {
      let front = unit(index) &* cube &+ unit(index &+ 1) &* square
      let back = unit(index &+ 2) &* 33 &+ unit(index &+ 3)
      hash = hash &* (33 &* cube) &+ (front &+ back)
      index &+= 4
    }
    while index < count {
      hash = hash &* 33 &+ unit(index)
      index &+= 1
    }
    return hash
  }

  var array: [UInt16] {
    [UInt16](unsafeUninitializedCapacity: count) { buffer, used in
      for index in 0..<count { buffer.initializeElement(at: index, to: self[index]) }
      used = count
    }
  }
}

extension World {
  /// The string object at an address, nil where there is none.
  @inline(__always)
  func stringObject(_ address: UInt64) -> UnsafeMutablePointer<StringObject>? {
    guard let block = liveObject(address) else { return nil }
    return stringObject(block: block, class: classIndex(ofObject: block))
  }

  @inline(__always)
  private func stringObject(
    block: Int, class index: Int
  ) -> UnsafeMutablePointer<StringObject>? {
    guard classRecord(index).pointee.flags & ClassRecord.isStringFamily != 0,
      header(block).pointee.size >= StringObject.size
    else { return nil }
    return pointer(block, to: StringObject.self)
  }

  /// The units of a string where they lie; nil where the address is none. Never sets `stop`.
  func textUnits(_ address: UInt64) -> TextUnits? {
    guard let block = liveObject(address) else { return nil }
    return textUnits(block: block, class: classIndex(ofObject: block))
  }

  /// The same of a live object and its class.
  @inline(__always)
  func textUnits(block: Int, class index: Int) -> TextUnits? {
    guard let string = stringObject(block: block, class: index) else { return nil }
    let count = Int(string.pointee.length)
    if count == 0 { return .empty }
    let isWide = string.pointee.flags & StringObject.isWide != 0
    let size = isWide ? count * 2 : count
    let units = string.pointee.units
    // A program may have written over the object's words: believe nothing.
    guard
      World.usable(units, size, space.shadow, space.bias) != nil
        || space.accessible(units, wanted: size, forWriting: false) == size
    else { return nil }
    charge(UInt64(size))
    return TextUnits(start: space.host(units), count: count, isWide: isWide)
  }

  /// At most so many units of a string from an index on: only their own bytes are looked at and paid for, however long
  /// the text is. nil: they are not there to be read.
  @inline(__always)
  func window(
    _ string: UnsafeMutablePointer<StringObject>, _ index: Int, _ most: Int
  ) -> TextUnits? {
    let length = Int(string.pointee.length)
    let count = min(most, length - min(index, length))
    if count == 0 { return .empty }
    let width = string.pointee.flags & StringObject.isWide != 0 ? 2 : 1
    let address = string.pointee.units &+ UInt64(index * width)
    guard space.accessible(address, wanted: count * width, forWriting: false) == count * width
    else { return nil }
    charge(UInt64(count * width))
    return TextUnits(start: space.host(address), count: count, isWide: width == 2)
  }

  /// The text of a string object, nil where it is none.
  func stringText(_ address: UInt64) -> String? {
    guard let units = textUnits(address) else { return nil }
    if !units.isWide, units.isASCII {
      return String(
        decoding: UnsafeRawBufferPointer(start: units.start, count: units.count), as: UTF8.self)
    }
    return String(decoding: units.array, as: UTF16.self)
  }

  /// The immortal NSString with this text; equal texts share. nil when there is no room.
  func constantString(_ text: String) -> UInt64? {
    let bytes = Array(text.utf8)
    if let address = tables.objcStrings[bytes] { return address }
    let isWide = bytes.contains { $0 >= 0x80 }
    let units = Array(text.utf16)
    guard let utf8 = cString(bytes),
      let offset = immortalObject(class: known.constantStringClass, size: StringObject.size)
    else { return nil }
    var unitsAddress = utf8
    if isWide {
      guard let wide = allocateGlobal(units.count * 2, alignment: 2) else { return nil }
      for (index, unit) in units.enumerated() { store(unit, wide + index * 2) }
      space.openReadOnly(wide, size: units.count * 2)
      unitsAddress = AddressSpace.address(wide)
    }
    pointer(offset, to: StringObject.self).pointee = StringObject(
      isa: classAddress(known.constantStringClass), length: UInt32(units.count),
      flags: isWide ? StringObject.isWide : 0, units: unitsAddress, utf8: utf8)
    let address = AddressSpace.address(offset)
    tables.objcStrings[bytes] = address
    return address
  }

  // MARK: Changing

  /// A block for so many units, of which `used` will be: what is behind them stays closed to the program, and
  /// is zero. nil with `stop` set.
  private func unitsBlock(_ count: Int, isWide: Bool, used: Int) -> UInt64? {
    let size = max(1, isWide ? count * 2 : count + 1)
    guard let address = allocateHidden(size: size) else { return nil }
    openUnits(address, used: used, isWide: isWide, from: 0)
    return address
  }

  /// Lets the program reach the units that are there, and those alone.
  private func openUnits(_ address: UInt64, used: Int, isWide: Bool, from old: Int) {
    let block = Int(AddressSpace.offset(address))
    let size = Int(header(block).pointee.size)
    let end = max(1, isWide ? used * 2 : used + 1)
    if old == 0, end < size {
      let first = (end + 15) & ~15
      if first < size { space.mark(block + first, size: size - first, 0) }
    }
    let whole = (isWide ? old * 2 : old) & ~15
    space.open(block + whole, size: end - whole)
  }

  /// Bytes that a string takes of its zone for its text, beside itself; 0 for any other object.
  package func textBytes(of object: ObjectInfo) -> Int {
    let block = Int(AddressSpace.offset(object.address))
    guard liveObject(object.address) != nil, header(block).pointee.flags & BlockHeader.isString != 0
    else { return 0 }
    let string = pointer(block, to: StringObject.self)
    return hiddenBytes(string.pointee.units) + hiddenBytes(string.pointee.utf8)
  }

  /// How many bytes of units a string has room for; 0 where they are not its own.
  private func unitsRoom(_ string: UnsafeMutablePointer<StringObject>) -> Int {
    hiddenBytes(string.pointee.units)
  }

  /// The size of a block that the library took for itself; 0: there is none at the address.
  private func hiddenBytes(_ address: UInt64) -> Int {
    let offset = AddressSpace.offset(address)
    guard offset >= UInt64(AddressLayout.heap), offset < AddressSpace.limit, offset & 15 == 0,
      space.shadow[Int(offset >> 4) - 1] == Shadow.hiddenBlock
    else { return 0 }
    return Int(header(Int(offset)).pointee.size)
  }

  private func adopt(
    _ string: UnsafeMutablePointer<StringObject>, _ units: UInt64, count: Int, isWide: Bool
  ) {
    // What has a text was initialised, by an init that need not call NSObject's.
    let header = (UnsafeMutableRawPointer(string) - MemoryLayout<BlockHeader>.size)
      .assumingMemoryBound(to: BlockHeader.self)
    if header.pointee.initCount == 0 { header.pointee.initCount = 1 }
    freeHidden(string.pointee.units)
    freeHidden(string.pointee.utf8)
    string.pointee.length = UInt32(truncatingIfNeeded: count)
    string.pointee.flags = isWide ? StringObject.isWide : 0
    string.pointee.units = units
    string.pointee.utf8 = 0
  }

  /// Gives a string object new contents; false with `stop` set.
  func setString(_ string: UnsafeMutablePointer<StringObject>, _ text: TextUnits) -> Bool {
    setString(string, text, isWide: !text.isASCII)
  }

  /// `isWide`: the text is not all ASCII.
  func setString(
    _ string: UnsafeMutablePointer<StringObject>, _ text: TextUnits, isWide: Bool
  ) -> Bool {
    guard let address = unitsBlock(text.count, isWide: isWide, used: text.count) else {
      return false
    }
    if isInterrupted { return false }
    text.copy(to: space.host(address), isWide: isWide)
    charge(UInt64(isWide ? text.count * 2 : text.count))
    adopt(string, address, count: text.count, isWide: isWide)
    return true
  }

  /// The same, made of pieces, one behind the other.
  func setString(_ string: UnsafeMutablePointer<StringObject>, _ pieces: TextUnits...) -> Bool {
    setString(string, pieces)
  }

  func setString(_ string: UnsafeMutablePointer<StringObject>, _ pieces: [TextUnits]) -> Bool {
    var count = 0
    var isWide = false
    for piece in pieces {
      count += piece.count
      isWide = isWide || !piece.isASCII
    }
    guard let address = unitsBlock(count, isWide: isWide, used: count) else { return false }
    var host = space.host(address)
    for piece in pieces {
      if isInterrupted { return false }
      piece.copy(to: host, isWide: isWide)
      host += isWide ? piece.count * 2 : piece.count
    }
    charge(UInt64(isWide ? count * 2 : count))
    adopt(string, address, count: count, isWide: isWide)
    return true
  }

  func setString(_ string: UnsafeMutablePointer<StringObject>, _ units: [UInt16]) -> Bool {
    units.withUnsafeBytes {
      setString(
        string,
        TextUnits(start: $0.baseAddress ?? TextUnits.empty.start, count: units.count, isWide: true))
    }
  }

  /// Appends in place; a block that is too small is exchanged for one of twice the size. False with `stop` set.
  func appendUnits(_ string: UnsafeMutablePointer<StringObject>, _ tail: TextUnits) -> Bool {
    let old = Int(string.pointee.length)
    let count = old + tail.count
    let wasWide = string.pointee.flags & StringObject.isWide != 0
    let isWide = wasWide || !tail.isASCII
    let needed = isWide ? count * 2 : count + 1
    let width = isWide ? 2 : 1
    charge(UInt64(tail.bytes))
    if isWide == wasWide || old == 0, needed <= unitsRoom(string) {
      // A tail that lies within the text itself is read before its own end moves.
      tail.copy(to: space.host(string.pointee.units) + old * width, isWide: isWide)
      openUnits(string.pointee.units, used: count, isWide: isWide, from: old)
      if string.pointee.utf8 != 0 {
        freeHidden(string.pointee.utf8)
        string.pointee.utf8 = 0
      }
      string.pointee.length = UInt32(truncatingIfNeeded: count)
      string.pointee.flags = isWide ? StringObject.isWide : 0
      return true
    }
    // The first piece of a text is most often all of it.
    let room = old == 0 ? count : max(min(count * 2, Int(clamping: limits.bytes) / 2), count)
    guard let address = unitsBlock(room, isWide: isWide, used: count) else { return false }
    if old > 0 {
      charge(UInt64(old))
      TextUnits(start: space.host(string.pointee.units), count: old, isWide: wasWide)
        .copy(to: space.host(address), isWide: isWide)
    }
    tail.copy(to: space.host(address) + old * width, isWide: isWide)
    adopt(string, address, count: count, isWide: isWide)
    return true
  }

  /// A new NSString, count 1, owned by the caller. nil with `stop` set.
  func newString(_ pieces: TextUnits..., class index: Int? = nil) -> UInt64? {
    guard let object = allocateObject(class: index ?? known.stringClass, zone: 0) else {
      return nil
    }
    let block = Int(AddressSpace.offset(object))
    guard setString(pointer(block, to: StringObject.self), pieces) else { return nil }
    header(block).pointee.initCount = 1
    return object
  }

  func newString(_ units: [UInt16]) -> UInt64? {
    units.withUnsafeBytes {
      newString(
        TextUnits(start: $0.baseAddress ?? TextUnits.empty.start, count: units.count, isWide: true))
    }
  }

  /// UTF-8 of a string with a NUL, kept by the string. nil with `stop` set.
  func stringUTF8(_ string: UnsafeMutablePointer<StringObject>, _ address: UInt64) -> UInt64? {
    if string.pointee.flags & StringObject.isWide == 0 {
      if string.pointee.units != 0 { return string.pointee.units }
      return cString([])
    }
    if string.pointee.utf8 != 0 { return string.pointee.utf8 }
    let units = textUnits(address) ?? .empty
    guard let size = utf8Count(units), let copy = allocateHidden(size: size + 1) else { return nil }
    guard encodeUTF8(units, to: space.host(copy)) else { return nil }
    string.pointee.utf8 = copy
    return copy
  }

  /// Frees what a dying string owns.
  func dropString(_ block: Int) {
    guard header(block).pointee.size >= StringObject.size else { return }
    let string = pointer(block, to: StringObject.self)
    freeHidden(string.pointee.units)
    freeHidden(string.pointee.utf8)
    string.pointee.units = 0
    string.pointee.utf8 = 0
    string.pointee.length = 0
  }

  /// After a bitwise copy: units of its own, so that both may drop theirs.
  func copyStringUnits(of original: Int, to copy: Int) {
    guard header(copy).pointee.size >= StringObject.size else { return }
    let units = textUnits(AddressSpace.address(original)) ?? .empty
    let string = pointer(copy, to: StringObject.self)
    string.pointee.units = 0
    string.pointee.utf8 = 0
    _ = setString(string, units)
  }
}
