/// NSString as it lies in memory.
///
/// 32 bytes: isa, length in UTF-16 units (32 bits), flags (32 bits), address of the units, address of a
/// UTF-8 copy made for -UTF8String (0 until asked for). A text of ASCII keeps one byte a unit with a NUL
/// behind, so its units serve as its UTF-8 too; any other keeps UTF-16. Literals lie among the globals,
/// outside of counting; all others own their units (a hidden block) and drop them at -dealloc.
struct StringObject {
  var isa: UInt64
  var length: UInt32
  var flags: UInt32
  var units: UInt64
  var utf8: UInt64

  static let size = 32
  static let isWide: UInt32 = 1
}

extension World {
  /// The string object at an address, nil where there is none.
  func stringObject(_ address: UInt64) -> UnsafeMutablePointer<StringObject>? {
    guard let block = liveObject(address),
      classRecord(classIndex(ofObject: block)).pointee.flags & ClassRecord.isStringFamily != 0,
      header(block).pointee.size >= StringObject.size
    else { return nil }
    return pointer(block, to: StringObject.self)
  }

  /// UTF-16 units of a string, nil where the object is none. Never sets `stop`.
  func stringUnits(_ address: UInt64) -> [UInt16]? {
    guard let string = stringObject(address)?.pointee else { return nil }
    let count = Int(string.length)
    if count == 0 { return [] }
    let width = string.flags & StringObject.isWide != 0 ? 2 : 1
    // A program may have written over the object's words: believe nothing.
    guard
      space.accessible(string.units, wanted: count * width, forWriting: false) == count * width
    else { return nil }
    charge(UInt64(count))
    if width == 1 {
      return UnsafeRawBufferPointer(start: space.host(string.units), count: count).map(UInt16.init)
    }
    let host = space.host(string.units)
    return (0..<count).map { host.loadUnaligned(fromByteOffset: $0 * 2, as: UInt16.self) }
  }

  /// The text of a string object, nil where it is none.
  func stringText(_ address: UInt64) -> String? {
    stringUnits(address).map { String(decoding: $0, as: UTF16.self) }
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

  /// Gives a string object new contents; false with `stop` set.
  func setString(_ string: UnsafeMutablePointer<StringObject>, _ units: [UInt16]) -> Bool {
    let isWide = units.contains { $0 >= 0x80 }
    let size = isWide ? units.count * 2 : units.count + 1
    guard let address = allocateHidden(size: max(size, 1)) else { return false }
    let host = space.host(address)
    for (index, unit) in units.enumerated() {
      if isWide {
        host.storeBytes(of: unit, toByteOffset: index * 2, as: UInt16.self)
      } else {
        host.storeBytes(
          of: UInt8(truncatingIfNeeded: unit), toByteOffset: index, as: UInt8.self)
      }
    }
    charge(UInt64(size))
    freeHidden(string.pointee.units)
    freeHidden(string.pointee.utf8)
    string.pointee.length = UInt32(truncatingIfNeeded: units.count)
    string.pointee.flags = isWide ? StringObject.isWide : 0
    string.pointee.units = address
    string.pointee.utf8 = 0
    return true
  }

  /// A new NSString, count 1, owned by the caller. nil with `stop` set.
  func newString(_ units: [UInt16], class index: Int? = nil) -> UInt64? {
    guard let object = allocateObject(class: index ?? known.stringClass, zone: 0) else {
      return nil
    }
    let block = Int(AddressSpace.offset(object))
    guard setString(pointer(block, to: StringObject.self), units) else { return nil }
    header(block).pointee.initCount = 1
    return object
  }

  /// UTF-8 of a string with a NUL, kept by the string. nil with `stop` set.
  func stringUTF8(_ string: UnsafeMutablePointer<StringObject>, _ address: UInt64) -> UInt64? {
    if string.pointee.flags & StringObject.isWide == 0 {
      if string.pointee.units != 0 { return string.pointee.units }
      return cString([])
    }
    if string.pointee.utf8 != 0 { return string.pointee.utf8 }
    let bytes = Array((stringText(address) ?? "").utf8) + [0]
    guard let copy = allocateHidden(size: bytes.count) else { return nil }
    for (index, byte) in bytes.enumerated() {
      space.host(copy).storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
    }
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
    let units = stringUnits(AddressSpace.address(original)) ?? []
    let string = pointer(copy, to: StringObject.self)
    string.pointee.units = 0
    string.pointee.utf8 = 0
    _ = setString(string, units)
  }
}
