import Bytecode
import Diagnostics
import Syntax

/// From places to values and back: loading, storing, taking addresses.
///
/// A place is a register (a local variable whose address nobody takes), an address with an offset, some
/// bits of a storage unit, or a property, which is a message in disguise. A struct is never loaded: its
/// value is the address of its bytes. An array decays to the address of its first element, a function to
/// its own address.
extension UnitCompiler {
  /// The value in a place; values are returned as they are.
  func ownedRvalue(_ value: Value, into target: Int? = nil) -> Value {
    switch value.kind {
    case .none, .integer, .floating, .register, .pool, .frameAddress: return value
    case .local:
      return Value(.register, value.type.unqualified, register: value.register)
    case .property: return sendGetter(value, into: target)
    case .bitField: return loadBitField(value, into: target)
    case .memory, .frame, .global: break
    }
    switch state.types.kind(value.type) {
    case .array:
      let pointer = state.types.pointer(to: state.types.element(value.type))
      return address(of: value, type: pointer, into: target)
    case .function:
      return address(of: value, type: state.types.pointer(to: value.type), into: target)
    case .record: return value
    case .error: return .error
    case .void: return .none
    default: break
    }
    if ownership(value.type) == .weak {
      let address = register(address(of: value, type: .voidPointer))
      let register = target ?? builder.newRegister()
      builder.emit(.loadWeak, a: register, b: address)
      var result = temporary(register, value.type.unqualified)
      result.isOwned = true
      return result
    }
    if value.kind == .global, value.offset == 0, loadOpcode(value.type) == .load64 {
      let register = target ?? builder.newRegister()
      builder.emit(.loadGlobal64, a: register, imm32: value.register)
      if isAtomicPlace(value) { builder.markAtomic() }
      return temporary(register, value.type.unqualified)
    }
    let (base, offset) = baseAndOffset(value)
    let isOwn = value.isTemporary && value.kind == .memory
    let register = target ?? (isOwn ? value.register : builder.newRegister())
    builder.emit(loadOpcode(value.type), a: register, b: base, c: offset)
    if isAtomicPlace(value) { builder.markAtomic() }
    var result = Value(.register, value.type.unqualified, register: register)
    result.isTemporary = true
    return result
  }

  func loadOpcode(_ type: TypeID) -> Opcode {
    switch state.types.size(type) {
    case 1: state.types.isSigned(type) ? .load8S : .load8U
    case 2: state.types.isSigned(type) ? .load16S : .load16U
    case 4:
      state.types.kind(type) == .float || !state.types.isSigned(type) ? .load32U : .load32S
    default: .load64
    }
  }
  func storeOpcode(_ type: TypeID) -> Opcode {
    switch state.types.size(type) {
    case 1: .store8
    case 2: .store16
    case 4: .store32
    default: .store64
    }
  }

  /// A base register and a 16-bit offset for a place in memory.
  func baseAndOffset(_ place: Value) -> (base: Int, offset: Int) {
    switch place.kind {
    case .memory:
      if Int16(exactly: place.offset) != nil { return (place.register, place.offset) }
      let register = builder.newRegister()
      builder.loadInteger(Int64(place.offset), into: register)
      builder.emit(.add64, a: register, b: place.register, c: register)
      return (register, 0)
    case .frame:
      let register = builder.newRegister()
      builder.emit(.leaMemory, a: register, imm32: place.offset)
      return (register, 0)
    case .global:
      let register = builder.newRegister()
      if Int16(exactly: place.offset) != nil {
        builder.emit(.loadConstant, a: register, imm32: place.register)
        return (register, place.offset)
      }
      loadPool(place, into: register)
      return (register, 0)
    default:
      return (builder.newRegister(), 0)
    }
  }

  /// The address of a place in memory, as a value of a pointer type.
  func address(of place: Value, type: TypeID, into target: Int? = nil) -> Value {
    switch place.kind {
    case .frame: return Value(.frameAddress, type, offset: place.offset)
    case .global: return Value(.pool, type, register: place.register, offset: place.offset)
    case .memory:
      if place.offset == 0 {
        var value = Value(.register, type, register: place.register)
        value.isTemporary = place.isTemporary
        return value
      }
      let register = target ?? (place.isTemporary ? place.register : builder.newRegister())
      if Int16(exactly: place.offset) != nil {
        builder.emit(.addImmediate64, a: register, b: place.register, c: place.offset)
      } else {
        let number = builder.newRegister()
        builder.loadInteger(Int64(place.offset), into: number)
        builder.emit(.add64, a: register, b: place.register, c: number)
      }
      var value = Value(.register, type, register: register)
      value.isTemporary = true
      return value
    default: return .error
    }
  }

  /// Puts an rvalue into a register: the wanted one, its own, or a new one.
  @discardableResult
  func register(_ value: Value, into target: Int? = nil) -> Int {
    switch value.kind {
    case .register:
      guard let target else { return value.register }
      builder.emitMove(to: target, from: value.register)
      return target
    case .integer:
      let register = target ?? builder.newRegister()
      builder.loadInteger(value.integer, into: register)
      return register
    case .floating:
      let register = target ?? builder.newRegister()
      if state.types.kind(value.type) == .float {
        builder.loadInteger(Int64(Float(value.double).bitPattern), into: register)
      } else {
        builder.loadInteger(value.integer, into: register)
      }
      return register
    case .pool:
      let register = target ?? builder.newRegister()
      loadPool(value, into: register)
      return register
    case .frameAddress:
      let register = target ?? builder.newRegister()
      builder.emit(.leaMemory, a: register, imm32: value.offset)
      return register
    case .none:
      let register = target ?? builder.newRegister()
      builder.loadInteger(0, into: register)
      return register
    case .local, .memory, .frame, .global, .bitField, .property:
      if state.types.kind(value.type) == .record {
        return register(address(of: value, type: .voidPointer, into: target), into: target)
      }
      return register(rvalue(value, into: target), into: target)
    }
  }

  private func loadPool(_ value: Value, into register: Int) {
    var index = value.register
    if value.offset != 0 {
      if index < builder.code.constants.count,
        case .global(let name, let offset) = builder.code.constants[index]
      {
        index = builder.constant(.global(name, offset: offset &+ value.offset), key: nil)
      } else {
        // The register may be an argument's slot, which is the next free one itself.
        let mark = builder.nextRegister
        builder.reserve(upTo: max(mark, register + 1))
        builder.emit(.loadConstant, a: register, imm32: index)
        let number = builder.newRegister()
        builder.loadInteger(Int64(value.offset), into: number)
        builder.emit(.add64, a: register, b: register, c: number)
        builder.nextRegister = mark
        return
      }
    }
    builder.emit(.loadConstant, a: register, imm32: index)
  }

  // MARK: Storing

  /// Stores a value, already converted to the place's type.
  func store(_ value: Value, to place: Value) {
    switch place.kind {
    case .local:
      register(value, into: place.register)
    case .memory, .frame, .global:
      if state.types.isAggregate(place.type) {
        copyAggregate(from: value, to: place)
        return
      }
      let source = register(value)
      if place.kind == .global, place.offset == 0, storeOpcode(place.type) == .store64 {
        builder.emit(.storeGlobal64, a: source, imm32: place.register)
        if isAtomicPlace(place) { builder.markAtomic() }
        return
      }
      let (base, offset) = baseAndOffset(place)
      builder.emit(storeOpcode(place.type), a: source, b: base, c: offset)
      if isAtomicPlace(place) { builder.markAtomic() }
    case .bitField: storeBitField(value, to: place)
    case .property: sendSetter(value, to: place)
    default: break
    }
  }

  func copyAggregate(from source: Value, to place: Value) {
    let mark = builder.nextRegister
    let target = register(address(of: place, type: .voidPointer))
    let from = register(source)
    if ownsObjects(place.type) {
      copyOwned(to: target, from: from, place.type, initialises: false)
      builder.nextRegister = mark
      return
    }
    emitCopy(to: target, from: from, bytes: state.types.size(place.type))
    if state.types.canonical(place.type).isAtomic || state.types.canonical(source.type).isAtomic {
      builder.joinLastCopy()
    }
    builder.nextRegister = mark
  }

  func emitCopy(to target: Int, from source: Int, bytes: Int) {
    if bytes < 32_768 {
      builder.emit(.copyBytes, a: target, b: source, c: bytes)
    } else {
      let count = builder.newRegister()
      builder.loadInteger(Int64(bytes), into: count)
      builder.emit(.copyBytes, x: 1, a: target, b: source, c: count)
    }
  }
  func emitZero(at target: Int, bytes: Int) {
    if bytes < 32_768 {
      builder.emit(.zeroBytes, a: target, c: bytes)
    } else {
      let count = builder.newRegister()
      builder.loadInteger(Int64(bytes), into: count)
      builder.emit(.zeroBytes, x: 1, a: target, c: count)
    }
  }

  // MARK: Bit-fields

  private struct BitFieldPart {
    /// Counted from the byte where the field's place is.
    var offset: Int
    var load: Opcode
    var store: Opcode
  }

  /// What is loaded and stored for a bit-field: its storage unit, or of a packed one the bytes that it lies in.
  private func parts(of field: Value) -> [BitFieldPart] {
    if !field.isPacked {
      return [
        BitFieldPart(offset: 0, load: loadOpcode(field.type), store: storeOpcode(field.type))
      ]
    }
    var parts: [BitFieldPart] = []
    var offset = 0
    var bytes = (field.bitOffset + field.bitWidth + 7) / 8
    while bytes > 0 {
      let (size, load, store): (Int, Opcode, Opcode) =
        switch bytes {
        case 1: (1, .load8U, .store8)
        case 2, 3: (2, .load16U, .store16)
        case 4..<8: (4, .load32U, .store32)
        default: (8, .load64, .store64)
        }
      parts.append(BitFieldPart(offset: offset, load: load, store: store))
      offset += size
      bytes -= size
    }
    return parts
  }

  private func loadBitField(_ value: Value, into target: Int?) -> Value {
    var unit = value
    unit.kind = .memory
    let (base, offset) = baseAndOffset(unit)
    let register = target ?? builder.newRegister()
    let work = builder.newRegister()
    let parts = parts(of: value)
    builder.emit(parts[0].load, a: work, b: base, c: offset)
    let count = builder.newRegister()
    var first = value.bitOffset
    if parts.count > 1 {
      builder.loadInteger(Int64(first), into: count)
      builder.emit(.shrU64, a: work, b: work, c: count)
      let more = builder.newRegister()
      for part in parts.dropFirst() {
        builder.emit(part.load, a: more, b: base, c: offset + part.offset)
        builder.loadInteger(Int64(part.offset * 8 - first), into: count)
        builder.emit(.shl64, a: more, b: more, c: count)
        builder.emit(.or64, a: work, b: work, c: more)
      }
      first = 0
    }
    builder.loadInteger(Int64(64 - first - value.bitWidth), into: count)
    builder.emit(.shl64, a: work, b: work, c: count)
    builder.loadInteger(Int64(64 - value.bitWidth), into: count)
    builder.emit(
      state.types.isSigned(value.type) ? .shrS64 : .shrU64, a: register, b: work, c: count)
    var result = temporary(register, value.type.unqualified)
    result.bitWidth = value.bitWidth
    return result
  }

  /// An operand of arithmetic that was read from a bit-field: what fits into an int is one, whatever the field's
  /// type. (C asks the field, so `s.field = 5` promotes, too, and so does a comma; `s.field++` is only a value.)
  func promotedField(_ value: Value) -> Value {
    guard value.kind == .register, value.bitWidth > 0 else { return value }
    var value = value
    if value.bitWidth <= 32 {
      let isUnsigned = value.bitWidth == 32 && !state.types.isSigned(value.type)
      value.type = isUnsigned ? .unsignedInt : .int
    }
    value.bitWidth = 0
    return value
  }

  private func storeBitField(_ value: Value, to place: Value) {
    let mark = builder.nextRegister
    let source = register(value)
    var unit = place
    unit.kind = .memory
    let (base, offset) = baseAndOffset(unit)
    let mask: UInt64 = place.bitWidth >= 64 ? ~0 : (1 << UInt64(place.bitWidth)) - 1
    let old = builder.newRegister()
    let number = builder.newRegister()
    let bits = builder.newRegister()
    for part in parts(of: place) {
      // How far the field's first bit lies above the part's, or below.
      let distance = place.bitOffset - part.offset * 8
      let shifted = distance >= 0 ? mask << UInt64(distance) : mask >> UInt64(-distance)
      // x: what is there is only written back, so it need not be defined.
      builder.emit(part.load, x: 1, a: old, b: base, c: offset + part.offset)
      builder.loadInteger(Int64(bitPattern: ~shifted), into: number)
      builder.emit(.and64, a: old, b: old, c: number)
      builder.loadInteger(Int64(bitPattern: mask), into: number)
      builder.emit(.and64, a: bits, b: source, c: number)
      builder.loadInteger(Int64(abs(distance)), into: number)
      builder.emit(distance >= 0 ? .shl64 : .shrU64, a: bits, b: bits, c: number)
      builder.emit(.or64, a: old, b: old, c: bits)
      builder.emit(part.store, a: old, b: base, c: offset + part.offset)
    }
    builder.nextRegister = max(mark, source + 1)
  }

  /// A new temporary of a struct type in the frame's memory.
  func newFrameTemporary(_ type: TypeID) -> Value {
    let offset = builder.newMemory(
      size: state.types.size(type), alignment: max(8, state.types.alignment(type)))
    return Value(.frame, type, offset: offset)
  }
}
