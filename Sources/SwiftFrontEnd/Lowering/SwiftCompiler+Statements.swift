import Diagnostics
import Syntax

/// Statements: conditions that bind, loops over whatever can be counted through, switches.
extension SwiftCompiler {
  func statement(_ id: Int) -> LoweredCode {
    let node = tree[id]
    return plainStatement(node, id).at(node.place)
  }

  func plainStatement(_ node: SwiftNode, _ id: Int) -> LoweredCode {
    switch node.kind {
    case .whileStatement, .repeatStatement, .forIn, .switchStatement, .ifStatement, .doStatement,
      .block:
      if let name = node.labels.first { return labelled(name, node, id) }
    default: break
    }
    return unlabelled(node, id)
  }

  private func labelled(_ name: String, _ node: SwiftNode, _ id: Int) -> LoweredCode {
    let label = fresh("label")
    let isLoop = [.whileStatement, .repeatStatement, .forIn].contains(node.kind)
    context.labels.append((name, label, context.deferred.count, isLoop))
    pendingLabel = isLoop ? label : nil
    let code = unlabelled(node, id)
    context.labels.removeLast()
    return "\(code)\(label)_end: ;\n"
  }

  /// The body of a loop; a `continue` that names the loop comes to its end.
  func loopBody(_ id: Int) -> LoweredCode {
    let label = pendingLabel
    pendingLabel = nil
    let body = block(id, inScope: true)
    return label.map { "{ \(body)} \($0)_next: ; " } ?? body
  }

  /// `break` and `continue` go to where this many scopes with `defer` stand around.
  private func beginLoop() {
    context.deferMarks.append(context.deferred.count)
    context.loopMarks.append(context.deferred.count)
  }
  private func endLoop() {
    context.deferMarks.removeLast()
    context.loopMarks.removeLast()
  }

  /// `break` and `continue`.
  private func jump(_ node: SwiftNode, _ word: String) -> LoweredCode {
    if node.text.isEmpty {
      if let problem = problem(ofJump: word) {
        error(problem, at: node.place)
        return ""
      }
      let mark = word == "continue" ? context.loopMarks.last : context.deferMarks.last
      return "{ \(leaving(from: mark ?? 0, by: "\(word); "))}\n"
    }
    guard let target = context.labels.last(where: { $0.name == node.text }) else {
      error("cannot find label '\(node.text)' in scope", at: node.place)
      return ""
    }
    if word == "continue", !target.isLoop {
      error("'continue' cannot be used with if statements", at: node.place)
      return ""
    }
    let end = word == "break" ? "end" : "next"
    return "{ \(leaving(from: target.deferred, by: "goto \(target.label)_\(end); "))}\n"
  }

  /// Why a `break` or `continue` without a name leads nowhere.
  private func problem(ofJump word: String) -> String? {
    let isWithin = word == "continue" ? context.loops > 0 : !context.deferMarks.isEmpty
    if !isWithin, context.unthrowing == "a defer body" {
      return "'\(word)' cannot transfer control out of a defer statement"
    }
    if word == "continue" {
      return context.loops > 0 ? nil : "'continue' is only allowed inside a loop"
    }
    if !context.deferMarks.isEmpty { return nil }
    return context.branches > 0
      ? "unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do"
      : "'break' is only allowed inside a loop, if, do, or switch"
  }

  func unlabelled(_ node: SwiftNode, _ id: Int) -> LoweredCode {
    switch node.kind {
    case .whileStatement, .repeatStatement, .forIn: context.loops += 1
    case .ifStatement, .doStatement, .block: context.branches += 1
    default: return plain(node, id)
    }
    let code = plain(node, id)
    if [.whileStatement, .repeatStatement, .forIn].contains(node.kind) {
      context.loops -= 1
    } else {
      context.branches -= 1
    }
    return code
  }

  private func plain(_ node: SwiftNode, _ id: Int) -> LoweredCode {
    switch node.kind {
    case .variables: return node.kids.map { variable($0, node) }.joined("")
    case .function: return localFunction(id)
    case .ifStatement: return ifStatement(node)
    case .guardStatement: return guardStatement(node)
    case .whileStatement:
      let test = tree[node.kid(0)]
      beginLoop()
      defer { endLoop() }
      if test.kids.allSatisfy({ isExpression(tree[$0].kind) }) {
        let condition = conditionCode(test.kids)
        let body = loopBody(node.kid(1))
        return "while (\(condition)) { \(body)}\n"
      }
      return withScope {
        let label = pendingLabel
        let tests = guardConditions(test, leave: "break; ")
        pendingLabel = label
        let body = loopBody(node.kid(1))
        return "while (1) { \(tests)\(body)}\n"
      }
    case .repeatStatement:
      beginLoop()
      defer { endLoop() }
      let body = loopBody(node.kid(0))
      let condition = conditionCode([node.kid(1)])
      return "do { \(body)} while (\(condition));\n"
    case .forIn: return forIn(node)
    case .switchStatement: return switchStatement(node)
    case .returnStatement: return returnStatement(node)
    case .breakStatement: return jump(node, "break")
    case .continueStatement: return jump(node, "continue")
    case .throwStatement: return throwStatement(node)
    case .doStatement: return doStatement(node)
    case .fallthroughStatement:
      if context.falls.contains(id), let flag = context.fallFlag { return "\(flag) = 1;\n" }
      if context.switches > 0 {
        refuse("fallthrough within another statement", at: node.place)
        return ""
      }
      error("'fallthrough' is only allowed inside a switch", at: node.place)
      return ""
    case .deferStatement:
      if context.isTopLevel, scopes.count == 1, !context.deferred.isEmpty {
        context.atEnd.append(deferBody(node))
      } else {
        refuse("defer outside of a function", at: node.place)
      }
      return ""
    case .block:
      return "{ \(block(id, inScope: true))}\n"
    case .classDeclaration, .structDeclaration, .enumDeclaration:
      return ""
    case .protocolDeclaration, .extensionDeclaration, .typeAlias:
      refuse("types inside a function", at: node.place)
      state.types[node.text] = .failed
      return ""
    case .importDeclaration: return ""
    case .tuple where isWrittenTuple(id): return "\(dropped(id));\n"
    default:
      let value = unheld(id)
      if value.isType, value.type != .failed {
        error("expected member name or initializer call after type name", at: node.place)
      }
      if value.type == .void || value.type == .never { return "\(value.code);\n" }
      return "\(dropped(value));\n"
    }
  }

  func zero(_ type: SwiftType) -> String { isAggregate(type) ? "{0}" : "0" }

  // MARK: Variables

  func variable(_ id: Int, _ list: SwiftNode) -> LoweredCode {
    let node = tree[id]
    if node.text.isEmpty { return tupleVariables(node, list) }
    let isGlobal = context.isTopLevel && scopes.count == 1
    if node.kid(2) != 0, tree[node.kid(2)].kid(0) != 0 {
      if node.kid(0) == 0 {
        error("computed property must have an explicit type", at: node.place)
        return poisoned(node)
      }
      if isGlobal { return "" }
      let type = resolve(node.kid(0))
      _ = declareLocal(node.text, type, isLet: false, place: node.place)
      return equipLocal(node, type)
    }
    if node.flags.contains(.isLazy), list.text == "let" {
      error("'lazy' cannot be used on a let", at: node.place)
    } else if node.flags.contains(.isLazy) {
      if isGlobal {
        error("'lazy' cannot be used on an already-lazy global", at: node.place)
      } else {
        refuse("a lazy variable outside of a type", at: node.place)
      }
    }
    let annotated = node.kid(0) == 0 ? nil : annotation(of: node)
    if node.text == "_", annotated == nil, isWrittenTuple(node.kid(1)) {
      return "\(dropped(node.kid(1)));\n"
    }
    var value: SwiftValue?
    if node.kid(1) != 0 {
      if isGlobal { declaring = node.text }
      defer { declaring = nil }
      noteEscaping(node.kid(1), annotated.map { $0 == .any ? .any : .context } ?? .same)
      value = expression(
        node.kid(1), expected: annotated, isDropped: node.text == "_" && annotated == nil)
    } else if annotated == nil {
      error("type annotation missing in pattern", at: node.place)
      return ""
    }
    if annotated == .any, tree[node.kid(0)].text == "AnyObject", let type = value?.type,
      isNoObject(type)
    {
      error(
        "value of type '\(name(of: type))' expected to be instance of class or class-constrained type",
        at: tree[node.kid(1)].place)
      return poisoned(node)
    }
    var type = annotated ?? value?.type ?? .failed
    if node.flags.contains(.isWeak), annotated == nil, type.unwrapped == nil {
      type = .optional(type)
    }
    if node.flags.contains(.isWeak), type.unwrapped == nil {
      error(
        "'weak' variable should have optional type '\(name(of: type))?'", at: node.place)
    }
    checkWeak(node, type)
    if type == .null {
      error("'nil' requires a contextual type", at: tree[node.kid(1)].place)
      return ""
    }
    var code = value.map { value in
      var value = value
      if annotated == nil { value.view = nil }
      return convert(value, to: type, at: tree[node.kid(1)].place) {
        from, to in
        conformance(from, to).map {
          "value of type '\(from)' does not conform to specified type '\($0)'"
        } ?? "cannot convert value of type '\(from)' to specified type '\(to)'"
      }
    }
    if value?.isType == true, type != .failed {
      refuse("types as values", at: node.place)
      type = .failed
    }
    if type == .failed { return poisoned(node) }
    if code == nil, type.unwrapped != nil, list.text == "var" { code = none(type) }
    if node.text == "_" { return "\(dropped(SwiftValue(type: type, code: code ?? "0")));\n" }
    if type == .void {
      _ = declareLocal(node.text, type, isLet: list.text == "let", place: node.place)
      return "\(code ?? "0");\n"
    }
    if isGlobal {
      if annotated == nil || isBare(node.kid(0)) {
        if let old = state.globals[node.text], old.place.file == node.place.file {
          error("invalid redeclaration of '\(node.text)'", at: node.place)
          return ""
        }
        enterGlobal(node, list, type: type)
      }
      state.globals[node.text]?.view = annotated == nil ? value?.view : nil
      guard let code, let variable = state.globals[node.text] else { return "" }
      return "\(variable.cname) = \(code);\n"
    }
    if scopes[scopes.count - 1][node.text]?.place.isNone == false {
      error("invalid redeclaration of '\(node.text)'", at: node.place)
    }
    let variable = enterLocal(node, list, type, hasValue: node.kid(1) != 0)
    scopes[scopes.count - 1][node.text]?.view = annotated == nil ? value?.view : nil
    let weak = ownerWord(variable.isWeak, variable.isUnowned)
    let mark = mark(variable)
    let head: LoweredCode = "\(mark)\(weak)\(declaration(type, variable.cname))"
    let observers = node.kid(2) == 0 ? "" : equipLocal(node, type)
    return "\(head) = \(code ?? LoweredCode(zero(type)));\n\(observers)"
  }

  /// What has had its complaint is known by its name from here on, and what is said of it is no second one.
  private func poisoned(_ node: SwiftNode) -> LoweredCode {
    if context.isTopLevel, scopes.count == 1 {
      state.globals[node.text] = SwiftVariable(type: .failed, cname: "_", place: node.place)
    } else {
      _ = declareLocal(node.text, .failed, isLet: false, place: node.place)
    }
    return ""
  }

  func enterLocal(
    _ node: SwiftNode, _ list: SwiftNode, _ type: SwiftType, hasValue: Bool
  ) -> SwiftVariable {
    var variable = declareLocal(node.text, type, isLet: list.text == "let", place: node.place)
    variable.isDeferred = !hasValue && list.text == "let"
    variable.isWeak = node.flags.contains(.isWeak)
    variable.isUnowned = node.flags.contains(.isUnowned)
    variable.isImplicit = node.kid(0) != 0 && tree[node.kid(0)].kind == .unwrappedType
    scopes[scopes.count - 1][node.text] = variable
    return variable
  }

  /// What is said of a value that is not of the type that is written down for it.
  func specified(_ from: String, _ to: String) -> String {
    "cannot convert value of type '\(from)' to specified type '\(to)'"
  }

  func tupleVariables(_ node: SwiftNode, _ list: SwiftNode) -> LoweredCode {
    let annotated = node.kid(0) == 0 ? nil : resolve(node.kid(0))
    let parts = tree[node.kid(3)].kids
    if annotated == nil, isWrittenTuple(node.kid(1)), tree[node.kid(1)].kids.count == parts.count,
      parts.allSatisfy({ tree[$0].kind == .wildcard })
    {
      return "\(dropped(node.kid(1)));\n"
    }
    noteUnused(node.kid(1), by: node.kid(3))
    var value = expression(node.kid(1), expected: annotated)
    if let annotated {
      value.code = convert(value, to: annotated, at: tree[node.kid(1)].place, specified)
      if value.type != .failed { value.type = annotated }
    }
    guard case .tuple(_, let types) = value.type, types.count == tree[node.kid(3)].kids.count
    else {
      if value.type != .failed {
        error("cannot convert value of type '\(name(of: value.type))' to a tuple", at: node.place)
      }
      for each in tree[node.kid(3)].kids where tree[each].kind == .name { _ = poisoned(tree[each]) }
      return ""
    }
    let temporary = fresh("t")
    var code: LoweredCode = "\(declaration(value.type, temporary)) = \(value.code);\n"
    let isGlobal = context.isTopLevel && scopes.count == 1
    var names: Set<String> = []
    for (position, each) in tree[node.kid(3)].kids.enumerated()
    where tree[each].kind != .wildcard {
      if !names.insert(tree[each].text).inserted {
        error("invalid redeclaration of '\(tree[each].text)'", at: tree[each].place)
      }
      if isGlobal {
        var single = node
        single.text = tree[each].text
        single.kids = [0, 1]
        enterGlobal(single, list, type: types[position])
        code += "\(state.globals[single.text]?.cname ?? "_") = \(temporary).e\(position);\n"
      } else {
        let variable = declareLocal(
          tree[each].text, types[position], isLet: list.text == "let", place: tree[each].place)
        code +=
          "\(mark(variable))\(declaration(types[position], variable.cname)) = \(temporary).e\(position);\n"
      }
    }
    // The parts belong to their variables alone.
    return code + takenApart(temporary, value.type)
  }

  /// Lets go of the parts of a tuple that a call has answered: each was handed over for itself, and the last goes
  /// first.
  func takenApart(_ name: String, _ type: SwiftType) -> LoweredCode {
    guard case .tuple(_, let parts) = type else { return emptied(name, type) }
    return parts.indices.reversed().map { takenApart("\(name).e\($0)", parts[$0]) }.joined("")
  }

  func isWrittenTuple(_ id: Int) -> Bool {
    tree[id].kind == .tuple && tree[id].kids.count > 1
  }

  /// A value that nobody takes.
  func dropped(_ value: SwiftValue) -> LoweredCode {
    guard case .tuple = value.type else { return "(void)(\(value.code))" }
    let name = fresh("t")
    let variable = declaration(value.type, name)
    return "({ \(variable) = \(value.code); \(takenApart(name, value.type))(void)0; })"
  }

  /// An expression whose value nobody takes; of a tuple that is written down each part goes at once.
  func dropped(_ id: Int) -> LoweredCode {
    let node = tree[id]
    if node.kind == .tuple, node.kids.count > 1 {
      return "({ \(node.kids.map { dropped($0) }.joined("; ")); (void)0; })"
    }
    if node.kind == .member, node.kid(0) != 0, !hasChain(id),
      tree.hasCall(node.kid(0)) || isWrittenTuple(node.kid(0)),
      case .tuple(let labels, _) = probe(node.kid(0)).type,
      Int(node.text) != nil || labels.contains(node.text)
    {
      // The part that is named goes with the others.
      return dropped(node.kid(0))
    }
    if let answer = droppedAnswer(id) { return answer }
    return dropped(unheld(id))
  }

  private func unheld(_ id: Int) -> SwiftValue {
    let old = unheldCall
    unheldCall = tree[id].place
    defer { unheldCall = old }
    return expression(id, expected: nil, isDropped: true)
  }

  /// Lets go of what a variable or a field holds.
  func emptied(_ name: String, _ type: SwiftType) -> LoweredCode {
    if isPlainWord(type) { return "" }
    if case .tuple(_, let parts) = type, parts.allSatisfy({ isPlainWord($0) }) { return "" }
    return LoweredCode(isAggregate(type) ? "\(name) = (\(cType(type))){0}; " : "\(name) = 0; ")
  }

  // MARK: Conditions

  func conditionCode(_ ids: [Int], isNegated: Bool = false) -> LoweredCode {
    let (sign, what) = isNegated ? ("=", "argument") : ("!", "condition")
    return ids.map { id in
      let value = expression(id, expected: .bool)
      return convert(value, to: .bool, at: tree[id].place) { from, _ in
        if tree[id].kind == .integer, ["0", "1"].contains(tree[id].text) {
          return
            "integer literal value '\(tree[id].text)' cannot be used as a boolean; did you mean '\(tree[id].text == "1")'?"
        }
        if case .integer = value.type {
          return "type '\(from)' cannot be used as a boolean; test for '\(sign)= 0' instead"
        }
        return from.hasSuffix("?")
          ? "optional type '\(from)' cannot be used as a boolean; test for '\(sign)= nil' instead"
          : "cannot convert value of type '\(from)' to expected \(what) type 'Bool'"
      }
    }.joined(" && ")
  }

  func ifStatement(_ node: SwiftNode) -> LoweredCode {
    let test = tree[node.kid(0)]
    let hasBindings = !test.kids.allSatisfy { isExpression(tree[$0].kind) }
    let other = { [self] () -> LoweredCode in
      if node.kid(2) == 0 { return "" }
      if tree[node.kid(2)].kind == .ifStatement { return statement(node.kid(2)) }
      return block(node.kid(2), inScope: true)
    }
    if !hasBindings {
      // A ladder of `else if` is walked, not climbed, as far as nothing is bound.
      var code = LoweredCode()
      var rung = node
      while true {
        let condition = conditionCode(tree[rung.kid(0)].kids)
        let body = withScope { block(rung.kid(1), inScope: true) }
        code.add("if (\(condition)) { \(body)}", at: rung.place)
        if rung.kid(2) == 0 { return code + "\n" }
        let next = tree[rung.kid(2)]
        if next.kind == .ifStatement,
          tree[next.kid(0)].kids.allSatisfy({ isExpression(tree[$0].kind) })
        {
          code += " else "
          rung = next
          continue
        }
        let rest =
          next.kind == .ifStatement ? statement(rung.kid(2)) : block(rung.kid(2), inScope: true)
        return code + " else { \(rest)}\n"
      }
    }
    // Each lies within the one before, here and in what is written down.
    if test.kids.count > SwiftCompiler.mostConditions {
      tooDeep(at: tree[test.kids[SwiftCompiler.mostConditions]].place)
      return ""
    }
    let flag = fresh("done")
    let code = withScope { () -> LoweredCode in
      nestedConditions(test.kids[...]) { [self] in
        let body = block(node.kid(1), inScope: true)
        return (node.kid(2) == 0 ? "" : "\(flag) = 1; ") + body
      }
    }
    if node.kid(2) == 0 { return "{ \(code)}\n" }
    return "{ _Bool \(flag) = 0; { \(code)} if (!\(flag)) { \(other())} }\n"
  }

  func nestedConditions(
    _ ids: ArraySlice<Int>, _ body: () -> LoweredCode
  ) -> LoweredCode {
    guard let id = ids.first else { return body() }
    let node = tree[id]
    switch node.kind {
    case .bindCondition:
      let (temporary, before, type) = bound(node)
      let inner = type.unwrapped ?? .failed
      if node.text == "_" {
        let rest = nestedConditions(ids.dropFirst(), body)
        if inner == .failed { return rest }
        return LoweredCode(
          "\(before)if (\(isSome(type, LoweredCode(temporary)))) { \(emptied(temporary, type))\(rest)} ",
          at: node.place)
      }
      scopes.append([:])
      defer { scopes.removeLast() }
      let variable = declareLocal(
        node.text, inner, isLet: node.labels.first == "let", place: node.place)
      // What a variable is given next lets go of what it had.
      let left = variable.isLet ? "" : emptied(temporary, type)
      let rest = nestedConditions(ids.dropFirst(), body)
      if inner == .failed { return rest }
      return
        LoweredCode(
          "\(before)if (\(isSome(type, LoweredCode(temporary)))) { \(mark(variable))\(declaration(inner, variable.cname)) = \(unwrap(type, LoweredCode(temporary))); \(left)\(rest)} ",
          at: node.place)
    case .caseCondition:
      if isIrrefutable(node.kid(0)) { noteUnused(node.kid(1), by: node.kid(0)) }
      let value = conditionSubject(node)
      let temporary = fresh("t")
      scopes.append([:])
      defer { scopes.removeLast() }
      let (test, made) = match(node.kid(0), LoweredCode(temporary), value.type, isLet: false)
      let left = letGo(node.kid(0), LoweredCode(temporary), value.type)
      let rest = nestedConditions(ids.dropFirst(), body)
      return
        LoweredCode(
          "\(declaration(value.type, temporary)) = \(value.code); if (\(test)) { \(declarations(made))\(left)\(rest)} ",
          at: node.place)
    default:
      let condition = conditionCode([id])
      let rest = nestedConditions(ids.dropFirst(), body)
      return LoweredCode("if (\(condition)) { \(rest)} ", at: node.place)
    }
  }

  /// The value that a pattern in a condition is about.
  private func conditionSubject(_ node: SwiftNode) -> SwiftValue {
    let value = expression(node.kid(1), expected: nil)
    if node.text == "let" { return optional(value, at: tree[node.kid(1)].place) }
    return value
  }

  /// What is unwrapped by a condition.
  private func optional(_ value: SwiftValue, at place: SourceRange) -> SwiftValue {
    if value.type.unwrapped != nil || value.type == .failed { return value }
    error(
      "initializer for conditional binding must have Optional type, not '\(name(of: value.type))'",
      at: place)
    return failed()
  }

  /// The value of `let x = value` in a condition, in a variable of its own.
  func bound(_ node: SwiftNode) -> (String, LoweredCode, SwiftType) {
    var value: SwiftValue
    if node.kid(1) != 0 {
      let annotation = node.kid(0) == 0 ? nil : resolve(node.kid(0))
      value = expression(node.kid(1), expected: annotation.map { .optional($0) })
      if let annotation, value.type.unwrapped != nil {
        value.code = convert(value, to: .optional(annotation), at: tree[node.kid(1)].place) {
          "cannot assign value of type '\($0)' to type '\($1)'"
        }
        value.type = .optional(annotation)
      }
    } else {
      value = named(node.text, at: node.place, expected: nil)
    }
    value = optional(value, at: node.kid(1) == 0 ? node.place : tree[node.kid(1)].place)
    let temporary = fresh("t")
    if value.type == .failed { return (temporary, "", .failed) }
    return (temporary, "\(declaration(value.type, temporary)) = \(value.code); ", value.type)
  }

  /// Whether a condition is made of literals alone: swiftc works it out, and its `else` is never reached.
  private func hasConstantTest(_ id: Int) -> Bool {
    tree[id].kids.allSatisfy { test in
      var waiting = [test]
      while let next = waiting.popLast() {
        let node = tree[next]
        switch node.kind {
        case .integer, .boolean, .float: continue
        case .binary, .prefix: waiting += node.kids.filter { $0 != 0 }
        default: return false
        }
      }
      return true
    }
  }

  func guardStatement(_ node: SwiftNode) -> LoweredCode {
    if !alwaysLeaves(node.kid(1)), hasConstantTest(node.kid(0)) {
      refuse("a condition that is always the same", at: node.place)
    } else if !alwaysLeaves(node.kid(1)) {
      error(
        "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope",
        at: tree[node.kid(1)].place)
    }
    let leave = block(node.kid(1), inScope: true)
    return guardConditions(tree[node.kid(0)], leave: leave)
  }

  /// Conditions one after the other, whose variables stay: what fails leaves.
  func guardConditions(_ test: SwiftNode, leave: LoweredCode) -> LoweredCode {
    var code = LoweredCode()
    // What was bound by then goes before whoever leaves, the last first.
    var leave = leave
    func bind(_ name: String, _ type: SwiftType) { leave = "\(emptied(name, type))\(leave)" }
    let isGlobal = context.isTopLevel && scopes.count == 1
    for id in test.kids {
      let node = tree[id]
      switch node.kind {
      case .bindCondition:
        let (temporary, before, type) = bound(node)
        guard let inner = type.unwrapped else {
          _ = declareLocal(node.text, .failed, isLet: true, place: node.place)
          continue
        }
        code += before
        code.add("if (!(\(isSome(type, LoweredCode(temporary))))) { \(leave)} ", at: node.place)
        if node.text == "_" {
          code += emptied(temporary, type)
        } else if isGlobal {
          var single = node
          single.kids = [0, 1]
          var list = node
          list.text = node.labels.first ?? "let"
          enterGlobal(single, list, type: inner)
          let variable = state.globals[node.text]?.cname ?? "_"
          code.add(
            "\(variable) = \(unwrap(type, LoweredCode(temporary)));\n\(emptied(temporary, type))",
            at: node.place)
          endsWithProgram(variable, inner, at: node.place)
        } else {
          let variable = declareLocal(
            node.text, inner, isLet: node.labels.first == "let", place: node.place)
          code.add(
            "\(mark(variable))\(declaration(inner, variable.cname)) = \(unwrap(type, LoweredCode(temporary)));\n\(emptied(temporary, type))",
            at: node.place)
          bind(variable.cname, inner)
        }
      case .caseCondition:
        let value = conditionSubject(node)
        let temporary = fresh("t")
        let (condition, made) = match(node.kid(0), LoweredCode(temporary), value.type, isLet: false)
        code +=
          LoweredCode(
            "\(declaration(value.type, temporary)) = \(value.code); if (!(\(condition))) { \(emptied(temporary, value.type))\(leave)} \(declarations(made))"
          )
          .at(node.place)
        code += letGo(node.kid(0), LoweredCode(temporary), value.type)
        for each in made where !isGlobal { bind(each.cname, each.type) }
        if isGlobal {
          for each in made { endsWithProgram(each.cname, each.type, at: node.place) }
        }
      default:
        let condition = conditionCode([id])
        code += LoweredCode("if (!(\(condition))) { \(leave)}\n", at: node.place)
      }
    }
    return code
  }

  /// What `guard` binds at the outermost level is no global: it goes at the program's end, the last first.
  private func endsWithProgram(_ name: String, _ type: SwiftType, at place: SourceRange) {
    if !isPrompt { context.atEnd.append("{ \(emptied(name, type))}\n" <~ place) }
  }

  // MARK: Loops

  func forIn(_ node: SwiftNode) -> LoweredCode {
    let sequence = tree[node.kid(1)]
    beginLoop()
    defer { endLoop() }
    return withScope { () -> LoweredCode in
      if sequence.kind == .binary, sequence.kid(1) == 0, sequence.text == "...",
        let code = endlessLoop(node, sequence)
      {
        return code
      }
      if sequence.kind == .binary, !sequence.kids.contains(0),
        sequence.text == "..<" || sequence.text == "..."
      {
        let low = expression(sequence.kid(0), expected: .int)
        let high = expression(sequence.kid(1), expected: .int)
        guard low.type.isInteger, high.type.isInteger else {
          if low.type != .failed, high.type != .failed {
            error(
              "for-in loop requires '\(name(of: .range(closed: sequence.text == "...")))' to conform to 'Sequence'",
              at: sequence.place)
          }
          return ""
        }
        let counter = fresh("i")
        let end = fresh("end")
        let type = cType(low.type)
        let (bind, filter) = loopVariable(node.kid(0), low.type, LoweredCode(counter), node.kid(2))
        let body = loopBody(node.kid(3))
        let limit: LoweredCode =
          LoweredCode(
            "\(type) \(counter) = \(low.code); \(type) \(end) = __swift_range_end(\(counter), \(high.code), \(sequence.text == "..." ? 1 : 0)); ",
            at: sequence.place)
        return
          "{ \(limit)for (; \(counter) < \(end); \(counter)++) { \(bind)\(filter)\(body)} }\n"
      }
      if let code = strideLoop(node, sequence) { return code }
      var value = expression(node.kid(1), expected: nil)
      if case .range = value.type {
        let temporary = fresh("t")
        let counter = fresh("i")
        let (bind, filter) = loopVariable(node.kid(0), .int, LoweredCode(counter), node.kid(2))
        let body = loopBody(node.kid(3))
        return
          "{ SwiftRange \(temporary) = \(value.code); for (long \(counter) = \(temporary).low; \(counter) < \(temporary).high; \(counter)++) { \(bind)\(filter)\(body)} }\n"
      }
      if value.type == .string {
        value = SwiftValue(type: .array(.character), code: "__swift_characters(\(value.code))")
      }
      if case .dictionary(let key, let item) = value.type {
        let temporary = fresh("t")
        let counter = fresh("i")
        let type = SwiftType.tuple(["key", "value"], [key, item])
        let pair: LoweredCode =
          aggregate(
            of: type,
            "\(fromSlot("\(temporary)->keys", LoweredCode(counter), key)), \(fromSlot("\(temporary)->values", LoweredCode(counter), item))"
          )
        let (bind, filter) = loopVariable(node.kid(0), type, pair, node.kid(2))
        let body = loopBody(node.kid(3))
        return
          "{ SwiftDictionary *\(temporary) = \(value.code); for (long \(counter) = 0; \(counter) < \(temporary)->keys->count; \(counter)++) { \(bind)\(filter)\(body)} }\n"
      }
      guard let element = elementType(value.type) else {
        if value.type != .failed {
          let hint = value.type.unwrapped == nil ? "" : "; did you mean to unwrap optional?"
          error(
            "for-in loop requires '\(name(of: value.type))' to conform to 'Sequence'\(hint)",
            at: sequence.place)
        }
        return ""
      }
      let temporary = fresh("t")
      let counter = fresh("i")
      let item = fromSlot(LoweredCode(temporary), LoweredCode(counter), element)
      let (bind, filter) = loopVariable(node.kid(0), element, item, node.kid(2))
      let body = loopBody(node.kid(3))
      return
        "{ SwiftArray *\(temporary) = \(value.code); for (long \(counter) = 0; \(counter) < \(temporary)->count; \(counter)++) { \(bind)\(filter)\(body)} }\n"
    }
  }

  func elementType(_ type: SwiftType) -> SwiftType? {
    switch type {
    case .array(let inner), .slice(let inner), .set(let inner): return inner
    default: return nil
    }
  }

  func loopVariable(
    _ id: Int, _ type: SwiftType, _ value: LoweredCode, _ filter: Int
  ) -> (LoweredCode, LoweredCode) {
    let pattern = tree[id]
    var bind = LoweredCode()
    if pattern.kind == .tuple, type != .failed {
      guard case .tuple = type else {
        error(
          "tuple pattern cannot match values of non-tuple type '\(name(of: type))'",
          at: pattern.place)
        for each in SwiftTree.names(in: id, of: tree) {
          _ = declareLocal(each, .failed, isLet: true, place: pattern.place)
        }
        return ("", "")
      }
    }
    let isPlain = pattern.kids.allSatisfy { [.name, .wildcard].contains(tree[$0].kind) }
    if pattern.kind == .tuple, isPlain, case .tuple(_, let types) = type,
      types.count == pattern.kids.count
    {
      let temporary = fresh("t")
      bind += "\(declaration(type, temporary)) = \(value); "
      for (position, each) in pattern.kids.enumerated() where tree[each].kind == .name {
        let variable = declareLocal(
          tree[each].text, types[position], isLet: true, place: tree[each].place)
        bind += "\(declaration(types[position], variable.cname)) = \(temporary).e\(position); "
      }
    } else if pattern.kind == .name {
      let isLet = !pattern.flags.contains(.isMutating)
      let variable = declareLocal(pattern.text, type, isLet: isLet, place: pattern.place)
      bind = "\(mark(variable))\(declaration(type, variable.cname)) = \(value); "
    } else if pattern.kind != .wildcard {
      // `for case`: what does not match is passed over.
      let temporary = fresh("t")
      let (test, made) = match(id, LoweredCode(temporary), type, isLet: false)
      let head = "\(declaration(type, temporary)) = \(value); " as LoweredCode
      bind = "\(head)if (!(\(test))) continue; \(declarations(made))"
    }
    guard filter != 0 else { return (bind.at(pattern.place), "") }
    let condition = conditionCode([filter])
    return (
      bind.at(pattern.place), LoweredCode("if (!(\(condition))) continue; ", at: tree[filter].place)
    )
  }
}
