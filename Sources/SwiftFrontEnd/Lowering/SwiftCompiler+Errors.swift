import Diagnostics
import Syntax

/// Errors: `throw`, `try`, `do` and `catch`.
///
/// Swift's errors are no exceptions: a function that throws returns, and its caller asks at once whether it
/// did. So do we. What was thrown waits in a place that each thread has of its own; behind each call that
/// `try` covers stands the question, and where the answer is yes the caller leaves, too: to its `catch`, or
/// out of the function. The objects of the scopes that are left are released as with any `return`.
enum SwiftThrowTarget {
  /// A label, and how many scopes with `defer` stand around it.
  case label(String, deferred: Int)
  /// `try?`: nobody asks what it was.
  case dropped(String, deferred: Int)
  case function
  /// `try!`
  case stop
  /// The outermost level of the program.
  case topLevel
}

extension SwiftCompiler {
  /// What leaves this place once something was thrown; nil: nobody is there to take it.
  func leaveCode(at place: SourceRange) -> LoweredCode? {
    if case .function? = context.throwTarget { context.hasThrown = true }
    switch context.throwTarget {
    case .label(let label, let level): return leaving(from: level, by: "goto \(label); ")
    case .dropped(let label, let level): return leaving(from: level, by: "goto \(label); ")
    case .function:
      return leaving(from: 0, by: unborn(at: place) + leavingWithNothing())
    case .stop: return "__swift_raised();"
    case .topLevel: return "__swift_uncaught();"
    case nil: return nil
    }
  }

  /// Leaves a function, or an initialiser, that has no value to answer.
  func leavingWithNothing() -> LoweredCode {
    if context.isInitializer { return "goto __failed; " }
    let isNothing = context.result == .void || context.result == .never
    return isNothing ? "return; " : "return \(none(context.result)); "
  }

  /// The body of an initialiser, and what is done when it has left without a value: its variables are gone then. The
  /// object of a root class goes before the arguments; that of a class below one, of an initialiser that has asked
  /// another, and the parts of a struct go after them.
  func withFailure(
    _ body: LoweredCode, _ function: SwiftFunction, result: SwiftType, end: LoweredCode
  ) -> LoweredCode {
    guard body.mentions("__failed"), let owner = function.owner else { return "\(body)\(end)" }
    var gone = LoweredCode()
    if state.nominals[owner].kind == .classType {
      let isRoot = state.nominals[owner].superclass == nil
      if isRoot, !function.flags.contains(.isConvenience) { gone = "self = 0; " }
    } else {
      let names = parameterNames(function)
      gone = function.parameters.indices.reversed()
        .filter { isConsumed(function.parameters[$0], of: function) }
        .map { emptied(names[$0], function.parameters[$0].type) }.joined("")
    }
    return "{ \(body)}\n\(end)__failed: ; \(gone)return \(none(result)); "
  }

  /// The value of a call that may throw.
  func thrown(
    _ value: SwiftValue, of function: SwiftFunction, at place: SourceRange,
    isOperator: Bool = false
  ) -> SwiftValue {
    function.flags.contains(.isThrowing)
      ? thrown(value, at: place, isOperator: isOperator) : value
  }

  /// A member of the library that is given a closure, and throws what that throws.
  func rethrowing(at place: SourceRange, _ make: () -> SwiftValue?) -> SwiftValue? {
    let old = isRethrown
    isRethrown = false
    defer { isRethrown = old }
    let value = make()
    return isRethrown ? value.map { thrown($0, at: place, isUnfinished: true) } : value
  }

  /// The same of a call that hands closures over: a function that rethrows throws if one of them may.
  func thrown(
    _ value: SwiftValue, of function: SwiftFunction, _ node: SwiftNode, _ arguments: [Int]
  ) -> SwiftValue {
    if function.flags.contains(.isRethrowing) {
      let mayThrow = pairs(function, node, arguments).contains { parameter, id in
        guard case .function(_, .throwing) = parameter.type.unwrapped ?? parameter.type else {
          return false
        }
        let given = forgetting { argument(id, for: parameter).type }
        if case .function(_, .throwing) = given.unwrapped ?? given { return true }
        return false
      }
      if !mayThrow { return value }
    }
    guard function.flags.contains(.isThrowing), droppedCall == node.place, isCounted(value.type)
    else { return thrown(value, of: function, at: node.place) }
    droppedCall = nil
    if case .tuple = value.type { return thrown(value, of: function, at: node.place) }
    // Nobody takes the answer: it goes before what the call was given.
    let (answer, nothing) = (fresh("t"), none(value.type))
    let gone: LoweredCode = "\(answer) = \(value.code), \(answer) = \(nothing)"
    let rest = thrown(
      SwiftValue(type: .void, code: gone), of: function, at: node.place)
    if rest.type == .failed { return failed() }
    return SwiftValue(
      type: value.type,
      code: "({ \(declaration(value.type, answer)) = \(nothing); \(rest.code); \(answer); })")
  }

  /// What may have left an error instead of its value.
  func thrown(
    _ value: SwiftValue, at place: SourceRange, isOperator: Bool = false,
    isUnfinished: Bool = false
  ) -> SwiftValue {
    guard value.type != .failed else { return value }
    if context.throwTarget == nil, context.unthrowing == SwiftContext.autoclosure {
      let unmarked = context.trying > 0 ? "" : " it is not marked with 'try' and"
      error(
        "call can throw, but\(unmarked) it is executed in \(SwiftContext.autoclosure)", at: place)
      return failed()
    }
    if context.throwTarget == nil, let around = context.unthrowing {
      error("call can throw, but errors cannot be thrown out of \(around)", at: place)
      return failed()
    }
    guard context.trying > 0 else {
      // Nothing else makes the closure around one that throws.
      let isInClosure = context.closures.last?.depth == context.closureDepth
      let isPlain = isInClosure && !context.isMarkedThrowing && !context.hasThrown
      error(
        context.throwTarget == nil || isPlain
          ? "call can throw, but it is not marked with 'try' and the error is not handled"
          : isOperator
            ? "operator can throw but expression is not marked with 'try'"
            : "call can throw but is not marked with 'try'", at: place)
      return failed()
    }
    guard let leave = leaveCode(at: place) else {
      if context.closureDepth > 0 {
        refuse("a closure that throws", at: place)
      } else {
        error("errors thrown from here are not handled", at: place)
      }
      return failed()
    }
    if case .dropped(let label, _)? = context.throwTarget {
      return isUnfinished ? unfinished(value, leave, label) : dropped(value, leave, label)
    }
    let test: LoweredCode = "if (__swift_thrown()) { \(leave) } "
    guard value.type != .void, value.type != .never else {
      return SwiftValue(type: value.type, code: "({ \(value.code); \(test)(void)0; })")
    }
    let temporary = fresh("t")
    return SwiftValue(
      type: value.type,
      code: "({ \(declaration(value.type, temporary)) = \(value.code); \(test)\(temporary); })")
  }

  /// Behind `try?` the error of the only call that may throw goes before what the call was given: it is asked for in
  /// the same expression. Where several may throw, it goes after all that was made (as swiftc lays the ways out).
  private func dropped(_ value: SwiftValue, _ leave: LoweredCode, _ label: String) -> SwiftValue {
    let failed = fresh("failed")
    let ask: LoweredCode =
      "\(failed) = __swift_dropped(\(label)_only); if (\(failed)) { \(leave) } "
    guard value.type != .void, value.type != .never else {
      return SwiftValue(
        type: value.type, code: "({ _Bool \(failed); (\(value.code)), \(ask)(void)0; })")
    }
    let temporary = fresh("t")
    return SwiftValue(
      type: value.type,
      code:
        "({ \(declaration(value.type, temporary)) = \(zero(value.type)); _Bool \(failed); \(temporary) = \(value.code), \(ask)\(temporary); })"
    )
  }

  /// Behind `try?` what the library has put together by then goes first: it goes there. Then goes the error, and last
  /// what the library was given; what it owns, as the whole of a `filter`, goes with its own.
  private func unfinished(
    _ value: SwiftValue, _ leave: LoweredCode, _ label: String
  ) -> SwiftValue {
    func gone(_ variable: LoweredCode) -> LoweredCode {
      isCounted(value.type)
        ? "if (__swift_thrown()) \(variable) = \(zero(value.type)); " : ""
    }
    guard let (body, variable) = value.built else {
      guard isCounted(value.type) else { return dropped(value, leave, label) }
      let answer = fresh("t")
      let code: LoweredCode =
        "({ \(declaration(value.type, answer)) = \(value.code); \(gone(LoweredCode(answer)))\(answer); })"
      return dropped(SwiftValue(type: value.type, code: code), leave, label)
    }
    let failed = fresh("failed")
    return SwiftValue(
      type: value.type,
      code:
        "({ \(body)\(gone(variable))_Bool \(failed) = __swift_dropped(\(label)_only); if (\(failed)) { \(leave) } \(variable); })"
    )
  }

  /// Values that are handed over together, where working one of them out may throw: what is there before it has a name
  /// until all are there, so that it goes with the error.
  func held(
    _ values: [LoweredCode], _ types: [SwiftType]
  ) -> (setup: LoweredCode, values: [LoweredCode]) {
    guard types.count == values.count, values.count > 0,
      let last = values.lastIndex(where: {
        $0.mentions("__swift_thrown") || $0.mentions("__swift_dropped")
      })
    else { return ("", values) }
    var (setup, values) = (LoweredCode(), values)
    for position in 0...last where types[position] != .void {
      let name = fresh("given")
      setup += "\(declaration(types[position], name)) = \(values[position]); "
      values[position] = LoweredCode(name)
    }
    return (setup, values)
  }

  /// The same for the arguments of a function.
  func held(
    _ values: [LoweredCode], for function: SwiftFunction
  ) -> (setup: LoweredCode, values: [LoweredCode]) {
    if function.parameters.contains(where: \.isInout) { return ("", values) }
    return held(values, function.parameters.map(\.type))
  }

  func behind(_ setup: LoweredCode, _ code: LoweredCode) -> LoweredCode {
    setup.isEmpty ? code : "({ \(setup)\(code); })"
  }

  func tryExpression(
    _ node: SwiftNode, _ expected: SwiftType?, _ isDropped: Bool, end: LoweredCode = ""
  ) -> SwiftValue {
    context.trying += 1
    defer { context.trying -= 1 }
    if isDropped, node.text != "try?", tree[node.kid(0)].kind == .call {
      droppedCall = tree[node.kid(0)].place
    }
    if node.text == "try" {
      return expression(node.kid(0), expected: expected, isDropped: isDropped)
    }
    let target = context.throwTarget
    let level = context.deferred.count
    let label = fresh("failed")
    context.throwTarget = node.text == "try!" ? .stop : .dropped(label, deferred: level)
    let value = expression(
      node.kid(0), expected: node.text == "try?" ? expected.map { $0.unwrapped ?? $0 } : expected,
      isDropped: isDropped && node.text == "try!")
    context.throwTarget = target
    if value.type == .failed { return failed() }
    if node.text == "try!" { return value }
    let sites = value.code.text.ranges(of: "\(label)_only").count
    let only: LoweredCode = sites == 0 ? "" : "_Bool \(label)_only = \(sites == 1 ? 1 : 0); "
    if value.type == .void {
      return SwiftValue(
        type: .void,
        code: "({ \(only)\(value.code); \(end)\(label): ; (void)__swift_dropped(1); (void)0; })")
    }
    let result: SwiftType = value.type.unwrapped != nil ? value.type : .optional(value.type)
    let temporary = fresh("t")
    return SwiftValue(
      type: result,
      code:
        "({ \(only)\(declaration(result, temporary)) = \(none(result)); \(temporary) = \(converted(value.code, value.type, result)); \(label): ; (void)__swift_dropped(1); \(temporary); })"
    )
  }

  /// Whether a `try?` of a call without a value came to its end; nil: it is none of these.
  func triedToItsEnd(_ id: Int) -> LoweredCode? {
    let node = tree[id]
    guard node.kind == .tryExpression, node.text == "try?", probe(id).type == .void else {
      return nil
    }
    let isThere = fresh("there")
    let value = tryExpression(node, nil, false, end: "\(isThere) = 1; ")
    return "({ _Bool \(isThere) = 0; \(value.code); \(isThere); })"
  }

  func throwStatement(_ node: SwiftNode) -> LoweredCode {
    guard case .nominal(let index)? = state.types["Error"] else { return "" }
    let value = expression(node.kid(0), expected: nil)
    if value.type == .failed { return "" }
    guard converts(value.type, to: .nominal(index)) else {
      error(
        "thrown expression type '\(name(of: value.type))' does not conform to 'Error'",
        at: tree[node.kid(0)].place)
      return ""
    }
    guard let leave = leaveCode(at: node.place) else {
      if context.unthrowing == nil, context.closureDepth > 0 {
        refuse("a closure that throws", at: node.place)
      } else {
        error(
          context.unthrowing.map { "errors cannot be thrown out of \($0)" }
            ?? "error is not handled because the enclosing function is not declared 'throws'",
          at: node.place)
      }
      return ""
    }
    return
      "{ __swift_throw(\(converted(value.code, value.type, .nominal(index)))); \(leave) }\n"
  }

  func doStatement(_ node: SwiftNode) -> LoweredCode {
    guard case .nominal(let index)? = state.types["Error"] else { return "" }
    let any = SwiftType.nominal(index)
    let (caught, end, variable) = (fresh("caught"), fresh("end"), fresh("error"))
    let outer = context.throwTarget
    context.throwTarget = .label(caught, deferred: context.deferred.count)
    let body = block(node.kid(0), inScope: true)
    context.throwTarget = outer
    var cases = LoweredCode()
    var takesAll = false
    for each in node.kids.dropFirst() {
      let branch = tree[each]
      scopes.append([:])
      if branch.kids.count == 1 {
        takesAll = true
        enter("error", any, as: variable)
      }
      let (head, tests, binds) = alternatives(branch, LoweredCode(variable), any) {
        if isIrrefutable($0) { takesAll = true }
      }
      let body = block(branch.kid(0), inScope: true)
      scopes.removeLast()
      let test = tests.isEmpty ? "1" : tests.joined(" || ")
      cases.add("\(head)if (\(test)) { \(binds)\(body)goto \(end); } ", at: branch.place)
    }
    if !takesAll {
      let behind = SourceRange(
        file: node.place.file, start: node.place.end, end: node.place.end)
      if let leave = leaveCode(at: behind) {
        cases += "__swift_throw(\(variable)); \(leave) "
      } else if body.mentions(caught) {
        error(
          "errors thrown from here are not handled because the enclosing catch is not exhaustive",
          at: node.place)
      }
    }
    return
      "{ id \(variable) = 0; { \(body)} goto \(end); \(caught): ; \(variable) = __swift_taken(); \(cases)\(end): ; }\n"
  }
}
