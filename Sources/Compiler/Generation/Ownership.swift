import Bytecode
import Diagnostics
import Syntax

/// Automatic reference counting: the retains and releases that the compiler writes.
///
/// The rule is one of ownership. Each strong variable owns one count of its object, so storing retains the
/// new object before it releases the old one, and the end of the variable releases. A value is either
/// borrowed (somebody else keeps the object alive) or owned (`Value.isOwned`: this expression has a count
/// that somebody must give back). `alloc`, `new`, `copy`, `mutableCopy` and `init` answer with an owned
/// object by the convention of their names; of any other call the result is claimed right behind it
/// (`retain` with x = 1), so that it is owned as well, and the callee's `autorelease` with x = 1 hands it
/// over without a pool.
///
/// An owned value that is stored in a strong variable or returned is moved: no counting at all. One that is
/// only looked at (a receiver, an argument, a condition) is put aside in a temporary and released at the
/// end of the full expression, the youngest first.
extension UnitCompiler {
  enum Ownership { case none, strong, weak, unsafe, autoreleasing }

  var isARC: Bool { options.arc }

  /// Objects that are counted: not classes, which live for ever.
  func isRetainable(_ type: TypeID) -> Bool {
    switch state.types.kind(type) {
    case .blockPointer, .instancetype: true
    case .objectPointer: state.types.entry(type).a != TypeTable.anyClass
    default: false
    }
  }

  /// Who owns what lies in a variable of this type.
  func ownership(_ type: TypeID) -> Ownership {
    guard isARC, isRetainable(type) else { return .none }
    let qualifiers = state.types.canonical(type).qualifiers
    if qualifiers & TypeQualifier.weak != 0 { return .weak }
    if qualifiers & TypeQualifier.unsafe != 0 { return .unsafe }
    if qualifiers & TypeQualifier.autoreleasing != 0 { return .autoreleasing }
    return .strong
  }

  /// Whether a weak variable is Swift's `unowned`.
  func isUnowned(_ type: TypeID) -> Bool {
    state.types.canonical(type).qualifiers & TypeQualifier.unowned != 0
  }

  // MARK: The instructions

  /// Makes the weak variable at one address refer to what the one at another refers to, as `objc_copyWeak` does: the
  /// object is held no longer than that takes. Both are registers with addresses.
  func copyWeak(to target: Int, from source: Int, isUnowned: Bool) {
    let value = builder.newRegister()
    builder.emit(.loadWeak, a: value, b: source)
    builder.emit(.storeWeak, a: target, b: value, c: isUnowned ? 1 : 0)
    builder.emitOwnership(.release, value)
  }

  private func emitCount(_ op: Opcode, _ register: Int, x: Int = 0) {
    let mark = builder.nextRegister
    // An overridden `retain` is a message: its frame begins above everything that is still needed.
    let frame = max(mark, register + 1)
    builder.reserve(upTo: frame + FrameLayout.headerSlots + 2)
    builder.emit(op, x: x, a: register, b: frame)
    builder.nextRegister = mark
  }
  func emitRetain(_ register: Int) { emitCount(.retain, register) }
  func emitRelease(_ register: Int) { emitCount(.release, register) }
  func emitAutorelease(_ register: Int) { emitCount(.autorelease, register) }
  /// The last step of a function whose caller does not expect to own the result.
  func emitHandOver(_ register: Int) { emitCount(.autorelease, register, x: 1) }

  /// The first step behind a call: its result becomes an owned value.
  func claimed(_ value: Value, _ type: TypeID, isRetained: Bool) -> Value {
    guard isARC, value.kind == .register, isRetainable(type) else { return value }
    if !isRetained { emitCount(.retain, value.register, x: 1) }
    var value = value
    value.isOwned = true
    return value
  }

  // MARK: Full expressions

  /// Everything between two points at which temporaries are released.
  struct FullExpression {
    enum Home {
      case register(Int)
      case memory(Int)
      case weakMemory(Int)
      /// Where in the frame's memory.
      var offset: Int? {
        switch self {
        case .register: nil
        case .memory(let offset), .weakMemory(let offset): offset
        }
      }
    }
    /// First of the registers set aside for temporaries.
    var base: Int
    var capacity: Int
    var used: [Home] = []
    /// What ends the structs among them on an exception's way out, by region.
    var guards: [Int] = []
  }

  /// Sets registers aside for the temporaries that the expressions may need.
  func openFullExpression(_ nodes: [NodeID]) {
    guard isARC else { return }
    let need = temporaries(in: nodes)
    let base = builder.nextRegister
    builder.reserve(upTo: base + need.count)
    function.fullExpressions.append(FullExpression(base: base, capacity: need.count))
    // A temporary in a branch that is not taken must be nil when all are released.
    if need.isConditional {
      for register in base..<(base + need.count) { builder.loadInteger(0, into: register) }
    }
  }

  /// Releases the temporaries, youngest first. Registers below `builder.nextRegister` are kept.
  func closeFullExpression() {
    guard isARC, let full = function.fullExpressions.popLast() else { return }
    defer { for region in full.guards { sealGuard(region) } }
    guard builder.isReachable, lookingAhead.depth == 0 else { return }
    builder.reserve(upTo: max(builder.nextRegister, full.base + full.capacity))
    release(full.used)
  }

  private func release(_ homes: [FullExpression.Home]) {
    for home in homes.reversed() {
      switch home {
      case .register(let register): emitRelease(register)
      case .memory(let offset):
        let mark = builder.nextRegister
        releaseMemory(offset)
        builder.nextRegister = mark
      case .weakMemory(let offset):
        let mark = builder.nextRegister
        endWeakMemory(offset)
        builder.nextRegister = mark
      }
    }
  }

  /// What the expressions around have put aside: a jump out of `({ … })` leaves them, too.
  var openTemporaries: [[FullExpression.Home]] {
    isARC && lookingAhead.depth == 0 ? function.fullExpressions.map(\.used) : []
  }
  func releaseTemporaries(_ open: some Collection<[FullExpression.Home]>) {
    if open.allSatisfy(\.isEmpty) { return }
    let mark = builder.nextRegister
    for case .register(let register) in open.joined() {
      builder.reserve(upTo: max(builder.nextRegister, register + 1))
    }
    for homes in open.reversed() { release(homes) }
    builder.nextRegister = mark
  }

  /// Runs `body` as one full expression; the registers used in it are free again afterwards.
  func fullExpression<Result>(_ node: NodeID, _ body: () -> Result) -> Result {
    let mark = builder.nextRegister
    openFullExpression([node])
    let result = body()
    closeFullExpression()
    if isARC { builder.nextRegister = mark }
    return result
  }

  /// How many values wait for the end of the full expression.
  var settledCount: Int { function.fullExpressions.last?.used.count ?? 0 }

  /// An owned value that nobody takes: it is put aside and released at the end of the full expression.
  /// `order`: what was put aside after so many others were is younger than it.
  func settle(_ value: Value, order: Int? = nil) -> Value {
    guard value.isOwned else { return value }
    var settled = value
    settled.isOwned = false
    if lookingAhead.depth > 0 { return settled }
    guard var full = function.fullExpressions.popLast() else {
      emitAutorelease(value.register)
      return settled
    }
    let count = full.used.count
    if count < full.capacity {
      full.used.insert(.register(full.base + count), at: min(order ?? count, count))
      builder.emitMove(to: full.base + count, from: value.register)
    } else {
      let offset = builder.newMemory(size: 8, alignment: 8)
      full.used.insert(.memory(offset), at: min(order ?? count, count))
      let mark = builder.nextRegister
      builder.reserve(upTo: max(mark, value.register + 1))
      let address = builder.newRegister()
      builder.emit(.leaMemory, a: address, imm32: offset)
      builder.emit(.store64, a: value.register, b: address)
      builder.nextRegister = mark
    }
    function.fullExpressions.append(full)
    return settled
  }

  /// At most how many owned values an expression makes, and whether some are made in a branch only.
  private func temporaries(in nodes: [NodeID]) -> (count: Int, isConditional: Bool) {
    var count = 0
    var isConditional = false
    var waiting = nodes
    while let id = waiting.popLast() {
      let node = tree[id]
      switch node.kind {
      case .messageSend:
        count += 1
        waiting.append(node.a)
        waiting += tree.list(node.c)
      case .call:
        count += 1
        waiting.append(node.a)
        waiting += tree.list(node.b)
      case .member:
        count += 1
        waiting.append(node.a)
      case .subscriptAccess:
        count += 1
        waiting += [node.a, node.b]
      case .identifier: if isWeakVariable(node.a) { count += 1 }
      case .unary:
        waiting.append(node.a)
        if operatorOf(node) == UInt32(UnaryOperator.addressOf.rawValue) { count += 1 }
      case .binary:
        waiting += [node.a, node.b]
        isConditional = isConditional || isLogical(Int32(bitPattern: operatorOf(node)))
      case .binaryChain:
        for (position, element) in tree.list(node.a).enumerated() {
          if position % 2 == 0 {
            waiting.append(element)
          } else {
            isConditional = isConditional || isLogical(element)
          }
        }
      case .assignment: waiting += [node.a, node.b]
      case .conditional:
        isConditional = true
        waiting += [node.a, node.b, node.c]
      case .comma, .initializerList: waiting += tree.list(node.a)
      case .arrayLiteral, .dictionaryLiteral:
        count += 1
        waiting += tree.list(node.a)
      case .boxedExpression:
        count += 1
        waiting.append(node.a)
      case .initializerItem: waiting.append(node.a)
      case .cast:
        count += 1
        waiting.append(node.b)
      case .compoundLiteral: waiting.append(node.b)
      case .statementExpression, .blockExpression, .vaArg: count += 1
      case .genericSelection:
        waiting.append(node.a)
        var index = tree.list(node.b).startIndex
        let list = tree.list(node.b)
        while index + 1 < list.endIndex {
          waiting.append(list[index + 1])
          index += 2
        }
      default: break
      }
    }
    return (min(count, 512), isConditional)
  }

  private func isLogical(_ op: Int32) -> Bool {
    op == Int32(BinaryOperator.logicalAnd.rawValue)
      || op == Int32(BinaryOperator.logicalOr.rawValue)
  }

  private func isWeakVariable(_ name: NameID) -> Bool {
    if let local = scopes.find(name) { return ownership(local.type) == .weak }
    if function.isMethod, let ivar = function.ivars[name] {
      return ownership(ivar.field.type) == .weak
    }
    if case .variable(let variable)? = state.symbols[name] {
      return ownership(variable.type) == .weak
    }
    return false
  }

  // MARK: Values

  /// As `ownedExpression`, but an owned result is settled: the caller only looks at it.
  func expression(_ id: NodeID, into wanted: Int? = nil, isDiscarded: Bool = false) -> Value {
    let value = ownedExpression(id, into: wanted, isDiscarded: isDiscarded)
    return value.isOwned ? settle(value) : value
  }

  /// The value in a place; values are returned as they are. What loading makes owned (a weak variable, a
  /// property) is settled.
  func rvalue(_ value: Value, into target: Int? = nil) -> Value {
    if lookingAhead.folds, let known = value.known {
      return .integer(known, value.type.unqualified)
    }
    let loaded = ownedRvalue(value, into: target)
    return loaded.isOwned && !value.isOwned ? settle(loaded) : loaded
  }

  func ownedOperand(_ id: NodeID, into wanted: Int? = nil) -> Value {
    ownedRvalue(ownedExpression(id, into: wanted), into: wanted)
  }

  /// nil and constants are not.
  private func isCounted(_ value: Value) -> Bool {
    switch value.kind {
    case .integer, .pool: false
    default: true
    }
  }

  /// Turns a value into an owned one, in a register.
  /// Ownership: the caller owns the result.
  func own(_ value: Value) -> Int {
    let result = register(value)
    if value.isOwned || !isCounted(value) { return result }
    if result >= builder.nextRegister { builder.reserve(upTo: result + 1) }
    emitRetain(result)
    return result
  }

  /// An expression as an owned value of a type. A block that is kept is copied from the stack.
  /// Ownership: the caller owns the result; nil after an error.
  func ownedValue(
    _ id: NodeID, as type: TypeID, _ context: AssignmentContext, into wanted: Int? = nil
  ) -> Int? {
    ownedValue(ownedOperand(id), as: type, context, at: tree[id].place)
  }

  func ownedValue(
    _ value: Value, as type: TypeID, _ context: AssignmentContext, at place: SourceRange
  ) -> Int? {
    let isBlock = state.types.kind(value.type) == .blockPointer
    let converted = coerce(value, to: type, context, at: place)
    if converted.isError { return nil }
    if isBlock, !converted.isOwned, converted.kind == .register { return copyBlock(converted) }
    return own(converted)
  }

  /// `_Block_copy`: a block on the stack moves to the heap, one on the heap is retained.
  func copyBlock(_ value: Value) -> Int {
    let source = register(value)
    if source >= builder.nextRegister { builder.reserve(upTo: source + 1) }
    let frame = builder.nextRegister
    builder.reserve(upTo: frame + FrameLayout.headerSlots + 1)
    builder.emitMove(to: frame + FrameLayout.headerSlots, from: source)
    builder.relocate(.function("_Block_copy"))
    builder.emit(.call, x: 1, a: frame, imm32: 0)
    builder.nextRegister = frame + 1
    return frame
  }

  // MARK: Storing

  /// Stores a value in a variable of an object type; what the expression then is worth, borrowed.
  func storeOwned(_ value: Value, to place: Value, isBlock: Bool = false) -> Value {
    switch ownership(place.type) {
    case .strong:
      // As objc_storeStrong: what was there is read before the new value is retained.
      if !isBlock, !value.isOwned, place.kind != .local, isCounted(value) {
        let new = register(value)
        if new >= builder.nextRegister { builder.reserve(upTo: new + 1) }
        let old = builder.newRegister()
        var target = untemporary(place)
        target.type = place.type.unqualified
        register(ownedRvalue(target, into: old), into: old)
        emitRetain(new)
        store(Value(.register, target.type, register: new), to: target)
        emitRelease(old)
        return Value(.register, target.type, register: new)
      }
      let new =
        isBlock && !value.isOwned && value.kind == .register ? copyBlock(value) : own(value)
      if new >= builder.nextRegister { builder.reserve(upTo: new + 1) }
      let old = builder.newRegister()
      if place.kind == .local {
        builder.emitMove(to: old, from: place.register)
        builder.emitMove(to: place.register, from: new)
        emitRelease(old)
        return Value(.register, place.type.unqualified, register: place.register)
      }
      var target = untemporary(place)
      target.type = place.type.unqualified
      register(ownedRvalue(target, into: old), into: old)
      store(Value(.register, target.type, register: new), to: target)
      emitRelease(old)
      return Value(.register, target.type, register: new)
    case .weak:
      let kept = register(settle(value))
      if kept >= builder.nextRegister { builder.reserve(upTo: kept + 1) }
      let address = register(address(of: place, type: .voidPointer))
      builder.emit(.storeWeak, a: address, b: kept, c: isUnowned(place.type) ? 1 : 0)
      return Value(.register, place.type.unqualified, register: kept)
    case .autoreleasing:
      // A block moves to the heap here as well: it outlives the frame that made it.
      let kept =
        isBlock && !value.isOwned && value.kind == .register ? copyBlock(value) : own(value)
      if kept >= builder.nextRegister { builder.reserve(upTo: kept + 1) }
      emitAutorelease(kept)
      var target = untemporary(place)
      target.type = place.type.unqualified
      store(Value(.register, target.type, register: kept), to: target)
      return Value(.register, target.type, register: kept)
    case .unsafe, .none:
      let kept = register(settle(value))
      var target = untemporary(place)
      target.type = place.type.unqualified
      store(Value(.register, target.type, register: kept), to: target)
      return Value(.register, target.type, register: kept)
    }
  }

  /// Fills a variable that holds nothing yet.
  func initialiseOwned(_ place: Value, with id: NodeID) {
    checkElements(id, for: place.type)
    let value = ownedOperand(id)
    let type = place.type.unqualified
    warnRetained(value, place.type, id)
    var target = place
    target.type = type
    if ownership(place.type) == .strong {
      guard let new = ownedValue(value, as: type, .initializing, at: tree[id].place) else { return }
      store(Value(.register, type, register: new), to: target)
      return
    }
    let converted = coerce(value, to: type, .initializing, at: tree[id].place)
    if converted.isError { return }
    _ = storeOwned(converted, to: place)
  }

  /// `x = value` where x is a variable of an object type.
  func assignOwned(_ place: Value, _ id: NodeID, _ value: Value? = nil) -> Value {
    let value = value ?? ownedOperand(id)
    if value.isError { return .error }
    warnRetained(value, place.type, id)
    let isBlock = state.types.kind(value.type) == .blockPointer
    let converted = coerce(value, to: place.type, .assigning, at: tree[id].place)
    if converted.isError { return .error }
    return storeOwned(converted, to: place, isBlock: isBlock)
  }

  // MARK: Variables

  /// A local variable of an object type: strong ones are released when their block is left.
  func declareOwnedVariable(_ node: Node, _ type: TypeID) {
    let name = node.a
    let kind = ownership(type)
    let variable = builder.code.variables.count
    let needsMemory =
      kind == .weak || type.qualifiers & TypeQualifier.volatile != 0
      || livesInMemory(name)
    var initialiser = node.c
    while initialiser != 0, tree[initialiser].kind == .initializerList {
      initialiser = tree.list(tree[initialiser].a).first.map { tree[$0].a } ?? 0
    }
    let register = needsMemory ? 0 : builder.newRegister()
    let offset = needsMemory ? builder.newMemory(size: 8, alignment: 8) : 0
    builder.code.variables.append(
      VariableInfo(
        name: names[name], encoding: encoding(type),
        home: needsMemory ? .memory(offset) : .register(register), start: builder.pc, end: .max))
    scopes.declare(
      name, needsMemory ? .frame(offset) : .register(register), type: type, variable: variable)
    let mark = builder.nextRegister
    var place = Value(needsMemory ? .frame : .local, type, register: register, offset: offset)
    place.type = type
    if needsMemory || initialiser == 0 || addressTaken.namesItsVariable(node.c) {
      // In a loop the old value is still there, and what the register held before is no object.
      var empty = place
      empty.type = type.unqualified
      store(Value.integer(0, .id), to: empty)
    }
    builder.nextRegister = mark
    if initialiser != 0 {
      openFullExpression([initialiser])
      initialiseOwned(place, with: initialiser)
      builder.nextRegister = mark
      closeFullExpression()
      builder.nextRegister = mark
    }
    switch kind {
    case .strong:
      function.cleanups.append(needsMemory ? .strongMemory(offset) : .strong(register))
    case .weak: function.cleanups.append(.weakMemory(offset))
    default: break
    }
  }

  /// The parameters are strong variables too; `self` of an init method is handed over by the caller.
  func adoptParameters(_ parameters: [(name: NameID, type: TypeID, place: SourceRange)]) {
    guard isARC else { return }
    if function.isMethod, !function.isClassMethod {
      if function.selector == known.dealloc { function.cleanups.append(.superDealloc) }
      if isInitFamily(function.selector) && isRetainable(function.result)
        || function.consumesSelf
      {
        adopt(known.selfName, isRetained: true)
      }
    }
    for parameter in parameters where parameter.name != 0 && ownership(parameter.type) == .strong {
      adopt(
        parameter.name, isRetained: parameter.type.qualifiers & TypeQualifier.consumed != 0)
    }
  }

  func adopt(_ name: NameID, isRetained: Bool) {
    guard let entry = scopes.find(name) else { return }
    switch entry.meaning {
    case .register(let register):
      if !isRetained { emitRetain(register) }
      function.cleanups.append(.strong(register))
    case .frame(let offset):
      if !isRetained {
        let mark = builder.nextRegister
        emitRetain(register(Value(.frame, .voidPointer, offset: offset)))
        builder.nextRegister = mark
      }
      function.cleanups.append(.strongMemory(offset))
    default: break
    }
  }

  /// What `adopt` puts among the cleanups, taken away from there again.
  func ends(_ adopt: () -> Void) -> [FunctionContext.Cleanup] {
    let first = function.cleanups.count
    adopt()
    defer { function.cleanups.removeSubrange(first...) }
    return Array(function.cleanups[first...])
  }

  /// The objects inside a local array or struct.
  func adoptElements(_ type: TypeID, at offset: Int) {
    guard isARC, state.types.isAggregate(type) else { return }
    if state.types.kind(type) == .record {
      // Cleanups go the last first; the members of a struct end in their order.
      for slot in ownedSlots(type).reversed() {
        function.cleanups.append(
          slot.isWeak ? .weakMemory(offset &+ slot.offset) : .strongMemory(offset &+ slot.offset))
      }
      return
    }
    var element = state.types.element(type)
    var count = max(0, state.types.arrayCount(type))
    while state.types.kind(element) == .array {
      count = count &* max(0, state.types.arrayCount(element))
      element = state.types.element(element)
    }
    if state.types.kind(element) == .record {
      for number in 0..<min(count, 1024) {
        adoptElements(element, at: offset &+ number &* state.types.size(element))
      }
      return
    }
    let kind = ownership(element)
    guard kind == .strong || kind == .weak, count > 0 else { return }
    function.cleanups.append(.elements(offset: offset, count: count, isWeak: kind == .weak))
  }

  /// Whether an aggregate holds counts of objects.
  func ownsElements(_ type: TypeID) -> Bool {
    var element = type
    while state.types.kind(element) == .array { element = state.types.element(element) }
    if state.types.kind(element) == .record { return !ownedSlots(element).isEmpty }
    return ownership(element) != .none
  }

  /// Where a struct owns objects, in order.
  func ownedSlots(_ type: TypeID) -> [OwnedSlot] {
    var known: [TypeID: [OwnedSlot]] = [:]
    return ownedSlots(type, depth: 0, &known)
  }

  /// A struct that stands in another one many times, floor upon floor, is looked into once.
  private func ownedSlots(
    _ type: TypeID, depth: Int, _ known: inout [TypeID: [OwnedSlot]]
  ) -> [OwnedSlot] {
    guard isARC, depth < 64, state.types.kind(type) == .record,
      !state.types.record(type).isUnion
    else { return [] }
    if let found = known[type] { return found }
    var slots: [OwnedSlot] = []
    for field in state.types.record(type).fields {
      var element = field.type
      var count = 1
      while state.types.kind(element) == .array {
        count = min(1024, count &* max(0, state.types.arrayCount(element)))
        element = state.types.element(element)
      }
      let size = state.types.size(element)
      each: for number in 0..<count where slots.count < 1 << 16 {
        let offset = field.offset &+ number &* size
        switch ownership(element) {
        case .strong: slots.append(OwnedSlot(offset: offset))
        case .weak:
          slots.append(OwnedSlot(offset: offset, isWeak: true, isUnowned: isUnowned(element)))
        default:
          let inner = ownedSlots(element, depth: depth + 1, &known)
          if inner.isEmpty { break each }
          for var slot in inner {
            slot.offset &+= offset
            slots.append(slot)
          }
        }
      }
    }
    known[type] = slots
    return slots
  }

  func releaseMemory(_ offset: Int) {
    let address = builder.newRegister()
    let object = builder.newRegister()
    let zero = builder.newRegister()
    builder.emit(.leaMemory, a: address, imm32: offset)
    builder.emit(.load64, a: object, b: address)
    builder.loadInteger(0, into: zero)
    builder.emit(.store64, a: zero, b: address)
    emitRelease(object)
  }

  /// Ends one variable. True when the cleanup was one of ARC's.
  func emitOwnershipCleanup(_ cleanup: FunctionContext.Cleanup) -> Bool {
    let mark = builder.nextRegister
    defer { builder.nextRegister = mark }
    switch cleanup {
    case .strong(let register): emitRelease(register)
    case .strongMemory(let offset): releaseMemory(offset)
    case .weakMemory(let offset): endWeakMemory(offset)
    case .elements(let offset, let count, let isWeak):
      endElements(offset, count, isWeak: isWeak)
    case .superDealloc:
      guard let info = state.classInfo(function.className), info.superclass != 0 else { break }
      let frame = builder.nextRegister
      builder.reserve(upTo: frame + FrameLayout.headerSlots + 2)
      builder.emitMove(
        to: frame + FrameLayout.headerSlots, from: selfRegister() ?? FrameLayout.headerSlots)
      _ = emitSend(
        known.dealloc, isSuper: true, count: 2, .void, frame, at: .none)
    default: return false
    }
    return true
  }

  /// The last element first.
  private func endElements(_ offset: Int, _ count: Int, isWeak: Bool) {
    let address = builder.newRegister()
    let start = builder.newRegister()
    let next = builder.newLabel()
    builder.emit(.leaMemory, a: start, imm32: offset)
    builder.emit(.leaMemory, a: address, imm32: offset &+ count &* 8)
    builder.bind(next, isEntered: true)
    builder.emit(.addImmediate64, a: address, b: address, c: -8)
    endElement(address, isWeak: isWeak)
    builder.jump(next, if: .jumpNotEqual, address, start)
  }

  /// The place is empty afterwards: a literal in a branch may not be made the next time.
  func endElement(_ address: Int, isWeak: Bool) {
    let mark = builder.nextRegister
    let object = builder.newRegister()
    let zero = builder.newRegister()
    builder.emit(
      isWeak ? .destroyWeak : .load64, a: isWeak ? address : object, b: isWeak ? 0 : address)
    builder.loadInteger(0, into: zero)
    builder.emit(.store64, a: zero, b: address)
    if !isWeak { emitRelease(object) }
    builder.nextRegister = mark
  }

  // MARK: Statements

  /// Evaluates an expression for its effects; an owned result dies at once.
  func discardOwned(_ id: NodeID) -> Value {
    fullExpression(id) {
      var value = ownedExpression(id, isDiscarded: true)
      if value.kind == .property { value = ownedRvalue(value) }
      if value.isOwned {
        if value.isDelegateInit {
          error(
            .delegateInit,
            "the result of a delegate init call must be immediately returned or assigned to 'self'",
            at: tree[id].place)
        }
        emitRelease(value.register)
      }
      value.isOwned = false
      return value
    }
  }

  /// A condition that decides a branch is a full expression of its own: its temporaries die before the
  /// branch is taken.
  func condition(_ id: NodeID, if ifTrue: Bool, to label: Int) {
    guard isARC, temporaries(in: [id]).count > 0 else {
      branch(id, if: ifTrue, to: label)
      return
    }
    let mark = builder.nextRegister
    defer { builder.nextRegister = mark }
    let kept = builder.newRegister()
    openFullExpression([id])
    let value = operand(id)
    let needsRegister =
      !value.isError && state.types.isScalar(value.type) && value.kind != .integer
      && value.kind != .floating
    if needsRegister { register(truth(value), into: kept) }
    builder.nextRegister = kept + 1
    closeFullExpression()
    if needsRegister {
      builder.jump(label, ifRegister: kept, is: ifTrue)
    } else {
      branchValue(value, at: tree[id].place, if: ifTrue, to: label)
    }
  }

  /// `return value;` under ARC: the result leaves owned; a caller who does not expect that gets it handed
  /// over.
  func compileOwnedReturn(_ node: Node) {
    let type = function.result
    let kept = function.returnHome >= 0 ? function.returnHome : builder.newRegister()
    let free = builder.nextRegister
    openFullExpression([node.a])
    let place = tree[node.a].place
    if isRetainable(type) {
      let value = ownedOperand(node.a)
      guard let result = ownedValue(value, as: type, .returning, at: place) else {
        closeFullExpression()
        return
      }
      builder.emitMove(to: kept, from: result)
      builder.nextRegister = free
      closeFullExpression()
      emitReturn(kept, handsOver: !returnsRetained)
      return
    }
    let value = coerce(expression(node.a), to: type, .returning, at: place)
    if value.isError {
      closeFullExpression()
      return
    }
    if state.types.kind(type) == .record {
      let target = builder.newRegister()
      builder.emit(.loadResultAddress, a: target)
      if ownsObjects(type) {
        fillOwned(target, with: value, at: register(value), type)
      } else {
        emitCopy(to: target, from: register(value), bytes: state.types.size(type))
      }
      closeFullExpression()
      emitReturn(nil)
      return
    }
    register(value, into: kept)
    builder.nextRegister = free
    closeFullExpression()
    emitReturn(kept)
  }

  /// The function being compiled gives its result away with a count.
  private var returnsRetained: Bool {
    if let told = function.returnsRetained { return told }
    guard function.isMethod, !function.isBlock else { return false }
    return hasRetainedResult(function.selector, isClassMethod: function.isClassMethod)
  }

  /// The convention of names: these methods answer with an object that the caller owns.
  func hasRetainedResult(_ selector: NameID, isClassMethod: Bool) -> Bool {
    if !isClassMethod, isInitFamily(selector) { return true }
    return MethodFamily(names[selector])?.handsOver == true
  }
}
