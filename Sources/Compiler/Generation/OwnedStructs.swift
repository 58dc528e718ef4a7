import Bytecode
import Diagnostics
import Syntax

/// Structs that own objects, under ARC.
///
/// Such a struct is not just its bytes: a copy shares the objects, so it retains what the strong members
/// hold and registers the weak ones anew; what it is copied over gives its own objects back. A parameter is
/// a copy that the caller makes and the called function ends, when it returns or an exception leaves it; a result is
/// a temporary of the caller that ends with the full expression, a member of a class ends with the object.
extension UnitCompiler {
  func ownsObjects(_ type: TypeID) -> Bool {
    isARC && state.types.kind(type) == .record && !ownedSlots(type).isEmpty
  }

  /// Copies the struct at r[source] to r[target]. `initialises`: what lies at the target is no struct yet.
  func copyOwned(to target: Int, from source: Int, _ type: TypeID, initialises: Bool) {
    let mark = builder.nextRegister
    defer { builder.nextRegister = mark }
    builder.reserve(upTo: max(mark, target + 1, source + 1))
    let slots = ownedSlots(type)
    let size = state.types.size(type)
    let address = builder.newRegister()
    let value = builder.newRegister()
    func point(_ base: Int, _ offset: Int) { self.point(address, at: base, offset) }
    // The new objects first: the two structs may share some, or be the same.
    var weak: [Int] = []
    for slot in slots {
      point(source, slot.offset)
      if slot.isWeak {
        let kept = builder.newRegister()
        weak.append(kept)
        builder.emit(.loadWeak, a: kept, b: address)
      } else {
        builder.emit(.load64, a: value, b: address)
        emitRetain(value)
      }
    }
    var old = -1
    if !initialises {
      old = builder.newRegister()
      builder.emit(
        .leaMemory, a: old,
        imm32: builder.newMemory(size: size, alignment: max(8, state.types.alignment(type))))
      for slot in slots where slot.isWeak {
        point(target, slot.offset)
        builder.emit(.destroyWeak, a: address)
      }
      emitCopy(to: old, from: target, bytes: size)
    }
    emitCopy(to: target, from: source, bytes: size)
    for slot in slots where slot.isWeak {
      let kept = weak.removeFirst()
      point(target, slot.offset)
      builder.loadInteger(0, into: value)
      builder.emit(.store64, a: value, b: address)
      builder.emit(.storeWeak, a: address, b: kept, c: slot.isUnowned ? 1 : 0)
      emitRelease(kept)
    }
    if initialises { return }
    for slot in slots where !slot.isWeak {
      point(old, slot.offset)
      builder.emit(.load64, a: value, b: address)
      emitRelease(value)
    }
  }

  /// Fills r[target], which is no struct yet, with the value whose bytes lie at r[source]: what nobody else looks at is
  /// moved with its objects, all else is copied.
  func fillOwned(_ target: Int, with value: Value, at source: Int, _ type: TypeID) {
    guard isTaken(value) else {
      copyOwned(to: target, from: source, type, initialises: true)
      return
    }
    moveOwned(to: target, from: source, type)
  }

  /// Moves the struct at r[source] to r[target], which is none yet. Nothing is left at the source: an exception on its
  /// way out would find it there.
  func moveOwned(to target: Int, from source: Int, _ type: TypeID) {
    let mark = builder.nextRegister
    builder.reserve(upTo: max(mark, target + 1, source + 1))
    let from = builder.newRegister()
    let to = builder.newRegister()
    emitCopy(to: target, from: source, bytes: state.types.size(type))
    let zero = builder.newRegister()
    builder.loadInteger(0, into: zero)
    for slot in ownedSlots(type) {
      let work = builder.nextRegister
      if slot.isWeak {
        point(from, at: source, slot.offset)
        point(to, at: target, slot.offset)
        builder.emit(.store64, a: zero, b: to)
        copyWeak(to: to, from: from, isUnowned: slot.isUnowned)
        builder.emit(.destroyWeak, a: from)
        builder.emit(.store64, a: zero, b: from)
      } else if !tree.isSwift {
        word(.store64, zero, at: source, slot.offset)
      }
      builder.nextRegister = work
    }
    builder.nextRegister = mark
  }

  /// Takes a struct that nobody else looks at away from what would end it: the full expression, or, for a literal, the
  /// block. False when it has to be copied, or owns nothing.
  func isTaken(_ value: Value) -> Bool {
    guard value.isMovable, value.kind == .frame, lookingAhead.depth == 0, ownsObjects(value.type)
    else { return false }
    let slots = Array(ownedSlots(value.type).reversed())
    func ends(_ offset: Int?, _ slot: OwnedSlot) -> Bool { offset == value.offset &+ slot.offset }
    if let full = function.fullExpressions.last {
      let last = full.used.suffix(slots.count)
      let isLast = last.count == slots.count && zip(last, slots).allSatisfy { ends($0.offset, $1) }
      if isLast {
        function.fullExpressions[function.fullExpressions.count - 1].used.removeLast(slots.count)
        return true
      }
    }
    let last = function.cleanups.suffix(slots.count)
    let isLast = last.count == slots.count && zip(last, slots).allSatisfy { ends($0.offset, $1) }
    if isLast { function.cleanups.removeLast(slots.count) }
    return isLast
  }

  /// Whether a function ends the structs that it is given. In Swift the caller holds them until the call is done, and
  /// longer.
  var endsArguments: Bool { isARC && !tree.isSwift }

  /// A struct as an argument, which the called function will end: what nobody else looks at is given away, of all else
  /// a copy.
  func given(_ value: Value) -> Value {
    guard endsArguments else {
      if isTaken(value) { settleStruct(at: value.offset, value.type) }
      return value
    }
    guard lookingAhead.depth == 0, ownsObjects(value.type), !isTaken(value) else { return value }
    let copy = newFrameTemporary(value.type.unqualified)
    let mark = builder.nextRegister
    let source = register(value)
    builder.reserve(upTo: max(mark, source + 1))
    let address = builder.newRegister()
    builder.emit(.leaMemory, a: address, imm32: copy.offset)
    copyOwned(to: address, from: source, value.type, initialises: true)
    builder.nextRegister = mark
    guardTemporary(value.type, at: copy.offset)
    return asRvalue(copy)
  }

  /// Whether the count of an object goes over to who is given it.
  func isGivenAway(_ type: TypeID) -> Bool {
    isARC && type.qualifiers & TypeQualifier.consumed != 0 && isRetainable(type)
  }

  /// Nobody ends what is sent to nil (of structs the addresses are in the slots), so the caller does, the first first.
  func endGiven(_ given: [(slot: Int, type: TypeID)], unless receiver: Int) {
    if given.isEmpty || !endsArguments { return }
    let isSent = builder.newLabel()
    builder.jump(isSent, ifRegister: receiver, is: true)
    for each in given {
      if isRetainable(each.type) {
        emitRelease(each.slot)
      } else {
        endOwned(each.type, at: each.slot, offset: 0)
      }
    }
    builder.bind(isSent)
  }

  /// A variable that is a struct with objects, or an array of such, ends with its block, an exception's way out as well.
  /// (Single objects do not end on that way: clang counts them there only where it is asked to.)
  func adoptVariable(_ type: TypeID, at offset: Int) {
    let ends = ends { adoptElements(type, at: offset) }
    if ownsStructs(type) { guardingOwned(ends) }
    // The ends are the last: who takes a literal away finds them there.
    function.cleanups += ends
  }

  /// Whether a variable is a struct that owns objects, or an array of such.
  func ownsStructs(_ type: TypeID) -> Bool {
    var element = type
    while state.types.kind(element) == .array { element = state.types.element(element) }
    return ownsObjects(element)
  }

  /// A struct that goes with the full expression, or with the function that it is given to, goes on an exception's way
  /// out as well.
  private func guardTemporary(_ type: TypeID, at offset: Int) {
    guard !function.fullExpressions.isEmpty else { return }
    guard let region = guardingOwned(ends { adoptElements(type, at: offset) }) else { return }
    function.fullExpressions[function.fullExpressions.count - 1].guards.append(region)
  }

  /// r[address] = r[base] + offset.
  func point(_ address: Int, at base: Int, _ offset: Int) {
    if Int16(exactly: offset) != nil {
      builder.emit(.addImmediate64, a: address, b: base, c: offset)
    } else {
      builder.loadInteger(Int64(offset), into: address)
      builder.emit(.add64, a: address, b: base, c: address)
    }
  }

  /// Reads or writes the word at r[base] + offset.
  func word(_ op: Opcode, _ register: Int, at base: Int, _ offset: Int) {
    let place = baseAndOffset(Value(.memory, .voidPointer, register: base, offset: offset))
    builder.emit(op, a: register, b: place.base, c: place.offset)
  }

  /// Ends the members of the struct at r[base] + offset, the first one first, as clang's functions for
  /// such structs do.
  func endOwned(_ type: TypeID, at base: Int, offset: Int) {
    for slot in ownedSlots(type) {
      endSlot(at: base, offset &+ slot.offset, isWeak: slot.isWeak)
    }
  }

  /// The same of whatever a variable may be: an object, a struct, an array of either.
  func endVariable(_ type: TypeID, at base: Int, offset: Int) {
    if state.types.kind(type) == .array {
      let element = state.types.element(type)
      guard ownsElements(element) else { return }
      for number in 0..<min(max(0, state.types.arrayCount(type)), 1024) {
        endVariable(element, at: base, offset: offset &+ number &* state.types.size(element))
      }
    } else if ownership(type) == .strong || ownership(type) == .weak {
      endSlot(at: base, offset, isWeak: ownership(type) == .weak)
    } else {
      endOwned(type, at: base, offset: offset)
    }
  }

  private func endSlot(at base: Int, _ offset: Int, isWeak: Bool) {
    let mark = builder.nextRegister
    let address = builder.newRegister()
    point(address, at: base, offset)
    endElement(address, isWeak: isWeak)
    builder.nextRegister = mark
  }

  /// A struct in the frame's memory that nobody has taken: it ends with the full expression.
  func settleStruct(at offset: Int, _ type: TypeID) {
    guard lookingAhead.depth == 0, ownsObjects(type) else { return }
    let slots = ownedSlots(type)
    if var full = function.fullExpressions.popLast() {
      // What a full expression has put aside goes the last first, a struct's members the first first.
      for slot in slots.reversed() {
        full.used.append(
          slot.isWeak ? .weakMemory(offset &+ slot.offset) : .memory(offset &+ slot.offset))
      }
      function.fullExpressions.append(full)
      guardTemporary(type, at: offset)
      return
    }
    for slot in slots {
      function.cleanups.append(
        slot.isWeak ? .weakMemory(offset &+ slot.offset) : .strongMemory(offset &+ slot.offset))
    }
  }

  /// The end of a weak variable in the frame's memory.
  func endWeakMemory(_ offset: Int) {
    let address = builder.newRegister()
    let zero = builder.newRegister()
    builder.emit(.leaMemory, a: address, imm32: offset)
    builder.emit(.destroyWeak, a: address)
    builder.loadInteger(0, into: zero)
    builder.emit(.store64, a: zero, b: address)
  }
}

/// Where a struct owns an object, or refers to one weakly: bytes from its beginning.
struct OwnedSlot {
  var offset: Int
  var isWeak = false
  /// A weak one: Swift's `unowned`.
  var isUnowned = false
}
