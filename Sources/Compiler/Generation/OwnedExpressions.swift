import Bytecode
import Diagnostics
import Syntax

/// The corners of ARC: `self` of init methods, out-parameters, bridged casts, what a block of statements is
/// worth.
///
/// An init method consumes `self`: the caller gives its count away and gets one back with the result. So
/// `[super init]` takes `self` out of its variable, and `self = [super init]` puts the result in: if an
/// object of another kind comes back, or nil, nothing is left over.
///
/// An out-parameter (`NSError **`) points to an `__autoreleasing` variable, which owns nothing. The address
/// of a strong variable does not fit, so a temporary is passed, and what the call left in it is stored in the
/// strong variable afterwards.
extension UnitCompiler {
  // MARK: self

  func isSelf(_ id: NodeID) -> Bool {
    tree[id].kind == .identifier && tree[id].a == known.selfName
  }

  /// Where `self` lies, which is given away as the receiver of another init message. Nil outside of init methods:
  /// there the receiver is retained instead.
  func consumedSelf(_ receiver: Int) -> Value? {
    if function.isMethod, isInitFamily(function.selector),
      let local = scopes.find(known.selfName)
    {
      switch local.meaning {
      case .register(let register): return Value(.local, .id, register: register)
      case .frame(let offset): return Value(.frame, .id, offset: offset)
      default: break
      }
    }
    emitRetain(receiver)
    return nil
  }

  /// Takes `self` out of its variable: the arguments, which may speak of it, are there.
  func takeOut(_ place: Value) {
    let mark = builder.nextRegister
    store(.integer(0, .id), to: place)
    builder.nextRegister = mark
  }

  /// `self = …` is for init methods.
  func checkSelfAssignment(_ node: Node) -> Bool {
    guard isSelf(node.a), function.isMethod,
      function.isClassMethod || !isInitFamily(function.selector)
    else { return true }
    error(
      .notAssignable,
      function.isClassMethod
        ? "cannot assign to 'self' in a class method"
        : "cannot assign to 'self' outside of a method in the init family", ["self"],
      at: tree[node.a].place)
    return false
  }

  // MARK: Operands of statements

  /// The operand of `@synchronized` and the collection of a for-in: held until the statement ends.
  func heldOperand(_ id: NodeID, in target: Int) -> Value {
    guard isARC else { return operand(id) }
    openFullExpression([id])
    let value = ownedOperand(id)
    guard !value.isError, isRetainable(value.type) else {
      closeFullExpression()
      return settle(value)
    }
    let kept = own(value)
    builder.emitMove(to: target, from: kept)
    builder.nextRegister = target + 1
    closeFullExpression()
    builder.nextRegister = target + 1
    function.cleanups.append(.strong(target))
    return Value(.register, value.type, register: target)
  }

  func switchOperand(_ id: NodeID) -> Value {
    guard isARC else { return promotedField(operand(id)) }
    let kept = builder.newRegister()
    openFullExpression([id])
    let value = promotedField(operand(id))
    guard !value.isError, value.kind == .register else {
      closeFullExpression()
      return value
    }
    register(value, into: kept)
    builder.nextRegister = kept + 1
    closeFullExpression()
    builder.nextRegister = kept + 1
    return temporary(kept, value.type)
  }

  /// What the prompt shows: temporaries die before the answer.
  func shownValue(_ id: NodeID, into kept: Int) -> Value {
    guard isARC else { return expression(id) }
    var value = ownedExpression(id)
    if value.kind == .property { value = ownedRvalue(value) }
    // A weak variable is only looked at: showing it must not keep the object alive.
    if value.isPlace, ownership(value.type) == .weak { value.type = value.type.unqualified }
    if value.isPlace, tree[id].kind == .member, !state.types.isAggregate(value.type) {
      // What lies in an object that dies with the expression is read before.
      builder.emitMove(to: kept, from: register(rvalue(value)))
      return temporary(kept, value.type)
    }
    guard value.isOwned else { return value }
    builder.emitMove(to: kept, from: value.register)
    emitRelease(kept)
    return temporary(kept, value.type)
  }

  /// The last expression of `({ … })`: its object outlives the variables of the block.
  func ownedLastValue(_ id: NodeID, into target: Int) -> Value {
    openFullExpression([id])
    let value = ownedOperand(id)
    var result = value
    if !value.isError, isRetainable(value.type) {
      let isBlock = state.types.kind(value.type) == .blockPointer
      let kept = isBlock && !value.isOwned ? copyBlock(value) : own(value)
      builder.emitMove(to: target, from: kept)
      result = temporary(target, value.type)
      result.isOwned = true
    } else if state.types.kind(value.type) == .record {
      let copy = newFrameTemporary(value.type)
      if ownsObjects(value.type) {
        let source = register(value)
        let address = builder.newRegister()
        builder.emit(.leaMemory, a: address, imm32: copy.offset)
        fillOwned(address, with: value, at: source, value.type)
        closeFullExpression()
        settleStruct(at: copy.offset, value.type)
        result = asRvalue(copy)
        result.isMovable = true
        return result
      }
      copyAggregate(from: value, to: copy)
      result = asRvalue(copy)
    } else if value.kind != .integer, value.kind != .floating, value.kind != .none {
      register(value, into: target)
      result = temporary(target, value.type)
    }
    closeFullExpression()
    return result
  }

  /// The elements of a compound literal belong to nobody where it is not said (`__strong`); they live as long as the
  /// full expression.
  func unretainedElements(_ type: TypeID) -> TypeID {
    guard isARC, state.types.kind(type) == .array else { return type }
    let element = unretainedElements(state.types.element(type))
    let isSaid = state.types.canonical(element).qualifiers & TypeQualifier.strong != 0
    return state.types.array(
      of: ownership(element) == .strong && !isSaid ? element.with(TypeQualifier.unsafe) : element,
      count: state.types.arrayCount(type))
  }

  // MARK: The prompt

  /// A variable of the prompt is declared anew: the old one gives back what it owns.
  func endReplaced(_ old: GlobalVariable) {
    guard old.isCounted else { return }
    let place = globalPlace(old)
    let mark = builder.nextRegister
    if ownsElements(old.type) {
      endVariable(old.type, at: register(address(of: place, type: .voidPointer)), offset: 0)
    }
    builder.nextRegister = mark
  }

  // MARK: Out-parameters

  /// A strong variable whose address was wanted where an `__autoreleasing` one is expected.
  struct WriteBack {
    /// The argument's slot; what lies at or above the frame of a finished call belongs to it.
    var slot: Int
    /// Offset of the temporary in the frame's memory.
    var temporary: Int
    /// The variable.
    var place: Value
  }

  /// Passes the address of a temporary for `&strong`. nil when the argument is not of that kind.
  func passOutParameter(_ id: NodeID, _ type: TypeID, _ slot: Int) -> TypeID? {
    let node = tree[id]
    guard isARC, node.kind == .unary,
      operatorOf(node) == UInt32(UnaryOperator.addressOf.rawValue), state.types.isPointer(type)
    else { return nil }
    let target = state.types.pointee(type)
    guard isRetainable(target) else { return nil }
    let qualifiers = state.types.canonical(target).qualifiers
    if qualifiers & (TypeQualifier.strong | TypeQualifier.weak | TypeQualifier.unsafe) != 0 {
      return nil
    }
    var place = expression(node.a)
    if place.isError { return .error }
    let kind = ownership(place.type)
    guard kind == .strong || kind == .weak else { return nil }
    if lookingAhead.depth > 0 { return state.types.pointer(to: place.type.unqualified) }
    if let sort = notWrittenBack(tree[node.a], place) {
      error(
        .ownershipMissing,
        "passing address of \(sort) object to __autoreleasing parameter for write-back",
        at: node.place)
      return .error
    }
    if place.kind == .memory {
      // The address of an ivar or element has to survive the call.
      let offset = builder.newMemory(size: 8, alignment: 8)
      let home = builder.newRegister()
      let address = register(address(of: place, type: .voidPointer))
      builder.emit(.leaMemory, a: home, imm32: offset)
      builder.emit(.store64, a: address, b: home)
      var held = Value(.frame, state.types.pointer(to: place.type), offset: offset)
      held.isTemporary = false
      place = Value(.memory, place.type, register: address)
      function.writeBacks.append(
        WriteBack(slot: slot, temporary: builder.newMemory(size: 8, alignment: 8), place: held))
    } else {
      function.writeBacks.append(
        WriteBack(slot: slot, temporary: builder.newMemory(size: 8, alignment: 8), place: place))
    }
    let last = function.writeBacks[function.writeBacks.count - 1]
    let temporary = Value(.frame, .id, offset: last.temporary)
    store(rvalue(place), to: temporary)
    let address = Value(.frameAddress, state.types.pointer(to: place.type.unqualified))
    var pointer = address
    pointer.offset = last.temporary
    let argument = coerce(pointer, to: type, .passing, at: node.place)
    if argument.isError { return .error }
    register(argument, into: slot)
    builder.nextRegister = slot
    return argument.type
  }

  /// Whether a pointer to objects may be passed on: who owns them on one side owns them on the other, and what nothing is
  /// said of is an out-parameter, which only the address of a single variable fills.
  func passesOwners(_ id: NodeID, _ type: TypeID, _ context: AssignmentContext) -> Bool {
    guard isARC, !isPrelude, !tree.isSwift, lookingAhead.depth == 0, state.types.isPointer(type)
    else { return true }
    let goal = state.types.canonical(state.types.pointee(type))
    guard isRetainable(goal), !goal.isConst else { return true }
    let given = typeOf(id)
    let isArray = state.types.kind(given) == .array
    guard isArray || state.types.isPointer(given) else { return true }
    let source = state.types.canonical(
      isArray ? state.types.element(given) : state.types.pointee(given))
    guard isRetainable(source) else { return true }
    // The library's methods hand objects out in buffers of their own kind; an error is an out-parameter everywhere.
    let isError =
      state.types.kind(goal) == .objectPointer
      && state.types.className(of: goal).map { names[$0] } == "NSError"
    if context == .sending, !isError { return true }
    let owners = TypeQualifier.strong | TypeQualifier.weak | TypeQualifier.unsafe
    if goal.qualifiers & owners != 0 {
      guard isArray, ownership(source) != ownership(goal) else { return true }
      return changesOwner(source, goal, ownership(goal), context, at: tree[id].place)
    }
    let isAddress =
      tree[id].kind == .unary
      && operatorOf(tree[id]) == UInt32(UnaryOperator.addressOf.rawValue)
    if source.qualifiers & TypeQualifier.unsafe != 0 || isAddress && source.isConst {
      return changesOwner(source, goal, .autoreleasing, context, at: tree[id].place)
    }
    if isAddress || !isArray && source.qualifiers & owners == 0 { return true }
    error(
      .ownershipMissing,
      "passing address of non-\(isArray ? "scalar" : "local") object to __autoreleasing parameter for "
        + "write-back", at: tree[id].place)
    return false
  }

  private func changesOwner(
    _ source: TypeID, _ goal: TypeID, _ owner: Ownership, _ context: AssignmentContext,
    at place: SourceRange
  ) -> Bool {
    func spelled(_ type: TypeID, _ owner: Ownership) -> String {
      String(spellOwned(type, owner).dropLast()) + " *'"
    }
    let (from, to) = (spelled(source, ownership(source)), spelled(goal, owner))
    error(
      .ownershipMissing,
      "\(context == .sending ? "sending" : "passing") \(from) to parameter of type \(to) changes "
        + "retain/release properties of pointer", [from, to], at: place)
    return false
  }

  /// Only a local variable takes back what a callee has put into its place (clang's isInvalidICRSource).
  private func notWrittenBack(_ node: Node, _ place: Value) -> String? {
    switch node.kind {
    case .subscriptAccess: return "non-scalar"
    case .member: return "non-local"
    case .identifier:
      let name = NameID(node.a)
      if place.kind == .global { return "non-local" }
      if scopes.find(name) == nil, function.ivars[name] != nil { return "non-local" }
      return nil
    default: return nil
    }
  }

  /// After the call whose frame begins here: the strong variables take over what the temporaries hold.
  func writeBack(_ frame: Int) {
    while let last = function.writeBacks.last, last.slot > frame {
      function.writeBacks.removeLast()
      let mark = builder.nextRegister
      builder.reserve(upTo: max(mark, frame + 1))
      var place = last.place
      if state.types.isPointer(place.type) {
        let target = state.types.pointee(place.type)
        place = Value(.memory, target, register: register(rvalue(place)))
      }
      let value = rvalue(Value(.frame, .id.with(TypeQualifier.unsafe), offset: last.temporary))
      _ = storeOwned(untemporary(value), to: place)
      builder.nextRegister = mark
    }
  }
}
