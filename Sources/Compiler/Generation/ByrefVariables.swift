import Bytecode
import Diagnostics
import Syntax

/// `__block` variables: shared, not copied.
///
/// Such a variable lives in a small structure: the address where it is now (`forwarding`), flags, size, two
/// helper functions, and from byte 32 on its value. It begins on the stack with `forwarding` pointing to
/// itself. When a block that uses it is copied, the structure moves to the heap and the old one's
/// `forwarding` points to the new one. Everybody who reads or writes the variable goes through `forwarding`
/// each time, so the function that declared it and all blocks see the same value, wherever it is. The scope
/// that declared it gives up its share at its end.
extension UnitCompiler {
  /// The variable itself: r[register] is the address of its structure, wherever that was first.
  func byrefPlace(_ register: Int, _ type: TypeID) -> Value {
    builder.emit(.load64, a: register, b: register)
    let plain = TypeID(bits: type.bits & ~TypeQualifier.block)
    return Value(.memory, plain, register: register, offset: ByrefLayout.value)
  }

  func isByref(_ name: NameID) -> Bool {
    if case .byref? = scopes.find(name)?.meaning { return true }
    return false
  }

  /// Only what lives in a frame can move to the heap with a block. False after an error.
  func checkBlockStorage(_ type: TypeID, at place: SourceRange) -> Bool {
    guard type.qualifiers & TypeQualifier.block != 0 else { return true }
    error(
      .invalidTypeSpecifiers, "__block attribute not allowed, only allowed on local variables",
      ["__block"], at: place)
    return false
  }

  /// Register with the address of a `__block` variable's structure, for a block literal.
  func byrefAddress(_ index: Int) -> Int {
    let register = builder.newRegister()
    if index >= function.scopeBase, case .byref(let offset) = scopes.entries[index].meaning {
      builder.emit(.leaMemory, a: register, imm32: offset)
      return register
    }
    // This function is a block itself and got the address from the one around it.
    _ = localPlace(index, at: function.place)
    if let capture = function.captures.first(where: { $0.entry == index }) {
      word(.load64, register, at: FrameLayout.headerSlots, capture.offset)
    }
    return register
  }

  func declareByref(_ node: Node, _ type: TypeID) {
    let plain = TypeID(bits: type.bits & ~TypeQualifier.block)
    let size = ByrefLayout.value &+ state.types.size(plain)
    let offset = builder.newMemory(size: roundUp(size, to: 8), alignment: 16)
    let variable = builder.code.variables.count
    builder.code.variables.append(
      VariableInfo(
        name: names[node.a], encoding: variableEncoding(type),
        home: .memory(offset + ByrefLayout.value),
        start: builder.pc, end: .max,
        size: state.types.isAggregate(plain) ? state.types.size(plain) : 0, isShared: true))
    let mark = builder.nextRegister
    let base = builder.newRegister()
    let work = builder.newRegister()
    builder.emit(.leaMemory, a: base, imm32: offset)
    emitZero(at: base, bytes: roundUp(size, to: 8))
    builder.emit(.store64, a: base, b: base)
    let helpers = byrefHelpers(plain, at: node.place)
    let flags = helpers == nil ? 0 : Int64(BlockLayout.hasCopyDispose)
    builder.loadInteger(flags | Int64(roundUp(size, to: 8)) << 32, into: work)
    builder.emit(.store64, a: work, b: base, c: ByrefLayout.flags)
    if let helpers {
      for (name, position) in [
        (helpers.copy, ByrefLayout.copy), (helpers.dispose, ByrefLayout.dispose),
      ] {
        let index = builder.constant(.function(name), key: nil)
        builder.emit(.loadConstant, a: work, imm32: index)
        builder.emit(.store64, a: work, b: base, c: position)
      }
    }
    // Known before its initialiser is computed: a block there may name it.
    scopes.declare(node.a, .byref(offset), type: type, variable: variable)
    let first = function.cleanups.count
    switch ownership(plain) {
    case .strong: function.cleanups.append(.strongMemory(offset &+ ByrefLayout.value))
    case .weak: function.cleanups.append(.weakMemory(offset &+ ByrefLayout.value))
    default: adoptElements(plain, at: offset &+ ByrefLayout.value)
    }
    function.cleanups.append(.byref(offset))
    builder.nextRegister = mark
    // On an exception's way out the scope gives its share of the heap's box up, and ends what clang ends there.
    let ends = ownsStructs(plain) ? Array(function.cleanups[first...]) : [.byref(offset)]
    if node.c != 0 { initialiseByref(node, plain, offset) }
    builder.nextRegister = mark
    guardingOwned(ends)
  }

  private func initialiseByref(_ node: Node, _ type: TypeID, _ offset: Int) {
    openFullExpression([node.c])
    defer { closeFullExpression() }
    if state.types.isAggregate(type) || tree[node.c].kind == .initializerList {
      let place = Value(.frame, type.unqualified, offset: offset + ByrefLayout.value)
      initialise(place, with: node.c, isZeroed: true)
      return
    }
    let kind = ownership(type)
    let value: Value
    if kind == .strong {
      guard
        let new = ownedValue(node.c, as: type.unqualified, .initializing)
      else { return }
      value = Value(.register, type.unqualified, register: new)
    } else {
      let operand = kind == .none ? expression(node.c) : ownedOperand(node.c)
      warnRetained(operand, type, node.c)
      value = coerce(settle(operand), to: type, .initializing, at: tree[node.c].place)
    }
    if value.isError { return }
    let source = register(value)
    builder.reserve(upTo: max(builder.nextRegister, source + 1))
    // The initialiser may have copied a block that uses the variable: it has moved then.
    let register = builder.newRegister()
    builder.emit(.leaMemory, a: register, imm32: offset)
    var place = byrefPlace(register, type)
    let new = Value(.register, value.type, register: source)
    place.type = kind == .strong ? type.unqualified : type
    if kind == .weak {
      _ = storeOwned(new, to: place)
    } else {
      store(new, to: place)
    }
  }

  /// Functions that move and end the value of a variable that owns it. Under manual counting nobody owns
  /// what a `__block` variable points to.
  func byrefHelpers(_ type: TypeID, at place: SourceRange) -> (copy: String, dispose: String)? {
    let kind = ownership(type)
    let slots = ownedSlots(type)
    guard kind == .strong || kind == .weak || !slots.isEmpty, lookingAhead.depth == 0 else {
      return nil
    }
    state.nextStatic += 1
    let copy = "__byref_copy_helper@\(state.nextStatic)"
    let dispose = "__byref_dispose_helper@\(state.nextStatic)"
    let isBlock = state.types.kind(type) == .blockPointer
    let to = FrameLayout.headerSlots
    let from = to + 1
    makeHelper(copy, parameters: 2, at: place) { compiler in
      let value = compiler.builder.newRegister()
      let zero = compiler.builder.newRegister()
      compiler.builder.loadInteger(0, into: zero)
      let address = compiler.builder.newRegister()
      func moveWeak(_ offset: Int, isUnowned: Bool) {
        compiler.point(value, at: to, offset)
        compiler.builder.emit(.store64, a: zero, b: value)
        compiler.point(address, at: from, offset)
        compiler.copyWeak(to: value, from: address, isUnowned: isUnowned)
      }
      if kind == .weak {
        moveWeak(ByrefLayout.value, isUnowned: compiler.isUnowned(type))
      } else if !slots.isEmpty {
        for slot in slots {
          if slot.isWeak {
            moveWeak(ByrefLayout.value &+ slot.offset, isUnowned: slot.isUnowned)
          } else {
            compiler.point(address, at: from, ByrefLayout.value &+ slot.offset)
            compiler.builder.emit(.store64, a: zero, b: address)
          }
        }
      } else if isBlock {
        compiler.builder.emit(.load64, a: value, b: from, c: ByrefLayout.value)
        let moved = compiler.callLibrary("_Block_copy", [value], result: .voidPointer)
        compiler.builder.emit(
          .store64, a: compiler.register(moved), b: to, c: ByrefLayout.value)
      } else {
        // The count moves along with the value.
        compiler.builder.emit(.store64, a: zero, b: from, c: ByrefLayout.value)
      }
    }
    makeHelper(dispose, parameters: 1, at: place) { compiler in
      let value = compiler.builder.newRegister()
      if kind == .weak {
        compiler.builder.emit(.addImmediate64, a: value, b: to, c: ByrefLayout.value)
        compiler.builder.emit(.destroyWeak, a: value)
      } else if !slots.isEmpty {
        compiler.endOwned(type, at: to, offset: ByrefLayout.value)
      } else {
        compiler.builder.emit(.load64, a: value, b: to, c: ByrefLayout.value)
        compiler.builder.emitOwnership(.release, value)
      }
    }
    return (copy, dispose)
  }

  /// The scope that declared the variable ends.
  func releaseByref(_ offset: Int) {
    let mark = builder.nextRegister
    let register = builder.newRegister()
    builder.emit(.leaMemory, a: register, imm32: offset)
    _ = callLibrary("__selfsame_byrefRelease", [register])
    builder.nextRegister = mark
  }
}
