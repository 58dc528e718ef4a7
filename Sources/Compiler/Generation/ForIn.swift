import Bytecode
import Diagnostics
import Syntax

/// Fast enumeration: `for (id x in collection)`.
///
/// The collection is asked for its elements a batch at a time, with a message of one selector,
/// `countByEnumeratingWithState:objects:count:`. It answers how many there are and leaves in the state where
/// they lie: in the buffer that came along, or in its own memory. The state also points to a number that
/// changes whenever the collection does; if it is not the number of the first batch any more,
/// `objc_enumerationMutation` raises. So a loop over a thousand elements sends a few dozen messages, and
/// changing a collection while it is walked is found at the next step.
extension UnitCompiler {
  /// What the state looks like: a number for the collection's own use, the address of the elements, the
  /// address of the counter of changes, and five more words for its own use.
  private enum EnumerationState {
    static let items = 8
    static let mutations = 16
    static let bytes = 64
    static let batch = 16
  }

  func compileForIn(_ node: Node) {
    pushScope()
    defer { popScope(node) }
    builder.mark(node.place)
    let collection = builder.newRegister()
    let value = heldOperand(node.b, in: collection)
    if value.isError { return }
    let isNil = sources.text(of: tree[node.b].place) == "nil"
    guard state.types.isObject(value.type), !isNil else {
      // `nil` is written `(void *)0`.
      let type = isNil ? "'void *'" : spell(value.type)
      error(
        .incompatibleTypes, "the type \(type) is not a pointer to a fast-enumerable object", [type],
        at: tree[node.b].place)
      return
    }
    register(value, into: collection)
    builder.nextRegister = collection + 1
    let memory = builder.beginEnumeration(
      size: EnumerationState.bytes + 8 * EnumerationState.batch)
    defer { builder.endEnumeration() }
    let stateRegister = builder.newRegister()
    let first = builder.newRegister()
    let count = builder.newRegister()
    let index = builder.newRegister()
    builder.emit(.leaMemory, a: stateRegister, imm32: memory)
    builder.emit(.zeroBytes, a: stateRegister, c: EnumerationState.bytes)
    let end = builder.newLabel()
    let finished = builder.newLabel()
    let next = builder.newLabel()
    let batch = builder.newLabel()
    let item = builder.newLabel()
    let same = builder.newLabel()
    fetchBatch(collection, stateRegister, into: count, at: tree[node.b].place)
    builder.jump(finished, ifRegister: count, is: false)
    loadMutations(stateRegister, into: first)
    builder.bind(batch, isEntered: true)
    builder.loadInteger(0, into: index)
    builder.bind(item, isEntered: true)
    let now = builder.newRegister()
    loadMutations(stateRegister, into: now)
    builder.jump(same, if: .jumpEqual, now, first)
    builder.mark(tree[node.b].place)
    _ = callLibrary("objc_enumerationMutation", [collection])
    builder.bind(same)
    builder.emit(.load64, a: now, b: stateRegister, c: EnumerationState.items)
    builder.emit(.addScaled64, x: 3, a: now, b: now, c: index)
    builder.emit(.load64, a: now, b: now)
    builder.mark(node.place)
    // A variable declared by the loop begins anew with each element.
    function.breakables.append(
      FunctionContext.Breakable(
        breakLabel: end, continueLabel: next, cleanups: function.cleanups.count))
    pushScope()
    assignElement(node.a, Value(.register, .id, register: now))
    compileSubstatement(node.c)
    function.breakables.removeLast()
    popScope(tree[node.c])
    builder.bind(next)
    builder.emit(.addImmediate64, a: index, b: index, c: 1)
    builder.jump(item, if: .jumpLessU, index, count)
    fetchBatch(collection, stateRegister, into: count, at: tree[node.b].place)
    builder.jump(batch, ifRegister: count, is: true)
    builder.bind(finished)
    // After the last element a variable from outside is nil.
    if tree[node.a].kind != .declarationStatement, !value.isError {
      let place = expression(node.a)
      if place.isPlace { give(.integer(0, place.type), to: place) }
    }
    builder.bind(end)
  }

  private func loadMutations(_ state: Int, into register: Int) {
    builder.emit(.load64, a: register, b: state, c: EnumerationState.mutations)
    builder.emit(.load64, a: register, b: register)
  }

  private func fetchBatch(_ collection: Int, _ state: Int, into count: Int, at place: SourceRange) {
    let mark = builder.nextRegister
    let buffer = builder.newRegister()
    let number = builder.newRegister()
    builder.emit(.addImmediate64, a: buffer, b: state, c: EnumerationState.bytes)
    builder.loadInteger(Int64(EnumerationState.batch), into: number)
    let selector = names.intern("countByEnumeratingWithState:objects:count:")
    let answer = send(
      selector, to: collection, [state, buffer, number], at: place, result: .unsignedLong)
    register(answer, into: count)
    builder.nextRegister = mark
  }

  private func assignElement(_ id: NodeID, _ item: Value) {
    let node = tree[id]
    if node.kind == .declarationStatement {
      guard let declaration = tree.list(node.a).first, let type = variableType(tree[declaration])
      else { return }
      let place = tree[declaration].place
      if !state.types.isObject(type) {
        error(
          .incompatibleTypes,
          "selector element type \(spell(type)) is not a valid object", [spell(type)], at: place)
        return
      }
      // As clang does: the collection holds the elements, the variable of the loop only names one and cannot be
      // given another, unless `__strong` is written.
      let isBorrowed = isARC && type.qualifiers & TypeQualifier.strong == 0
      declareHeld(
        tree[declaration].a, type,
        value: Value(.register, type.unqualified, register: item.register), isBorrowed: isBorrowed)
      if isBorrowed { scopes.fixLast() }
      return
    }
    let place = expression(id)
    if place.isError { return }
    guard checkAssignable(place, at: node.place) else { return }
    if !state.types.isObject(place.type) {
      error(
        .incompatibleTypes,
        "selector element type \(spell(place.type)) is not a valid object", [spell(place.type)],
        at: node.place)
      return
    }
    give(Value(.register, place.type.unqualified, register: item.register), to: place)
  }

  /// What is assigned to a variable from outside, which keeps it as its type says.
  private func give(_ value: Value, to place: Value) {
    let mark = builder.nextRegister
    if isARC, ownership(place.type) != .none {
      _ = storeOwned(value, to: place)
    } else {
      store(value, to: place)
    }
    builder.nextRegister = mark
  }

  /// Calls a function of the library by its link name; the arguments are in registers.
  func callLibrary(_ name: String, _ arguments: [Int], result: TypeID = .void) -> Value {
    let mark = builder.nextRegister
    let frame = mark
    let first = frame + FrameLayout.headerSlots
    builder.reserve(upTo: first + arguments.count)
    for (index, argument) in arguments.enumerated() {
      builder.emitMove(to: first + index, from: argument)
    }
    builder.relocate(.function(name))
    builder.emit(.call, x: arguments.count, a: frame, imm32: 0)
    return finishResult(nil, result, frame, base: mark)
  }
}
