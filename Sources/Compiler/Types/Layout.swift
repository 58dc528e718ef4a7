import Syntax

/// Sizes, alignments and field offsets, as the 64-bit Apple ABI has them.
///
/// A member lies at the next offset that its alignment divides; a struct is as aligned as its most
/// aligned member and its size is rounded up to that. A bit-field goes into the current storage unit of
/// its declared type if it still fits there, else it begins a new one; a width of 0 closes the unit. One without a
/// name takes its room, and asks for no alignment of the whole.
/// `long` and pointers are 8 bytes, `long double` is a `double`, BOOL is one byte.
extension TypeTable {
  func size(_ type: TypeID) -> Int {
    switch kind(type) {
    case .error, .void, .function: 1
    case .bool, .char, .signedChar, .unsignedChar: 1
    case .short, .unsignedShort: 2
    case .int, .unsignedInt, .float: 4
    case .long, .unsignedLong, .longLong, .unsignedLongLong, .double, .longDouble: 8
    case .selector, .vaList, .instancetype, .objectPointer, .pointer, .blockPointer: 8
    case .array:
      max(0, arrayCount(type)).multipliedReportingOverflow(by: size(element(type))).partialValue
    case .record: record(type).size
    case .enumeration: size(enumeration(type).underlying)
    case .objectClass, .typedef, .typeParameter: 0
    }
  }

  func alignment(_ type: TypeID) -> Int {
    let asked = alignment(ofTypedef: type)
    if asked > 0 { return asked }
    return switch kind(type) {
    case .array: alignment(TypeID(raw: written(type, as: .array).a))
    case .record: record(type).alignment
    default: max(1, size(type))
    }
  }

  /// Whether an object of the type can be made: not void, not an open struct, array or function.
  func isComplete(_ type: TypeID) -> Bool {
    switch kind(type) {
    case .void, .function, .objectClass: false
    case .array:
      arrayCount(type) >= 0 && isComplete(element(type))
        || entry(type).b == TypeTable.variableCount
    case .record: record(type).isComplete
    default: true
    }
  }

  /// Lays out the fields of a record and makes it complete.
  /// `limit`: of `#pragma pack`, 0 without one. `alignment`: what the whole asks for at least.
  mutating func complete(
    _ type: TypeID, fields: [RecordField], isPacked: Bool, limit: Int = 0, alignment: Int = 1
  ) {
    var layout = FieldLayout(isUnion: record(type).isUnion, isPacked: isPacked)
    layout.limit = limit
    layout.alignment = max(1, alignment)
    var placed: [RecordField] = []
    placed.reserveCapacity(fields.count)
    for field in fields { placed.append(layout.place(field, in: self)) }
    change(record: type) {
      $0.fields = placed
      $0.alignment = layout.alignment
      $0.size = layout.finishedSize
      $0.isComplete = true
    }
  }
}

/// The running state of laying out one record or the ivars of one class.
struct FieldLayout {
  var isUnion = false
  var isPacked = false
  var alignment = 1
  /// No member is aligned more than this; 0: as its type says.
  var limit = 0
  /// Bits used so far.
  var bits = 0
  var largest = 0

  init(isUnion: Bool = false, isPacked: Bool = false, startingAt bytes: Int = 0) {
    self.isUnion = isUnion
    self.isPacked = isPacked
    bits = bytes * 8
  }

  mutating func place(_ field: RecordField, in types: TypeTable) -> RecordField {
    var field = field
    let size = types.size(field.type)
    var fieldAlignment = isPacked || field.isPacked ? 1 : types.alignment(field.type)
    fieldAlignment = max(fieldAlignment, field.alignment)
    if limit > 0 { fieldAlignment = min(fieldAlignment, limit) }
    let isTight = isPacked || field.isPacked || limit > 0
    if isUnion { bits = 0 }
    if field.bitWidth >= 0 {
      let unit = size * 8
      if field.bitWidth == 0 {
        bits = roundUp(bits, to: unit)
        largest = max(largest, bits)
        (field.offset, field.bitOffset) = (bits / 8, 0)
        return field
      }
      if field.alignment > 0 { bits = roundUp(bits, to: fieldAlignment * 8) }
      if bits % unit + field.bitWidth > unit, !isTight { bits = roundUp(bits, to: unit) }
      // Kept relative to the storage unit, so that a load of the declared type finds it; a packed one lies in bytes.
      field.isPacked = isTight
      let start = isTight ? bits / 8 * 8 : bits / unit * unit
      field.offset = start / 8
      field.bitOffset = bits - start
      bits += field.bitWidth
    } else {
      bits = roundUp(bits, to: fieldAlignment * 8)
      field.offset = bits / 8
      bits = bits &+ size &* 8
    }
    if field.bitWidth < 0 || field.name != 0 { alignment = max(alignment, fieldAlignment) }
    largest = max(largest, bits)
    return field
  }

  var usedBytes: Int { (largest + 7) / 8 }
  var finishedSize: Int { roundUp(usedBytes, to: alignment) }
}

func roundUp(_ value: Int, to unit: Int) -> Int {
  unit <= 1 ? value : (value &+ unit &- 1) / unit &* unit
}
