import Bytecode
import Diagnostics
import Syntax

/// Blocks: functions that remember the variables around them.
///
/// The body of a block is compiled like a function of its own, whose first argument is the block object.
/// While that goes on, the names of the functions around are still visible; the first use of such a variable
/// gives it a place in the block object, behind the header. When the body is done the captures are known,
/// and the literal is built on the stack of the function around: header, address of the code, description,
/// and a copy of each captured variable as it is now. That is why a block sees the old value of a variable
/// changed later, and why it cannot change one. A block inside a block captures through all blocks between.
/// What captures nothing is the same object for ever and is made when the program is loaded.
///
/// The stack ends with its function. `_Block_copy` moves a block to the heap byte by byte and then calls the
/// copy helper, which takes its own share of every captured object; the dispose helper lets go of them.
extension UnitCompiler {
  /// A variable of a function around, with its copy in the block object.
  struct Capture {
    /// Its index among the names in scope.
    var entry: Int
    var offset: Int
    var type: TypeID
    /// Not its value but the address of its structure.
    var isByref: Bool
    /// Where it was named first.
    var place: SourceRange
  }

  // MARK: Variables seen from inside

  /// The place of a local variable: of this function, or of one around it.
  func localPlace(_ index: Int, at place: SourceRange) -> Value {
    let entry = scopes.entries[index]
    if index < function.scopeBase { return capturedPlace(index, entry, at: place) }
    switch entry.meaning {
    case .register(let register):
      builder.noteRead(register, at: place)
      var place = Value(.local, entry.type, register: register)
      place.isFixed = entry.isFixed
      return place
    case .frame(let offset):
      var place = Value(.frame, entry.type, offset: offset)
      place.isFixed = entry.isFixed
      return place
    case .byref(let offset):
      let register = builder.newRegister()
      builder.emit(.leaMemory, a: register, imm32: offset)
      return byrefPlace(register, entry.type)
    case .variableArray(let slot): return variableArrayPlace(slot, entry.type)
    default: return .error
    }
  }

  private func capturedPlace(_ index: Int, _ entry: ScopeStack.Entry, at place: SourceRange)
    -> Value
  {
    var isByref = false
    if case .byref = entry.meaning { isByref = true }
    if entry.type == .error { return .error }
    if isVariablyModified(entry.type) {
      error(
        .incompatibleTypes,
        "cannot refer to declaration with a variably modified type inside block",
        [names[entry.name]], at: place)
      return .error
    }
    if state.types.kind(entry.type) == .array {
      error(
        .incompatibleTypes, "cannot refer to declaration with an array type inside block",
        [names[entry.name]], at: place)
      return .error
    }
    let capture = capture(index, isByref ? .voidPointer : entry.type, isByref: isByref, at: place)
    let block = FrameLayout.headerSlots
    if isByref {
      let register = builder.newRegister()
      word(.load64, register, at: block, capture.offset)
      return byrefPlace(register, entry.type)
    }
    var value = Value(
      .memory, entry.type.with(TypeQualifier.const), register: block, offset: capture.offset)
    value.isCaptured = true
    return value
  }

  private func capture(
    _ index: Int, _ type: TypeID, isByref: Bool, at place: SourceRange
  ) -> Capture {
    if let known = function.captures.first(where: { $0.entry == index }) { return known }
    let offset = roundUp(function.captureEnd, to: max(1, state.types.alignment(type)))
    function.captureEnd = offset &+ max(1, state.types.size(type))
    let capture = Capture(
      entry: index, offset: offset, type: type, isByref: isByref, place: place)
    function.captures.append(capture)
    return capture
  }

  // MARK: The literal

  func blockExpression(_ id: NodeID, into wanted: Int?) -> Value {
    let node = tree[id]
    if lookingAhead.depth > 0 { return blockLookedAt(id, node) }
    var context = blockContext(node)
    let (parameters, isValid) = blockParameters(node)
    if !isValid { return .error }
    // Not the name alone: two blocks of one function differ by their number.
    state.nextStatic += 1
    let number = state.nextStatic
    function.blockCount += 1
    let suffix = function.blockCount > 1 ? "_\(function.blockCount)" : ""
    // `__main_block_invoke`, as debuggers show it.
    let around = function.blockOf ?? (function.isEntry ? "input" : function.displayName)
    let name = "__" + around + "_block_invoke" + suffix
    context.blockOf = around
    context.displayName = name
    context.shortName = name
    context.predefinedName = String(name.dropFirst(2))
    if let variable = function.initialised {
      context.predefinedName = names[variable] + "_block_invoke" + suffix
      context.outermostName = names[variable]
    } else if !function.isEntry {
      let around = function.isBlock ? function.outermostName : function.predefinedName
      context.outermostName = around
      context.predefinedName = around + "_block_invoke" + suffix
    }
    context.blockCount = function.blockCount
    let errorsBefore = errorCount
    let (code, body) = compileBody(node.c, context, parameters, at: node.place)
    // The blocks of a function are counted through, those inside of others, too.
    function.blockCount = body.blockCount
    let signature = state.types.function(
      result: body.result, parameters: parameters.map(\.type), isVariadic: body.isVariadic,
      hasPrototype: true)
    let type = state.types.blockPointer(to: signature)
    lookingAhead.blocks[id] = type
    if errorCount > errorsBefore { return Value(.integer, type) }
    if isARC, !isPrelude {
      capturesOfBlocks[id] = Dictionary(
        uniqueKeysWithValues: body.captures.lazy
          .filter { self.ownership(self.scopes.entries[$0.entry].type) == .strong }
          .map { ($0.entry, $0.place) })
    }
    let invoke = "\(name)@\(number)"
    unit.functions.append(
      FunctionDefinition(linkName: invoke, displayName: name, body: .code(code)))
    let descriptor = describeBlock(body, signature, number, name, at: node.place)
    if body.captures.isEmpty {
      let index = builder.constant(
        .globalBlock(invoke: invoke, descriptor: descriptor), key: nil)
      return Value(.pool, type, register: index)
    }
    if !isARC { capturingBlocks.insert(id) }
    return buildLiteral(body, type, invoke, descriptor, at: node.place)
  }

  /// The context that a block's body begins with.
  private func blockContext(_ node: Node) -> FunctionContext {
    var context = FunctionContext()
    context.isBlock = true
    context.isVariadic = node.flags & NodeFlags.variadic != 0
    context.parameterTypes = Array(tree.list(node.b))
    context.scopeBase = scopes.entries.count
    context.isMethod = function.isMethod
    context.isClassMethod = function.isClassMethod
    context.className = function.className
    context.insider = function.insider
    // No selector: a block in an init method is not of the init family itself.
    context.ivars = function.ivars
    if node.a != 0 {
      context.result = resolveType(node.a)
    } else {
      context.infersResult = true
    }
    return context
  }

  private func blockParameters(
    _ node: Node
  ) -> ([(name: NameID, type: TypeID, place: SourceRange)], isValid: Bool) {
    var isValid = true
    let parameters = tree.list(node.b).map { id in
      let type = parameterType(tree[id])
      if type == .error { isValid = false }
      return (name: tree[id].a, type: type, place: tree[id].place)
    }
    return (parameters, isValid)
  }

  /// A block whose code is not wanted, only its type: what its body adds to the unit is taken back.
  private func blockLookedAt(_ id: NodeID, _ node: Node) -> Value {
    func typed(_ type: TypeID) -> Value {
      // Something that needs code, so that nobody takes it for a constant.
      let register = builder.newRegister()
      builder.loadInteger(0, into: register)
      return Value(.register, type, register: register)
    }
    if let known = lookingAhead.blocks[id] { return typed(known) }
    let (parameters, isValid) = blockParameters(node)
    if !isValid { return .error }
    var result = TypeID.void
    if node.a != 0 {
      result = resolveType(node.a)
    } else {
      let mark = unitMark
      let context = blockContext(node)
      result = compileBody(node.c, context, parameters, at: node.place).function.result
      takeBack(to: mark)
    }
    let signature = state.types.function(
      result: result, parameters: parameters.map(\.type),
      isVariadic: node.flags & NodeFlags.variadic != 0, hasPrototype: true)
    let type = state.types.blockPointer(to: signature)
    lookingAhead.blocks[id] = type
    return typed(type)
  }

  /// The first `return` of a block that does not say what it returns.
  func inferResult(_ node: Node) {
    function.infersResult = false
    function.hasInferred = true
    guard node.a != 0 else { return }
    function.result = answer(of: node)
  }

  private func answer(of node: Node) -> TypeID {
    guard node.a != 0 else { return .void }
    let type = enumeration(of: node.a) ?? typeOf(node.a)
    switch state.types.kind(type) {
    case .array: return state.types.pointer(to: state.types.element(type))
    case .function: return state.types.pointer(to: type)
    case .instancetype: return .id
    default: return type.unqualified
    }
  }

  /// Each further `return` of such a block is of the same type, converted by nobody. false: reported.
  func agreesWithInferred(_ node: Node) -> Bool {
    let type = answer(of: node)
    if type == .error || function.result == .error || state.types.same(type, function.result) {
      return true
    }
    // A constant of an enum is a number in one place and of its enum in the other.
    if state.types.isInteger(type), state.types.isInteger(function.result),
      [type, function.result].contains(where: { state.types.kind($0) == .enumeration })
    {
      return true
    }
    error(
      .returnMismatch,
      "return type \(spell(type)) must match previous return type \(spell(function.result)) when block literal has unspecified explicit return type",
      [function.shortName], at: node.place)
    return false
  }

  /// The enum that an expression names a constant of, as clang sees it in the result of a block.
  private func enumeration(of id: NodeID) -> TypeID? {
    let node = tree[id]
    switch node.kind {
    case .identifier:
      if let local = scopes.find(node.a) {
        guard case .constant = local.meaning else { return nil }
      } else {
        guard case .constant? = state.symbols[node.a] else { return nil }
      }
      return state.enumerations[node.a]
    case .conditional:
      guard node.b != 0, let then = enumeration(of: node.b) else { return nil }
      return enumeration(of: node.c) == then ? then : nil
    case .comma: return tree.list(node.a).last.flatMap { enumeration(of: $0) }
    default: return nil
    }
  }

  /// The descriptor is a constant that all objects of the literal share.
  private func describeBlock(
    _ body: FunctionContext, _ signature: TypeID, _ number: Int, _ name: String,
    at place: SourceRange
  ) -> String {
    var bytes = [UInt8](repeating: 0, count: 16)
    let size = roundUp(body.captureEnd, to: 8)
    for index in 0..<8 { bytes[8 + index] = UInt8(truncatingIfNeeded: size >> (index * 8)) }
    var addresses: [(offset: Int, constant: Constant)] = []
    if needsHelpers(body.captures) {
      let (copy, dispose) = makeHelpers(body.captures, number, at: place)
      addresses.append((16, .function(copy)))
      addresses.append((24, .function(dispose)))
    }
    addresses.append((32, .cString(Array(blockEncoding(signature).utf8))))
    let linkName = "__block_descriptor@\(number)"
    unit.globals.append(
      GlobalDefinition(
        linkName: linkName, displayName: "descriptor of \(name)", size: 40, alignment: 8,
        encoding: "{block_descriptor}", typeName: "struct block_descriptor", bytes: bytes,
        addresses: addresses, isConst: true, isLibrarys: isLibrarys(place), place: place))
    return linkName
  }

  /// As a method's, with the block in place of self and without a selector: `i12@?0i8`.
  private func blockEncoding(_ signature: TypeID) -> String {
    var total = 8
    var text = ""
    for parameter in state.types.parameters(signature) {
      text += "\(encoding(parameter))\(total)"
      total += roundUp(max(4, state.types.size(parameter)), to: 4)
    }
    return "\(encoding(state.types.result(signature)))\(total)@?0" + text
  }

  private func buildLiteral(
    _ body: FunctionContext, _ type: TypeID, _ invoke: String, _ descriptor: String,
    at place: SourceRange
  ) -> Value {
    builder.mark(place)
    let offset = builder.newMemory(size: 16 &+ roundUp(body.captureEnd, to: 8), alignment: 16)
    let block = builder.newRegister()
    let work = builder.newRegister()
    builder.emit(.makeBlock, a: block, imm32: offset)
    var flags = BlockLayout.hasSignature
    if needsHelpers(body.captures) { flags |= BlockLayout.hasCopyDispose }
    builder.loadInteger(Int64(flags), into: work)
    builder.emit(.store64, a: work, b: block, c: BlockLayout.flags)
    let code = builder.constant(.function(invoke), key: nil)
    builder.emit(.loadConstant, a: work, imm32: code)
    builder.emit(.store64, a: work, b: block, c: BlockLayout.invoke)
    let description = builder.constant(.global(descriptor, offset: 0), key: nil)
    builder.emit(.loadConstant, a: work, imm32: description)
    builder.emit(.store64, a: work, b: block, c: BlockLayout.descriptor)
    for capture in body.captures {
      builder.nextRegister = work
      storeCapture(capture, in: block, memory: offset &+ 16, at: place)
    }
    builder.nextRegister = block + 1
    return temporary(block, type)
  }

  // MARK: Ownership of captures

  /// Puts a captured variable into a literal on the stack.
  /// `memory`: where the block object lies in the frame.
  private func storeCapture(
    _ capture: Capture, in block: Int, memory: Int, at place: SourceRange
  ) {
    if capture.isByref {
      let address = byrefAddress(capture.entry)
      word(.store64, address, at: block, capture.offset)
      return
    }
    if ownership(capture.type) == .weak {
      let source = register(
        address(of: untemporary(localPlace(capture.entry, at: place)), type: .voidPointer))
      let target = builder.newRegister()
      point(target, at: block, capture.offset)
      copyWeak(to: target, from: source, isUnowned: isUnowned(capture.type))
      function.cleanups.append(.weakMemory(memory &+ capture.offset))
      return
    }
    var target = Value(.memory, capture.type.unqualified, register: block, offset: capture.offset)
    let value = rvalue(untemporary(localPlace(capture.entry, at: place)))
    if value.kind == .register {
      builder.noteRead(value.register, at: place, isCapture: true)
    }
    switch ownership(capture.type) {
    case .strong:
      // The literal owns its captures until the scope ends; where it is made again before that, it lets the old go.
      target.type = capture.type.unqualified
      if function.repeats > 0 {
        _ = storeOwned(value, to: target)
      } else {
        store(Value(.register, target.type, register: own(value)), to: target)
      }
      function.cleanups.append(.strongMemory(memory &+ capture.offset))
    default:
      if ownsObjects(capture.type) {
        let source = register(value)
        let address = builder.newRegister()
        point(address, at: block, capture.offset)
        // Where the literal is made again, the old copies have ended with the scope.
        copyOwned(to: address, from: source, capture.type, initialises: true)
        adoptVariable(capture.type.unqualified, at: memory &+ capture.offset)
      } else {
        store(value, to: target)
      }
    }
  }

  /// What a copied block must do for a capture.
  enum CaptureKind { case plain, object, weak, block, byref, record }

  func captureKind(_ capture: Capture) -> CaptureKind {
    if capture.isByref { return .byref }
    if ownsObjects(capture.type) { return .record }
    let qualifiers = state.types.canonical(capture.type).qualifiers
    if qualifiers & (TypeQualifier.unsafe | TypeQualifier.autoreleasing) != 0 { return .plain }
    if ownership(capture.type) == .weak { return .weak }
    switch state.types.kind(capture.type) {
    case .blockPointer: return .block
    case .objectPointer, .instancetype: return .object
    default: return .plain
    }
  }

  private func needsHelpers(_ captures: [Capture]) -> Bool {
    captures.contains { captureKind($0) != .plain }
  }

  /// The block on the heap at r[to] has the bytes of the one at r[from]: takes its share of a capture.
  private func emitCaptureCopy(_ capture: Capture, to: Int, from: Int) {
    let mark = builder.nextRegister
    let value = builder.newRegister()
    let kind = captureKind(capture)
    if kind == .plain { return }
    if kind != .record { word(.load64, value, at: from, capture.offset) }
    switch kind {
    case .plain: break
    case .record:
      let target = builder.newRegister()
      let source = builder.newRegister()
      point(target, at: to, capture.offset)
      point(source, at: from, capture.offset)
      copyOwned(to: target, from: source, capture.type, initialises: true)
    case .weak:
      // The bytes that were copied are not a weak reference: they begin as nil.
      let target = builder.newRegister()
      let source = builder.newRegister()
      builder.loadInteger(0, into: value)
      word(.store64, value, at: to, capture.offset)
      point(source, at: from, capture.offset)
      point(target, at: to, capture.offset)
      copyWeak(to: target, from: source, isUnowned: isUnowned(capture.type))
    case .object: builder.emitOwnership(.retain, value)
    case .block:
      let copy = callLibrary("_Block_copy", [value], result: .voidPointer)
      word(.store64, register(copy), at: to, capture.offset)
    case .byref:
      let copy = callLibrary("__selfsame_byrefCopy", [value], result: .voidPointer)
      word(.store64, register(copy), at: to, capture.offset)
    }
    builder.nextRegister = mark
  }

  /// The block on the heap dies: gives a capture back.
  private func emitCaptureDispose(_ capture: Capture, block: Int) {
    let mark = builder.nextRegister
    let value = builder.newRegister()
    let kind = captureKind(capture)
    if kind == .plain { return }
    if kind != .record { word(.load64, value, at: block, capture.offset) }
    switch kind {
    case .plain: break
    case .record: endOwned(capture.type, at: block, offset: capture.offset)
    case .weak:
      point(value, at: block, capture.offset)
      builder.emit(.destroyWeak, a: value)
    case .object: builder.emitOwnership(.release, value)
    case .block: _ = callLibrary("_Block_release", [value])
    case .byref: _ = callLibrary("__selfsame_byrefRelease", [value])
    }
    builder.nextRegister = mark
  }

  /// The order in which a copy takes its captures, and in whose reverse it gives them back: by alignment, then
  /// objects, blocks, `__block` variables, what is weak, the rest (clang, `BlockLayoutChunk` in CGBlocks.cpp).
  private func inOrderOfHolding(_ captures: [Capture]) -> [Capture] {
    func rank(_ capture: Capture) -> Int {
      switch captureKind(capture) {
      case .object: 0
      case .block: 1
      case .byref: 2
      case .weak: 3
      case .record, .plain: 4
      }
    }
    let keys = captures.map { capture in
      (capture.isByref ? -8 : -state.types.alignment(capture.type), rank(capture))
    }
    return captures.indices.sorted { one, other in
      keys[one] == keys[other] ? one < other : keys[one] < keys[other]
    }.map { captures[$0] }
  }

  /// The functions that `_Block_copy` and the last release call.
  private func makeHelpers(
    _ captures: [Capture], _ number: Int, at place: SourceRange
  ) -> (copy: String, dispose: String) {
    let taken = tree.isSwift ? captures : inOrderOfHolding(captures)
    let givenBack = tree.isSwift ? taken : taken.reversed()
    let copy = "__copy_helper_block@\(number)"
    let dispose = "__destroy_helper_block@\(number)"
    makeHelper(copy, parameters: 2, at: place) { compiler in
      for capture in taken {
        compiler.emitCaptureCopy(
          capture, to: FrameLayout.headerSlots, from: FrameLayout.headerSlots + 1)
      }
    }
    makeHelper(dispose, parameters: 1, at: place) { compiler in
      for capture in givenBack {
        compiler.emitCaptureDispose(capture, block: FrameLayout.headerSlots)
      }
    }
    return (copy, dispose)
  }

  /// A function without a name in the program; its parameters are addresses.
  func makeHelper(
    _ linkName: String, parameters count: Int, at place: SourceRange,
    _ body: @escaping (UnitCompiler) -> Void
  ) {
    let display = String(linkName.prefix { $0 != "@" })
    var context = FunctionContext()
    context.displayName = display
    context.shortName = display
    // One that ends something needs no place for a copy.
    context.maker = count == 1 ? .blockEnd : .block
    let parameter = (name: NameID(0), type: TypeID.voidPointer, place: place)
    let (code, _) = compileBody(
      0, context, Array(repeating: parameter, count: count), at: place
    ) { compiler in
      body(compiler)
      compiler.builder.emitReturn(nil)
    }
    unit.functions.append(
      FunctionDefinition(linkName: linkName, displayName: display, body: .code(code)))
  }

  /// Under ARC: a block that is going to be kept, on the heap.
  func copiedBlock(_ value: Value) -> Value {
    guard !value.isError, !value.isOwned, value.kind == .register,
      state.types.kind(value.type) == .blockPointer
    else { return value }
    var copy = Value(.register, value.type, register: copyBlock(value))
    copy.isOwned = true
    return copy
  }

  /// Under ARC: a block that becomes a mere object. Whoever gets it cannot know that it lies on the stack,
  /// so it is copied first; the copy lives to the end of the full expression at least.
  func keptBlock(_ value: Value) -> Value {
    value.isOwned ? value : settle(copiedBlock(value))
  }

  // MARK: Calls

  func callBlock(
    _ block: Value, _ arguments: ArraySlice<Int32>, _ base: Int, at place: SourceRange
  ) -> Value {
    let type = state.types.blockFunction(block.type)
    let source = register(block)
    builder.reserve(upTo: max(builder.nextRegister, source + 1))
    let frame = builder.nextRegister
    builder.reserve(upTo: frame + FrameLayout.headerSlots + 1)
    // The variable may change while the arguments are computed; the block is the one of before.
    builder.emitMove(to: frame + FrameLayout.headerSlots, from: source)
    guard let (count, _) = passArguments(arguments, to: type, nil, frame, 1, at: place) else {
      return .error
    }
    let resultType = state.types.result(type)
    let result = prepareResult(resultType, frame)
    builder.mark(place)
    builder.emit(.callBlock, x: count, a: frame)
    return finishResult(result, resultType, frame, base: base)
  }
}

extension FunctionBuilder {
  /// retain, release or autorelease of the object in a register; an override's frame lies above.
  mutating func emitOwnership(_ op: Opcode, _ register: Int) {
    let mark = nextRegister
    reserve(upTo: mark + FrameLayout.headerSlots + 2)
    emit(op, a: register, b: mark)
    nextRegister = mark
  }
}
