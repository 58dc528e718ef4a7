import Bytecode
import Diagnostics
import Syntax

/// Statements: where control goes.
///
/// A loop is turned upside down, so that each round costs one branch: jump to the test, body, test,
/// branch back while it holds. Leaving a block early (return, break, continue, goto) first undoes what
/// the block opened; the pools to be drained are kept in a list of cleanups, innermost last.
extension UnitCompiler {
  func compileStatement(_ id: NodeID) {
    if heeds(at: tree[id].place) { return }
    // Labels and cases may stand in front of each other any number of times.
    var current = id
    while current != 0 {
      let node = tree[current]
      switch node.kind {
      case .labelStatement:
        defineLabel(node)
        current = node.c
      case .caseStatement:
        compileCase(node)
        current = node.c
      case .defaultStatement:
        compileDefault(node)
        current = node.c
      default:
        compilePlain(current, node)
        return
      }
    }
  }

  private func compilePlain(_ id: NodeID, _ node: Node) {
    let mark = builder.nextRegister
    switch node.kind {
    case .compound:
      inBlock(node) { for statement in tree.list(node.a) { compileStatement(statement) } }
      return
    case .declarationStatement:
      for declaration in tree.list(node.a) { declareLocal(declaration) }
      return
    case .expressionStatement:
      builder.mark(node.place)
      checkUnused(node.a)
      _ = discard(node.a)
    case .emptyStatement: break
    case .ifStatement: inBlock(node) { compileIf(node) }
    case .whileStatement: inBlock(node) { compileLoop(condition: node.a, step: 0, body: node.b) }
    case .doStatement: compileDo(node)
    case .forStatement:
      inBlock(node) {
        if node.a != 0 { compileStatement(node.a) }
        compileLoop(condition: node.b, step: node.c, body: node.d, isFor: true)
      }
      return
    case .switchStatement: inBlock(node) { compileSwitch(node) }
    case .breakStatement:
      defer { reopenRegions() }
      guard let target = function.breakables.last else {
        error(.strayJump, "'break' statement not in loop or switch statement", at: node.place)
        return
      }
      builder.mark(node.place)
      emitCleanups(downTo: target.cleanups)
      builder.jump(target.breakLabel)
    case .continueStatement:
      defer { reopenRegions() }
      guard let target = function.breakables.last(where: { $0.continueLabel >= 0 }) else {
        error(.strayJump, "'continue' statement not in loop statement", at: node.place)
        return
      }
      builder.mark(node.place)
      emitCleanups(downTo: target.cleanups)
      builder.jump(target.continueLabel)
    case .returnStatement: compileReturn(node)
    case .gotoStatement: compileGoto(node)
    case .autoreleasepoolStatement: compilePool(node)
    case .synchronizedStatement: compileSynchronized(node)
    case .tryStatement: compileTry(node)
    case .throwStatement: compileThrow(node)
    case .forInStatement: compileForIn(node)
    case .variableDeclaration, .typedefDeclaration, .functionDeclaration, .tagDeclaration,
      .staticAssert:
      declareLocal(id)
      return
    default:
      // An expression by itself, such as the init of a `for`.
      builder.mark(node.place)
      checkUnused(id)
      _ = discard(id)
    }
    builder.nextRegister = mark
  }

  /// Evaluates an expression for its effects.
  private func discard(_ id: NodeID) -> Value {
    checkSequence(id)
    if isARC { return discardOwned(id) }
    let value = expression(id, isDiscarded: true)
    // A property that is only read is a message all the same.
    return value.kind == .property ? rvalue(value) : value
  }

  // MARK: Blocks

  func pushScope() {
    scopes.push()
    function.openBlocks.append(
      FunctionContext.OpenBlock(
        register: builder.nextRegister, cleanups: function.cleanups.count,
        labels: function.labelCount))
  }
  /// The guards of a block that has ended, but for those of what its last expression has left to the one around it.
  private func passingOn(_ guards: [Int]) -> [Int] {
    let kept = function.fullExpressions.last?.guards.filter(guards.contains) ?? []
    if kept.isEmpty { return guards }
    for region in kept { leaveRegion(region) }
    function.cleanups += kept.map { .region($0) }
    if !function.openBlocks.isEmpty {
      function.openBlocks[function.openBlocks.count - 1].guards += kept
    }
    return guards.filter { !kept.contains($0) }
  }

  /// `node`: the block; what its end does stands at its closing brace, as clang has it.
  func popScope(_ node: Node? = nil) {
    let block = function.openBlocks.popLast()
    if let count = block?.cleanups, count < function.cleanups.count {
      if builder.isReachable {
        if let node, endsWithBrace(node) { markEnd(of: node) }
        emitCleanups(downTo: count)
      }
      function.cleanups.removeSubrange(count...)
      reopenRegions()
    }
    if let guards = block?.guards, !guards.isEmpty {
      finishGuards(passingOn(guards))
      reopenRegions()
    }
    // Where a jump may lead back into the block, its variables stay open.
    let isClosed = block?.labels == function.labelCount
    if isClosed, builder.isReachable, scopes.depth > function.bodyDepth { closeVariables() }
    let end = builder.pc
    scopes.pop { variable in
      if variable < builder.code.variables.count { builder.code.variables[variable].end = end }
    }
    if let block { builder.nextRegister = block.register }
  }

  /// One statement alone is a block, too, and what a front end wrote has the place of what it was written for.
  private func endsWithBrace(_ node: Node) -> Bool {
    guard node.place.end > node.place.start, let file = sources.file(of: node.place) else {
      return false
    }
    let last = Int(node.place.end) - 1
    return last < file.text.count && file.text[last] == UInt8(ascii: "}")
  }

  private func inBlock(_ node: Node, _ body: () -> Void) {
    pushScope()
    body()
    popScope(node)
  }

  /// A statement that chooses or repeats is a block, and so is each statement that it governs, without braces too:
  /// what they hold, such as what a block literal captured, ends with them (C11 6.8.4 and 6.8.5).
  func compileSubstatement(_ id: NodeID) {
    if tree[id].kind == .compound {
      compileStatement(id)
    } else {
      inBlock(tree[id]) { compileStatement(id) }
    }
  }

  /// Pointers to the variables of the innermost block dangle from here on.
  private func closeVariables() {
    guard let mark = scopes.marks.last else { return }
    for entry in scopes.entries[mark.entries...].reversed() where entry.variable >= 0 {
      guard builder.code.variables.indices.contains(entry.variable),
        builder.code.variables[entry.variable].hasGranules
      else { continue }
      builder.emit(.closeVariable, a: 0, imm32: entry.variable)
    }
  }

  // MARK: if, loops

  /// An `else if` ladder of any length, in a loop.
  private func compileIf(_ first: Node) {
    let end = builder.newLabel()
    var node = first
    while true {
      builder.mark(tree[node.a].place)
      let otherwise = builder.newLabel()
      checkCondition(node.a)
      if node.c == 0 { checkBody(ofIf: node.b) }
      deciding("if", .condition, at: tree[node.a].place) {
        condition(node.a, if: false, to: node.c == 0 ? end : otherwise)
      }
      compileSubstatement(node.b)
      if node.c == 0 { break }
      if builder.isReachable { builder.jump(end) }
      builder.bind(otherwise)
      let next = tree[node.c]
      if next.kind == .ifStatement {
        node = next
      } else {
        compileSubstatement(node.c)
        break
      }
    }
    builder.bind(end)
  }

  private func compileLoop(condition: NodeID, step: NodeID, body: NodeID, isFor: Bool = false) {
    if holdsLiteral(condition) || holdsLiteral(step) {
      compileRounds(condition: condition, step: step, body: body, isFor: isFor)
      return
    }
    let start = builder.newLabel()
    let test = builder.newLabel()
    let next = step != 0 ? builder.newLabel() : test
    let end = builder.newLabel()
    let constant = condition == 0 ? true : foldCondition(condition)
    if constant == nil { builder.jump(test) }
    if constant == false { builder.jump(end) }
    builder.bind(start, isEntered: constant != false)
    function.breakables.append(
      FunctionContext.Breakable(
        breakLabel: end, continueLabel: next, cleanups: function.cleanups.count))
    compileSubstatement(body)
    function.breakables.removeLast()
    if step != 0 {
      builder.bind(next)
      let mark = builder.nextRegister
      builder.mark(tree[step].place)
      function.repeats += 1
      checkUnused(step)
      _ = discard(step)
      function.repeats -= 1
      builder.nextRegister = mark
    }
    builder.bind(test)
    if constant == true {
      // An endless loop is stopped here: at its body, not where the function begins.
      builder.mark(tree[body].place)
      builder.jump(start)
    } else if condition != 0 {
      builder.mark(tree[condition].place)
      checkCondition(condition)
      function.repeats += 1
      defer { function.repeats -= 1 }
      deciding(isFor ? "for" : "while", .loop, at: tree[condition].place) {
        self.condition(condition, if: true, to: start)
      }
    }
    builder.bind(end)
  }

  /// A loop whose condition makes a struct with objects, or a block: each round is a block around condition, body and
  /// step, so what the condition has made lives as long as the round that it lets in (clang's ConditionScope).
  private func compileRounds(condition: NodeID, step: NodeID, body: NodeID, isFor: Bool) {
    let start = builder.newLabel()
    let next = builder.newLabel()
    let last = builder.newLabel()
    let end = builder.newLabel()
    builder.bind(start, isEntered: true)
    // `continue` ends it before the step, as clang has it: the places are empty then.
    let breakable = FunctionContext.Breakable(
      breakLabel: end, continueLabel: next, cleanups: function.cleanups.count)
    pushScope()
    if condition != 0 {
      builder.mark(tree[condition].place)
      checkCondition(condition)
      deciding(isFor ? "for" : "while", .loop, at: tree[condition].place) {
        self.condition(condition, if: false, to: last)
      }
    }
    let made = function.cleanups.count
    function.breakables.append(breakable)
    compileSubstatement(body)
    function.breakables.removeLast()
    builder.bind(next)
    if step != 0 {
      let mark = builder.nextRegister
      builder.mark(tree[step].place)
      checkUnused(step)
      _ = discard(step)
      builder.nextRegister = mark
    }
    if builder.isReachable {
      emitCleanups(downTo: breakable.cleanups)
      builder.jump(start)
      reopenRegions()
    }
    // The last condition does not hold: what it has made ends as well.
    function.cleanups.removeSubrange(made...)
    builder.bind(last)
    popScope(tree[body])
    builder.bind(end)
  }

  /// Whether an expression makes, as it stands, what lives as long as the block around it and owns objects.
  private func holdsLiteral(_ id: NodeID) -> Bool {
    guard isARC, id != 0, !tree.isSwift else { return false }
    var waiting = [id]
    while let next = waiting.popLast() {
      let node = tree[next]
      switch node.kind {
      case .compoundLiteral:
        var type = trying { resolveType(node.a) }
        while state.types.kind(type) == .array { type = state.types.element(type) }
        if ownsObjects(type) { return true }
        waiting.append(node.b)
      case .messageSend:
        waiting.append(node.a)
        waiting += tree.list(node.c)
      case .call:
        waiting.append(node.a)
        waiting += tree.list(node.b)
      case .member, .unary, .boxedExpression, .initializerItem: waiting.append(node.a)
      case .cast: waiting.append(node.b)
      case .subscriptAccess, .binary, .assignment: waiting += [node.a, node.b]
      case .binaryChain:
        for (position, element) in tree.list(node.a).enumerated() where position % 2 == 0 {
          waiting.append(element)
        }
      case .conditional: waiting += [node.a, node.b, node.c]
      case .comma, .initializerList, .arrayLiteral, .dictionaryLiteral:
        waiting += tree.list(node.a)
      default: break
      }
    }
    return false
  }

  private func compileDo(_ node: Node) {
    let start = builder.newLabel()
    let test = builder.newLabel()
    let end = builder.newLabel()
    builder.bind(start, isEntered: true)
    function.breakables.append(
      FunctionContext.Breakable(
        breakLabel: end, continueLabel: test, cleanups: function.cleanups.count))
    compileSubstatement(node.a)
    function.breakables.removeLast()
    builder.bind(test)
    builder.mark(tree[node.b].place)
    function.repeats += 1
    defer { function.repeats -= 1 }
    deciding("do", .doLoop, at: tree[node.b].place) {
      condition(node.b, if: true, to: start)
    }
    builder.bind(end)
  }

  // MARK: switch

  private func compileSwitch(_ node: Node) {
    // What the operand makes for the block around it no case jumps over.
    let outside = function.cleanups.count
    let value = switchOperand(node.a)
    if !value.isError, !state.types.isInteger(value.type) {
      error(
        .notScalar,
        "statement requires expression of integer type (\(spell(value.type)) invalid)",
        [spell(value.type)], at: tree[node.a].place)
      return
    }
    let type = value.isError ? .int : promoted(value.type)
    builder.mark(tree[node.a].place)
    let table = builder.code.switchTables.count
    builder.code.switchTables.append(SwitchTable(entries: [], defaultTarget: 0))
    builder.emit(.switchTable, a: register(convert(value, to: type)), imm32: table)
    builder.setReachable(false)
    let end = builder.newLabel()
    let depth = function.cleanups.count
    function.breakables.append(
      FunctionContext.Breakable(breakLabel: end, continueLabel: -1, cleanups: depth))
    function.switches.append(
      FunctionContext.OpenSwitch(table: table, type: type, cleanups: outside))
    compileSubstatement(node.b)
    function.breakables.removeLast()
    guard let open = function.switches.popLast() else { return }
    if open.defaultLabel < 0 {
      builder.bind(end, isEntered: true)
    } else {
      builder.bind(end)
    }
    let cases = open.cases.sorted { $0.low < $1.low }
    for (first, second) in zip(cases, cases.dropFirst()) where second.low <= first.high {
      error(
        .duplicateCase, "duplicate case value '\(second.low)'", ["\(second.low)"],
        at: second.place,
        related: [Diagnostic.Related(label: "note.previousCase", place: first.place)])
    }
    builder.code.switchTables[table] = SwitchTable(
      entries: cases.map {
        SwitchTable.Entry(low: $0.low, high: $0.high, target: builder.position($0.label))
      },
      defaultTarget: builder.position(open.defaultLabel < 0 ? end : open.defaultLabel))
  }

  private func compileCase(_ node: Node) {
    guard let open = function.switches.last else {
      error(.strayJump, "'case' statement not in switch statement", at: node.place)
      return
    }
    checkCaseScope(open, at: node.place)
    let type = open.type
    guard let low = constantInteger(node.a) else {
      error(
        .notConstant, "expression is not an integer constant expression", at: tree[node.a].place)
      return
    }
    let high = node.b != 0 ? constantInteger(node.b) ?? low : low
    let label = builder.newLabel()
    builder.bind(label, isEntered: true)
    function.labelCount += 1
    for range in caseRanges(wrap(low, to: type), wrap(high, to: type), type) {
      function.switches[function.switches.count - 1].cases.append(
        (range.low, range.high, label, tree[node.a].place))
    }
  }

  /// The ranges as the table has them, which compares signed: one of `unsigned long` across the middle is two. One that
  /// ends before it begins is none.
  private func caseRanges(
    _ low: Int64, _ high: Int64, _ type: TypeID
  ) -> [(low: Int64, high: Int64)] {
    let isSigned = state.types.isSigned(type)
    let isEmpty =
      isSigned ? high < low : UInt64(bitPattern: high) < UInt64(bitPattern: low)
    if isEmpty { return [] }
    return low <= high ? [(low, high)] : [(low, .max), (.min, high)]
  }

  private func compileDefault(_ node: Node) {
    guard let open = function.switches.last else {
      error(.strayJump, "'default' statement not in switch statement", at: node.place)
      return
    }
    if open.defaultLabel >= 0 {
      error(.duplicateCase, "multiple default labels in one switch", at: node.place)
      return
    }
    checkCaseScope(open, at: node.place)
    let label = builder.newLabel()
    builder.bind(label, isEntered: true)
    function.labelCount += 1
    function.switches[function.switches.count - 1].defaultLabel = label
  }

  /// A case may not lie behind the beginning of something that must be undone.
  private func checkCaseScope(_ open: FunctionContext.OpenSwitch, at place: SourceRange) {
    if function.cleanups.count == open.cleanups { return }
    error(.strayJump, "cannot jump from switch statement to this case label", at: place)
  }

  // MARK: goto

  private func label(_ name: NameID, at place: SourceRange) -> Int {
    if let known = function.labels[name] { return known.label }
    let label = builder.newLabel()
    function.labels[name] = FunctionContext.Label(label: label, place: place)
    return label
  }

  private func defineLabel(_ node: Node) {
    let label = label(node.a, at: node.place)
    if function.labels[node.a]?.isDefined == true {
      error(
        .redefinition, "redefinition of label '\(names[node.a])'", [names[node.a]], at: node.place)
      return
    }
    let cleanups = function.cleanups
    let expressions = function.fullExpressions.count
    function.labels[node.a]?.isDefined = true
    function.labels[node.a]?.cleanups = cleanups
    function.labels[node.a]?.expressions = expressions
    builder.bind(label, isEntered: true)
    function.labelCount += 1
  }

  private func compileGoto(_ node: Node) {
    let target = label(node.a, at: node.place)
    builder.mark(node.place)
    let temporaries = openTemporaries
    if function.cleanups.isEmpty, temporaries.allSatisfy(\.isEmpty) {
      // Nothing to undo, whatever the label.
      builder.jump(target)
      function.pendingGotos.append((-1, node.a, [], [], 0, node.place))
      return
    }
    // Which pools are left is known when the label is: a stub at the end does it.
    let stub = builder.newLabel()
    builder.jump(stub)
    function.pendingGotos.append(
      (stub, node.a, function.cleanups, temporaries, builder.nextRegister, node.place))
  }

  /// Writes the stubs and complains about labels that never came.
  func finishGotos() {
    let start = builder.pc
    for pending in function.pendingGotos {
      guard let label = function.labels[pending.name], label.isDefined else {
        let name = names[pending.name]
        error(
          .undeclaredLabel, "use of undeclared label '\(name)'", [name], at: pending.place)
        continue
      }
      if !pending.cleanups.starts(with: label.cleanups) {
        error(
          .strayJump, "cannot jump from this goto statement to its label", [names[pending.name]],
          at: pending.place,
          related: [Diagnostic.Related(label: "note.declaredHere", place: label.place)])
        continue
      }
      if pending.stub < 0 { continue }
      builder.bind(pending.stub)
      builder.mark(pending.place)
      let common = label.cleanups.count
      // The blocks are closed, but what they held is still needed, and so is what the label's block holds.
      let mark = builder.nextRegister
      builder.reserve(upTo: max(mark, pending.registers))
      releaseTemporaries(pending.temporaries.dropFirst(label.expressions))
      for cleanup in pending.cleanups.dropFirst(common).reversed() { emitCleanup(cleanup) }
      builder.jump(label.label)
      builder.nextRegister = mark
    }
    builder.undoing = start..<builder.pc
    function.pendingGotos = []
    finishFinallyBlocks()
  }

  // MARK: Pools

  private func compilePool(_ node: Node) {
    let token = builder.newRegister()
    builder.mark(node.place)
    builder.emit(.poolPush, a: token)
    function.cleanups.append(.pool(token))
    compileStatement(node.a)
    function.cleanups.removeLast()
    if builder.isReachable {
      markEnd(of: node)
      emitCleanup(.pool(token))
    }
  }

  func emitCleanups(downTo depth: Int) {
    for cleanup in function.cleanups.dropFirst(depth).reversed() {
      if heeds(at: function.place) { return }
      emitCleanup(cleanup)
    }
  }

  /// Empties a pool: the machine hands out one object after the other, the code sends `release`.
  func emitCleanup(_ cleanup: FunctionContext.Cleanup) {
    let token: Int
    if emitOwnershipCleanup(cleanup) { return }
    switch cleanup {
    case .lock(let lock):
      builder.emit(.lockExit, a: lock)
      return
    case .region(let region):
      leaveRegion(region)
      return
    case .finally(let final):
      passFinally(final)
      return
    case .byref(let offset):
      releaseByref(offset)
      return
    case .call(let index):
      emitCleanupCall(index)
      return
    case .variableArray(let slot, let size, let owner):
      endVariableArray(slot: slot, size: size, owner: owner)
      return
    case .pool(let register): token = register
    default: return
    }
    let mark = builder.nextRegister
    let frame = mark
    let receiver = frame + FrameLayout.headerSlots
    builder.reserve(upTo: receiver + 2)
    let next = builder.newLabel()
    let end = builder.newLabel()
    builder.bind(next, isEntered: true)
    builder.emit(.poolNext, a: receiver, b: token)
    builder.jump(end, ifRegister: receiver, is: false)
    builder.relocate(.selector("release"))
    builder.emit(.send, x: 2, a: frame)
    builder.jump(next)
    builder.bind(end)
    builder.nextRegister = mark
  }

  // MARK: return

  /// What the code stands in, as clang's sentences have it.
  private var functionWords: String {
    if function.isBlock { return "block" }
    return "\(function.isMethod ? "method" : "function") '\(function.shortName)'"
  }

  private func compileReturn(_ node: Node) {
    builder.mark(node.place)
    let isLater = function.hasInferred
    if function.infersResult { inferResult(node) }
    let type = function.result
    if node.a != 0 { function.returnsSomewhere = true }
    // Whatever comes of it, control does not go on from here.
    defer {
      builder.setReachable(false)
      reopenRegions()
    }
    if function.isEntry {
      error(.strayJump, "'return' statement outside a function", at: node.place)
      return
    }
    if isLater, !agreesWithInferred(node) { return }
    if node.a == 0 {
      if state.types.kind(type) != .void {
        error(
          .returnMismatch, "non-void \(functionWords) should return a value",
          [function.shortName], at: node.place)
        return
      }
      emitReturn(nil)
      return
    }
    if state.types.kind(type) == .void {
      let value = fullExpression(node.a) { operand(node.a) }
      if value.isError { return }
      if value.kind != .none {
        error(
          .returnMismatch, "void \(functionWords) should not return a value",
          [function.shortName], at: node.place)
        return
      }
      emitReturn(nil)
      return
    }
    checkStackAddress(node.a)
    if isARC {
      compileOwnedReturn(node)
      return
    }
    let value = coerce(
      expression(node.a), to: type, .returning, at: tree[node.a].place)
    checkStackBlock(node.a)
    if value.isError { return }
    if state.types.kind(type) == .record {
      let target = builder.newRegister()
      builder.emit(.loadResultAddress, a: target)
      emitCopy(to: target, from: register(value), bytes: state.types.size(type))
      emitReturn(nil)
      return
    }
    var result = register(value)
    if !function.cleanups.isEmpty {
      // The value must survive the draining of pools.
      if result >= builder.nextRegister { builder.reserve(upTo: result + 1) }
      let kept = function.returnHome >= 0 ? function.returnHome : builder.newRegister()
      builder.emitMove(to: kept, from: result)
      result = kept
    }
    emitReturn(result)
  }

  func emitReturn(_ register: Int?, handsOver: Bool = false) {
    releaseTemporaries(openTemporaries)
    emitCleanups(downTo: 0)
    if let watched = function.watched {
      builder.emit(.methodExit, x: Int(watched.rawValue), a: register ?? 0)
    }
    if handsOver, let register { emitHandOver(register) }
    builder.emitReturn(register)
  }
}
