import Bytecode
import Diagnostics
import Syntax

/// `@try`, `@catch`, `@finally`, `@throw`, `@synchronized`.
///
/// Nothing is done when a `@try` is entered: a table beside the code says which instructions are protected
/// and where an exception thrown by one of them goes on. There the clauses are asked in order, each by the
/// class of the exception.
///
/// A `@finally` block has many ways in: the normal end, an exception, every return, break, continue and goto
/// that leaves the `@try`. Its code exists once. Whoever enters it first writes into a register where to go
/// on afterwards, a small number, and the block ends with a switch over it. A returned value waits meanwhile
/// in a register that lies below all those that the block may use.
///
/// The code that leaves a `@try` stands in the middle of it but is not protected by it any more, so a
/// protected region is a list of ranges with gaps.
extension UnitCompiler {
  /// Instructions from which an exception goes to one place.
  struct ProtectedRegion {
    /// -1 while the code being made is outside.
    var start: Int
    var ranges: [(start: Int, end: Int)] = []
    /// So many regions there were when it was over: only those before it can lie within it.
    var sealedAt = Int.max
  }

  /// A `@finally` block, entered from many places.
  struct FinallyBlock {
    var label: Int
    /// Register with the number of the place to go on at.
    var state: Int
    var table: Int
    /// Labels to go on at, by number; -1 for those that nothing uses.
    var resumes: [Int]
  }

  // MARK: Protected regions

  /// Whatever follows is protected, until `closeRegion` or a way out.
  func openRegion() -> Int {
    function.regions.append(ProtectedRegion(start: builder.pc))
    function.cleanups.append(.region(function.regions.count - 1))
    return function.regions.count - 1
  }

  /// Whatever follows is protected by these ends, to the end of the block, or until it is sealed.
  @discardableResult
  func guarding(_ ends: [FunctionContext.Cleanup]) -> Int {
    let region = openRegion()
    function.guardedCleanups[region] = ends
    if !function.openBlocks.isEmpty {
      function.openBlocks[function.openBlocks.count - 1].guards.append(region)
    }
    return region
  }

  /// The same for what ARC owns in the frame's memory, which is empty as long as nothing is there, and once it has
  /// ended or moved away: so it does no harm where nothing is left.
  @discardableResult
  func guardingOwned(_ ends: [FunctionContext.Cleanup]) -> Int? {
    if ends.isEmpty || tree.isSwift || isPrelude || lookingAhead.depth > 0 { return nil }
    return guarding(ends)
  }

  /// What the region's ends would end is no longer theirs.
  func sealGuard(_ region: Int) {
    leaveRegion(region)
    function.regions[region].sealedAt = function.regions.count
    if let index = function.cleanups.lastIndex(of: .region(region)) {
      function.cleanups.remove(at: index)
    }
  }

  private func closeRegion(_ region: Int) {
    leaveRegion(region)
    function.cleanups.removeLast()
  }

  func leaveRegion(_ index: Int) {
    let start = function.regions[index].start
    if start >= 0, start < builder.pc {
      function.regions[index].ranges.append((start, builder.pc))
    }
    function.regions[index].start = -1
  }

  /// After a way out was written, the code goes on inside again.
  func reopenRegions() {
    for case .region(let index) in function.cleanups where function.regions[index].start < 0 {
      function.regions[index].start = builder.pc
    }
  }

  /// Exceptions of a region go on here.
  func bindHandler(_ region: Int, isCleanup: Bool = false) {
    // Each way out of a scope has a range for each of its variables.
    let ranges = function.regions[region].ranges
    let written = builder.code.handlers.count + ranges.count
    if written > builder.code.handlers.capacity {
      options.interruption.expect(2 * written * MemoryLayout<Handler>.stride)
    }
    if heeds(at: function.place) { return }
    for range in ranges {
      builder.code.handlers.append(
        Handler(
          start: range.start, end: range.end, target: builder.pc, isCleanup: isCleanup))
    }
    builder.setReachable(true)
  }

  // MARK: @try

  func compileTry(_ node: Node) {
    builder.mark(node.place)
    let end = builder.newLabel()
    let exception = builder.newRegister()
    let hadReturnHome = function.returnHome
    var final = -1
    if node.c != 0 {
      if function.returnHome < 0 { function.returnHome = builder.newRegister() }
      final = openFinally()
    }
    let body = openRegion()
    compileStatement(node.a)
    closeRegion(body)
    leaveTry(final, to: end)
    let clauses = tree.list(node.b)
    var regions: [Int] = []
    if clauses.isEmpty {
      regions = [body]
    } else {
      bindHandler(body)
      builder.emit(.caughtObject, a: exception)
      var isCaught = false
      for clause in clauses {
        let isAll = compileCatch(tree[clause], exception, final, end, &regions)
        isCaught = isCaught || isAll
      }
      if !isCaught {
        if final >= 0 {
          enterFinally(final, resume: 0)
        } else {
          builder.emit(.throwObject, x: 1, a: exception)
        }
      }
      builder.setReachable(false)
    }
    if final >= 0 {
      for region in regions { bindHandler(region) }
      if !regions.isEmpty {
        builder.emit(.caughtObject, a: exception)
        builder.loadInteger(0, into: function.finallyBlocks[final].state)
      }
      compileFinally(node.c, final, exception, end)
    }
    function.returnHome = hadReturnHome
    builder.bind(end)
  }

  private func leaveTry(_ final: Int, to end: Int) {
    guard builder.isReachable else { return }
    if final >= 0 { enterFinally(final, resume: 1) } else { builder.jump(end) }
  }

  /// One clause; true when it catches everything.
  private func compileCatch(
    _ node: Node, _ exception: Int, _ final: Int, _ end: Int, _ regions: inout [Int]
  ) -> Bool {
    builder.mark(node.place)
    let next = builder.newLabel()
    let parameter = tree[node.a]
    var catchesAll = true
    pushScope()
    if node.a != 0 {
      let type = parameterType(parameter)
      let entry = state.types.entry(type)
      let isClass = entry.kind == .objectPointer && entry.a == TypeTable.anyClass
      if type != .error, entry.kind != .objectPointer || isClass {
        error(
          .incompatibleTypes, "@catch parameter is not a pointer to an interface type",
          [spell(type)], at: parameter.place)
      }
      if entry.kind == .objectPointer, !state.types.protocols(type).isEmpty {
        error(
          .incompatibleTypes, "illegal qualifiers on @catch parameter", [spell(type)],
          at: parameter.place)
      }
      if entry.kind == .objectPointer, entry.a > 0 {
        catchesAll = false
        let test = builder.newRegister()
        let index = builder.constant(.classObject(names[entry.a]), key: poolKey(3, entry.a))
        builder.emit(.loadConstant, a: test, imm32: index)
        builder.emit(.isKindOf, a: test, b: exception, c: test)
        builder.jump(next, ifRegister: test, is: false)
        builder.nextRegister = test
      }
      if parameter.a != 0 {
        declareHeld(parameter.a, type, value: Value(.register, type, register: exception))
      }
    }
    function.caught.append(exception)
    let region = final >= 0 ? openRegion() : -1
    compileStatement(node.b)
    if region >= 0 {
      closeRegion(region)
      regions.append(region)
    }
    function.caught.removeLast()
    popScope(tree[node.b])
    leaveTry(final, to: end)
    builder.bind(next)
    return catchesAll
  }

  /// A variable that begins with a value which the compiler has at hand. `isBorrowed`: it only names the object,
  /// whatever its type says.
  func declareHeld(_ name: NameID, _ type: TypeID, value: Value, isBorrowed: Bool = false) {
    let variable = builder.code.variables.count
    // It begins with what fills it.
    let start = builder.pc
    let home: VariableInfo.Home
    if livesInMemory(name) {
      let offset = builder.newMemory(
        size: state.types.size(type), alignment: state.types.alignment(type))
      home = .memory(offset)
      scopes.declare(name, .frame(offset), type: type, variable: variable)
      let mark = builder.nextRegister
      store(value, to: Value(.frame, type.unqualified, offset: offset))
      builder.nextRegister = mark
    } else {
      let register = builder.newRegister()
      home = .register(register)
      scopes.declare(name, .register(register), type: type, variable: variable)
      self.register(value, into: register)
    }
    builder.code.variables.append(
      VariableInfo(
        name: names[name], encoding: encoding(type), home: home, start: start, end: .max))
    if ownership(type) == .strong, !isBorrowed { adopt(name, isRetained: false) }
  }

  // MARK: @finally

  private func openFinally() -> Int {
    let table = builder.code.switchTables.count
    builder.code.switchTables.append(SwitchTable(entries: [], defaultTarget: 0))
    let state = builder.newRegister()
    function.finallyBlocks.append(
      FinallyBlock(label: builder.newLabel(), state: state, table: table, resumes: [-1, -1]))
    let index = function.finallyBlocks.count - 1
    function.cleanups.append(.finally(index))
    return index
  }

  private func enterFinally(_ final: Int, resume: Int) {
    let block = function.finallyBlocks[final]
    if resume == 1, block.resumes[1] < 0 {
      function.finallyBlocks[final].resumes[1] = builder.newLabel()
    }
    builder.loadInteger(Int64(resume), into: block.state)
    builder.jump(block.label)
  }

  /// On the way out of a `@try`: runs the block, then goes on here.
  func passFinally(_ final: Int) {
    let resume = builder.newLabel()
    let block = function.finallyBlocks[final]
    function.finallyBlocks[final].resumes.append(resume)
    builder.loadInteger(Int64(block.resumes.count), into: block.state)
    builder.jump(block.label)
    builder.bind(resume, isEntered: true)
  }

  private func compileFinally(_ body: NodeID, _ final: Int, _ exception: Int, _ end: Int) {
    let block = function.finallyBlocks[final]
    builder.bind(block.label, isEntered: true)
    function.cleanups.removeLast()
    compileStatement(body)
    if builder.isReachable {
      builder.mark(tree[body].place)
      builder.emit(.switchTable, a: block.state, imm32: block.table)
    }
    let rethrow = builder.newLabel()
    builder.bind(rethrow, isEntered: true)
    function.finallyBlocks[final].resumes[0] = rethrow
    builder.emit(.throwObject, x: 1, a: exception)
    builder.setReachable(false)
    let normal = function.finallyBlocks[final].resumes[1]
    if normal >= 0 {
      builder.bind(normal, isEntered: true)
      builder.jump(end)
    }
  }

  /// When all ways into the `@finally` blocks are known: where each goes on.
  func finishFinallyBlocks() {
    for block in function.finallyBlocks {
      let targets = block.resumes.map { $0 < 0 ? 0 : builder.position($0) }
      builder.code.switchTables[block.table] = SwitchTable(
        entries: targets.indices.map {
          SwitchTable.Entry(low: Int64($0), high: Int64($0), target: targets[$0])
        }, defaultTarget: targets[0])
    }
  }

  // MARK: @throw

  func compileThrow(_ node: Node) {
    builder.mark(node.place)
    if node.a == 0 {
      guard let exception = function.caught.last else {
        error(.strayJump, "@throw (rethrow) used outside of a @catch block", at: node.place)
        return
      }
      builder.emit(.throwObject, x: 1, a: exception)
    } else {
      openFullExpression([node.a])
      let value = ownedOperand(node.a)
      if value.isError {
        _ = function.fullExpressions.popLast()
        return
      }
      guard isObjectOperand(value) else {
        error(
          .incompatibleTypes,
          "@throw requires an Objective-C object type (\(spell(value.type)) invalid)",
          [spell(value.type)], at: tree[node.a].place)
        _ = function.fullExpressions.popLast()
        return
      }
      let thrown = isARC ? own(value) : register(value)
      if isARC { emitAutorelease(thrown) }
      builder.reserve(upTo: max(builder.nextRegister, thrown + 1))
      // What the operand needed besides ends before the way out begins.
      closeFullExpression()
      builder.mark(node.place)
      builder.emit(.throwObject, a: thrown)
    }
    builder.setReachable(false)
  }

  /// Objects, and a `void *` that nobody knows better.
  private func isObjectOperand(_ value: Value) -> Bool {
    state.types.isObject(value.type)
      || state.types.isPointer(value.type)
        && state.types.kind(state.types.pointee(value.type)) == .void
  }

  // MARK: @synchronized

  /// The lock is given back on every way out, an exception's too.
  func compileSynchronized(_ node: Node) {
    builder.mark(node.place)
    pushScope()
    defer { popScope(node) }
    let lock = builder.newRegister()
    let value = heldOperand(node.a, in: lock)
    if value.isError {
      compileStatement(node.b)
      return
    }
    guard isObjectOperand(value) else {
      error(
        .incompatibleTypes,
        "@synchronized requires an Objective-C object type (\(spell(value.type)) invalid)",
        [spell(value.type)], at: tree[node.a].place)
      return
    }
    register(value, into: lock)
    builder.nextRegister = lock + 1
    builder.mark(node.place)
    builder.emit(.lockEnter, a: lock)
    function.cleanups.append(.lock(lock))
    let region = openRegion()
    compileStatement(node.b)
    closeRegion(region)
    function.cleanups.removeLast()
    let end = builder.newLabel()
    markEnd(of: node)
    if builder.isReachable {
      builder.emit(.lockExit, a: lock)
      builder.jump(end)
    }
    bindHandler(region)
    let exception = builder.newRegister()
    builder.emit(.caughtObject, a: exception)
    builder.emit(.lockExit, a: lock)
    builder.emit(.throwObject, x: 1, a: exception)
    builder.setReachable(false)
    builder.bind(end)
  }

  /// What follows belongs to the closing brace.
  func markEnd(of node: Node) {
    let place = node.place
    builder.mark(
      SourceRange(file: place.file, start: place.end > 0 ? place.end - 1 : 0, end: place.end))
  }
}
