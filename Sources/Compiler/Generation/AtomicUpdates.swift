import Bytecode
import Diagnostics
import Syntax

/// `_Atomic` and `_Thread_local` variables.
///
/// `x += 1` on an ordinary variable is a load, an addition and a store, and another thread may come between
/// them. On an `_Atomic` one it is a single step. Where the machine has none for it (a product, a pointer, a number with
/// a point), the new value is computed from the old one and stored only if the variable still holds the old one;
/// otherwise all is done again with what it holds now, as clang does it.
///
/// A `_Thread_local` variable exists once for each thread. Its global holds the value of the main thread and
/// the initial value for all others, which get a copy of their own when they first ask.
extension UnitCompiler {
  func isAtomicPlace(_ place: Value) -> Bool {
    guard state.types.canonical(place.type).isAtomic, state.types.isScalar(place.type) else {
      return false
    }
    switch place.kind {
    case .memory, .frame, .global: return ownership(place.type) == .none
    default: return false
    }
  }

  /// Replaces the value in a place by `old op right`. Both, in registers; nil after an error.
  func atomicUpdate(
    _ place: Value, _ op: BinaryOperator, _ right: Value, at range: SourceRange
  ) -> (old: Value, new: Value)? {
    let type = place.type.unqualified
    if let operation = op.atomic, state.types.isInteger(type), type != .bool,
      state.types.isInteger(right.type)
    {
      return fetch(place, operation, op, right, at: range)
    }
    let address = builder.newRegister()
    let old = builder.newRegister()
    let new = builder.newRegister()
    let slot = builder.newMemory(size: 8, alignment: 8)
    let mark = builder.nextRegister
    register(self.address(of: untemporary(place), type: .voidPointer), into: address)
    builder.nextRegister = mark
    var target = Value(.memory, type, register: address)
    register(rvalue(target, into: old), into: old)
    let again = builder.newLabel()
    builder.bind(again, isEntered: true)
    builder.nextRegister = mark
    target = Value(.frame, type, offset: slot)
    store(Value(.register, type, register: old), to: target)
    builder.nextRegister = mark
    let value = binary(op, Value(.register, type, register: old), right, at: range, into: nil)
    if value.isError { return nil }
    let converted = coerce(value, to: type, .assigning, at: range)
    if converted.isError { return nil }
    register(converted, into: new)
    builder.nextRegister = mark
    let frame = mark
    let first = frame + FrameLayout.headerSlots
    builder.reserve(upTo: first + 4)
    builder.emitMove(to: first, from: address)
    builder.emit(.leaMemory, a: first + 1, imm32: slot)
    builder.emitMove(to: first + 2, from: new)
    builder.loadInteger(Int64(state.types.size(type)), into: first + 3)
    builder.mark(range)
    builder.emit(
      .callNative, x: 4, a: frame, imm32: NativeFunction.atomicCompareExchange.index)
    builder.nextRegister = frame + 1
    register(rvalue(target, into: old), into: old)
    builder.jump(again, ifRegister: frame, is: false)
    builder.nextRegister = mark
    return (Value(.register, type, register: old), Value(.register, type, register: new))
  }

  private func fetch(
    _ place: Value, _ operation: AtomicOperation, _ op: BinaryOperator, _ right: Value,
    at range: SourceRange
  ) -> (old: Value, new: Value)? {
    let type = place.type.unqualified
    let address = builder.newRegister()
    let operand = builder.newRegister()
    let old = builder.newRegister()
    let new = builder.newRegister()
    let mark = builder.nextRegister
    register(self.address(of: untemporary(place), type: .voidPointer), into: address)
    register(coerce(right, to: type, .assigning, at: range), into: operand)
    builder.nextRegister = mark
    let first = mark + FrameLayout.headerSlots
    builder.reserve(upTo: first + 4)
    builder.emitMove(to: first, from: address)
    builder.emitMove(to: first + 1, from: operand)
    builder.loadInteger(Int64(state.types.size(type)), into: first + 2)
    builder.loadInteger(Int64(operation.rawValue), into: first + 3)
    builder.mark(range)
    builder.emit(.callNative, x: 4, a: mark, imm32: NativeFunction.atomicUpdate.index)
    builder.nextRegister = mark + 1
    register(
      convert(Value(.register, .unsignedLong, register: mark), to: type, into: old), into: old)
    builder.nextRegister = mark
    let before = Value(.register, type, register: old)
    let after = binary(
      op, before, Value(.register, type, register: operand), at: range, into: nil)
    register(convert(after, to: type, into: new), into: new)
    builder.nextRegister = mark
    return (before, Value(.register, type, register: new))
  }

  // MARK: Thread-local variables

  /// False after an error.
  func checkThreadLocal(_ node: Node, _ type: TypeID, isStatic: Bool) -> Bool {
    guard node.flags & NodeFlags.isThreadLocal != 0 else { return true }
    if !isStatic {
      error(
        .misplacedDeclaration, "'_Thread_local' variables must have global storage",
        ["_Thread_local"], at: node.place)
      return false
    }
    if ownership(type) == .strong || ownership(type) == .weak {
      error(
        .arcForbids,
        "thread-local variable has non-trivial ownership: type is \(spell(type))", [spell(type)],
        at: node.place)
      return false
    }
    return true
  }

  /// What lies in the global of a thread-local variable: a list of the other threads' copies, the size, the
  /// main thread's value, the initial value.
  func threadLocalData(_ data: StaticData?, size: Int) -> StaticData {
    let room = roundUp(max(1, size), to: 16)
    var bytes = [UInt8](repeating: 0, count: 16 + 2 * room)
    for index in 0..<8 { bytes[8 + index] = UInt8(truncatingIfNeeded: room >> (index * 8)) }
    var whole = StaticData(bytes: bytes)
    guard let data else { return whole }
    for start in [16, 16 + room] {
      for (index, byte) in data.bytes.enumerated() where index < room {
        whole.bytes[start + index] = byte
      }
      for (offset, constant) in data.constants { whole.constants[offset + start] = constant }
    }
    return whole
  }

  func threadLocalPlace(_ variable: GlobalVariable) -> Value {
    let frame = builder.nextRegister
    let first = frame + FrameLayout.headerSlots
    builder.reserve(upTo: first + 1)
    let index = builder.constant(.global(variable.linkName, offset: 0), key: nil)
    builder.emit(.loadConstant, a: first, imm32: index)
    builder.emit(.callNative, x: 1, a: frame, imm32: NativeFunction.threadLocal.index)
    builder.nextRegister = frame + 1
    return Value(.memory, variable.type, register: frame)
  }
}

extension BinaryOperator {
  /// The machine's own step for it.
  fileprivate var atomic: AtomicOperation? {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .bitOr: .or
    case .bitAnd: .and
    case .bitXor: .xor
    default: nil
    }
  }
}
