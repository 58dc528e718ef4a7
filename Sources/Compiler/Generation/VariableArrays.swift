import Bytecode
import Diagnostics
import Syntax

/// Arrays of variable length: `int a[n]`.
///
/// How many elements there are is computed when control comes to the declaration, and stays. The type
/// remembers the place in the source where its length was written; for each such place the function keeps
/// the size in bytes in its memory, and `sizeof` and the arithmetic of pointers to rows read it there. The
/// elements lie behind the memory of the function's other locals; they are given back at the end of the
/// block, whichever way it is left.
///
/// In a parameter `int m[r][c]` the length of the rows is computed at the entry of the function.
extension UnitCompiler {
  // MARK: Types

  /// Where the length was written; 0 for a type whose size the compiler knows.
  func variableLength(_ type: TypeID) -> Int32 {
    let entry = state.types.written(type, as: .array)
    return entry.kind == .array && entry.b == TypeTable.variableCount ? entry.c : 0
  }

  func hasVariableSize(_ type: TypeID) -> Bool { variableLength(type) != 0 }

  /// Also a pointer to such an array.
  func isVariablyModified(_ type: TypeID) -> Bool {
    var type = type
    while state.types.isPointer(type) { type = state.types.pointee(type) }
    return hasVariableSize(type)
  }

  /// The type of `element[length]` where the length is no constant; it is computed here unless this is the
  /// declaration of a parameter.
  func variableArray(of element: TypeID, _ node: Node, _ id: NodeID) -> TypeID {
    let type = state.types.variableArray(of: element, id: id)
    if reading.prototypeDepth > 0 { return type }
    if scopes.depth == 0 {
      error(
        .variableLength, "variable length array declaration not allowed at file scope",
        at: tree[node.b].place)
      return .error
    }
    let count = typeOf(node.b)
    if count == .error { return .error }
    guard state.types.isInteger(count) else {
      error(
        .arraySize, "size of array has non-integer type \(spell(count))",
        at: tree[node.b].place)
      return .error
    }
    computeSize(of: element, node, id)
    return type
  }

  private func computeSize(of element: TypeID, _ node: Node, _ id: NodeID) {
    let slot = builder.newMemory(size: 8, alignment: 8)
    let mark = builder.nextRegister
    builder.mark(tree[node.b].place)
    let frame = builder.nextRegister
    let first = frame + FrameLayout.headerSlots
    builder.reserve(upTo: first + 2)
    openFullExpression([node.b])
    let count = convert(operand(node.b), to: .long)
    register(count, into: first)
    builder.nextRegister = first + 2
    closeFullExpression()
    builder.nextRegister = first + 2
    register(sizeValue(element), into: first + 1)
    builder.nextRegister = first + 2
    builder.emit(.callNative, x: 2, a: frame, imm32: NativeFunction.variableArraySize.index)
    let home = builder.newRegister()
    builder.emit(.leaMemory, a: home, imm32: slot)
    builder.emit(.store64, a: frame, b: home)
    builder.nextRegister = mark
    function.variableSizes[id] = slot
  }

  /// At the entry of a function: the lengths that its parameters' types mention.
  func computeParameterSizes() {
    for id in function.parameterTypes { computeSizes(in: tree[id].b, isOutermost: true, depth: 0) }
  }

  private func computeSizes(in id: NodeID, isOutermost: Bool, depth: Int) {
    if id == 0 || depth > 256 { return }
    let node = tree[id]
    switch node.kind {
    case .pointerType: computeSizes(in: node.a, isOutermost: false, depth: depth + 1)
    case .arrayType:
      // The outermost length of a parameter says nothing, as it is a pointer; it is evaluated first all the same.
      if isOutermost, node.b != 0, constantInteger(node.b) == nil {
        let mark = builder.nextRegister
        builder.mark(tree[node.b].place)
        openFullExpression([node.b])
        _ = operand(node.b)
        closeFullExpression()
        builder.nextRegister = mark
      }
      computeSizes(in: node.a, isOutermost: false, depth: depth + 1)
      if isOutermost || node.b == 0 || constantInteger(node.b) != nil { return }
      let type = resolveType(id)
      if type != .error, function.variableSizes[id] == nil, hasVariableSize(type) {
        computeSize(of: state.types.element(type), node, id)
      }
    default: break
    }
  }

  /// The size of a type in bytes, as a constant or in a register.
  func sizeValue(_ type: TypeID) -> Value {
    let id = variableLength(type)
    guard id != 0 else { return .integer(Int64(state.types.size(type)), sizeType) }
    guard let slot = function.variableSizes[id] else {
      // A block cannot see the sizes of the function around it.
      error(
        .incompatibleTypes,
        "cannot refer to declaration with a variably modified type inside block",
        at: function.place)
      return .error
    }
    let register = builder.newRegister()
    builder.emit(.leaMemory, a: register, imm32: slot)
    builder.emit(.load64, a: register, b: register)
    return temporary(register, sizeType)
  }

  // MARK: Variables

  func declareVariableArray(_ node: Node, _ type: TypeID) {
    let id = variableLength(type)
    guard let size = function.variableSizes[id] else { return }
    var element = state.types.element(type)
    while state.types.kind(element) == .array { element = state.types.element(element) }
    if !ownedSlots(element).isEmpty {
      notBuilt("arrays of variable length whose elements own objects", at: node.place)
      return
    }
    let slot = builder.newMemory(size: 8, alignment: 8)
    let variable = builder.code.variables.count
    builder.code.variables.append(
      VariableInfo(
        name: names[node.a], encoding: encoding(state.types.pointer(to: element)),
        home: .memory(slot), start: builder.pc, end: .max))
    scopes.declare(node.a, .variableArray(slot), type: type, variable: variable)
    let mark = builder.nextRegister
    let frame = mark
    let first = frame + FrameLayout.headerSlots
    builder.reserve(upTo: first + 2)
    builder.emit(.leaMemory, a: first, imm32: size)
    builder.emit(.load64, a: first, b: first)
    builder.emit(.leaMemory, a: first + 1, imm32: slot)
    builder.emit(.callNative, x: 2, a: frame, imm32: NativeFunction.variableArrayOpen.index)
    builder.nextRegister = mark
    let kind = ownership(element)
    function.cleanups.append(
      .variableArray(
        slot: slot, size: size,
        owner: kind == .strong || kind == .weak ? kind : .none))
  }

  func endVariableArray(slot: Int, size: Int, owner: Ownership) {
    let mark = builder.nextRegister
    defer { builder.nextRegister = mark }
    if owner != .none { endVariableElements(slot, size, isWeak: owner == .weak) }
    let frame = builder.nextRegister
    let first = frame + FrameLayout.headerSlots
    builder.reserve(upTo: first + 1)
    builder.emit(.leaMemory, a: first, imm32: slot)
    builder.emit(.callNative, x: 1, a: frame, imm32: NativeFunction.variableArrayClose.index)
  }

  /// The last element first; there is at least one.
  private func endVariableElements(_ slot: Int, _ size: Int, isWeak: Bool) {
    let address = builder.newRegister()
    let start = builder.newRegister()
    let next = builder.newLabel()
    builder.emit(.leaMemory, a: start, imm32: slot)
    builder.emit(.load64, a: start, b: start)
    builder.emit(.leaMemory, a: address, imm32: size)
    builder.emit(.load64, a: address, b: address)
    builder.emit(.add64, a: address, b: address, c: start)
    builder.bind(next, isEntered: true)
    builder.emit(.addImmediate64, a: address, b: address, c: -8)
    endElement(address, isWeak: isWeak)
    builder.jump(next, if: .jumpNotEqual, address, start)
  }

  /// The place of such a variable: its address is in the function's memory.
  func variableArrayPlace(_ slot: Int, _ type: TypeID) -> Value {
    let register = builder.newRegister()
    builder.emit(.leaMemory, a: register, imm32: slot)
    builder.emit(.load64, a: register, b: register)
    return Value(.memory, type, register: register)
  }
}
